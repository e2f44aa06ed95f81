import { playedGame } from '@swordtable/games/swordcrafters/testing/played';
import { en as texts } from '@swordtable/games/swordcrafters/text/english';
import { sayWhy } from '@swordtable/games/swordcrafters/text/why';
import { scoresAsBuilt } from '@swordtable/games/swordcrafters/view/forecast';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { expect, test } from 'vitest';
import { seatsOf } from '../../../kit/words/seats.ts';
import { en as scoring } from '../words/scoring.en.ts';
import { bladeNames } from './blade-names.ts';
import { type ScoreContext, scoreRows, stepSaid, stepsOf } from './score-rows.ts';

const SEATS = [
  { name: 'You', you: true },
  { name: 'Bodo', you: false },
];
const contextOf = (view: View): ScoreContext => ({ view, texts, seats: SEATS, scoring, say: sayWhy(seatsOf(SEATS)) });
const lastView = (seed: string, seats: number, options = {}): View => playedGame(seed, seats, options).at(-1)?.views[0] as View;

test.each([
  ['two players', 2, {}],
  ['dual wielding', 2, { dual: true }],
  ['lightweight', 2, { lightweight: true }],
  ['alone', 1, {}],
] as const)('%s: the lines of the table make its last line', (_, seats, options) => {
  const ended = lastView('sums', seats, options);
  const scores = scoresAsBuilt(ended);
  const rows = scoreRows(contextOf(ended), scores);
  for (const [at, { points }] of scores.entries()) expect(rows.reduce((sum, { cells }) => sum + (cells[at]?.points ?? 0), 0)).toBe(points);
  expect(rows.at(-1)?.step).toBe(stepsOf(contextOf(ended)) - 2);
});

test('alone it is said of every card whether it is beaten', () => {
  const ended = lastView('alone', 1, { opponents: 3 });
  const scores = scoresAsBuilt(ended);
  const names = bladeNames(ended, scores, { texts, seats: SEATS });
  expect(names).toEqual(['You', ...ended.setting.opponents.map(({ name }) => name)]);
  const said = stepSaid(contextOf(ended), scores, names, stepsOf(contextOf(ended)) - 1);
  expect(said).toHaveLength(3);
  const own = scores[0]?.points ?? 0;
  expect(said.map((sentence) => sentence.startsWith('You beat'))).toEqual(scores.slice(1).map(({ points }) => own > points));
});

test('with two swords each has its number', () => {
  const ended = lastView('dual', 2, { dual: true });
  expect(bladeNames(ended, scoresAsBuilt(ended), { texts, seats: SEATS })).toEqual(['You I', 'You II', 'Bodo I', 'Bodo II']);
});
