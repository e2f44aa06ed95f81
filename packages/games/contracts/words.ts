import type { Words } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { CARDS } from './catalog.ts';
import type { Event } from './events.ts';

const nameOf = (card: string | null): string => (card === null ? 'a card' : (CARDS.get(card)?.name ?? card));

/** Sentences for people, in English. */
export const words: Words<Action, Event> = {
  prompt: ({ rule, ask }) => `${nameOf(rule)}: ${ask}`,
  action: (action) => JSON.stringify(action),
  event: (event) => JSON.stringify(event),
  seat: (seat) => `Party ${seat + 1}`,
};
