import type { Action } from '@swordtable/games/contracts/action';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { createContext, type PointerEvent, useContext } from 'react';

/** What is dragged, and where the pointer is. */
export interface DraggedCard {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  /** The companion it is held above. */
  readonly over: CompanionId | undefined;
}

/** The card that somebody has taken up: one that is inspected before it is kept, or one that is to be given to somebody. */
export interface HeldCard {
  readonly card: CardId | undefined;
  readonly carried: DraggedCard | undefined;
  /** Takes a card up; the same one again is put back. */
  readonly takeUp: (card: CardId) => void;
  readonly putBack: () => void;
  /** The card of a pack that a mouse or the keyboard has come to, and how one says so. */
  readonly looked: CardId | undefined;
  readonly lookAt: (card: CardId | undefined) => void;
  /** A press that may become a drag. */
  readonly press: (card: CardId, event: PointerEvent) => void;
  /** Whether a click is only the end of a drag. */
  readonly justDropped: () => boolean;
  /** Gives several answers one after the other, each as soon as it is on offer. */
  readonly perform: (steps: readonly Action[]) => void;
}

export const HeldCardContext = createContext<HeldCard | undefined>(undefined);

export const useHeldCard = (): HeldCard => {
  const taken = useContext(HeldCardContext);
  if (taken === undefined) throw new Error('This belongs inside of <TakingUp>.');
  return taken;
};
