import { type ChildProcess, fork } from 'node:child_process';
import { HALF_OF_NEW_SPACE } from '@swordtable/server/pool/workers';
import { FAILED, stop } from '../stop.ts';

/** Rates per second by what was counted. */
export type Rates = Readonly<Record<string, number>>;

/** A program that is measured in a process of its own, so that none profits from another's compiled code. */
export interface Contestant {
  readonly id: string;
  readonly name: string;
  /** A module that answers each number of seconds with its rates; see `answerRounds`. */
  readonly program: string;
  readonly args: readonly string[];
}

interface Started {
  readonly contestant: Contestant;
  round(seconds: number): Promise<Rates>;
}

/** The contestant's side: measures for as long as it is told, as often as it is told, until no one is there to tell it. */
export const answerRounds = (measure: (seconds: number) => Rates): void => {
  process.on('message', (seconds: number) => process.send?.(measure(seconds)));
  process.once('disconnect', () => process.exit());
};

/** All have as much room for new objects as the workers in which bots think. */
const EXEC_ARGV = [`--max-semi-space-size=${HALF_OF_NEW_SPACE}`];

const start = (contestant: Contestant, children: ChildProcess[]): Started => {
  // In production mode boardgame.io skips its checks and its log, which is to its advantage.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(contestant.program, contestant.args, { env, execArgv: EXEC_ARGV, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  const round = (seconds: number): Promise<Rates> =>
    new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error(contestant.name));
      child.once('exit', failed);
      child.once('message', (rates: Rates) => {
        child.off('exit', failed);
        resolve(rates);
      });
      child.send(seconds, (error) => {
        if (error !== null) failed();
      });
    });
  return { contestant, round };
};

export interface Rounds {
  readonly seconds: number;
  readonly rounds: number;
  /** Seconds that aren't counted, as often as it takes: see `warmUp`. None if it's 0. */
  readonly warmUp: number;
  say(heading: string, detail: string): void;
}

/** A contestant's rates, one for each round. */
export interface Result {
  readonly id: string;
  readonly name: string;
  readonly rates: Readonly<Record<string, readonly number[]>>;
}

const resultOf = ({ id, name }: Contestant, rounds: readonly Rates[]): Result => {
  const names = Object.keys(rounds[0] ?? {});
  return { id, name, rates: Object.fromEntries(names.map((what) => [what, rounds.map((rates) => rates[what] ?? Number.NaN)])) };
};

/** A contestant is warm when it's no more than this much faster than it has been before. */
const FASTER = 1.05;
/** And it's sure to be when that is so as many times in a row: a large program gets faster by fits and starts. */
const TIMES_IN_A_ROW = 3;
const WARM_UPS_MAX = 15;

/** Large programs take long to be compiled, and fill tables that they look up later. Each is measured, uncounted, until it no longer gets faster. */
const warmUp = async (once: () => Promise<Rates>): Promise<void> => {
  const best = new Map<string, number>();
  let inARow = 0;
  for (let times = 0; times < WARM_UPS_MAX && inARow < TIMES_IN_A_ROW; times++) {
    const rates = Object.entries(await once());
    const isFaster = rates.some(([what, rate]) => rate > FASTER * (best.get(what) ?? 0));
    inARow = isFaster ? 0 : inARow + 1;
    for (const [what, rate] of rates) best.set(what, Math.max(rate, best.get(what) ?? 0));
  }
};

/** Measures all contestants in turn, round after round. Only one of them runs at a time; the others wait, compiled and warm. */
export const measureInTurn = async (contestants: readonly Contestant[], plan: Rounds): Promise<readonly Result[]> => {
  const children: ChildProcess[] = [];
  const turn = async ({ contestant: { name }, round }: Started, heading: string, seconds: number): Promise<Rates> => {
    plan.say(heading, name);
    return round(seconds).catch(() => stop(`${name} couldn’t be measured; see the lines above.`, FAILED));
  };
  try {
    const started = contestants.map((contestant) => start(contestant, children));
    if (plan.warmUp > 0) for (const each of started) await warmUp(() => turn(each, 'Warming up', plan.warmUp));
    const rounds: Rates[][] = [];
    for (let round = 1; round <= plan.rounds; round++) {
      const rates: Rates[] = [];
      for (const each of started) rates.push(await turn(each, `Round ${round} of ${plan.rounds}`, plan.seconds / plan.rounds));
      rounds.push(rates);
    }
    return contestants.map((contestant, at) =>
      resultOf(
        contestant,
        rounds.map((rates) => rates[at] ?? {}),
      ),
    );
  } finally {
    for (const child of children) child.kill();
  }
};
