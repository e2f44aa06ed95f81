import { en as englishTexts } from '@swordtable/games/battlefields/text/en';
import { afterAll, expect, test } from 'vitest';
import { endAll, memoryStore, startHere, sure } from '../../../client/testing/local.ts';
import { atRandom, follow, taughtBy } from '../../../kit/lessons/testing/follow.ts';
import { MINUTES_MAX, minutesFor, PUZZLE_ANSWERS } from '../../../kit/lessons/testing/minutes.ts';
import type { TableState } from '../typed.ts';
import { de as germanTexts } from '../words/texts.de.ts';
import { battleCourse, sayingOf } from './course.ts';
import { battleLessons } from './lessons.ts';
import { course as de } from './words/course.de.ts';
import { course as en } from './words/course.en.ts';

afterAll(endAll);

/** In the lesson's own deal the bot thinks; in another any opponent will do. */
const startLesson = async (seed: string) => {
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', level: seed === battleCourse.wishes.seed ? 'easy' : 'random' },
  ] as const;
  return sure(
    await startHere({ do: 'create', wishes: { game: 'battlefields', seats, options: battleCourse.wishes.options, seed } }, memoryStore()),
  );
};

const TAUGHT = taughtBy<TableState>({
  lessons: battleLessons,
  say: (id, then) => [sayingOf(id, en, englishTexts, then), sayingOf(id, de, germanTexts, then)],
});

/** What comes in every game; whether somebody plays a card that can be answered, or finds an Ares, is up to the players and the deal. */
const SURE = ['goal', 'beats', 'take', 'kinds', 'place', 'second', 'sets', 'end'];

test.each([
  ['reads everything', true, battleCourse.wishes.seed],
  ['reads everything', true, 'another deal'],
  ['reads nothing', false, 'a third deal'],
])(
  'somebody who plays at random and %s sees the lessons that come in every game, each once, and ends with the last',
  async (_, reads, seed) => {
    const table = await startLesson(seed);
    const { came, said, progress, minutes } = await follow(table, TAUGHT, atRandom(seed), reads);
    table.close();
    expect(SURE.filter((id) => !came.includes(id))).toEqual([]);
    expect(came.length).toBe(new Set(came).size);
    expect([came.at(-1), progress.now?.id]).toEqual(['end', 'end']);
    expect(said.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
    expect(minutes + minutesFor(Object.values(en.puzzle), PUZZLE_ANSWERS)).toBeLessThan(MINUTES_MAX);
  },
);

/** Every lesson appears in some game: none is written in vain. */
test('every lesson appears within a few games', async () => {
  const came = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const table = await startLesson(seed);
    for (const id of (await follow(table, TAUGHT, atRandom(seed), true)).came) came.add(id);
    table.close();
  }
  expect(battleLessons.map(({ id }) => id).filter((id) => !came.has(id))).toEqual([]);
});

test('every lesson has words of its own', () => {
  const composed = ['answer', 'compared', 'third', 'end'];
  const spoken = battleLessons.map(({ id }) => id).filter((id) => !composed.includes(id));
  expect(spoken.toSorted()).toEqual(Object.keys(en.lessons).toSorted());
});
