import type { Game } from '@swordtable/kernel';
import { carts } from '@swordtable/kernel/toys/carts';
import { expect, test } from 'vitest';
import { hintText } from './hint-text.ts';

const words: Game['words'] = {
  ...carts.words,
  action: (action) => String(action),
  message: ({ say }) => say,
};
const spoken = { words, view: undefined, seats: 2 };
const rated = { visits: 9, margin: 2.44, wins: 0.614 };
const ASKED = { rule: 'turn', ask: 'companion' };

test('a hint says the whole action, what is expected, why, and what comes next', () => {
  const plan = [
    { prompt: ASKED, action: 'Halvard comes along' },
    { prompt: ASKED, action: 'contribute everything' },
  ];
  const because = [{ say: 'brings 2 more fame' }, { say: 'leaves you more luck' }];
  const thoughts = [
    { ...rated, action: 'work', plan, because },
    { ...rated, action: 'pass', margin: 1.44 },
  ];
  expect(hintText(thoughts, spoken)).toEqual([
    'The bot would play: work.',
    'Then: Halvard comes along.',
    'Then: contribute everything.',
    'It expects to finish 2.4 points ahead, with a 61% chance to win.',
    'It brings 2 more fame and leaves you more luck.',
    'Next best: pass, 1.0 point less.',
  ]);
});

test('what isn’t known isn’t said', () => {
  const { wins: _, ...unknown } = rated;
  expect(hintText([{ ...unknown, action: 'pass', margin: -0.02 }], spoken)).toEqual([
    'The bot would play: pass.',
    'It expects to finish level.',
  ]);
  expect(hintText([], spoken)).toEqual(['The bot has no hint.']);
});

test('equals are called so, and a solo player scores', () => {
  const thoughts = [
    { ...rated, action: 'left', margin: -3 },
    { ...rated, action: 'right', margin: -3.01 },
  ];
  expect(hintText(thoughts, spoken).slice(1)).toEqual([
    'It expects to finish 3.0 points behind, with a 61% chance to win.',
    'Next best: right, about as good.',
  ]);
  expect(hintText([{ ...rated, action: 'left' }], { ...spoken, seats: 1 })[1]).toBe(
    'It expects to score 2.4 points, with a 61% chance to win.',
  );
});
