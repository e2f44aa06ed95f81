import { type Chance, chanceFrom } from '../faults/chance.ts';
import { type Life, newAgenda } from './agenda.ts';

export const FAULTS = ['crash', 'power', 'full', 'away', 'unsure', 'fanout', 'requests', 'streams', 'skew', 'bots', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

/** A promise that was broken. The first one ends a run. */
export interface Violation {
  readonly what: 'lost' | 'doubled' | 'gap' | 'different' | 'clock' | 'order' | 'leak' | 'unwanted' | 'limit' | 'stuck' | 'broken';
  readonly sentence: string;
}

/** Time, chance, and what goes wrong, in one thread and from one seed. */
export interface World {
  now(): number;
  readonly chance: Chance;
  /** Does something after a while, unless its life has ended by then. */
  after(milliseconds: number, work: () => void, life?: Life): void;
  wait(milliseconds: number, life?: Life): Promise<void>;
  /** The time that a message or the disk takes. */
  delay(): number;
  /** How much of something there is in this world: none, some, or much. So each seed is troubled by something else. */
  share(name: string): number;
  /** Whether this goes wrong now. */
  fails(fault: Fault, perMille: number): boolean;
  /** Nothing goes wrong from now on. */
  calm(): void;
  readonly isCalm: boolean;
  violate(what: Violation['what'], sentence: string): void;
  readonly violation: Violation | undefined;
  /** The text is only made if someone wants the trace. */
  note(text: () => string): void;
  readonly trace: readonly string[];
  count(what: string): void;
  readonly counts: ReadonlyMap<string, number>;
  /** Time stands still until this is done, which takes real time and none of this world's. */
  hold<Value>(work: Promise<Value>): Promise<Value>;
  /** One thing after another, until nothing is planned, this is true, or a promise is broken. */
  run(isOver: () => boolean): Promise<void>;
  /** Does something after that: frees what the machine would keep, though nobody in this world can reach it. */
  atEnd(work: () => void): void;
}

export interface WorldSetup {
  readonly seed: string;
  /** What doesn't happen. */
  readonly without?: readonly string[];
  readonly isTraced?: boolean;
}

/** A real moment, so that dates look like dates. */
const BEGIN = 1_700_000_000_000;

/** Everything that follows from promises happens before the next tick. */
const turn = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

const SHARES = [0, 1, 1, 3];
/** Whether all is over is asked after this many steps. */
const LOOK_EVERY = 16;

/** Faults are counted under their names with this before them. */
export const FAULT = 'fault: ';

export const newWorld = ({ seed, without = [], isTraced = false }: WorldSetup): World => {
  const chance = chanceFrom(seed);
  const timing = chance.branch('timing');
  const faults = new Map(FAULTS.map((fault) => [fault, chance.branch(fault)]));
  const agenda = newAgenda();
  const shares = new Map<string, number>();
  const trace: string[] = [];
  const counts = new Map<string, number>();
  const endings: (() => void)[] = [];
  const held: Promise<unknown>[] = [];
  let now = BEGIN;
  let isCalm = false;
  let violation: Violation | undefined;

  const after: World['after'] = (milliseconds, work, life) => agenda.add(now + Math.max(0, milliseconds), work, life);
  const share = (name: string): number => {
    const known = shares.get(name) ?? (without.includes(name) ? 0 : (SHARES[chance.branch(`share of ${name}`).below(SHARES.length)] ?? 0));
    shares.set(name, known);
    return known;
  };
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const note: World['note'] = (text) => {
    if (isTraced) trace.push(`${((now - BEGIN) / 1_000).toFixed(3)} ${text()}`);
  };

  const fails: World['fails'] = (fault, perMille) => {
    if (isCalm || share(fault) === 0 || faults.get(fault)?.hits(perMille * share(fault)) !== true) return false;
    count(FAULT + fault);
    note(() => `FAULT ${fault}`);
    return true;
  };

  /** Waits for all that takes real time, and for what follows from it. */
  const release = async (): Promise<void> => {
    while (held.length > 0) {
      await Promise.allSettled(held.splice(0));
      await turn();
    }
  };

  return {
    chance,
    trace,
    counts,
    after,
    count,
    note,
    now: () => now,
    wait: (milliseconds, life) => new Promise((resolve) => after(milliseconds, resolve, life)),
    // Mostly quick, sometimes very slow: then things overtake each other.
    delay: () => (fails('slow', 30) ? timing.below(1_500) : 1 + timing.below(20)),
    share,
    fails,
    calm: () => {
      isCalm = true;
    },
    get isCalm() {
      return isCalm;
    },
    violate: (what, sentence) => {
      violation ??= { what, sentence };
      note(() => `VIOLATION ${what}: ${sentence}`);
    },
    get violation() {
      return violation;
    },
    hold: (work) => {
      held.push(work);
      return work;
    },
    run: async (isOver) => {
      let steps = 0;
      await release();
      for (let next = agenda.next(); next !== undefined; next = agenda.next()) {
        now = Math.max(now, next.at);
        next.work();
        steps += 1;
        await turn();
        await release();
        if (violation !== undefined || (steps % LOOK_EVERY === 0 && isOver())) break;
      }
      counts.set('steps', steps);
      for (const work of endings) work();
    },
    atEnd: (work) => void endings.push(work),
  };
};
