import type { Event } from '@swordtable/games/battlefields/events';
import { PLACES } from '@swordtable/games/battlefields/places';
import type { View } from '@swordtable/games/battlefields/view/view';
import { SeatSign, seatColour } from '../../kit/layout/sides.tsx';
import type { GameTable } from '../../kit/table/game-table.ts';
import { BattleTable } from './board/battle-table.tsx';
import { useBattleWords } from './board/context.ts';
import { FaceDown } from './board/face-down.tsx';
import { BattleHeading } from './board/heading.tsx';
import { openly } from './board/openly.ts';
import { tallyOf } from './board/points.ts';
import { battleSounds } from './board/sounds.ts';
import { holderOf } from './board/stand.ts';
import { useBattleTelling } from './board/telling.ts';
import { markIn } from './board/turns.ts';

/** What Battlefields of Olympus brings to the table. */
export const battlefieldsTable: GameTable = {
  Board: BattleTable,
  Heading: BattleHeading,
  soundOf: battleSounds,
  useTelling: useBattleTelling,
  // The table is chosen by the game, so the view is one of Battlefields.
  pointsOf: (view) => [0, 1].map((seat) => tallyOf(view as unknown as View, seat).total),
  isSided: true,
  SeatSign,
  seatColour,
  FaceDown,
  useSeries: () => {
    const words = useBattleWords();
    return (view) => {
      // The table is chosen by the game, so the view is one of Battlefields.
      const holders = PLACES.map((place) => holderOf(view as unknown as View, place));
      return [{ id: 'places', name: words.placesHeld, values: [0, 1].map((seat) => holders.filter((holder) => holder === seat).length) }];
    };
  },
  // Hands and face-down warriors are for one pair of eyes at every moment of a match.
  isSecret: ({ card }) => card.status === 'running',
  openly,
  markOf: ({ events }) => markIn(events as readonly Event[]),
};
