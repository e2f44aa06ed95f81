/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a note or a slip is placed, on which side of its target, and how far along that side its tip is. */
export interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below';
  readonly tip: number;
}

/** The gap between the note and its target, and between the note and the edge of the screen. */
const GAP = 16;
const EDGE = 10;
/** The tip stays away from the round corners. */
const CORNER = 22;

/** Covering the target is worse than covering anything else that should stay in sight. */
const TARGET_WEIGHT = 1_000;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Places a note or a slip beside its first target, covering none of them if there is room, and as little as possible of what else is
 * needed.
 */
export const placeBeside = (targets: readonly Box[], note: Size, screen: Size, needed: readonly Box[]): Anchor | undefined => {
  const [target] = targets;
  if (target === undefined) return undefined;
  const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  const inside = (left: number, top: number) => ({
    left: between(EDGE, left, screen.width - note.width - EDGE),
    top: between(EDGE, top, screen.height - note.height - EDGE),
  });
  const along = [y - note.height / 2, target.top, target.bottom - note.height];
  const across = [x - note.width / 2, target.left, target.right - note.width];
  const places = [
    ...along.map((top) => ({ side: 'right' as const, ...inside(target.right + GAP, top) })),
    ...along.map((top) => ({ side: 'left' as const, ...inside(target.left - GAP - note.width, top) })),
    ...across.map((left) => ({ side: 'below' as const, ...inside(left, target.bottom + GAP) })),
    ...across.map((left) => ({ side: 'above' as const, ...inside(left, target.top - GAP - note.height) })),
  ];
  const cost = ({ left, top }: { readonly left: number; readonly top: number }): number => {
    const box = { left, top, right: left + note.width, bottom: top + note.height };
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, each) => sum + overlap(box, each), 0);
    return over(targets) * TARGET_WEIGHT + over(needed);
  };
  const best = places.reduce((least, place) => (cost(place) < cost(least) ? place : least));
  const upright = best.side === 'left' || best.side === 'right';
  const tip = upright ? between(CORNER, y - best.top, note.height - CORNER) : between(CORNER, x - best.left, note.width - CORNER);
  return { ...best, tip };
};
