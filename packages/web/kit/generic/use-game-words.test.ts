import { plainWords } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { wordsFor } from './use-game-words.ts';

test('what a language lacks is said in English', () => {
  const german = { prompt: () => 'Spiele eine Karte.' };
  const english = { ...plainWords, prompt: () => 'Play a card.' };
  const ask = { rule: 'trick', ask: 'card' };
  const words = wordsFor({ words: english }, { de: german }, 'de');
  expect([words.prompt(ask), words.action({ play: 'moon 4' })]).toEqual(['Spiele eine Karte.', 'play moon 4']);
  expect(wordsFor({ words: english }, { de: german }, 'en').prompt(ask)).toBe('Play a card.');
  expect(wordsFor({ words: english }, {}, 'de').prompt(ask)).toBe('Play a card.');
});
