import type { State } from '../state.ts';

/** By round, measured in 60 matches of the greedy bot against itself. */
const BY_ROUND: readonly number[] = [14, 10, 6];

/** How far the lead at the end usually is from the expected one, in points. */
export const deviation = ({ round }: State): number => BY_ROUND[round - 1] ?? 6;
