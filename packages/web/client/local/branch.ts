import { botNamed, LEVELS } from '@swordtable/bots';
import { accept, branchOf, type MatchRecord, type Result, refuse, replay, type Seat } from '@swordtable/kernel';
import type { Line } from '@swordtable/server/match/entry';
import { importOf } from '@swordtable/server/match/file';
import type { RulesOf } from '@swordtable/server/match/match';
import { HERE, linesOf } from './new-match.ts';

/** A match that continues from a position of another one: one person here, bots on all other seats. */
export interface BranchWishes {
  /** The other match's file. */
  readonly text: string;
  /** After how many of its answers. */
  readonly after: number;
  readonly seat: Seat;
  readonly name: string;
  /** The bots' strength. */
  readonly level: string;
}

/** The first lines of the branch: the answers up to there, and that everything the seat didn't know is dealt again. */
export const branchLines = (
  record: MatchRecord,
  { after, seat, name, level }: BranchWishes,
  seed: string,
  at: number,
  rulesOf: RulesOf,
): Result<readonly Line[]> => {
  const bot = botNamed(level);
  if (!bot.ok) return bot;
  const game = rulesOf(record.game, record.version);
  if (game === undefined)
    return refuse('rules-gone', `This match was played with version ${record.version} of its rules, which isn’t available here.`);
  const branch = branchOf(record, { after, seat, seed });
  const moments = replay(game, branch);
  if (!moments.ok) return moments;
  if (moments.value.at(-1)?.position.decisions.length === 0)
    return refuse('game-over', 'The match is over at this step. Choose an earlier one to play on from.');
  const botName = `${LEVELS.find(({ id }) => id === level)?.name ?? level} bot`;
  const seats = Array.from({ length: record.seats }, (_, each) => each);
  const entries = importOf(
    branch,
    seats.map((each) => (each === seat ? name : botName)),
    HERE,
    true,
    seats.map((each) => (each === seat ? null : level)),
  );
  return accept(linesOf([...entries, { kind: 'joined', seat, key: HERE, invite: '' }], at));
};
