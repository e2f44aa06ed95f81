import { answerFor, botNamed, type RatedAction, type ThinkJob } from '@swordtable/bots';
import { randomFrom, type Seat } from '@swordtable/kernel';
import { openPool } from '@swordtable/server/pool/pool';
import { orStop } from '../stop.ts';
import type { Match } from './match.ts';

export interface Considered {
  readonly action: unknown;
  readonly thoughts: readonly RatedAction<unknown>[];
}

/** Finds answers for bots and for hints. */
export interface Thinker {
  think(match: Match, seat: Seat, bot: string, isHint?: true): Promise<Considered>;
  close(): Promise<void>;
}

/** A bot's random numbers depend on the match and the answer, so that repeating a session gives the same game. */
const seedFor = ({ record }: Match, seat: Seat): string => `${record.seed}, seat ${seat}, answer ${record.answers.length}`;

/** These answer immediately: starting a thread for them would take longer than a whole match of theirs. */
const QUICK: readonly string[] = ['random', 'greedy'];

const answerHere = (match: Match, seat: Seat, bot: string): Considered =>
  orStop(answerFor(match.game, match.record, seat, orStop(botNamed(bot, match.game)), randomFrom(seedFor(match, seat))));

/** Thinks in a worker thread, so that the keyboard stays responsive and leaving stops it. */
export const openThinker = (signal?: AbortSignal): Thinker => {
  const pool = openPool(new URL('./worker.js', import.meta.url), 1);
  return {
    think: async (match, seat, bot, isHint) => {
      signal?.throwIfAborted();
      if (QUICK.includes(bot)) return answerHere(match, seat, bot);
      const job: ThinkJob = { kind: 'think', record: match.record, seat, bot, seed: seedFor(match, seat), ...(isHint && { isHint }) };
      return orStop(await pool.run(job, { signal }));
    },
    close: () => pool.close(),
  };
};
