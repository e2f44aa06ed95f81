import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { setsIn } from '@swordtable/games/battlefields/phases/scoring';
import { expect, test } from 'vitest';
import { landSets } from './land-sets.ts';

/** Every eleventh choice of lands out of all sixteen, which leaves no land and no split out. */
const STEP = 11;
const choices = Array.from({ length: Math.floor(2 ** CARDS.lands.length / STEP) }, (_, at) =>
  CARDS.lands.flatMap((_land, no) => (((at * STEP) >> no) & 1 ? [no] : [])),
);

test('whatever was won, as many sets are full as the rules count, and every land lies in one of them', () => {
  const wrong = choices.filter((lands) => {
    const sets = landSets(CARDS, lands);
    const laid = sets.flatMap((set) => set.lands).toSorted((a, b) => a - b);
    return sets.filter(({ isFull }) => isFull).length !== setsIn(CARDS, lands) || laid.join() !== lands.join();
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test('a land of any color that completes no set is shown in one row with the land it helps', () => {
  const [elis, delphi] = ['Elis', 'Delphi'].map((name) => CARDS.lands.findIndex((land) => land.name === name));
  expect(landSets(CARDS, [elis, delphi] as number[])).toEqual([{ color: 'gold', lands: [elis, delphi], isFull: false }]);
  expect(landSets(CARDS, [delphi] as number[])).toEqual([{ color: 'any', lands: [delphi], isFull: false }]);
});

test('a land of any color goes where the fewest are missing', () => {
  const [nemea, sparta, argos, delphi] = ['Nemea', 'Sparta', 'Argos', 'Delphi'].map((name) =>
    CARDS.lands.findIndex((land) => land.name === name),
  );
  expect(landSets(CARDS, [nemea, sparta, argos, delphi] as number[])).toEqual([
    { color: 'red', lands: [sparta, argos, delphi], isFull: true },
    { color: 'green', lands: [nemea], isFull: false },
  ]);
});
