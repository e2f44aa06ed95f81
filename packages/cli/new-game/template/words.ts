import { plainWords, type Words } from '@swordtable/kernel';
import type { Action } from './action.ts';
import type { Event } from './events.ts';

/** Sentences for people. Delete any of them, and the names in the rules are shown instead. */
export const words: Words<Action, Event> = {
  ...plainWords,
  prompt: () => 'How many counters do you take?',
  action: ({ take }) => `Take ${take}`,
  event: ({ seat, counters }) => `${plainWords.seat(seat)} takes ${counters}.`,
};
