import type { Event } from '@swordtable/games/contracts/events';
import type { Edition } from '@swordtable/games/edition';
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

/** The same for matches that began with an older version: whatever a card says or costs is said of the card as it was. */
export const contractsIn = ({ read }: Edition): Table => ({
  ...contracts,
  draw: (shown, look) => picture({ ...shown, view: read(shown.view) }, look),
  label: (action, facet, shown, look) => label(read(action), facet, { ...shown, view: read(shown.view) }, look),
  about: (name, look) => about(name, look, read),
});
