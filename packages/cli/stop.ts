import type { Result } from '@swordtable/kernel';

/** The command cannot go on: one sentence for standard error, and the code to end with. Caught once, in `main.ts`. */
export class Stop extends Error {
  readonly code: number;
  constructor(sentence: string, code: number) {
    super(sentence);
    this.code = code;
  }
}

/** Asked for what does not exist, or in the wrong way. */
export const BAD_USE = 2;
/** Asked well, but it did not hold: a broken record, a broken law. */
export const FAILED = 1;

export const stop = (sentence: string, code: number = BAD_USE): never => {
  throw new Stop(sentence, code);
};

/** The value of a result, or the end of the command with the reason for it. */
export const orStop = <Value>(result: Result<Value>, code: number = BAD_USE): Value =>
  result.ok ? result.value : stop(result.refusal.sentence, code);
