import type { Result } from '@swordtable/kernel';

/** Ends the command with a sentence on standard error and an exit code. Caught once, in `main.ts`. */
class Stop extends Error {
  override readonly name = 'Stop';
  readonly code: number;
  constructor(sentence: string, code: number) {
    super(sentence);
    this.code = code;
  }
}

/** Recognized by its name, because the server's bundle has its own copy of the class. */
export const isStop = (error: unknown): error is Stop => error instanceof Error && error.name === 'Stop';

/** A usage error. */
export const BAD_USE = 2;
/** A failed check: a broken record or law. */
export const FAILED = 1;

export const stop = (sentence: string, code: number = BAD_USE): never => {
  throw new Stop(sentence, code);
};

/** The value of a result, or ends the command with its reason. */
export const orStop = <Value>(result: Result<Value>, code: number = BAD_USE): Value =>
  result.ok ? result.value : stop(result.refusal.sentence, code);
