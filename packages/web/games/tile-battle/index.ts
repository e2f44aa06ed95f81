import type { Event } from '@swordtable/games/tile-battle/events';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { SeatSign, seatColour } from '../../kit/layout/sides.tsx';
import { useBesides } from '../../kit/layout/use-besides.ts';
import type { GameTable } from '../../kit/table/game-table.ts';
import { seatsOf } from '../../kit/words/seats.ts';
import { useTileWords } from './board/context.ts';
import { FaceDown } from './board/face-down.tsx';
import { openly } from './board/openly.ts';
import { tallyOf } from './board/score.ts';
import { tileSounds } from './board/sounds.ts';
import { TableHeading } from './board/table-heading.tsx';
import { useTileTexts } from './board/texts.ts';
import { TileTable } from './board/tile-table.tsx';
import { markIn } from './board/turns.ts';

const eventsOf = ({ events }: { readonly events: readonly unknown[] }): readonly Event[] => events as readonly Event[];

/** What Olympus and Asgard bring to the table. */
export const tileTable: GameTable = {
  Board: TileTable,
  Heading: TableHeading,
  soundOf: tileSounds,
  useTelling: () => {
    const { sentence } = useTileTexts();
    const besides = useBesides();
    return (step, seats) => {
      const beside = besides(step.what, seats);
      return [...eventsOf(step).map((event) => sentence(event, seatsOf(seats))), ...(beside === undefined ? [] : [beside])];
    };
  },
  // The table is chosen by the game, so the view is that of a tile battle.
  pointsOf: (view) => [0, 1].map((seat) => tallyOf(view as unknown as View, seat).total),
  isSided: true,
  SeatSign,
  seatColour,
  FaceDown,
  useSeries: () => {
    const words = useTileWords();
    // The table is chosen by the game, so the view is that of a tile battle.
    return (view) => {
      const { board } = view as unknown as View;
      return [{ id: 'tiles', name: words.tilesHeld, values: [0, 1].map((seat) => board.filter(({ owner }) => owner === seat).length) }];
    };
  },
  // Tiles of the deck are for the one who looks at them; others are told only how many.
  isSecret: ({ view }) => typeof view['looking'] === 'number' && view['looking'] > 0,
  openly,
  markOf: (step) => markIn(eventsOf(step)),
};
