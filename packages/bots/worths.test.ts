import { type Decision, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Rules } from './bot.ts';
import { expectedOutlook } from './outlook.ts';
import { search } from './search.ts';

interface Race {
  points: readonly number[];
  isOver?: true;
}
type Move = 'gain' | 'hinder';

/** One answer is left to the first seat: three points for itself, or six off the second, who is far ahead. */
const race = (deviation: number | undefined): Rules<Race, Move> => ({
  clone: (state) => ({ ...state }),
  decisions: ({ isOver }): readonly Decision<Move>[] =>
    isOver ? [] : [{ seat: 0, prompt: { rule: 'race', ask: 'move' }, options: ['gain', 'hinder'] }],
  advance(state, _seat, move) {
    const [first = 0, second = 0, ...others] = state.points;
    state.points = move === 'gain' ? [first + 3, second, ...others] : [first, second - 6, ...others];
    state.isOver = true;
    return [];
  },
  redact: (event) => event,
  standing: ({ points }) => ({ points, ranking: [points.map((_, seat) => seat)] }),
  evaluate: ({ points }) => ({ points, ranking: [points.map((_, seat) => seat)] }),
  revealCount: () => 0,
  ...(deviation === undefined ? {} : { deviation: () => deviation }),
});

const moveIn = (points: readonly number[], deviation?: number): Move => {
  const game = race(deviation);
  const [decision] = game.decisions({ points });
  if (decision === undefined) throw new Error('There’s a question.');
  return search({ iterations: 60 }).choose({ game, seat: 0, decision, imagine: () => ({ points }) }, randomFrom('race'));
};

test('among more than two, a search plays for its own rank and not against the leader', () => {
  expect(moveIn([10, 30, 11], 3)).toBe('gain');
  expect(moveIn([10, 30, 11, 12, 9], 3)).toBe('gain');
});

test('between two, and where nobody knows how sure an estimate is, it plays for the lead', () => {
  expect(moveIn([10, 30], 3)).toBe('hinder');
  expect(moveIn([10, 30, 11])).toBe('hinder');
});

test('an expected rank is even among equals, adds up, and grows with the points', () => {
  expect(expectedOutlook({ points: [5, 5, 5], ranking: [] }, 4).wins).toEqual([0.5, 0.5, 0.5]);
  const { wins, margins } = expectedOutlook({ points: [9, 5, 1, 6], ranking: [] }, 4);
  expect(wins.reduce((sum, each) => sum + each, 0)).toBeCloseTo(2, 12);
  expect([0, 1, 2, 3].toSorted((a, b) => (wins[b] as number) - (wins[a] as number))).toEqual([0, 3, 1, 2]);
  expect(margins).toEqual([3, -4, -8, -3]);
});
