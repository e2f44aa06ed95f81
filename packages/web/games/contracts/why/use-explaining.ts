import type { Event } from '@swordtable/games/contracts/events';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { createContext, useContext } from 'react';

/** Opens a slip that says why a number is what it is, beside it. */
export type Explain = (asked: Question, near?: Element | null) => void;

/** What explanations are made from in addition to the view. */
export interface ExplainInput {
  /** Everything that happened and still holds, oldest first. */
  readonly events: readonly Event[];
  readonly openRule: ((id: string) => void) | undefined;
}

const NOTHING: ExplainInput = { events: [], openRule: undefined };

export const ExplainInputContext = createContext<ExplainInput>(NOTHING);
export const ExplainContext = createContext<Explain>(() => undefined);

export const useExplainInput = (): ExplainInput => useContext(ExplainInputContext);
export const useExplaining = (): Explain => useContext(ExplainContext);
