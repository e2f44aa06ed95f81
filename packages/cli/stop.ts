import type { Result } from '@swordtable/kernel';

/** The command cannot go on: one sentence for standard error, and the code to end with. Caught once, in `main.ts`. */
class Stop extends Error {
  override readonly name = 'Stop';
  readonly code: number;
  constructor(sentence: string, code: number) {
    super(sentence);
    this.code = code;
  }
}

/** Known by its name: the bundle of the service has a class of its own. */
export const isStop = (error: unknown): error is Stop => error instanceof Error && error.name === 'Stop';

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
