import type { Event } from '@swordtable/games/swordcrafters/events';
import { lengthOf } from '@swordtable/games/swordcrafters/pieces/sword';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { GameTable } from '../../kit/table/game-table.ts';
import { useTableTexts } from './board/context.ts';
import { FaceDown } from './board/face-down.tsx';
import { SwordHeading } from './board/heading.tsx';
import { openly } from './board/openly.ts';
import { ownedBy, pointsOf, reckoningShown, tallyOf } from './board/outlook.ts';
import { SmithSign, smithColour } from './board/smiths.tsx';
import { swordSounds } from './board/sounds.ts';
import { SwordTable } from './board/sword-table.tsx';
import { useSwordTelling } from './board/telling.ts';
import { markIn } from './board/turns.ts';

// The table is chosen by the game, so every view here is one of Swordcrafters.
const viewOf = (view: unknown): View => view as View;

/** What Swordcrafters brings to the table. */
export const swordcraftersTable: GameTable = {
  Board: SwordTable,
  Heading: SwordHeading,
  soundOf: swordSounds,
  useTelling: useSwordTelling,
  pointsOf: (view) => pointsOf(viewOf(view)),
  SeatSign: SmithSign,
  seatColour: smithColour,
  FaceDown,
  useSeries: () => {
    const words = useTableTexts();
    return (view) => {
      const reckoning = reckoningShown(viewOf(view));
      const { smiths } = viewOf(view);
      const qualities = smiths.map((_, seat) => tallyOf(ownedBy(reckoning, seat)).quality);
      const lengths = smiths.map(({ swords }) => swords.reduce((sum, sword) => sum + lengthOf(sword), 0));
      return [
        { id: 'length', name: words.length, values: lengths },
        { id: 'quality', name: words.quality, values: qualities },
      ];
    };
  },
  // Slicing and selecting is open to all; what is on a bench is for one pair of eyes until all are done.
  isSecret: ({ card, view }) => card.status === 'running' && viewOf(view).phase === 'craft',
  openly,
  markOf: ({ events }) => markIn(events as readonly Event[]),
};
