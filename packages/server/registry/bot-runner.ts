import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RatedAction, ThinkJob } from '@swordtable/bots';
import { accept, type Result, refuse, type Seat } from '@swordtable/kernel';
import { recordOf } from '../match/gameplay.ts';
import { isForNobody, type Match } from '../match/match.ts';
import { stillFor } from '../match/sealed.ts';
import type { ThoughtOutcome } from '../metrics.ts';
import type { Pool } from '../pool/pool.ts';
import type { Claim } from '../pool/turns.ts';
import type { LiveMatch } from './live-match.ts';
import type { Registry } from './registry.ts';

export interface BotRunnerParts {
  readonly pool: Pick<Pool, 'run'>;
  /** How long a bot may think about one answer, once it has started. */
  readonly seconds: number;
  /** Time and chance, from the system by default. */
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly newSeed?: () => string;
  thought(level: string, outcome: ThoughtOutcome, seconds: number): void;
  trouble(what: string, error: unknown): void;
}

/** Runs the bots of all matches in worker threads, so that the server isn't blocked. */
export interface BotRunner {
  /** Starts every bot in this match that must answer, unless it's already thinking. Without players, only while someone watches. */
  attend(registry: Registry, live: LiveMatch): void;
  /** Someone watches this match now: bots that play only each other continue. */
  watched(registry: Registry, live: LiveMatch): void;
  /** A strong bot's opinion of a seat's best options, best first, with reasons. It knows what the seat knows. */
  advise(match: Match, seat: Seat, client: string): Promise<Result<readonly RatedAction<unknown>[]>>;
  /** Resolves when no bot is thinking. */
  idle(): Promise<void>;
}

/** The bot that steps in when another has run out of time: it needs a few milliseconds. */
const STAND_IN = 'greedy';
/** Whether a match has no players and no one watches it: it pauses until someone does. */
export const isPaused = ({ match, listeners }: LiveMatch): boolean => isForNobody(match) && listeners.size === 0;

/** Bots that play only each other at the moment don't keep anyone waiting. */
const claimOn = ({ match, client }: LiveMatch): Claim => ({
  account: client ?? match.terms.host,
  background: match.seats.every(({ bot }) => bot !== undefined),
});

/** The bot that gives hints: a search in every game, because only a search plans ahead. */
export const ADVISER = 'learned:250,900ms';

/** Random numbers come from the system, so that no one who learns the deal later can tell what a bot would have done. */
const systemSeed = (): string => randomBytes(16).toString('hex');

export const startBotRunner = (parts: BotRunnerParts): BotRunner => {
  const { pool, seconds, thought, trouble, now = Date.now, wait = setTimeout, newSeed = systemSeed } = parts;
  const under = new Set<Promise<void>>();

  const jobFor = (match: Match, seat: Seat, bot: string): ThinkJob => ({
    kind: 'think',
    record: recordOf(match),
    seat,
    bot,
    seed: newSeed(),
  });

  const think = async (live: LiveMatch, seat: Seat, bot: string, limit: number): Promise<Result<unknown>> => {
    const thinking = await pool.run(jobFor(live.match, seat, bot), { limit, claim: claimOn(live) });
    return thinking.ok ? accept(thinking.value.action) : thinking;
  };

  const choose = async (live: LiveMatch, seat: Seat, level: string): Promise<Result<unknown>> => {
    const began = performance.now();
    const note = (outcome: ThoughtOutcome): void => thought(level, outcome, (performance.now() - began) / 1_000);
    try {
      const chosen = await think(live, seat, level, seconds * 1_000);
      note(chosen.ok ? 'answered' : 'failed');
      if (chosen.ok) return chosen;
      trouble(`the bot ${level} refused to think`, chosen.refusal);
    } catch (error) {
      note(error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'failed');
      trouble(`the bot ${level} did not answer`, error);
    }
    return think(live, seat, STAND_IN, 10 * seconds * 1_000);
  };

  const answer = async (registry: Registry, live: LiveMatch, seat: Seat, seq: number, level: string): Promise<void> => {
    const chosen = await choose(live, seat, level);
    if (!chosen.ok) return trouble('no bot could answer', chosen.refusal);
    await wait(stillFor(live.match, seat, now()));
    const done = await registry.perform(live.id, { do: 'answer-for-bot', seat, seq, action: chosen.value });
    if (!done.ok) trouble('a bot’s answer was refused', done.refusal);
  };

  const attend: BotRunner['attend'] = (registry, live) => {
    if (isPaused(live)) return;
    for (const { seat, seq } of live.match.asked) {
      const level = live.match.seats[seat]?.bot;
      const question = `${seat} ${seq}`;
      if (level === undefined || live.thinking.has(question)) continue;
      live.thinking.add(question);
      const work = answer(registry, live, seat, seq, level)
        .catch((error) => trouble('a bot could not be asked', error))
        .finally(() => {
          live.thinking.delete(question);
          under.delete(work);
        });
      under.add(work);
    }
  };

  return {
    attend,
    watched: (registry, live) => {
      if (isForNobody(live.match)) attend(registry, live);
    },
    advise: async (match, seat, client) => {
      try {
        const job: ThinkJob = { ...jobFor(match, seat, ADVISER), isHint: true };
        const thinking = await pool.run(job, { limit: seconds * 1_000, claim: { account: client, background: false } });
        return thinking.ok ? accept(thinking.value.thoughts) : thinking;
      } catch (error) {
        trouble('the hint bot did not answer', error);
        return refuse('no-hint', 'The bot didn’t find a move in time. Try again.');
      }
    },
    idle: async () => {
      await Promise.all(under);
    },
  };
};
