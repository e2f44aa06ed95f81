import { playLawfully, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { partyAt } from '../state.ts';
import { draftGame, STOCK } from './draft-game.ts';

/** How many sit down, and with how many cards; with few, the discards are shuffled in on the way. */
const PLAYED: readonly (readonly [seats: number, stock: number])[] = [
  [2, STOCK],
  [2, 60],
  [3, STOCK],
  [3, 90],
  [4, STOCK],
  [5, STOCK],
];

test.each(PLAYED)('C-11 random drafts obey the laws: %d seats, %d cards', (seats, stock) => {
  const rng = randomFrom('drafts');
  const played = playLawfully(draftGame(stock), {
    seats,
    options: {},
    seed: 'drafts',
    oneIn: 3,
    choose: (count) => randomBelow(rng, count),
  });
  if ('law' in played) throw new Error(`The law "${played.law}" is broken after ${played.answers.length} answers: ${played.sentence}`);
  expect(played.answers).toHaveLength(seats * 3 * (8 + 2));
  for (let seat = 0; seat < seats; seat++) expect(partyAt(played.end, seat).hand).toHaveLength(3 * (8 + 1));
});
