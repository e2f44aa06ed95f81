import {
  accept,
  type Game,
  type MatchOptions,
  type MatchRecord,
  type Result,
  randomFrom,
  refuse,
  type Seat,
  type Standing,
} from '@swordtable/kernel';
import type { Bot, RatedAction } from './bot.ts';
import type { ScheduledGame } from './ladder.ts';
import { loadLearned } from './learned.ts';
import { botNamed } from './levels.ts';
import { answerFor, playGame } from './match.ts';

/** Whole games to be played between bots. Plain data, because it's sent to a worker. */
export interface PlayJob {
  readonly kind: 'play';
  readonly game: string;
  readonly options: MatchOptions;
  readonly games: readonly ScheduledGame[];
}

/** One decision to think about: a seat's at the end of a record. */
export interface ThinkJob {
  readonly kind: 'think';
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly bot: string;
  /** The seed of the bot's random generator. */
  readonly seed: string;
  /** Whether the best answers are wanted with reasons, for a hint. */
  readonly isHint?: true;
}

export type Job = PlayJob | ThinkJob;

/** How one scheduled game ended. */
export interface Played {
  readonly scheduled: ScheduledGame;
  readonly standing: Standing;
  readonly record: MatchRecord;
}

export interface Thinking {
  readonly action: unknown;
  readonly thoughts: readonly RatedAction<unknown>[];
}

/** A job's result. Games of a `play` job are reported as they end; then their number. */
export type JobResult<J extends Job> = J extends PlayJob ? number : Thinking;

/** Finds a game, in a particular version if given. */
export type FindGame = (id: string, version?: string) => Game | undefined;

const unknownGame = (id: string): Result<never> => refuse('unknown-game', `There is no game "${id}".`);

const botsIn = (job: Job): readonly string[] => (job.kind === 'think' ? [job.bot] : job.games.flatMap(({ bots }) => bots));

const needsLearned = (name: string, game: Game): boolean => {
  const bot = botNamed(name, game);
  return bot.ok && bot.value.isLearned === true;
};

/** Loads what was learned about a game, if one of these bots needs it. */
export const prepareBots = async (game: Game | undefined, bots: readonly string[], warn: (sentence: string) => void): Promise<void> => {
  if (game !== undefined && bots.some((name) => needsLearned(name, game))) await loadLearned(game, warn);
};

/** Loads what the bots of a job need, before it is done. */
export const prepareJob = (gameNamed: FindGame, job: Job, warn: (sentence: string) => void): Promise<void> =>
  prepareBots(job.kind === 'play' ? gameNamed(job.game) : gameNamed(job.record.game, job.record.version), botsIn(job), warn);

/** Does a job with the given games. Pure: the same job gives the same result, unless its bots have time limits. */
export const runJob = (gameNamed: FindGame, job: Job, tell: (played: Played) => void): Result<number | Thinking> =>
  job.kind === 'play' ? play(gameNamed, job, tell) : think(gameNamed, job);

const play = (gameNamed: FindGame, { game: id, options, games }: PlayJob, tell: (played: Played) => void): Result<number> => {
  const game = gameNamed(id);
  if (game === undefined) return unknownGame(id);
  for (const scheduled of games) {
    const bots = botsOf(scheduled, game);
    if (!bots.ok) return bots;
    const outcome = playGame(game, { seats: scheduled.bots.length, options, seed: scheduled.seed }, bots.value);
    if (!outcome.ok) return outcome;
    const { standing, record } = outcome.value;
    tell({ scheduled, standing, record });
  }
  return accept(games.length);
};

const botsOf = ({ bots }: ScheduledGame, game: Game): Result<readonly Bot[]> => {
  const found: Bot[] = [];
  for (const name of bots) {
    const bot = botNamed(name, game);
    if (!bot.ok) return bot;
    found.push(bot.value);
  }
  return accept(found);
};

const think = (gameNamed: FindGame, { record, seat, bot: name, seed, isHint }: ThinkJob): Result<Thinking> => {
  const game = gameNamed(record.game, record.version);
  if (game === undefined) return unknownGame(`${record.game} ${record.version}`);
  const bot = botNamed(name, game);
  return bot.ok ? answerFor(game, record, seat, bot.value, randomFrom(seed), isHint) : bot;
};
