import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import { redact, type View } from '@swordtable/games/tile-battle/view/view';
import { SeatSign, seatColor } from '../../kit/layout/sides.tsx';
import { defineTable } from '../../kit/table/game-table.ts';
import { useTileWords } from './board/context.ts';
import { FaceDown } from './board/face-down.tsx';
import { tilePauses } from './board/pauses.ts';
import { tileSounds } from './board/sounds.ts';
import { spacesOf } from './board/spaces.ts';
import { useTileSummaries } from './board/summaries.ts';
import { TableHeading } from './board/table-heading.tsx';
import { TileTable } from './board/tile-table.tsx';
import { markIn, turnOf } from './board/turns.ts';
import { useTileSentences } from './board/use-tile-sentences.ts';
import { tileSection } from './rules/section.ts';
import { useTileReasons } from './why/use-tile-why.ts';

/** What Olympus and Asgard bring to the table. */
export const tileTable = defineTable<View, Event, Action>({
  Board: TileTable,
  Heading: TableHeading,
  soundOf: tileSounds,
  pauseOf: tilePauses,
  useSentences: useTileSentences,
  useReasons: useTileReasons,
  pointsOf: (view) => [0, 1].map((seat) => tallyOf(view, seat).total),
  isSided: true,
  SeatSign,
  seatColor,
  FaceDown,
  useSeries: () => {
    const words = useTileWords();
    return ({ board }) => [
      { id: 'tiles', name: words.tilesHeld, values: [0, 1].map((seat) => board.filter(({ owner }) => owner === seat).length) },
    ];
  },
  // Tiles of the deck are for the one who looks at them; others are told only how many.
  isSecret: ({ view }) => typeof view.looking === 'number' && view.looking > 0,
  redact,
  markOf: ({ events }) => markIn(events),
  turnOf,
  spacesOf,
  useSummaries: useTileSummaries,
  sectionOf: ({ view, decision }) => tileSection(view, decision?.prompt.rule),
});
