import { bladeOf, type Reckoning, reckon } from '@swordtable/games/swordcrafters/phases/scoring';
import type { Magic } from '@swordtable/games/swordcrafters/pieces/pieces';
import { built, newSword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { describe, expect, test } from 'vitest';
import { bladeNames } from '../board/blade-names.ts';
import { reckoningAsBuilt } from '../board/outlook.ts';
import { scoreRows, stepSaid, stepsOf } from '../board/score-rows.ts';
import { en as scoring } from '../words/scoring.en.ts';
import { en as words } from '../words/table.en.ts';
import { playedGame } from '../words/testing/played.ts';
import { en as texts } from '../words/texts.en.ts';
import { longestSaid, magicSaid, magicWhy, pointsWhy, printedWhy, type Teller } from './why.ts';

const SEATS = [
  { name: 'You', you: true },
  { name: 'Bodo', you: false },
];
const tellerOf = (view: View): Teller => ({ view, texts, seats: SEATS, scoring });
const lastView = (seed: string, seats: number, options = {}): View => playedGame(seed, seats, options).at(-1)?.views[0] as View;
const MOST: Magic = { method: 'most', gems: ['ruby'], points: [5, 3, 1] };
const view = lastView('why', 2);
const bladesWith = (...rubies: readonly number[]): Reckoning => {
  const swordWith = (count: number) =>
    Array.from({ length: count }).reduce<ReturnType<typeof newSword>>((sword) => built(sword, 'ruby', 1), newSword(['topaz', 'topaz']));
  return reckon(
    rubies.map((count, seat) => bladeOf(swordWith(count), seat)),
    [MOST],
    false,
  );
};

describe('why a magic card brings these points', () => {
  const said = (all: Reckoning, at: number): string => magicSaid(tellerOf(view), MOST, all[at] as Reckoning[number], 0, all);

  test('a place of one’s own, a place that is shared, one without points, and a count of nothing', () => {
    expect(said(bladesWith(3, 1), 0)).toBe('Most rubies: 3, 1st place, 5 points.');
    expect(said(bladesWith(3, 3, 1), 1)).toContain(
      'shared by 2. The points of the places they fill are divided and rounded down: (5 + 3) ÷ 2 = 4',
    );
    expect(said(bladesWith(4, 3, 2, 1), 3)).toBe('Most rubies: 1, 4th place, which brings no points.');
    expect(said(bladesWith(3, 0), 1)).toBe(scoring.magicNone('Most rubies'));
  });
});

test('the longest sword is alone, shared, or not this one', () => {
  const teller = tellerOf(view);
  const of = (all: Reckoning, at: number): string => longestSaid(teller, all[at] as Reckoning[number], all);
  expect(of(bladesWith(3, 1), 0)).toBe(scoring.longestWon(3, 6));
  expect(of(bladesWith(3, 3), 0)).toBe(scoring.longestShared(3, 6));
  expect(of(bladesWith(3, 1), 1)).toBe(scoring.longestLost(1, 3));
  expect(of(bladesWith(0, 0), 0)).toBe(scoring.nothingBuilt);
});

describe('the points of a whole game', () => {
  test.each([
    ['two players', 2, {}],
    ['dual wielding', 2, { dual: true }],
    ['lightweight', 2, { lightweight: true }],
    ['alone', 1, {}],
  ] as const)('%s: the parts of every sum make its result, and the lines of the table its last line', (_, seats, options) => {
    const ended = lastView('sums', seats, options);
    const teller = tellerOf(ended);
    const reckoning = reckoningAsBuilt(ended);
    for (const [seat] of ended.smiths.entries()) {
      const { sums = [], rules } = pointsWhy(teller, seat);
      expect(sums).toHaveLength(ended.setting.dual ? 2 : 1);
      for (const { parts, result } of sums) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(result);
      expect(rules).toContain('S-12');
    }
    const rows = scoreRows(teller, reckoning);
    for (const [at, { points }] of reckoning.entries())
      expect(rows.reduce((sum, { cells }) => sum + (cells[at]?.points ?? 0), 0)).toBe(points);
    expect(rows.at(-1)?.step).toBe(stepsOf(teller) - 2);
  });

  test('alone it is said of every card whether it is beaten', () => {
    const ended = lastView('alone', 1, { opponents: 3 });
    const teller = tellerOf(ended);
    const reckoning = reckoningAsBuilt(ended);
    const names = bladeNames(ended, reckoning, { words, texts, seats: SEATS });
    expect(names).toEqual(['You', ...ended.setting.opponents.map(({ name }) => name)]);
    const said = stepSaid(teller, reckoning, names, stepsOf(teller) - 1);
    expect(said).toHaveLength(3);
    const own = reckoning[0]?.points ?? 0;
    expect(said.map((sentence) => sentence.startsWith('You beat'))).toEqual(reckoning.slice(1).map(({ points }) => own > points));
    expect(printedWhy(teller, 2).sums?.[0]?.result).toBe(reckoning[3]?.points);
  });
});

test('a magic card is told sword by sword, the best first', () => {
  const reckoning = reckoningAsBuilt(view);
  const told = magicWhy(tellerOf(view), 0, ['You', 'Bodo']);
  const [first, ...lines] = told.sentences;
  expect(first).toBe(texts.magicText(view.setting.magic[0] as Magic));
  const ahead = reckoning.toSorted((a, b) => (a.magic[0]?.place ?? 0) - (b.magic[0]?.place ?? 0))[0]?.owner;
  expect(lines.map((line) => line.split(':')[0])).toEqual(ahead === 1 ? ['Bodo', 'You'] : ['You', 'Bodo']);
});

test('with two swords each has its number', () => {
  const ended = lastView('dual', 2, { dual: true });
  expect(bladeNames(ended, reckoningAsBuilt(ended), { words, texts, seats: SEATS })).toEqual(['You I', 'You II', 'Bodo I', 'Bodo II']);
});
