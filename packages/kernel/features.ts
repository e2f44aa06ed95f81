import type { Seat } from './seat.ts';

/**
 * What a learned evaluation knows of a position: numbered features with their values; all others are 0. A list is reused for one position
 * after another, so that describing one creates nothing.
 */
export interface Features {
  length: number;
  readonly indices: Uint16Array;
  readonly values: Float32Array;
}

/** More than any game's positions have. */
const FEATURES_MAX = 1_024;

/** An empty list. */
export const newFeatures = (): Features => ({
  length: 0,
  indices: new Uint16Array(FEATURES_MAX),
  values: new Float32Array(FEATURES_MAX),
});

/** Adds a feature. One that is added twice counts with the sum of its values. */
export const addFeature = (to: Features, index: number, value: number): void => {
  if (value === 0) return;
  to.indices[to.length] = index;
  to.values[to.length] = value;
  to.length++;
};

/** The features of a kind, one after another. */
export interface FeatureKind {
  readonly from: number;
  readonly size: number;
}

/** Numbers features kind after kind, in the order in which they are written down. */
export const featureKinds = <Name extends string>(
  sizes: Readonly<Record<Name, number>>,
): { readonly kinds: Readonly<Record<Name, FeatureKind>>; readonly size: number } => {
  const kinds: Partial<Record<Name, FeatureKind>> = {};
  let from = 0;
  for (const name in sizes) {
    kinds[name] = { from, size: sizes[name] };
    from += sizes[name];
  }
  // Every name has been given its kind.
  return { kinds: kinds as Record<Name, FeatureKind>, size: from };
};

/** What a game contributes to its learned evaluation. */
export interface Learned<State = unknown> {
  /** Names what the features mean: weights made for other features don't fit. */
  readonly features: string;
  /** How many features there are. */
  readonly size: number;
  /** Adds the features of a position as one seat knows it. What the seat can't know changes nothing. */
  describe(state: State, seat: Seat, to: Features): void;
  /** Whether this match is of the kind that was learned from; left out if all are. */
  suits?(state: State): boolean;
  /** The weights, fetched when a bot of this game first needs them. */
  weights(): Promise<unknown>;
  /** Weights for the same features that tell positions a seat comes to from those that are dealt at random; left out if nothing was learned about that. */
  beliefs?(): Promise<unknown>;
}
