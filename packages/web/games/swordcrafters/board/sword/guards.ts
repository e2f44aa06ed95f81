import { type Facet, facetOf } from './facets.ts';
import { APOTHEM, facing, laidOn, RADIUS, type Spot, seenAt, spotAt } from './geometry.ts';

/** A cut through an arm of the guard: how far out it lies, half of its width, and from where to where it reaches. */
interface Section {
  readonly out: number;
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

/** The face at the end of an arm, where its gem is set. */
const BOSS: Section = { out: 2.02 * RADIUS, half: 0.4 * RADIUS, low: -43, high: 18 };

/** An arm is slender in its middle, sweeps up outwards, and ends in a broad boss with a rounded edge. */
const ARM: readonly Section[] = [
  { out: APOTHEM, half: 0.4 * RADIUS, low: -44, high: -12 },
  { out: 0.96 * RADIUS, half: 0.27 * RADIUS, low: -41, high: -14 },
  { out: 1.3 * RADIUS, half: 0.22 * RADIUS, low: -36, high: -11 },
  { out: 1.56 * RADIUS, half: 0.25 * RADIUS, low: -33, high: -2 },
  { out: 1.7 * RADIUS, half: 0.42 * RADIUS, low: -45, high: 18 },
  { out: 1.78 * RADIUS, half: 0.48 * RADIUS, low: -50, high: 25 },
  { out: 1.96 * RADIUS, half: 0.48 * RADIUS, low: -50, high: 25 },
  BOSS,
];

/** An arm is rounded: this many flat pieces lead from its upper edge round one side to its lower edge. */
const PIECES = 5;
/** Below 1 its sections are fuller than circles. */
const FULLNESS = 0.75;

/** The edge of a section on one side, from above down. */
const rib = (angle: number, { out, half, low, high }: Section, across: -1 | 1): readonly Spot[] =>
  Array.from({ length: PIECES + 1 }, (_, at) => {
    const around = (Math.PI * at) / PIECES;
    const wide = half * Math.max(0, Math.sin(around)) ** FULLNESS;
    return spotAt(angle, out, across * wide, (high + low) / 2 + (Math.cos(around) * (high - low)) / 2);
  });

/** The piece of an arm between two of its sections, on one side. */
const between = (angle: number, near: Section, far: Section, across: -1 | 1): readonly Facet[] => {
  const [inner, outer] = [rib(angle, near, across), rib(angle, far, across)];
  return inner.slice(1).flatMap((low, at) => {
    const [high, farHigh, farLow] = [inner[at] ?? low, outer[at] ?? low, outer[at + 1] ?? low];
    // On the right the outer end comes first, on the left the inner one: so the corners always run against the clock.
    return facetOf(across < 0 ? [high, low, farLow, farHigh] : [farHigh, farLow, low, high]);
  });
};

/** The face that holds the gem, if it is seen. */
const bossFacet = (angle: number): readonly Facet[] => {
  const [first, second, third, ...more] = [...rib(angle, BOSS, -1), ...rib(angle, BOSS, 1).slice(1, -1).toReversed()];
  return first === undefined || second === undefined || third === undefined ? [] : facetOf([first, second, third, ...more]);
};

/** What is seen of an arm that points in a direction, what lies behind first. */
export const armFacets = (angle: number): readonly Facet[] => {
  const pieces = ARM.slice(1).map((far, index) => [-1, 1].flatMap((across) => between(angle, ARM[index] ?? far, far, across as -1 | 1)));
  return [...(facing(angle) < 0 ? pieces.toReversed() : pieces).flat(), ...bossFacet(angle)];
};

/** Lays a square of 100 onto the boss of an arm, so that what is drawn flat appears on it. */
export const onBoss = (angle: number): string => {
  const { out, half, low, high } = BOSS;
  return laidOn(seenAt(angle, out, -half, high), seenAt(angle, out, half, high), high - low);
};

/** The collar around the blade: its moldings from above down, each with its height and half of its diagonal. */
const COLLAR: readonly (readonly [up: number, radius: number])[] = [
  [-2, 1.08],
  [-6, 1.14],
  [-12, 1.13],
  [-17, 1.0],
  [-38, 0.97],
  [-43, 1.08],
  [-50, 1.07],
  [-58, 0.78],
  [-66, 0.5],
  [-74, 0.34],
];

/** What is seen of the collar, from below up, for sides that face in these directions. */
export const collarFacets = (angles: readonly number[]): readonly Facet[] =>
  COLLAR.slice(1)
    .flatMap(([down, wide], index) => {
      const [up, above] = COLLAR[index] ?? [down, wide];
      const at = (angle: number, share: number, height: number): Spot => spotAt(angle, share * RADIUS, 0, height);
      return angles.flatMap((angle) =>
        facetOf([at(angle - 45, above, up), at(angle - 45, wide, down), at(angle + 45, wide, down), at(angle + 45, above, up)]),
      );
    })
    .toReversed();

/** The upper face of the collar. */
export const collarTop = (turnAngle: number): readonly (readonly [number, number])[] =>
  [0, 90, 180, 270].map((step) => seenAt(turnAngle + step, 1.08 * RADIUS, 0, -2));
