import { afterAll, expect, test } from 'vitest';
import { endAll, memoryStore, startHere, sure } from '../../../client/testing/local.ts';
import { atRandom, follow, taughtBy } from '../../../kit/lessons/testing/follow.ts';
import { MINUTES_MAX, minutesFor, PUZZLE_ANSWERS } from '../../../kit/lessons/testing/minutes.ts';
import type { TableState } from '../typed.ts';
import { sayingOf, swordCourse } from './course.ts';
import { swordLessons } from './lessons.ts';
import { course as de } from './words/course.de.ts';
import { course as en } from './words/course.en.ts';

afterAll(endAll);

/** In the lesson's own deal the bot thinks; in another any opponent will do. */
const startLesson = async (seed: string) => {
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', level: seed === swordCourse.wishes.seed ? 'easy' : 'random' },
  ] as const;
  return sure(
    await startHere({ do: 'create', wishes: { game: 'swordcrafters', seats, options: swordCourse.wishes.options, seed } }, memoryStore()),
  );
};

const TAUGHT = taughtBy<TableState>({
  lessons: swordLessons,
  say: (id, then) => [sayingOf(id, en, then), sayingOf(id, de, then)],
});

/** All of them come in every game: everybody slices, selects, and crafts. Who answers before reading misses what comes with a question. */
const SURE = swordLessons.map(({ id }) => id);

test.each([
  ['reads everything', true, swordCourse.wishes.seed],
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

test('every lesson has words of its own', () => {
  const composed = ['first', 'end'];
  const spoken = swordLessons.map(({ id }) => id).filter((id) => !composed.includes(id));
  expect(spoken.toSorted()).toEqual(Object.keys(en.lessons).toSorted());
});
