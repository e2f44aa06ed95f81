import type { Action } from '@swordtable/games/contracts/action';
import type { Event } from '@swordtable/games/contracts/events';
import { redact, type View } from '@swordtable/games/contracts/view/view';
import { defineTable } from '../../kit/table/game-table.ts';
import { seatsOf } from '../../kit/words/seats.ts';
import { ContractsTable } from './board/contracts-table.tsx';
import { useContractSummaries } from './board/end/summaries.ts';
import { FaceDown } from './board/face-down.tsx';
import { ContractsHeading } from './board/heading.tsx';
import { contractPauses } from './board/pauses.ts';
import { SeatSign, seatColor } from './board/seat-mark.tsx';
import { useContractSentences } from './board/sentences.ts';
import { useSeries } from './board/series.ts';
import { contractSounds } from './board/sounds.ts';
import { spacesOf } from './board/spaces.ts';
import { markIn, turnOf } from './board/turns.ts';
import { useWantedLabel } from './board/use-wanted-label.ts';
import { sectionOf } from './rules/section-of.ts';
import { useContractWhyWords } from './why/words.ts';

/** Phases in which everyone decides in secret at the same time. */
const SECRET: readonly View['phase'][] = ['encounter', 'equipment', 'payment'];

/** What Sellswords: Contracts brings to the table. */
export const contractsTable = defineTable<View, Event, Action>({
  Board: ContractsTable,
  asks: 'right',
  Heading: ContractsHeading,
  soundOf: contractSounds,
  pauseOf: contractPauses,
  useSentences: useContractSentences,
  useReasons: () => {
    const { sayFor } = useContractWhyWords();
    return (message, _view, seats) => sayFor(seatsOf(seats))(message);
  },
  useWantedLabel: useWantedLabel,
  pointsOf: (view) => view.parties.map(({ fame }) => fame),
  SeatSign,
  seatColor,
  FaceDown,
  useSeries,
  isSecret: ({ card, view }) => card.status === 'running' && SECRET.includes(view.phase),
  redact,
  markOf: ({ events }) => markIn(events),
  turnOf,
  spacesOf,
  useSummaries: useContractSummaries,
  sectionOf: ({ view }) => sectionOf(view),
});
