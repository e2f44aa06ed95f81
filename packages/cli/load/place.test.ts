import { randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { type Notes, openPlace } from './place.ts';
import type { Ear, Side, Venue } from './venue.ts';

/** What a server does with a move: everything right, unless a test makes it do something else. */
type Reply = (ear: Ear, step: number, by: Side) => void;

const rightly: Reply = (ear, step, by) => {
  ear.told(0, step, 10, by === 0 ? 0 : 3, false);
  ear.acknowledged(step);
  ear.told(1, step, 10, by === 0 ? 3 : 0, false);
};

/** Plays so many moves at a server that answers like this from the second move on; returns what was told about it. */
const troublesWith = async (reply: Reply, moves = 4): Promise<{ readonly troubles: readonly string[]; readonly settled: number }> => {
  const troubles: string[] = [];
  let [settled, step] = [0, 7];
  const nothing = (): void => {};
  const notes: Notes = {
    ...{ acknowledged: nothing, arrived: nothing, told: nothing, matchEnded: nothing },
    settled: () => {
      settled += 1;
    },
    trouble: (sentence) => troubles.push(sentence),
  };
  const venue: Venue = {
    open: async (_, ear) => {
      for (const side of [0, 1] as const) ear.told(side, step, 10, side === 0 ? 3 : 0, false);
      return {
        answer: (by) => {
          step += 1;
          (step > 8 ? reply : rightly)(ear, step, by);
        },
        close: nothing,
      };
    },
    close: nothing,
  };
  const place = openPlace(0, venue, randomFrom('place'), notes);
  await place.begin();
  for (let move = 0; move < moves; move++) place.move();
  return { troubles, settled };
};

test('a server that does everything right gives no trouble', async () => {
  expect(await troublesWith(rightly)).toEqual({ troubles: [], settled: 4 });
});

test.each<[string, Reply, string]>([
  ['a step that one side never hears of', (ear, step) => ear.told(0, step + 1, 10, 0, false), 'Side 0 was told of step 10 after step 8.'],
  [
    'a step told twice',
    (ear, step) => {
      ear.told(1, step, 10, 0, false);
      ear.told(1, step, 10, 0, false);
    },
    'Side 1 was told of step 9 after step 9.',
  ],
  [
    'an acknowledgement of another step',
    (ear, step) => ear.acknowledged(step - 1),
    'A move was acknowledged as step 8, but it should be step 9.',
  ],
  [
    'an acknowledgement too many',
    (ear, step, by) => {
      rightly(ear, step, by);
      ear.acknowledged(step);
    },
    'Step 9 was acknowledged, but nobody waited for it.',
  ],
  [
    'a step that nobody made',
    (ear, step, by) => {
      rightly(ear, step, by);
      ear.told(0, step + 1, 10, 0, false);
    },
    'Side 0 was told of step 10, which nobody had made.',
  ],
  ['a refused move', (ear) => ear.trouble('A move was refused.'), 'A move was refused.'],
])('%s is found out', async (_, reply, sentence) => {
  expect((await troublesWith(reply)).troubles).toEqual([sentence]);
});

test('a move that is not acknowledged keeps its place busy', async () => {
  const silent: Reply = (ear, step) => {
    ear.told(0, step, 10, 3, false);
    ear.told(1, step, 10, 0, false);
  };
  expect(await troublesWith(silent)).toEqual({ troubles: [], settled: 1 });
});
