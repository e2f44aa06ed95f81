import { type Prompt, sayWith, type Words } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import type { Action } from '../action.ts';
import type { ActionCard } from '../cards/cards.ts';
import { actionName, CARDS, warriorName } from '../cards/catalog.ts';
import type { Event } from '../events.ts';
import type { PlaceNo } from '../places.ts';
import { sentence } from './events.ts';
import { names } from './names.ts';
import { nameThing } from './terms.ts';
import type { Where } from './texts.ts';
import { HIDDEN, whyWords } from './why.ts';

const SEATS = ['Red', 'Blue'] as const;

const seats: Seats = (seat) => ({ name: SEATS[seat] ?? '?', isReader: false });

/** Places go by number, as their lands change. */
const WHERE: Where = { cards: CARDS, landAt: () => undefined };
const placeOf = (place: PlaceNo): string => names.placeName(place, undefined);

const PROMPTS: Readonly<Record<string, string>> = {
  'muster fifth': 'Three of your lands share a color: draw an extra warrior, or pass.',
  'muster take': 'Take four actions from your pile, in secret.',
  'muster discard': 'Discard warriors face down to your hand limit.',
  'muster shed': 'Discard actions face down until you have four.',
  'placement warrior': 'Place a warrior face down, play Rally, Scout, or Raid first, or pass to finish placing.',
  'placement action': 'You’re done placing. Play Rally, Scout, or Raid, or pass.',
  'rally discard': 'Rally: discard any number of warriors face down, then draw as many.',
  'battle action': 'Battle: play an action or reveal a top warrior. Pass when nothing is left to reveal.',
};

const prompt = ({ rule, ask }: Prompt): string =>
  // An answer's prompt names the card to answer.
  rule === 'answer' ? `${actionName(ask as ActionCard)}: answer it, or pass.` : (PROMPTS[`${rule} ${ask}`] ?? `${rule}: ${ask}.`);

const action = (given: Action): string => {
  if ('take' in given) return `take ${actionName(given.take)}`;
  if ('discard' in given) return `discard ${warriorName(given.discard)}`;
  if ('shed' in given) return `discard ${actionName(given.shed)}`;
  if ('draw' in given) return 'draw an extra warrior';
  if ('warrior' in given) return `${warriorName(given.warrior)} at ${placeOf(given.place)}`;
  if ('reveal' in given) return `reveal at ${placeOf(given.reveal)}`;
  if ('done' in given) return 'done';
  if ('pass' in given) return 'pass';
  const name = actionName(given.play);
  if (!('place' in given)) return name;
  return 'to' in given ? `${name} from ${placeOf(given.place)} to ${placeOf(given.to)}` : `${name} at ${placeOf(given.place)}`;
};

export const words: Words<Action, Event> = {
  prompt,
  action,
  event: (event) => sentence(event, seats, WHERE),
  message: sayWith(whyWords, nameThing(names, HIDDEN, seats)),
  seat: (seat) => SEATS[seat] ?? `Seat ${seat}`,
};
