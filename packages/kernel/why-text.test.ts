import { expect, test } from 'vitest';
import type { MessageOf, Why } from './explain.ts';
import { sayWith, whyText } from './why-text.ts';

const sentences = {
  title: 'Why this number?',
  printed: 'printed',
  beats: (one: string, other: string): string => `${one} beats ${other}.`,
  gains: (points: number, name: string): string => `${name} gains ${points}.`,
};

const why: Why<MessageOf<typeof sentences>> = {
  title: { say: 'title' },
  sums: [{ parts: [{ value: 4, label: { say: 'printed' } }], result: 4, label: { say: 'printed' }, seat: 1 }],
  because: [
    { say: 'beats', with: [{ tile: 1 }, { tile: 2 }] },
    { say: 'beats', with: [{ tile: 1 }, { tile: 2 }] },
    { say: 'gains', with: [3, { tile: 2 }] },
  ],
  rules: ['T-1'],
};

test('a dictionary puts an explanation into words, with names for the game’s things', () => {
  const say = sayWith(sentences, ({ tile }) => `tile ${String(tile)}`);
  expect(whyText(why, say)).toEqual({
    title: 'Why this number?',
    sums: [{ parts: [{ value: 4, label: 'printed' }], result: 4, label: 'printed', seat: 1 }],
    sentences: ['tile 1 beats tile 2.', 'tile 2 gains 3.'],
    rules: ['T-1'],
  });
});

test('without a dictionary or a sentence, a message reads by its keys in the rules', () => {
  expect(whyText(why).sentences).toEqual(['beats tile 1 tile 2', 'gains 3 tile 2']);
  expect(sayWith({}, () => '')({ say: 'toString' })).toBe('to string');
});
