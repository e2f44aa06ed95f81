import type { Event } from '@swordtable/games/contracts/events';
import type { View } from '@swordtable/games/contracts/view/view';
import type { GameTable } from '../../kit/table/game-table.ts';
import { ContractsTable } from './board/contracts-table.tsx';
import { FaceDown } from './board/face-down.tsx';
import { ContractsHeading } from './board/heading.tsx';
import { openly } from './board/openly.ts';
import { useContractSaying } from './board/saying-wanted.ts';
import { SeatSign, seatColour } from './board/seat-mark.tsx';
import { useSeries } from './board/series.ts';
import { contractSounds } from './board/sounds.ts';
import { useContractTelling } from './board/telling.ts';
import { markIn } from './board/turns.ts';

// The table is chosen by the game, so every view here is one of Contracts.
const viewOf = (view: unknown): View => view as View;

/** Phases in which all decide at once, each unseen by the others. */
const SECRET: readonly View['phase'][] = ['encounter', 'equipment', 'payment'];

/** What Sellswords: Contracts brings to the table. */
export const contractsTable: GameTable = {
  Board: ContractsTable,
  Heading: ContractsHeading,
  soundOf: contractSounds,
  useTelling: useContractTelling,
  useSaying: useContractSaying,
  pointsOf: (view) => viewOf(view).parties.map(({ fame }) => fame),
  SeatSign,
  seatColour,
  FaceDown,
  useSeries,
  isSecret: ({ card, view }) => card.status === 'running' && SECRET.includes(viewOf(view).phase),
  openly,
  markOf: ({ events }) => markIn(events as readonly Event[]),
};
