import { type Chance, chanceFrom } from '../faults/chance.ts';

/** A process or a connection. What it had planned never happens once it's gone. */
export interface Life {
  alive: boolean;
}

export const FAULTS = ['crash', 'power', 'full', 'away', 'unsure', 'fanout', 'requests', 'streams', 'skew', 'bots'] as const;
export type Fault = (typeof FAULTS)[number];

/** A promise that was broken. The first one ends a run. */
export interface Violation {
  readonly what: 'lost' | 'doubled' | 'gap' | 'different' | 'clock' | 'leak' | 'stuck' | 'broken';
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
  /** One thing after another, until nothing is planned, this is true, or a promise is broken. */
  run(isOver: () => boolean): Promise<void>;
}

interface Planned {
  readonly at: number;
  readonly work: () => void;
  readonly life: Life | undefined;
}

export interface WorldSetup {
  readonly seed: string;
  /** Faults that don't happen. */
  readonly without?: readonly string[];
  readonly isTraced?: boolean;
}

/** A real moment, so that dates look like dates. */
const BEGIN = 1_700_000_000_000;

/** Everything that follows from promises happens before the next tick. */
const turn = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** Faults are counted under their names with this before them. */
export const FAULT = 'fault: ';

export const newWorld = ({ seed, without = [], isTraced = false }: WorldSetup): World => {
  const chance = chanceFrom(seed);
  const timing = chance.branch('timing');
  const faults = new Map(FAULTS.filter((fault) => !without.includes(fault)).map((fault) => [fault, chance.branch(fault)]));
  const planned: Planned[] = [];
  const trace: string[] = [];
  const counts = new Map<string, number>();
  let now = BEGIN;
  let isCalm = false;
  let violation: Violation | undefined;

  const after: World['after'] = (milliseconds, work, life) => {
    const at = now + Math.max(0, milliseconds);
    let index = planned.length;
    while (index > 0 && (planned[index - 1]?.at ?? 0) > at) index -= 1;
    planned.splice(index, 0, { at, work, life });
  };
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const note: World['note'] = (text) => {
    if (isTraced) trace.push(`${((now - BEGIN) / 1_000).toFixed(3)} ${text()}`);
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
    delay: () => (timing.hits(50) ? timing.below(1_500) : 1 + timing.below(20)),
    fails: (fault, perMille) => {
      if (isCalm || faults.get(fault)?.hits(perMille) !== true) return false;
      count(FAULT + fault);
      note(() => `FAULT ${fault}`);
      return true;
    },
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
    run: async (isOver) => {
      for (let next = planned.shift(); next !== undefined; next = planned.shift()) {
        now = Math.max(now, next.at);
        if (next.life?.alive === false) continue;
        next.work();
        count('steps');
        await turn();
        if (violation !== undefined || isOver()) return;
      }
    },
  };
};
