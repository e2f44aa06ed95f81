import { GAMES } from '@swordtable/games';
import { expect, test } from 'vitest';
import { answersGrid, measureAnswers } from './answers.ts';

test('a bot’s answers are measured until their time is up, and tabled', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('There are games.');
  const seconds = 0.01;
  const measured = await measureAnswers(game, 'easy', seconds);
  expect(measured).toMatchObject({ game: game.name, bot: 'easy' });
  expect(measured.times.every((time) => time >= 0)).toBe(true);
  // The last one may take longer.
  const others = measured.times.toSorted((one, other) => one - other).slice(0, -1);
  expect(others.reduce((sum, time) => sum + time, 0)).toBeLessThan(1.1 * seconds);
});

test('when the time is up, the game isn’t played to its end', async () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('There are games.');
  let isOver = false;
  const advance: typeof game.advance = (...args) => {
    const decisions = game.advance(...args);
    isOver = decisions.length === 0;
    return decisions;
  };
  await measureAnswers({ ...game, advance }, 'random', 1e-6);
  expect(isOver).toBe(false);
});

test('the table has the median, what 95% of the answers don’t exceed, and the longest', () => {
  const times = Array.from({ length: 101 }, (_, number) => (100 - number) / 1_000);
  expect(answersGrid([{ game: 'Olympus', bot: 'hard', times }]).rows).toEqual([['Olympus', 'hard', 101, 50, 95, 100]]);
});
