import { type Point, type Spot, seen, showsFront } from './geometry.ts';

/** A flat piece of the hilt as it is seen: its corners, and how much of the lamp's light it misses, from 0 to 1. */
export interface Facet {
  readonly corners: readonly Point[];
  readonly shade: number;
}

/** From where the lamp shines, and from where one looks. */
const LAMP: Spot = [0.53, 0.45, 0.72];
const EYE: Spot = [0, 0.964, 0.267];

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Spot, b: Spot): Spot => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** What is seen of a flat shape, given by its corners against the clock; nothing if it faces away. */
export const facetOf = (spots: readonly [Spot, Spot, Spot, ...Spot[]]): readonly Facet[] => {
  const corners = spots.map(seen);
  if (!showsFront(corners)) return [];
  const [first, second] = spots;
  const last = spots.at(-1) ?? first;
  const outward = cross(minus(second, first), minus(last, first));
  const long = Math.hypot(...outward) || 1;
  // What is seen faces the eye, whichever way its corners run in space.
  const light = (Math.sign(dot(outward, EYE)) * dot(outward, LAMP)) / long;
  return [{ corners, shade: Math.max(0, Math.min(1, 0.62 - 0.66 * light)) }];
};
