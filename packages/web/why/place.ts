interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** How far along its edge the slip points at what it explains. */
  readonly points: number;
}

const GAP = 14;
const MARGIN = 8;
/** The point keeps away from the corners. */
const CORNER = 18;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

/** A place for a slip beside a box: where there is room to the right, else to the left, else below, else above. */
export const placeBeside = (box: Box, slip: Pick<Box, 'width' | 'height'>, window: Pick<Box, 'width' | 'height'>): Placed => {
  const across = clamp(box.left + box.width / 2 - slip.width / 2, MARGIN, window.width - slip.width - MARGIN);
  const along = clamp(box.top + box.height / 2 - slip.height / 2, MARGIN, window.height - slip.height - MARGIN);
  const upright = clamp(box.top + box.height / 2 - along, CORNER, slip.height - CORNER);
  const level = clamp(box.left + box.width / 2 - across, CORNER, slip.width - CORNER);
  const right = box.left + box.width + GAP;
  if (right + slip.width + MARGIN <= window.width) return { left: right, top: along, side: 'right', points: upright };
  const left = box.left - GAP - slip.width;
  if (left >= MARGIN) return { left, top: along, side: 'left', points: upright };
  const below = box.top + box.height + GAP;
  if (below + slip.height + MARGIN <= window.height) return { left: across, top: below, side: 'below', points: level };
  const above = clamp(box.top - GAP - slip.height, MARGIN, window.height - slip.height - MARGIN);
  return { left: across, top: above, side: 'above', points: level };
};
