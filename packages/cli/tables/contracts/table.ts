import type { Event } from '@swordtable/games/contracts/events';
import { about, NAMES } from './about.ts';
import { heading, label } from './labels.ts';
import { picture } from './picture.ts';
import { read } from './reading.ts';
import type { Table } from './typed.ts';
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
  example: '"keep poacher", "thug harbor" (a visit), "decipher" (a contract), "bonus" (pay for it), "discard rage gold", "done" or "pass"',
  isDetail: ({ what }) => DETAILS.includes(what),
  startsTurn: ({ what }) => TURNS.includes(what),
  // The list says already what an answer brings.
  gist: () => '',
  things: { word: 'card', named: 'card', example: 'poacher' },
  about,
  names: NAMES,
  whyQuestion,
  whyExample: '"gold", "poacher", "salary poacher", "pay day", "tavern", "hunt", "score", or the same of others: "sky fame"',
};
