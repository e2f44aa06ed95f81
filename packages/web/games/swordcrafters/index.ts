import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Event } from '@swordtable/games/swordcrafters/events';
import { lengthOf } from '@swordtable/games/swordcrafters/pieces/sword';
import { ownedBy, pointsOf, scoresShown, tallyOf } from '@swordtable/games/swordcrafters/view/forecast';
import { redact, type View } from '@swordtable/games/swordcrafters/view/view';
import { defineTable } from '../../kit/table/game-table.ts';
import { useTableTexts } from './board/context.ts';
import { FaceDown } from './board/face-down.tsx';
import { SwordHeading } from './board/heading.tsx';
import { swordPauses } from './board/pauses.ts';
import { useSwordSentences } from './board/sentences.ts';
import { SmithSign, smithColor } from './board/smiths.tsx';
import { swordSounds } from './board/sounds.ts';
import { spacesOf } from './board/spaces.ts';
import { useSwordSummaries } from './board/summaries.ts';
import { SwordTable } from './board/sword-table.tsx';
import { markIn, turnOf } from './board/turns.ts';
import { useSwordReasons } from './why/use-sword-why.ts';

/** What Swordcrafters brings to the table. */
export const swordcraftersTable = defineTable<View, Event, Action>({
  Board: SwordTable,
  Heading: SwordHeading,
  soundOf: swordSounds,
  pauseOf: swordPauses,
  useSentences: useSwordSentences,
  useReasons: useSwordReasons,
  pointsOf: (view) => pointsOf(view),
  SeatSign: SmithSign,
  seatColor: smithColor,
  FaceDown,
  useSeries: () => {
    const words = useTableTexts();
    return (view) => {
      const scores = scoresShown(view);
      const { smiths } = view;
      const qualities = smiths.map((_, seat) => tallyOf(ownedBy(scores, seat)).quality);
      const lengths = smiths.map(({ swords }) => swords.reduce((sum, sword) => sum + lengthOf(sword), 0));
      return [
        { id: 'length', name: words.length, values: lengths },
        { id: 'quality', name: words.quality, values: qualities },
      ];
    };
  },
  // Slicing and selecting is open to all; what is on a bench is for one pair of eyes until all are done.
  isSecret: ({ card, view }) => card.status === 'running' && view.phase === 'craft',
  redact,
  sectionOf: ({ view: { phase, setting } }) => (setting.seats === 1 && phase !== 'over' ? 'solo' : phase === 'over' ? 'scoring' : phase),
  markOf: ({ events }) => markIn(events),
  turnOf,
  spacesOf,
  useSummaries: useSwordSummaries,
});
