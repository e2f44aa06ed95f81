import { cut } from '../screen/text.ts';
import { progressText } from './report.ts';
import type { Totals } from './totals.ts';

const CLEAR = '\r\u001b[K';
const ON_TERMINAL = 250;
/** In a log, an occasional line shows progress. */
const IN_LOG = 15_000;

/** Shows how far the simulations are, now and then. */
export const showProgress = (totals: () => Totals): { show(): void; end(): void } => {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  let shown = performance.now();
  return {
    show: () => {
      if (performance.now() - shown < (isTerminal ? ON_TERMINAL : IN_LOG)) return;
      shown = performance.now();
      const text = progressText(totals());
      stderr.write(isTerminal ? `${CLEAR}${cut(text, (stderr.columns ?? 80) - 1)}` : `${text}\n`);
    },
    end: () => {
      if (isTerminal) stderr.write(CLEAR);
    },
  };
};
