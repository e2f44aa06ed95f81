import type { Action } from '../action.ts';
import type { CardId } from '../cards/terms.ts';

/** How many points ahead the parties of each leader finished where leaders were drawn at random, as docs/balance.md tells. */
const AHEAD: Readonly<Record<CardId, number>> = {
  ...{ dagna: 2.3, halvard: 2, corvane: 0.6, pell: 0.5, isaura: 0.3, sunniva: 0, ogden: -0.2 },
  ...{ borwyn: -0.4, idony: -0.7, malvor: -0.8, wren: -0.8, ashane: -1.1, tobin: -1.5 },
};
/** A leader who is this many points worse is chosen about a third as often. Part of the differences was luck, so it is more than any of them. */
const EVENNESS = 2.5;

/** How often each leader should be chosen: they are about equally good, and it would be dull to always see the same ones. */
export const leaderShares = (options: readonly Action[]): readonly number[] =>
  options.map((action) => ('leader' in action ? Math.exp((AHEAD[action.leader] ?? 0) / EVENNESS) : 0));
