import { expect, test } from 'vitest';
import { gameOf } from '../arguments.ts';
import { gameMeter } from './game.ts';

test('a search is measured although bots draw their answer: no core imagines a hundred thousand games a second', () => {
  const { iterations } = gameMeter(gameOf('contracts'), 'search')(0.1);
  expect(iterations).toBeGreaterThan(1);
  expect(iterations).toBeLessThan(100_000);
});
