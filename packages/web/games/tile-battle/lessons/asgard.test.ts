import { en as englishTexts } from '@swordtable/games/tile-battle/text/en';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { afterAll, expect, test } from 'vitest';
import { endAll, memoryStore, startHere, sure } from '../../../client/testing/local.ts';
import { atRandom, follow, taughtBy } from '../../../kit/lessons/testing/follow.ts';
import { MINUTES_MAX, minutesFor, PUZZLE_ANSWERS } from '../../../kit/lessons/testing/minutes.ts';
import { de as sharedDe } from '../../../kit/lessons/words/de.ts';
import { en as sharedEn } from '../../../kit/lessons/words/en.ts';
import type { TableState } from '../typed.ts';
import { de as germanTexts } from '../words/texts.de.ts';
import { asgardCourse, sayingOf } from './asgard-course.ts';
import { asgardLessons } from './asgard-lessons.ts';
import { asgard as de } from './words/asgard.de.ts';
import { asgard as en } from './words/asgard.en.ts';
import { puzzles } from './words/puzzles.en.ts';

afterAll(endAll);

/** In the lesson's own deal the bot thinks; in another any opponent will do. */
const startLesson = async (seed = asgardCourse.wishes.seed) => {
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', level: seed === asgardCourse.wishes.seed ? 'easy' : 'random' },
  ] as const;
  return sure(
    await startHere({ do: 'create', wishes: { game: 'asgard', seats, options: asgardCourse.wishes.options, seed } }, memoryStore()),
  );
};

const TAUGHT = taughtBy<TableState>({
  lessons: asgardLessons,
  say: (id, then) => [sayingOf(id, en, sharedEn.tiles, englishTexts, then), sayingOf(id, de, sharedDe.tiles, germanTexts, then)],
});

/** What depends on the heroes and the players: whether one asks, always applies, scores at the end, or flips another. */
const CHANCE = ['ask', 'always', 'once', 'flip'];
const SURE = asgardLessons.map(({ id }) => id).filter((id) => !CHANCE.includes(id));

test.each([
  ['reads everything', true, asgardCourse.wishes.seed],
  ['reads everything', true, 'another deal'],
  ['reads nothing', false, 'a third deal'],
])('somebody who plays at random and %s sees every lesson, each once, and ends with the last', async (_, reads, seed) => {
  const table = await startLesson(seed);
  const { came, said, progress, minutes } = await follow(table, TAUGHT, atRandom(seed), reads);
  table.close();
  expect((reads ? SURE : ['goal', 'draft', 'second', 'end']).filter((id) => !came.includes(id))).toEqual([]);
  expect(came.length).toBe(new Set(came).size);
  expect([came.at(-1), progress.now?.id]).toEqual(['end', 'end']);
  expect(said.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
  expect(minutes + minutesFor(Object.values(puzzles.asgard), PUZZLE_ANSWERS)).toBeLessThan(MINUTES_MAX);
});

test('what Asgard says of its own replaces what Olympus says', () => {
  const known = asgardLessons.map(({ id }) => id);
  expect(Object.keys(en.lessons).filter((id) => !known.includes(id))).toEqual([]);
});

test('the first twelve heroes are those that the lessons were made for', async () => {
  const table = await startLesson();
  const names = (table.state().view as View).pool.map(englishTexts.name);
  table.close();
  expect(names.join()).toBe('Merchant,Knight,Necromancer,Beggar,Roc,Monk,Titan,Noble,Trickster,Archer,Barbarian,Tanis');
});
