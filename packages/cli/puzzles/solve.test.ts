import { loadLearned, type PlacedPuzzle, positionOf } from '@swordtable/bots';
import { battlefields } from '@swordtable/games/battlefields/rules';
import { expect, test } from 'vitest';
import { PLAIN } from '../screen/look.ts';
import { bookOf } from './books.ts';
import { solveOne } from './solve.ts';

/** What a terminal shows when these lines are typed at a puzzle, and what came of it. */
const solved = async (placed: PlacedPuzzle, typed: readonly string[]) => {
  const waiting = [...typed];
  const shown: string[] = [];
  const lines = { isTerminal: false, leaving: new AbortController().signal, close: () => {}, next: async () => waiting.shift() };
  const isSolved = await solveOne(battlefields, placed, { lines, look: () => PLAIN, say: (text) => void shown.push(text) });
  return { isSolved, shown: shown.join('\n') };
};

test('a puzzle in the terminal is solved, failed, given up, or left', async () => {
  await loadLearned(battlefields, (sentence) => expect.unreachable(sentence));
  const { puzzles } = await bookOf(battlefields);
  // Few options are listed one by one, in their order.
  const placed = puzzles.find((each) => {
    const at = positionOf(battlefields, each);
    return at.ok && at.value.decision.options.length <= 4 && at.value.decision.prompt.rule === 'answer';
  });
  if (placed === undefined) throw new Error('There is no puzzle with few options.');
  const [best, ...others] = placed.puzzle.answers.map(({ option }) => String(option + 1));
  const right = await solved(placed, [best ?? '']);
  expect(right.isSolved).toBe(true);
  expect(right.shown).toContain('That’s the best answer.');
  expect(right.shown).toContain('The bot would play:');
  const wrong = await solved(placed, [others.at(-1) ?? '']);
  expect(wrong.isSolved).toBe(false);
  expect(wrong.shown).toMatch(/not the best answer: it’s worth \d+\.\d points less/);
  const given = await solved(placed, ['hint']);
  expect([given.isSolved, given.shown.includes('The bot would play:')]).toEqual([false, true]);
  expect((await solved(placed, ['quit'])).isSolved).toBeUndefined();
});
