import { type Refusal, type Result, refuse } from '@swordtable/kernel';

/** A call and its answer belong together by their number. What is told without a call has none. */
type Call = { readonly call: number; readonly ask: unknown };
type Reply = { readonly call: number; readonly result: Result<unknown> } | { readonly told: unknown };

export interface Caller {
  /** Asks the other end. It is ours, so it is trusted to answer with what was asked for. */
  ask<Value>(ask: unknown): Promise<Result<Value>>;
  /** Refuses everything that waits for an answer, and everything asked from now on. */
  fail(refusal: Refusal): void;
}

/** Asks over a port. */
export const callerOn = (port: MessagePort, told: (message: unknown) => void): Caller => {
  const waiting = new Map<number, (result: Result<never>) => void>();
  let calls = 0;
  let failed: Refusal | undefined;
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('told' in data) return told(data.told);
    waiting.get(data.call)?.(data.result as Result<never>);
    waiting.delete(data.call);
  };
  return {
    ask: (ask) =>
      new Promise((resolve) => {
        if (failed !== undefined) return resolve({ ok: false, refusal: failed });
        const call: Call = { call: calls++, ask };
        waiting.set(call.call, resolve);
        port.postMessage(call);
      }),
    fail: (refusal) => {
      failed = refusal;
      for (const resolve of waiting.values()) resolve({ ok: false, refusal });
      waiting.clear();
    },
  };
};

/** Answers over a port, and tells what was not asked for. Nothing that breaks here leaves the other end waiting. */
export const answerOn = <Ask>(port: MessagePort, answer: (ask: Ask) => Promise<Result<unknown>>): ((message: unknown) => void) => {
  const send = (reply: Reply): void => port.postMessage(reply);
  port.onmessage = async ({ data: { call, ask } }: MessageEvent<Call>) => {
    // The other end is ours too, and sends only what is meant to be sent.
    const result = await answer(ask as Ask).catch((error: unknown) => refuse('internal', `Something broke here: ${String(error)}`));
    send({ call, result });
  };
  return (message) => send({ told: message });
};
