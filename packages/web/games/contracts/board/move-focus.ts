/** A press of a key, as the page or React tells of it. */
type Press = Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>;

/** Where something lies on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more distance across the line counts than distance along it. */
const ASIDE = 3;

/** The number of the box that one comes to with an arrow key; nothing where none lies that way. */
export const boxBeside = (from: Box, boxes: readonly Box[], key: string): number | undefined => {
  const [x, y] = ARROWS[key] ?? [0, 0];
  let [nearest, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [at, box] of boxes.entries()) {
    const across = box.left + box.width / 2 - (from.left + from.width / 2);
    const down = box.top + box.height / 2 - (from.top + from.height / 2);
    const ahead = across * x + down * y;
    const far = ahead + ASIDE * Math.abs(across * y + down * x);
    if (ahead > 2 && far < least) [nearest, least] = [at, far];
  }
  return nearest;
};

/** Moves the focus to the nearest of these elements in the direction of an arrow key; tells whether it was one. */
export const moveFocus = (event: Press, selector: string): boolean => {
  if (!(event.key in ARROWS) || !(event.target instanceof HTMLElement) || event.target.matches('input, select')) return false;
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.offsetParent !== null);
  const boxes = stops.map((stop) => stop.getBoundingClientRect());
  const next = boxBeside(event.target.getBoundingClientRect(), boxes, event.key);
  if (next !== undefined) stops[next]?.focus();
  event.preventDefault();
  return true;
};
