import { expect, test } from 'vitest';
import { playedGame } from '../words/testing/played.ts';
import { sectionOf } from './section-of.ts';
import { en } from './words/rules.en.ts';

test('the rules open at what is asked, else at the phase, and there is such a section', () => {
  const views = playedGame('pages', 2).map(({ view }) => view);
  const opened = new Set(views.map(sectionOf));
  const sections = new Set(en.map(({ id }) => id));
  expect([...opened].filter((id) => !sections.has(id))).toEqual([]);
  expect([...opened]).toEqual(expect.arrayContaining(['encounter', 'equipping', 'turn', 'contracts', 'locations']));
  expect(sectionOf({ phase: 'payment', asked: null })).toBe('payment');
});
