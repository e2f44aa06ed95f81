import { randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { openMatchSlot, type SlotObserver } from './match-slot.ts';
import type { Listener, Side, Target } from './target.ts';

/** What a server does with a move: everything right, unless a test makes it do something else. */
type Reply = (listener: Listener, step: number, by: Side) => void;

const rightly: Reply = (listener, step, by) => {
  listener.told(0, step, 10, by === 0 ? 0 : 3, false);
  listener.acknowledged(step);
  listener.told(1, step, 10, by === 0 ? 3 : 0, false);
};

/** Plays moves at a server that answers like this from the second move on; returns what was reported. */
const troublesWith = async (reply: Reply, moves = 4): Promise<{ readonly troubles: readonly string[]; readonly settled: number }> => {
  const troubles: string[] = [];
  let [settled, step] = [0, 7];
  const nothing = (): void => {};
  const observer: SlotObserver = {
    ...{ acknowledged: nothing, arrived: nothing, told: nothing, matchEnded: nothing },
    settled: () => {
      settled += 1;
    },
    trouble: (sentence) => troubles.push(sentence),
  };
  const target: Target = {
    open: async (_, listener) => {
      for (const side of [0, 1] as const) listener.told(side, step, 10, side === 0 ? 3 : 0, false);
      return {
        answer: (by) => {
          step += 1;
          (step > 8 ? reply : rightly)(listener, step, by);
        },
        close: nothing,
      };
    },
    close: nothing,
  };
  const slot = openMatchSlot(0, target, randomFrom('slot'), observer);
  await slot.begin();
  for (let move = 0; move < moves; move++) slot.move();
  return { troubles, settled };
};

test('a server that does everything right gives no trouble', async () => {
  expect(await troublesWith(rightly)).toEqual({ troubles: [], settled: 4 });
});

test.each<[string, Reply, string]>([
  [
    'a step that one side never hears of',
    (listener, step) => listener.told(0, step + 1, 10, 0, false),
    'Side 0 was told of step 10 after step 8.',
  ],
  [
    'a step told twice',
    (listener, step) => {
      listener.told(1, step, 10, 0, false);
      listener.told(1, step, 10, 0, false);
    },
    'Side 1 was told of step 9 after step 9.',
  ],
  [
    'an acknowledgement of another step',
    (listener, step) => listener.acknowledged(step - 1),
    'A move was acknowledged as step 8, but it should be step 9.',
  ],
  [
    'an acknowledgement too many',
    (listener, step, by) => {
      rightly(listener, step, by);
      listener.acknowledged(step);
    },
    'Step 9 was acknowledged, but nobody waited for it.',
  ],
  [
    'a step that nobody made',
    (listener, step, by) => {
      rightly(listener, step, by);
      listener.told(0, step + 1, 10, 0, false);
    },
    'Side 0 was told of step 10, which nobody had made.',
  ],
  ['a refused move', (listener) => listener.trouble('A move was refused.'), 'A move was refused.'],
])('%s is found out', async (_, reply, sentence) => {
  expect((await troublesWith(reply)).troubles).toEqual([sentence]);
});

test('a move that is not acknowledged keeps its slot busy', async () => {
  const silent: Reply = (listener, step) => {
    listener.told(0, step, 10, 3, false);
    listener.told(1, step, 10, 0, false);
  };
  expect(await troublesWith(silent)).toEqual({ troubles: [], settled: 1 });
});
