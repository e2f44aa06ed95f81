import { botNamed, playGame } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { orStop } from '../stop.ts';

const BIDDING = GAMES.filter(({ options }) => options.some(({ id }) => id === 'bid'));

/** The price that the first bot names. */
const priceOf = (game: (typeof GAMES)[number], name: string, deal: number): number => {
  const bots = [name, 'random'].map((each) => orStop(botNamed(each, game)));
  const played = orStop(playGame(game, { seats: 2, options: { bid: true, first: 'red' }, seed: `bid ${deal}` }, bots));
  const [bid] = played.record.answers;
  return bid === undefined ? -1 : (bid.action as { readonly price: number }).price;
};

test.each(BIDDING.map((game) => [game.id, game] as const))('in %s bots name a price that is about fair, not just any', (_, game) => {
  const prices = (name: string, deals: number) => new Set(Array.from({ length: deals }, (_deal, deal) => priceOf(game, name, deal)));
  const fair = [...prices('greedy', 4), ...prices('search:8', 2)];
  expect(fair.every((price) => price === 5 || price === 6)).toBe(true);
  // Random play shows that the whole list was open to them.
  expect(prices('random', 12).size).toBeGreaterThan(2);
});
