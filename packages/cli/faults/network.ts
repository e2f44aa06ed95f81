import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { count, type Tally } from './tally.ts';
import { type Call, deliver, LineLost, type Reply } from './wire.ts';

/** Per thousand requests: how many meet each of these faults. */
const RATES = {
  /** Never sent. */
  dropped: 20,
  /** Sent and done, and the answer is lost. */
  unheard: 25,
  'hung-up': 15,
  torn: 15,
  /** Sent twice at the same time. */
  doubled: 30,
  /** Sent once more, some time after it was answered. */
  repeated: 30,
  delayed: 40,
  /** Kept back until another request has overtaken it. */
  overtaken: 30,
} as const;

type Fault = keyof typeof RATES;

const DELAY = 200;
const OVERTAKEN_AT_LATEST = 150;
const REPEATED_AFTER = 1_000;

/** The road between clients and servers, as bad as it is told to be. */
export interface Network {
  /** The answer to a request, or `LineLost`. Answers to doubles of it are heard by `echo`. */
  send(call: Call, chance: Chance, echo?: (reply: Reply) => void): Promise<Reply>;
  /** From now on everything arrives, once. */
  calm(): void;
  readonly isRough: boolean;
}

const faultFor = (chance: Chance): Fault | undefined => {
  let left = chance.below(1000);
  for (const [fault, rate] of Object.entries(RATES)) {
    if (left < rate) return fault as Fault;
    left -= rate;
  }
  return undefined;
};

export const openNetwork = (tally: Tally): Network => {
  let rough = true;
  let waiting: (() => void)[] = [];

  const overtaken = (): Promise<unknown> =>
    Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), pause(OVERTAKEN_AT_LATEST)]);

  const pass = (call: Call): Promise<Reply> => {
    const reply = deliver(call);
    const behind = waiting;
    waiting = [];
    // The one in front is on its way when the others are let go.
    setImmediate(() => {
      for (const go of behind) go();
    });
    return reply;
  };

  const repeat = (call: Call, echo: (reply: Reply) => void, after: number): void => {
    // A double that is lost is only one double less.
    void pause(after)
      .then(() => deliver(call))
      .then(echo, () => {});
  };

  const meet = async (fault: Fault, call: Call, chance: Chance, echo: (reply: Reply) => void): Promise<Reply> => {
    switch (fault) {
      case 'dropped':
        throw new LineLost('dropped');
      case 'unheard':
        await pass(call);
        throw new LineLost('unheard');
      case 'hung-up':
      case 'torn':
        return deliver(call, fault);
      case 'doubled':
        repeat(call, echo, 0);
        return pass(call);
      case 'repeated': {
        const reply = await pass(call);
        repeat(call, echo, chance.below(REPEATED_AFTER));
        return reply;
      }
      case 'delayed':
        await pause(chance.below(DELAY));
        return pass(call);
      case 'overtaken':
        await overtaken();
        return pass(call);
    }
  };

  return {
    send: (call, chance, echo = () => {}) => {
      const fault = rough ? faultFor(chance) : undefined;
      if (fault === undefined || (fault === 'torn' && call.body === undefined)) return pass(call);
      count(tally.faults, `requests ${fault}`);
      return meet(fault, call, chance, echo);
    },
    calm: () => {
      rough = false;
    },
    get isRough() {
      return rough;
    },
  };
};
