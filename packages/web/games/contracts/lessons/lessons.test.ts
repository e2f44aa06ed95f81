import { afterAll, expect, test } from 'vitest';
import type { LocalTable } from '../../../client/local/client.ts';
import { endAll, memoryStore, startHere, sure } from '../../../client/testing/local.ts';
import { atRandom, follow, taughtBy } from '../../../kit/lessons/testing/follow.ts';
import { MINUTES_MAX, minutesFor, PUZZLE_ANSWERS } from '../../../kit/lessons/testing/minutes.ts';
import type { TableState } from '../typed.ts';
import { contractsCourse, sayingOf } from './course.ts';
import { contractLessons } from './lessons.ts';
import { course as de } from './words/course.de.ts';
import { course as en } from './words/course.en.ts';

afterAll(endAll);

/** In the lesson's own deal the bot thinks; in another any opponent will do. */
const startLesson = async (seed: string): Promise<LocalTable> => {
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', level: seed === contractsCourse.wishes.seed ? 'easy' : 'random' },
  ] as const;
  return sure(await startHere({ do: 'create', wishes: { game: 'contracts', seats, options: {}, seed } }, memoryStore()));
};

const TAUGHT = taughtBy<TableState>({ lessons: contractLessons, say: (id, then) => [sayingOf(id, en, then), sayingOf(id, de, then)] });

/** What comes in every game; whether somebody can be paid, or a contract is within reach, is up to the players. */
const SURE = ['goal', 'draft', 'needs', 'leader', 'plan', 'salary', 'turn', 'visit', 'end'];

test.each([
  ['reads everything', true, contractsCourse.wishes.seed],
  ['reads nothing', false, 'another deal'],
])(
  'somebody who plays at random and %s sees the lessons that come in every game, each once, and ends with the last',
  async (_, reads, seed) => {
    const table = await startLesson(seed);
    const { came, said, progress, minutes } = await follow(table, TAUGHT, atRandom(seed), reads);
    table.close();
    const missed = SURE.filter((id) => !came.includes(id));
    expect(reads ? missed : missed.filter((id) => id !== 'visit')).toEqual([]);
    expect(came.length).toBe(new Set(came).size);
    expect([came.at(-1), progress.now?.id]).toEqual(['end', 'end']);
    expect(said.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
    expect(minutes + minutesFor(Object.values(en.puzzle), PUZZLE_ANSWERS)).toBeLessThan(MINUTES_MAX);
  },
);

test('every lesson has words of its own', () => {
  const spoken = contractLessons.map(({ id }) => id).filter((id) => id !== 'salary');
  expect(spoken.toSorted()).toEqual(Object.keys(en.lessons).toSorted());
});
