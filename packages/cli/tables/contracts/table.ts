import type { Event } from '@swordtable/games/contracts/events';
import type { Table } from '../table.ts';
import { about, NAMES } from './about.ts';
import { heading, label } from './labels.ts';
import { picture } from './picture.ts';
import { read } from './reading.ts';
import { whyQuestion } from './why.ts';

/** What the picture shows anyway. */
const DETAILS: readonly Event['what'][] = ['kept', 'planned', 'ready', 'prepared', 'turn', 'refilled', 'cleaned'];
const TURNS: readonly Event['what'][] = ['round', 'drafted', 'turn'];

/** Sellswords: Contracts in a terminal. */
export const contracts: Table = {
  draw: picture,
  read,
  label,
  heading,
  example: '"keep poacher", "thug harbour" (a visit), "decipher" (a contract), "bonus" (pay for it), "discard rage gold", "done" or "pass"',
  isDetail: (event) => DETAILS.includes((event as Event).what),
  startsTurn: (event) => TURNS.includes((event as Event).what),
  // The list says already what an answer brings.
  gist: () => '',
  things: { word: 'card', named: 'card', example: 'poacher' },
  about,
  names: NAMES,
  whyQuestion,
  whyExample: '"gold", "poacher", "salary poacher", "pay day", "tavern", "hunt", "score", or the same of others: "sky fame"',
};
