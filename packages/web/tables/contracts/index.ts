import type { Event } from '@swordtable/games/contracts/events';
import type { View } from '@swordtable/games/contracts/view/view';
import type { GameTable } from '../../pages/play/game-table.ts';
import { ContractsTable } from './contracts-table.tsx';
import { FaceDown } from './face-down.tsx';
import { ContractsHeading } from './heading.tsx';
import { openly } from './openly.ts';
import { useContractSaying } from './saying-wanted.ts';
import { SeatSign, seatColour } from './seat-mark.tsx';
import { useSeries } from './series.ts';
import { contractSounds } from './sounds.ts';
import { useContractTelling } from './telling.ts';
import { markIn } from './turns.ts';

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
