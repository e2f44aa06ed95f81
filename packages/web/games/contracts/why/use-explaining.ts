import type { Event } from '@swordtable/games/contracts/events';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { createContext, useContext } from 'react';

/** Opens a slip that says why a number is what it is, beside it. */
export type Explain = (asked: Question, near?: Element | null) => void;

/** What explanations are made from besides the view. */
export interface Grounds {
  /** Everything that happened and still holds, oldest first. */
  readonly events: readonly Event[];
  readonly openRule: ((id: string) => void) | undefined;
}

const NOTHING: Grounds = { events: [], openRule: undefined };

export const GroundsContext = createContext<Grounds>(NOTHING);
export const ExplainContext = createContext<Explain>(() => undefined);

export const useGrounds = (): Grounds => useContext(GroundsContext);
export const useExplaining = (): Explain => useContext(ExplainContext);
