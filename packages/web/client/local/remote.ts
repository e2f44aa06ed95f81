import { type Refusal, type Result, refuse } from '@swordtable/kernel';

/** Keeps calls to another thread from hanging or throwing, whatever happens at the other end. */
export interface Guard {
  /** What was answered; a refusal if the other end broke while answering, or is gone. */
  answered<Value>(call: Promise<Result<Value>>): Promise<Result<Value>>;
  /** Refuses everything that waits for an answer, and everything asked from now on. */
  fail(refusal: Refusal): void;
}

export const guardCalls = (): Guard => {
  let fail: Guard['fail'] = () => undefined;
  const gone = new Promise<Result<never>>((resolve) => {
    fail = (refusal) => resolve({ ok: false, refusal });
  });
  return {
    // The one that is gone comes first: whoever asks afterwards hears so, even where an answer still arrives.
    answered: (call) => Promise.race([gone, call.catch((error: unknown) => refuse('internal', `Something broke here: ${String(error)}`))]),
    fail: (refusal) => fail(refusal),
  };
};
