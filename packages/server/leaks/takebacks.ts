import { randomBelow } from '@swordtable/kernel';
import type { Match } from '../match/match.ts';
import { requestFor } from '../match/takeback.ts';
import { isSteady } from './answering.ts';
import type { Both } from './pair.ts';
import type { PairedMatch } from './paired-match.ts';

const AGREES_ONE_IN = 2;

/**
 * A player asks the others for a takeback, in both worlds, and they agree or one of them declines. The watcher may ask in vain; of others
 * only what shows.
 */
export const askBack = async (match: PairedMatch, matches: Both<Match>): Promise<boolean> => {
  const { plan, tally, rng, does } = match;
  const seat = randomBelow(rng, plan.seats);
  if (matches[0].seats.some(({ bot }) => bot !== undefined) || !isSteady(match, matches, seat)) return false;
  const allowed = matches.map((each) => requestFor(each, seat, each.seats[seat]?.keys[0] ?? '', {}).ok);
  if (seat !== plan.watcher && allowed.includes(false)) return false;
  await does(seat, 'takeback', [{ seq: matches[0].seq }, { seq: matches[1].seq }]);
  if (allowed[0] !== true) return false;
  tally.asked++;
  const others = Array.from({ length: plan.seats }, (_, other) => other).filter((other) => other !== seat);
  for (const other of others) {
    const agree = randomBelow(rng, AGREES_ONE_IN) === 0;
    await does(other, 'takeback/answer', [{ agree }, { agree }]);
    if (!agree) return true;
  }
  tally.rewound++;
  return true;
};
