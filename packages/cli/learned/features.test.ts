import { GAMES } from '@swordtable/games';
import { type Features, type MatchOptions, newFeatures, open, optionAt, randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';

/** Features as text, in an order that owes nothing to how they were added. */
const listed = ({ length, indices, values }: Features): readonly string[] => {
  const sums = new Map<number, number>();
  for (let i = 0; i < length; i++) sums.set(indices[i] as number, (sums.get(indices[i] as number) ?? 0) + (values[i] as number));
  return [...sums].map(([index, value]) => `${index}: ${value.toFixed(4)}`).sort();
};

const OPTIONS: Readonly<Record<string, readonly MatchOptions[]>> = {
  olympus: [{}, { terrain: 'random', mixed: true, house: true }],
  asgard: [{}, { terrain: 'yggdrasil' }, { terrain: 'random', centred: true }],
  battlefields: [{}],
  contracts: [{}],
  swordcrafters: [{}, { magic: 'intermediate' }, { lightweight: true }, { dual: true }],
};

const CASES = GAMES.flatMap((game) =>
  (OPTIONS[game.id] ?? []).flatMap((options) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
      game,
      id: game.id,
      options,
      seats: game.seats.min + more,
    })),
  ),
).filter(({ seats, options }) => seats > 1 && (seats === 2 || options['dual'] !== true));

describe('what bots have learned', () => {
  test.each(CASES)(
    '$id with $seats seats and $options is judged by what a seat knows: a position dealt again is the same to it',
    ({ game, seats, options }) => {
      const all = [game.learned, game.hindsight, game.foresight].filter((each) => each !== undefined);
      expect(all.length).toBeGreaterThan(0);
      const known = (state: unknown, seat: number): readonly (readonly string[])[] =>
        all.map(({ describe, size }) => {
          const features = newFeatures();
          describe(state, seat, features);
          for (let i = 0; i < features.length; i++) {
            expect(features.indices[i]).toBeLessThan(size);
            expect(Number.isFinite(features.values[i])).toBe(true);
          }
          return listed(features);
        });
      const rng = randomFrom('known');
      const opened = open(game, seats, options, 'known');
      if (!opened.ok) throw new Error(opened.refusal.sentence);
      const { state } = opened.value.position;
      for (let { decisions } = opened.value.position, step = 0; decisions.length > 0; step++) {
        if (randomBelow(rng, 12) === 0)
          for (let seat = 0; seat < seats; seat++)
            expect(known(game.determinize(state, seat, rng), seat), `step ${step}`).toEqual(known(state, seat));
        const asked = decisions[randomBelow(rng, decisions.length)];
        if (asked === undefined) break;
        decisions = game.advance(state, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
      }
    },
  );
});
