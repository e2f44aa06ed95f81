import { asHint, botInput, botNamed, type Job, type JobResult, type RatedAction, type Thinking, type ThinkJob } from '@swordtable/bots';
import { accept, type Game, type Result, randomFrom, replay, type Seat } from '@swordtable/kernel';
import type { Match } from '../match/match.ts';
import type { Pool } from '../pool/pool.ts';
import { ADVISER } from '../registry/bot-runner.ts';

/** The bots of a server. What they answer is up to the check; hints are thought out. */
export interface ScriptedBots {
  readonly pool: Pick<Pool, 'run'>;
  /** The bot at this seat gives this answer, as soon as it's asked. */
  answer(match: Match, seat: Seat, action: unknown): void;
}

/** The rules that a server plays by, which may be a twin's, and the world in one of their states. */
export interface Served {
  readonly game: Game;
  readonly rules: Game;
  worldOf(state: unknown): unknown;
}

/** The bot that gives hints here: as strong as a short check allows. */
const ADVICE = 'search:12';

/** A hint. Both worlds draw the same numbers, so one that differs comes from something the seat doesn't know. */
const advise = ({ game, rules, worldOf }: Served, { record, seat }: ThinkJob): Result<Thinking> => {
  const played = replay(rules, record);
  if (!played.ok) return played;
  const bot = botNamed(ADVICE, game);
  if (!bot.ok) return bot;
  const position = played.value.at(-1)?.position;
  const decision = position?.decisions.find((asked) => asked.seat === seat);
  if (position === undefined || decision === undefined) throw new Error('A hint is about a question.');
  let thoughts: readonly RatedAction<unknown>[] = [];
  const input = botInput(game, worldOf(position.state), decision);
  const rng = randomFrom(`hint ${record.answers.length}`);
  const action = bot.value.choose(input, rng, (reported) => {
    thoughts = reported;
  });
  return accept({ action, thoughts: asHint(input, game.reasons, thoughts, rng) });
};

export const scriptedBots = (served: Served): ScriptedBots => {
  const asked = new Map<string, (action: unknown) => void>();
  const given = new Map<string, unknown>();
  const meet = (question: string): void => {
    const settle = asked.get(question);
    if (settle === undefined || !given.has(question)) return;
    settle(given.get(question));
    asked.delete(question);
    given.delete(question);
  };
  const run = async <J extends Job>(job: J): Promise<Result<JobResult<J>>> => {
    if (job.kind !== 'think') throw new Error('A server only asks bots to think.');
    if (job.bot === ADVISER) return advise(served, job) as Result<JobResult<J>>;
    // A seat has one question at a time.
    const question = `${job.record.seed} ${job.seat}`;
    return new Promise((resolve) => {
      asked.set(question, (action) => resolve(accept({ action, thoughts: [] }) as Result<JobResult<J>>));
      meet(question);
    });
  };
  return {
    pool: { run },
    answer: ({ seed = '' }, seat, action) => {
      const question = `${seed} ${seat}`;
      given.set(question, action);
      meet(question);
    },
  };
};
