import { cut } from '../screen/text.ts';
import { progressText } from './report.ts';
import { added, type Tally } from './tally.ts';
import type { Trial } from './trial.ts';

const CLEAR = '\r\u001b[K';
const ON_TERMINAL = 250;
/** In a log, an occasional line shows progress. */
const IN_LOG = 15_000;

/** Shows how far a trial is, with what came before it and how fast it goes, until it is told to end. */
export const watchProgress = (trial: Trial, before: Tally, pace: (kills: number) => string): { end(): void } => {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  let told = 0;
  const show = (): void => {
    // Violations are printed immediately, not only at the end.
    for (const { what, sentence } of trial.tally.violations.slice(told)) stderr.write(`${isTerminal ? CLEAR : ''}${what}: ${sentence}\n`);
    told = trial.tally.violations.length;
    const tally = added(before, trial.tally);
    const text = [progressText({ name: trial.name, tally }), pace(tally.kills)].filter((part) => part !== '').join(', ');
    stderr.write(isTerminal ? `${CLEAR}${cut(text, (stderr.columns ?? 80) - 1)}` : `${text}\n`);
  };
  const timer = setInterval(show, isTerminal ? ON_TERMINAL : IN_LOG);
  return {
    end: () => {
      clearInterval(timer);
      if (isTerminal) stderr.write(CLEAR);
    },
  };
};
