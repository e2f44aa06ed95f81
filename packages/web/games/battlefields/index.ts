import type { Action } from '@swordtable/games/battlefields/action';
import type { Event } from '@swordtable/games/battlefields/events';
import { PLACES } from '@swordtable/games/battlefields/places';
import { redact, type View } from '@swordtable/games/battlefields/view/view';
import { SeatSign, seatColor } from '../../kit/layout/sides.tsx';
import { defineTable } from '../../kit/table/game-table.ts';
import { BattleTable } from './board/battle-table.tsx';
import { useBattleWords } from './board/context.ts';
import { FaceDown } from './board/face-down.tsx';
import { BattleHeading } from './board/heading.tsx';
import { useBattleSentences } from './board/log.ts';
import { battlePauses } from './board/pauses.ts';
import { holderOf } from './board/place-status.ts';
import { tallyOf } from './board/points.ts';
import { battleSounds } from './board/sounds.ts';
import { spacesOf } from './board/spaces.ts';
import { useBattleSummaries } from './board/summaries.ts';
import { markIn, turnOf } from './board/turns.ts';
import { useBattleReasons } from './why/use-explaining.ts';

/** Where the rules tell of each phase. */
const RULE_SECTIONS: Readonly<Record<View['phase'], string>> = {
  muster: 'making-ready',
  placement: 'placement',
  battle: 'battle',
  over: 'scoring',
};

/** What Battlefields of Olympus brings to the table. */
export const battlefieldsTable = defineTable<View, Event, Action>({
  Board: BattleTable,
  Heading: BattleHeading,
  soundOf: battleSounds,
  pauseOf: battlePauses,
  useSentences: useBattleSentences,
  useReasons: useBattleReasons,
  pointsOf: (view) => [0, 1].map((seat) => tallyOf(view, seat).total),
  isSided: true,
  SeatSign,
  seatColor,
  FaceDown,
  useSeries: () => {
    const words = useBattleWords();
    return (view) => {
      const holders = PLACES.map((place) => holderOf(view, place));
      return [{ id: 'places', name: words.placesHeld, values: [0, 1].map((seat) => holders.filter((holder) => holder === seat).length) }];
    };
  },
  // Hands and face-down warriors are for one pair of eyes at every moment of a match.
  isSecret: ({ card }) => card.status === 'running',
  redact,
  sectionOf: ({ view: { phase } }) => RULE_SECTIONS[phase],
  markOf: ({ events }) => markIn(events),
  turnOf,
  spacesOf,
  useSummaries: useBattleSummaries,
});
