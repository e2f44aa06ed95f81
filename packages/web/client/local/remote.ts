import { type Refusal, type Result, refuse } from '@swordtable/kernel';

/** Keeps calls to another thread from hanging or throwing, whatever happens at the other end. */
export interface Guard {
  /** The response, or a refusal if the other end failed or is gone. */
  answered<Value>(call: Promise<Result<Value>>): Promise<Result<Value>>;
  /** Refuses all pending and future calls. */
  fail(refusal: Refusal): void;
}

export const guardCalls = (): Guard => {
  let fail: Guard['fail'] = () => undefined;
  const gone = new Promise<Result<never>>((resolve) => {
    fail = (refusal) => resolve({ ok: false, refusal });
  });
  return {
    // First, so that later callers hear of it even if a response still arrives.
    answered: (call) =>
      Promise.race([gone, call.catch((error: unknown) => refuse('internal', `Something went wrong here: ${String(error)}`))]),
    fail: (refusal) => fail(refusal),
  };
};
