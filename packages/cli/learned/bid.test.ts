import { answerFor, botNamed } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { open, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { orStop } from '../stop.ts';

const BIDDING = GAMES.filter(({ options }) => options.some(({ id }) => id === 'bid'));

/** The price that the first bot names. */
const priceOf = (game: (typeof GAMES)[number], name: string, deal: number): number => {
  const seed = `bid ${deal}`;
  const { options } = orStop(open(game, 2, { bid: true, first: 'red' }, seed));
  const record = { game: game.id, version: game.version, seats: 2, options, seed, answers: [] };
  const { action } = orStop(answerFor(game, record, 0, orStop(botNamed(name, game)), randomFrom(seed)));
  return (action as { readonly price: number }).price;
};

test.each(BIDDING.map((game) => [game.id, game] as const))('in %s bots name a price that is about fair, not just any', (_, game) => {
  const prices = (name: string, deals: number) => new Set(Array.from({ length: deals }, (_deal, deal) => priceOf(game, name, deal)));
  const fair = [...prices('greedy', 4), ...prices('search:8', 2)];
  expect(fair.every((price) => price === 5 || price === 6)).toBe(true);
  // Random play shows that the whole list was open to them.
  expect(prices('random', 12).size).toBeGreaterThan(2);
});
