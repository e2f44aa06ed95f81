import { cut } from '../screen/text.ts';
import { progressText } from './report.ts';
import type { Tally } from './tally.ts';

const CLEAR = '\r\u001b[K';
const ON_TERMINAL = 250;
/** In a log, an occasional line shows progress. */
const IN_LOG = 15_000;

/** Shows how far a plan is, with all that was done of it, and how fast it goes, until it is told to end. */
export const watchProgress = (name: string, tallyNow: () => Tally, pace: (kills: number) => string): { end(): void } => {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  const told = new Set(tallyNow().violations);
  const show = (): void => {
    const tally = tallyNow();
    // Violations are printed immediately, not only at the end.
    for (const violation of tally.violations) {
      if (!told.has(violation)) stderr.write(`${isTerminal ? CLEAR : ''}${violation.what}: ${violation.sentence}\n`);
      told.add(violation);
    }
    const text = [progressText({ name, tally }), pace(tally.kills)].filter((part) => part !== '').join(', ');
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
