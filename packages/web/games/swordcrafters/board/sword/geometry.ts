import { SIDES, type Side, type Sword } from '@swordtable/games/swordcrafters/pieces/sword';

/** A point of the picture: to the right, and down. The middle of the blade's foot is its origin. */
export type Point = readonly [x: number, y: number];

/** The blade seen from above its front edge: half of its diagonal, the height of a tile, how thick tiles are, and how much of depth is seen. */
export const RADIUS = 90;
export const TILE = 88;
export const THICK = 13;
const TILT = 0.267;

/** From the middle to a side. */
export const APOTHEM = RADIUS * Math.SQRT1_2;

/** Where the lamp is, in degrees to the right of the viewer. */
const LAMP = 52;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const around = (steps: number): Side => ((steps % SIDES.length) + SIDES.length) % SIDES.length;

/** A point in space: to the right, toward the viewer, and up. */
export type Spot = readonly [right: number, near: number, up: number];

/** The point that lies `out` from the middle in a direction, `across` to the right of that, and `up` from the foot. */
export const spotAt = (angle: number, out: number, across = 0, up = 0): Spot => {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  return [out * sin + across * cos, out * cos - across * sin, up];
};

/** Where a point in space is seen. */
export const seen = ([right, near, up]: Spot): Point => [right, near * TILT - up];
export const seenAt = (angle: number, out: number, across = 0, up = 0): Point => seen(spotAt(angle, out, across, up));

/**
 * The direction in which a side faces, in degrees to the right of the viewer. `turn` counts quarter turns: at 0 the first side is
 * in front on the left and the second on the right, at 1 the second and the third, and in between the sword is just turning.
 */
export const angleOf = (side: Side, turn: number): number => 90 * (side - turn) - 45;

/** How directly a direction faces the viewer: 1 straight on, below 0 away. */
export const facing = (angle: number): number => Math.cos(radians(angle));
/** A side that is seen edge on is not seen. */
export const isSeen = (side: Side, turn: number): boolean => facing(angleOf(side, turn)) > 0.001;

/** How much of the lamp's light a face does not get, from 0 to 1. */
export const shadeOf = (angle: number): number => (1 - Math.cos(radians(angle - LAMP))) / 2;

/** Whether the front of a flat shape is seen: its corners are given against the clock. */
export const showsFront = (corners: readonly Point[]): boolean => {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice < -1;
};

/** The two lower corners of a side of the blade, or of something as square that is wider or narrower, at a height. */
export const edgeOf = (side: Side, turn: number, up: number, radius = RADIUS): readonly [left: Point, right: Point] => {
  const angle = angleOf(side, turn);
  return [seenAt(angle - 45, radius, 0, up), seenAt(angle + 45, radius, 0, up)];
};

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Lays a square of 100, drawn flat from its upper left corner, onto an upright face with these upper corners. */
export const laidOn = ([left, top]: Point, [right, drop]: Point, height: number): string =>
  `matrix(${[(right - left) / 100, (drop - top) / 100, 0, height / 100, left, top].map(short).join(' ')})`;

/** Lays what is drawn flat onto the place of a tile. */
export const onTile = (side: Side, level: number, turn: number): string => laidOn(...edgeOf(side, turn, (level + 1) * TILE), TILE);

/** The corners of the place of a tile, from above on the left against the clock. */
export const tileCorners = (side: Side, level: number, turn: number): readonly Point[] => {
  const [left, right] = edgeOf(side, turn, level * TILE);
  const lifted = ([x, y]: Point): Point => [x, y - TILE];
  return [lifted(left), left, right, lifted(right)];
};

export const pointsOf = (corners: readonly Point[]): string => corners.map((corner) => corner.map(short).join(',')).join(' ');

export const levelsOf = ({ sides }: Pick<Sword, 'sides'>): number => Math.max(...sides.map(({ length }) => length));

/** The two sides in front, the left one first. */
export const inFront = (front: Side): readonly [left: Side, right: Side] => [around(front), around(front + 1)];

/** The front from which a side is in sight, with as little turning as can be. */
export const frontShowing = (side: Side, front: Side): Side => {
  const steps = around(side - front);
  return around(steps < 2 ? front : steps === 2 ? front + 1 : front - 1);
};

export const turned = (front: Side, quarters: number): Side => around(front + quarters);

/** The turn that shows a front and lies nearest to another turn, so that the sword never goes the long way round. */
export const nearestTurn = (from: number, front: Side): number => from + (((((front - from) % 4) + 6) % 4) - 2);

/** How far a pull to the right turns the sword, where a box of this width shows it. */
export const turnedBy = (pulled: number, width: number): number => (width > 0 ? -pulled / (0.55 * width) : 0);

/** Where a turn comes to rest after a pull: a short pull is enough for a quarter. */
export const restAfter = (from: number, at: number): number => {
  const [whole, gone] = [Math.round(from), at - from];
  return Math.abs(gone) < 0.22 ? whole : whole + Math.sign(gone) * Math.max(1, Math.round(Math.abs(gone)));
};

/** How far the point of the core rises above the foot: always above the tiles, and there before the first of them is built. */
export const tipOf = (levels: number): number => (Math.max(levels, 2.2) + 1.3) * TILE;

const BELOW = 236;
const ABOVE = 26;
/** At rest; while it turns the arms of the guard reach a little further. */
const HALF = 168;
/** Up to this many levels the sword is drawn at one size; a longer one makes its picture longer. */
const LEAST_LEVELS = 3.4;

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that the picture of a sword shows. */
export const frameOf = (levels: number, least = LEAST_LEVELS): Frame => {
  const above = tipOf(Math.max(levels, least)) + ABOVE;
  return { left: -HALF, top: -above, width: 2 * HALF, height: above + BELOW };
};
