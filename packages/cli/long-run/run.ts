import { stop } from '../stop.ts';
import { paceText } from './pace.ts';
import { readTotals, writeTotals } from './totals-file.ts';

/** Work that takes hours, done in portions: what is done is saved, and running it again continues it. */
export interface LongRun<Totals> {
  /** The command that does it, such as "laws". */
  readonly command: string;
  /** Where the totals are saved, if anywhere. */
  readonly file: string | undefined;
  /** The seed that was asked for, and the one for a new run otherwise. */
  readonly givenSeed: string | undefined;
  readonly newSeed: string;
  readonly parts: readonly string[];
  /** How much is to be done of each part, in units with this name. */
  readonly goal: number;
  readonly unit: string;
  readonly nothing: Totals;
  amountOf(totals: Totals): number;
  /** Whether something was found that ends the run. */
  isBroken(totals: Totals): boolean;
  /** Does one portion more of a part, a few seconds' worth. */
  work(part: string, seed: string, soFar: Totals): Promise<Totals>;
}

interface RunFile<Totals> {
  readonly seed: string;
  readonly parts: Readonly<Record<string, Totals>>;
}

const IN_LOG = 15_000;
const ON_TERMINAL = 500;
const CLEAR = '\r\u001b[K';

const shownOn = (stream: NodeJS.WriteStream): ((text: () => string) => void) => {
  const isTerminal = stream.isTTY === true;
  let last = performance.now();
  return (text) => {
    if (performance.now() - last < (isTerminal ? ON_TERMINAL : IN_LOG)) return;
    last = performance.now();
    stream.write(isTerminal ? `${CLEAR}${text()}` : `${text()}\n`);
  };
};

const number = new Intl.NumberFormat('en-US');

/** Does what is left, part by part, and returns the totals of all runs so far. */
export const finishRun = async <Totals>(run: LongRun<Totals>): Promise<ReadonlyMap<string, Totals>> => {
  const { command, file, parts, goal, unit, amountOf } = run;
  const found = file === undefined ? undefined : readTotals<RunFile<Totals>>(file, command);
  const seed = found?.seed ?? run.givenSeed ?? run.newSeed;
  if (run.givenSeed !== undefined && run.givenSeed !== seed) stop(`"${file}" was begun with --seed ${seed}.`);
  const totals = new Map(Object.entries(found?.parts ?? {}));
  const show = shownOn(process.stderr);
  console.log(`Seed: ${seed}`);
  for (const part of parts) {
    let soFar = totals.get(part) ?? run.nothing;
    const [before, began] = [amountOf(soFar), performance.now()];
    while (amountOf(soFar) < goal && !run.isBroken(soFar)) {
      soFar = await run.work(part, seed, soFar);
      totals.set(part, soFar);
      if (file !== undefined) writeTotals(file, command, { seed, parts: Object.fromEntries(totals) });
      const done = amountOf(soFar);
      show(() => {
        const pace = paceText(unit, done - before, Math.max(0, goal - done), (performance.now() - began) / 1_000);
        return `${part}: ${number.format(done)} of ${number.format(goal)} ${unit}, ${pace}`;
      });
    }
  }
  if (process.stderr.isTTY === true) process.stderr.write(CLEAR);
  return totals;
};
