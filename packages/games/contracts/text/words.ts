import type { Seat, Words } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { actionText } from './sentences/actions.ts';
import { eventText } from './sentences/events.ts';
import { promptText } from './sentences/prompts.ts';

const SEATS = ['Amber', 'Sky', 'Copper', 'Lime', 'Lilac'] as const;
const seatName = (seat: Seat): string => SEATS[seat] ?? `Seat ${seat + 1}`;

/** Sentences for people, in English. */
export const words: Words<Action, Event> = {
  prompt: promptText,
  action: actionText,
  event: (event) => eventText(event, seatName),
  seat: seatName,
};
