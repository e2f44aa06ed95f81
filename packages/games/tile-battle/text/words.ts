import type { Prompt, Words } from '@swordtable/kernel';
import { plural } from '../../grammar.ts';
import type { Seats } from '../../seat-names.ts';
import type { Action } from '../action.ts';
import { tileName, tileNamed } from '../catalog.ts';
import type { Event } from '../events.ts';
import { SIDES } from '../field/cells.ts';
import { cellName, HOME, type Origin } from '../field/coordinates.ts';
import { HEROES, TERRAINS } from '../hero/roster.ts';
import { type View, viewOrigin } from '../view/view.ts';
import { sentence } from './events.ts';
import { names } from './names.ts';
import type { Ground } from './texts.ts';
import { sayWhy, whyWords } from './why.ts';

/** The sentences of the tile battle in English. */

const SEATS = ['Red', 'Blue'] as const;

const RULES: Readonly<Record<string, string>> = {
  placement: 'Place a tile: choose a tile, a cell, and a rotation.',
  price: 'Name a price in points for going second. Your opponent pays it, or goes first and gets it.',
  order: 'Go first and get the points, or go second and give them.',
  draft: 'Draft one of the open tiles.',
  exchange: 'Aristotle: secretly choose a tile from your hand to trade.',
  battle: 'Several tiles lose this battle, but only one flips. Choose it.',
  ragnarok: 'Ragnarök: remove a hero from the board.',
};

const ASKS: Readonly<Record<string, string>> = {
  tile: 'choose a tile',
  cell: 'choose a cell',
  turns: 'choose its rotation',
  side: 'choose a direction',
  line: 'choose a row or column',
  whether: 'use it or not',
};

const prompt = ({ rule, by, ask }: Prompt): string => {
  const known = RULES[rule];
  if (known !== undefined) return known;
  const [tile, user] = [tileNamed(rule), by === undefined ? undefined : tileNamed(by)];
  const asked = ASKS[ask] ?? ask;
  const asker = tile === undefined ? rule : `${user === undefined ? '' : `${tileName(user)} as `}${tileName(tile)}`;
  if (tile !== undefined) return `${asker}: ${asked}. ${HEROES[tile]?.text ?? ''}`.trim();
  const terrain = TERRAINS.find(({ id }) => id === rule);
  return terrain === undefined ? `${rule}: ${asked}.` : `${terrain.name}: ${asked}. ${terrain.text}`;
};

const TURNS = ['not rotated', 'rotated 90° clockwise', 'rotated 180°', 'rotated 90° counterclockwise'] as const;
export const turnsInWords = (turns: number): string => TURNS[turns & 3] as string;

export const actionText = (given: Action, origin: Origin = HOME): string => {
  if ('goes' in given) return `go ${given.goes}`;
  if ('price' in given) return plural(given.price, 'point');
  if ('pass' in given) return 'pass';
  if ('use' in given) return 'use it';
  if ('line' in given) return given.line === 0 ? 'the row' : 'the column';
  if ('side' in given) return SIDES[given.side] ?? '?';
  const tile = 'tile' in given ? tileName(given.tile) : undefined;
  const cell = 'cell' in given ? cellName(given.cell, origin) : undefined;
  const turned = 'turns' in given ? turnsInWords(given.turns) : undefined;
  if (tile !== undefined && cell !== undefined)
    return 'turns' in given && given.turns === 0 ? `${tile} on ${cell}` : `${tile} on ${cell}, ${turned}`;
  return tile ?? cell ?? turned ?? '?';
};

const seatName = (seat: number): string => SEATS[seat] ?? `Seat ${seat}`;
const seats: Seats = (seat) => ({ name: seatName(seat), isReader: false });
/** Views of a match that has not begun have nothing on them. */
const groundOf = (view: View | undefined): Ground | undefined =>
  view === undefined ? undefined : { terrain: view.setting.terrain, origin: viewOrigin(view) };
const event = (given: Event, view?: View): string => sentence(given, seats, groundOf(view));

const sayerOf = (view?: View) =>
  sayWhy(whyWords, {
    ...names,
    origin: view === undefined ? HOME : viewOrigin(view),
    seat: seatName,
    player: seatName,
    side: (side) => SIDES[side] ?? '',
    sentence: (told) => event(told, view),
  });
const sayAnywhere = sayerOf();

export const words: Words<Action, Event, View> = {
  prompt,
  action: (given, view) => actionText(given, view && viewOrigin(view)),
  event,
  seat: seatName,
  message: (message, view) => (view === undefined ? sayAnywhere : sayerOf(view))(message),
};
