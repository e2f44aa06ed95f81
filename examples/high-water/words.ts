import type { Words } from '@swordtable/kernel';
import type { Action } from './action.ts';
import type { Event } from './events.ts';

const SEATS = ['Otter', 'Heron', 'Beaver', 'Pike', 'Newt'] as const;
const seat = (no: number): string => SEATS[no] ?? `Player ${no + 1}`;
const tricks = (count: number): string => `${count} ${count === 1 ? 'trick' : 'tricks'}`;
const bySeat = (counts: readonly number[]): string => counts.map((count, no) => `${seat(no)} ${count}`).join(', ');

const event = (told: Event): string => {
  switch (told.what) {
    case 'dealt':
      return `Hand ${told.hand} is dealt. The flood is ${told.flood}.`;
    case 'pledged':
      return told.tricks === undefined ? `${seat(told.seat)} has pledged.` : `${seat(told.seat)} pledges ${tricks(told.tricks)}.`;
    case 'revealed':
      return `Pledges: ${bySeat(told.pledges)}.`;
    case 'played':
      return `${seat(told.seat)} plays ${told.card}.`;
    case 'taken':
      return `${seat(told.seat)} takes the trick.`;
    case 'scored':
      return `Points for this hand: ${bySeat(told.gained)}.`;
  }
};

export const words: Words<Action, Event> = {
  prompt: ({ rule }) => (rule === 'pledge' ? 'How many tricks will you take?' : 'Play a card.'),
  action: (action) => ('pledge' in action ? tricks(action.pledge) : action.play),
  event,
  seat,
};
