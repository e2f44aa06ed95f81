import type { CutKind } from './pieces/pieces.ts';

/** What is still to be done. */
export type Task =
  | { readonly do: 'startRound' }
  /** How many slices are still to be made. */
  | { readonly ask: 'slice'; readonly left: number }
  | { readonly do: 'startSelect' }
  | { readonly ask: 'select'; readonly left: number }
  /** The cuts of a solo card that are still to be made. */
  | { readonly ask: 'cut'; readonly cuts: readonly CutKind[] }
  | { readonly do: 'endSelect' }
  /** Everybody builds at the same time; others see it when all are done. */
  | { readonly ask: 'craft' }
  | { readonly do: 'show' };
