import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Party } from '@swordtable/games/contracts/party/party-state';
import type { View } from '@swordtable/games/contracts/view/view';
import { createContext, useContext } from 'react';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Offers } from './use-offers.ts';

/** What everything on the table needs to know: the match as it is seen, whose eyes, and what can be answered. */
export interface TableInfo {
  readonly view: View;
  readonly seats: readonly SeatName[];
  /** Whose party lies in front; of a spectator the first one. */
  readonly mine: number;
  /** Who that is. */
  readonly owner: SeatName;
  readonly party: Party;
  readonly offers: Offers;
  /** Opens a card to read it whole. */
  readonly look: (card: CardId) => void;
  /** Opens somebody's party. */
  readonly visitParty: (seat: number) => void;
}

export const TableContext = createContext<TableInfo | undefined>(undefined);

export const useTableInfo = (): TableInfo => {
  const at = useContext(TableContext);
  if (at === undefined) throw new Error('This belongs on a table of Contracts.');
  return at;
};
