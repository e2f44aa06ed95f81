import { type Seat, sayWith, type Words } from '@swordtable/kernel';
import type { SeatName } from '../../seat-names.ts';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { en as cards } from './english/cards.ts';
import { actionText } from './sentences/actions.ts';
import { eventText } from './sentences/events.ts';
import { promptText } from './sentences/prompts.ts';
import { sources, whyWords } from './why.ts';
import { thingNamed } from './why-things.ts';

const SEATS = ['Amber', 'Sky', 'Copper', 'Lime', 'Lilac'] as const;
const seatName = (seat: Seat): string => SEATS[seat] ?? `Seat ${seat + 1}`;

const named = (seat: Seat): SeatName => ({ name: seatName(seat), isReader: false });

/** Sentences for people, in English. */
export const words: Words<Action, Event> = {
  prompt: promptText,
  action: actionText,
  event: (event) => eventText(event, named),
  seat: seatName,
  message: sayWith(whyWords, thingNamed({ cards, sources, seats: named })),
};
