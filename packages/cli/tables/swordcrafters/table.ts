import type { Event } from '@swordtable/games/swordcrafters/events';
import { about, NAMES } from './about.ts';
import { heading, label } from './labels.ts';
import { picture } from './picture.ts';
import { read } from './reading.ts';
import type { Table } from './typed.ts';
import { whyQuestion } from './why.ts';

/** What the picture shows anyway. */
const DETAILS: readonly Event['what'][] = ['assigned', 'built', 'ready', 'crafted', 'scored'];
const TURNS: readonly Event['what'][] = ['round', 'sliced', 'kept', 'took'];

/** Swordcrafters in a terminal. */
export const swordcrafters: Table = {
  draw: picture,
  read,
  label,
  heading,
  example:
    '"2 h1" (cut group 2 below its first row; v1: right of its first column), "3" (take a group), "ruby 1" or "r1" (a tile and a side), alone "h1 upper"',
  isDetail: ({ what }) => DETAILS.includes(what),
  startsTurn: ({ what }) => TURNS.includes(what),
  // The list says already what an answer makes.
  gist: () => '',
  things: { word: 'card', named: 'card or gem', example: 'pairs' },
  about,
  names: NAMES,
  whyQuestion,
  whyExample: '"score", "sky", "magic 2", "most ruby"',
};
