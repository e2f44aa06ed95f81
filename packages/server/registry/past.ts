import { accept, type Result, refuse } from '@swordtable/kernel';
import { followStored } from '../match/fold.ts';
import type { Positions } from '../match/gameplay.ts';
import type { Match, RulesOf, Step } from '../match/match.ts';
import type { Storage } from '../storage/storage.ts';
import { lastStep } from './lines.ts';
import { type Slices, sliced } from './slices.ts';

/** A value from a match's past, and how many lines had to be replayed for it. */
export interface Recalled<Value> {
  readonly value: Value;
  readonly replayed: number;
}

/** What has happened in matches: replayed from their lines when someone asks, in slices, and remembered for the next who asks. */
export interface Past {
  /** Every step up to this one. */
  steps(id: string, seq: number): Promise<Result<Recalled<readonly Step[]>>>;
  /** The match as it was after a line. */
  lookBack(id: string, seq: number): Promise<Result<Recalled<Match>>>;
  forget(id: string): void;
}

/** How a match went, as far as it has been replayed. */
interface Memory {
  readonly steps: Step[];
  /** The match at regular intervals, to start from. */
  readonly snapshots: Match[];
  match: Match | undefined;
}

const SNAPSHOT_EVERY = 32;
/** How many matches are remembered: those that were asked about last. */
const MEMORIES = 32;

interface PastParts {
  readonly storage: Storage;
  readonly rulesOf: RulesOf;
  readonly slices?: (() => Slices) | undefined;
}

export const openPast = ({ storage, rulesOf, slices = sliced }: PastParts): Past => {
  const memories = new Map<string, Memory>();
  /** Those who ask about the same match in the meantime wait: it's replayed once. */
  const underWay = new Map<string, Promise<unknown>>();

  const memoryOf = (id: string): Memory => {
    const memory: Memory = memories.get(id) ?? { steps: [], snapshots: [], match: undefined };
    memories.delete(id);
    memories.set(id, memory);
    const [oldest] = memories.keys();
    if (memories.size > MEMORIES && oldest !== undefined) memories.delete(oldest);
    return memory;
  };

  /** Replays what has been stored since. */
  const extend = async (id: string, memory: Memory): Promise<Result<number>> => {
    const lines = await storage.read(id, memory.match?.seq ?? -1);
    const pause = slices();
    const positions: Positions = [];
    for (const line of lines) {
      const followed = followStored(id, memory.match, line, rulesOf, positions);
      if (!followed.ok) return followed;
      memory.match = followed.value;
      memory.steps.push(lastStep(followed.value));
      if (line.seq % SNAPSHOT_EVERY === 0) memory.snapshots.push(followed.value);
      await pause();
    }
    return accept(lines.length);
  };

  const recall = async (id: string, seq: number): Promise<Result<Recalled<Memory>>> => {
    const memory = memoryOf(id);
    while (underWay.has(id)) await underWay.get(id);
    if ((memory.match?.seq ?? -1) >= seq) return accept({ value: memory, replayed: 0 });
    const work = extend(id, memory);
    underWay.set(
      id,
      work.catch(() => {}),
    );
    const replayed = await work.finally(() => underWay.delete(id));
    if (!replayed.ok) {
      memories.delete(id);
      return replayed;
    }
    if (memory.match === undefined) return refuse('unknown-match', 'There is no such match.');
    return accept({ value: memory, replayed: replayed.value });
  };

  return {
    forget: (id) => void memories.delete(id),
    steps: async (id, seq) => {
      const recalled = await recall(id, seq);
      if (!recalled.ok) return recalled;
      return accept({ value: recalled.value.value.steps.slice(0, seq + 1), replayed: recalled.value.replayed });
    },
    lookBack: async (id, seq) => {
      const recalled = await recall(id, seq);
      if (!recalled.ok) return recalled;
      const { value: memory, replayed } = recalled.value;
      const last = memory.match?.seq ?? 0;
      if (seq > last) return refuse('unknown-step', `This match has steps 0 to ${last}.`);
      let match = memory.match?.seq === seq ? memory.match : memory.snapshots[Math.floor(seq / SNAPSHOT_EVERY)];
      const from = match?.seq ?? -1;
      const pause = slices();
      const positions: Positions = [];
      for (const line of memory.steps.slice(from + 1, seq + 1)) {
        const followed = followStored(id, match, line, rulesOf, positions);
        if (!followed.ok) return followed;
        match = followed.value;
        await pause();
      }
      if (match === undefined) return refuse('unknown-match', 'There is no such match.');
      return accept({ value: match, replayed: replayed + seq - from });
    },
  };
};
