import { en as englishTexts } from '@swordtable/games/tile-battle/text/en';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { afterAll, expect, test } from 'vitest';
import type { LocalTable } from '../../../client/local/client.ts';
import { endAll, memoryStore, startHere, sure } from '../../../client/testing/local.ts';
import { atRandom, follow, type Player, taughtBy } from '../../../kit/lessons/testing/follow.ts';
import { MINUTES_MAX, minutesFor, PUZZLE_ANSWERS } from '../../../kit/lessons/testing/minutes.ts';
import { de } from '../../../kit/lessons/words/de.ts';
import { en } from '../../../kit/lessons/words/en.ts';
import type { TableState } from '../typed.ts';
import { de as germanTexts } from '../words/texts.de.ts';
import { sayingOf, tileCourse } from './course.tsx';
import { tileLessons } from './lessons.ts';
import { puzzles } from './words/puzzles.en.ts';

afterAll(endAll);

/** A table to learn at; each seed but the lesson's own deals other tiles. Only there the bot thinks: elsewhere any opponent will do. */
const startLesson = async (seed = tileCourse.wishes.seed): Promise<LocalTable> => {
  const seats = [
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', level: seed === tileCourse.wishes.seed ? 'easy' : 'random' },
  ] as const;
  const wishes = { game: 'olympus', seats, options: tileCourse.wishes.options, seed };
  return sure(await startHere({ do: 'create', wishes }, memoryStore(), 'greedy'));
};

/** Plays what the bot that is asked for hints thinks best. */
const asAdvised: Player = async (_, table) => sure(await table.hint())[0]?.action;

const TAUGHT = taughtBy<TableState>({
  lessons: tileLessons,
  say: (id, then) => [sayingOf(id, en.tiles, englishTexts, then), sayingOf(id, de.tiles, germanTexts, then)],
});

/** What comes in every game; whether a hero asks, protects or turns somebody over is up to the players. */
const SURE = [
  'goal',
  'numbers',
  'draft',
  'marks',
  'hands',
  'take',
  'turn',
  'preview',
  'battle',
  'lines',
  'help',
  'edges',
  'why',
  'second',
  'end',
];
const OWN = tileCourse.wishes.seed;

const checkLessons = async (_name: string, seed: string, reads: boolean, player: Player): Promise<void> => {
  const table = await startLesson(seed);
  const { came, said, progress, minutes } = await follow(table, TAUGHT, player, reads);
  table.close();
  expect(SURE.filter((id) => !came.includes(id))).toEqual([]);
  expect(came.length).toBe(new Set(came).size);
  expect(came.at(-1)).toBe('end');
  expect(progress.now?.id).toBe('end');
  expect(said.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
  expect(minutes + minutesFor(Object.values(puzzles.olympus), PUZZLE_ANSWERS)).toBeLessThan(MINUTES_MAX);
};

const SEES = '%s, dealt from "%s", sees every lesson, each once, and ends with the last';
test.each([
  ['somebody who plays well', OWN, true, asAdvised],
  ['somebody who plays at random and reads everything', 'another deal', true, atRandom('another deal')],
  ['somebody who plays at random and reads nothing', 'a third deal', false, atRandom('a third deal')],
] as const)(SEES, checkLessons);
test.each([['somebody who plays at random and reads everything', OWN, true, atRandom(OWN)]] as const)(
  SEES,
  { tags: ['long'] },
  checkLessons,
);

test('the first tiles are those that the lessons were made for, and nobody vouches for their deal', async () => {
  const table = await startLesson();
  const { view, card, decision } = table.state();
  const names = (view as View).pool.map(englishTexts.name);
  table.close();
  expect(names).toEqual(['Gryphon', 'King Midas', 'Manticore', 'Perseus', 'Zeus', 'Nymph', 'Hercules']);
  expect(decision?.prompt.rule).toBe('draft');
  expect(card.imported).toBe(true);
  expect(card.deal.commitment).toBe('');
});
