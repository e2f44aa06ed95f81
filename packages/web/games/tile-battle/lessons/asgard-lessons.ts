import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { Lesson } from '../../../kit/lessons/lesson.ts';
import type { Spot } from '../../../kit/lessons/note.ts';
import type { TableState } from '../typed.ts';
import { isCalm, onBoard, placed, SCORES, secondRoundIn, tileLessons } from './lessons.ts';

/** The newest hero on the board that scores at the end of its round. */
export const scorerIn = ({ view }: TableState): Tile | undefined =>
  view.board.findLast(({ tile }) => HEROES[tile]?.kind === 'end-of-round')?.tile;

const terrain = ({ view }: TableState): readonly Spot[] => [[`[data-cell="${view.terrainCell}"]`, '.board']];

/** What only Asgard has, by the lesson that it comes after. */
const OWN: Readonly<Record<string, readonly Lesson<TableState>[]>> = {
  lines: [
    {
      id: 'once',
      when: (state) => isCalm(state) && scorerIn(state) !== undefined,
      at: (state) => onBoard(state, scorerIn(state)),
    },
    { id: 'terrain', when: (state) => isCalm(state) && placed(state) > 1, at: terrain },
  ],
  why: [{ id: 'variants', when: (state) => isCalm(state) && placed(state) > 3, at: terrain }],
  second: [{ id: 'tie', when: (state) => secondRoundIn(state) !== undefined, at: () => SCORES }],
};

/** What Asgard is taught by: what it shares with Olympus, and its own. */
export const asgardLessons: readonly Lesson<TableState>[] = tileLessons.flatMap((lesson) => [lesson, ...(OWN[lesson.id] ?? [])]);
