import type { RatedAction, ThinkJob } from '@swordtable/bots';
import { type MatchRecord, type Refusal, type Result, refuse } from '@swordtable/kernel';
import { wrap } from 'comlink';
import { newSeed } from '../new-seed.ts';
import { guardCalls } from './remote.ts';
import type { BotHost } from './serve.ts';

/** The strong bot, first with little time and then with more: an answer is there soon, and gets better. */
const BUDGETS = ['learned:100', 'learned:500', 'learned:1500', 'learned:4000'] as const;

/** What the strong bot thinks so far. */
export interface Opinion {
  readonly thoughts: readonly RatedAction<unknown>[];
  /** How many of the looks it has taken, and of how many. */
  readonly looks: number;
  readonly of: number;
}

/** The bots at the other end of a port, and how to end them. */
export interface Thinkers {
  readonly port: MessagePort;
  end(): void;
}

const STOPPED: Refusal = { code: 'closed', sentence: 'The table was closed.' };

const startThinkers = (): Thinkers => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('begin', [port2]);
  return {
    port: port1,
    end: () => {
      worker.terminate();
      port1.close();
    },
  };
};

export interface Inquiry {
  /** The last opinion, or why there is none. */
  readonly done: Promise<Result<Opinion>>;
  /** Ends it; what was told before stays. */
  stop(): void;
}

/** Asks the strong bot what it would play for a seat at the end of a record. It tells more the longer it thinks. */
export const askExpert = (
  record: MatchRecord,
  seat: number,
  tell: (opinion: Opinion) => void,
  { port, end }: Thinkers = startThinkers(),
): Inquiry => {
  const host = wrap<BotHost>(port);
  const { answered, fail } = guardCalls();
  const think = async (): Promise<Result<Opinion>> => {
    let last: Result<Opinion> = refuse('no-hint', 'The bot didn’t find a move in time.');
    for (const [index, bot] of BUDGETS.entries()) {
      const job: ThinkJob = { kind: 'think', record, seat, bot, seed: newSeed(), isHint: true };
      const thinking = await answered(host.think(job));
      if (!thinking.ok) return last.ok ? last : thinking;
      const opinion = { thoughts: thinking.value.thoughts, looks: index + 1, of: BUDGETS.length };
      last = { ok: true, value: opinion };
      tell(opinion);
    }
    return last;
  };
  return {
    done: think().finally(end),
    stop: () => fail(STOPPED),
  };
};
