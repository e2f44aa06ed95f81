import { type Prompt, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Rules } from './bot.ts';
import { softWhereGuessed } from './soft.ts';

interface Taken {
  worth: number;
}

/** Three answers: the best, one nearly as good, and a bad one. */
const WORTHS = [5, 4.9, 0];

const taking = (prompt: Prompt): Rules<Taken, number> => ({
  clone: (state) => ({ ...state }),
  decisions: ({ worth }) => (worth < 0 ? [{ seat: 0, prompt, options: WORTHS }] : []),
  advance: (state, _seat, worth) => {
    state.worth = worth;
    return [];
  },
  redact: (event) => event,
  standing: ({ worth }) => ({ points: [worth, 0], ranking: [[0], [1]] }),
  revealCount: () => 0,
  judge: {
    points: 10,
    outlook: ({ worth }) => ({ margins: [worth, -worth], wins: [1, 0] }),
    worth: (state) => state.worth,
    worthOf: ({ points }) => points[0] as number,
    worthIn: ({ margins }) => margins[0] as number,
  },
});

const answersTo = (prompt: Prompt): ReadonlySet<number> => {
  const game = taking(prompt);
  const [decision] = game.decisions({ worth: -1 });
  if (decision === undefined) throw new Error('There’s a question.');
  const input = { game, seat: 0, decision, imagine: () => ({ worth: -1 }) };
  return new Set(Array.from({ length: 60 }, (_, seed) => softWhereGuessed(0.04).choose(input, randomFrom(`${seed}`))));
};

test('where others guess, answers that are nearly as good as the best are given as well, and bad ones are not', () => {
  expect(answersTo({ rule: 'take', ask: 'one', sealed: 'bluff' })).toEqual(new Set([5, 4.9]));
});

test('where nobody has to guess, the best answer is given', () => {
  expect(answersTo({ rule: 'take', ask: 'one' })).toEqual(new Set([5]));
  expect(answersTo({ rule: 'take', ask: 'one', sealed: 'apart' })).toEqual(new Set([5]));
});
