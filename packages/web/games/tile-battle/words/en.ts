import { plural } from '@swordtable/games/grammar';
import type { Kind } from '@swordtable/games/tile-battle/hero/hero';

const SIDES = ['north', 'east', 'south', 'west'] as const;
const COLORS = ['red', 'blue'] as const;
const TURNS = ['Don’t rotate', 'Rotate 90° right', 'Rotate 180°', 'Rotate 90° left'] as const;
const KINDS: Readonly<Record<Kind, readonly [string, string]>> = {
  mandatory: ['mandatory', 'Mandatory: happens when the tile is placed'],
  optional: ['optional', 'Optional: you may use it when you place the tile'],
  continuous: ['continuous', 'Continuous: always in effect'],
  'end-of-round': ['end of round', 'End of round: counts when the round is scored'],
};
const ASKS: Readonly<Record<string, string>> = {
  tile: 'choose a tile',
  cell: 'choose a cell',
  turns: 'choose how far to rotate',
  side: 'choose a direction',
  line: 'choose a row or column',
  whether: 'use it or not?',
};
const RULES: Readonly<Record<string, readonly [string, string]>> = {
  placement: ['Place a tile', 'Choose a tile, rotate it (R or the arrows), then choose a glowing cell.'],
  price: [
    'Name a price for going second',
    'It’s an advantage. Your opponent pays your price and goes second, or goes first and gets the points.',
  ],
  order: ['Go first or second?', 'Going second is an advantage. The player who goes first starts with the points.'],
  draft: ['Draft a tile', 'All tiles are face up. Point at one or tap it to read it.'],
  exchange: ['Aristotle: choose a tile to trade', 'Both players secretly choose a tile from their hands.'],
  battle: ['Choose which tile flips', 'Several tiles lose this battle, but only one of them flips.'],
  ragnarok: ['Ragnarök: remove a hero', 'Both players remove heroes before the next round.'],
};

const BY_TOUCH: Readonly<Record<string, string>> = {
  placement: 'Choose a tile, rotate it with the arrows, then choose a glowing cell.',
};

/** The sentences of the tile battle's table. German implements the same. */
export const en = {
  you: 'you',
  askNumbers: 'Why these numbers?',
  askBarred: 'Why not this one?',
  askBattle: 'Why did it flip, or not?',
  heroPage: 'Hero page',
  askHand: 'Can it be chosen?',
  linesGroup: 'Points of rows and columns',
  color: (seat: number): string => COLORS[seat] ?? '',
  side: (side: number): string => SIDES[side] ?? '',
  sideNumber: (side: number, now: number, printed: number | undefined): string =>
    `${SIDES[side] ?? ''} ${now}${printed === undefined ? '' : ` (printed ${printed})`}`,
  kind: (kind: Kind): string => KINDS[kind][0],
  kindSentence: (kind: Kind): string => KINDS[kind][1],
  turns: (turns: number): string => TURNS[turns & 3] ?? '',
  on: (cell: string): string => `on ${cell}`,
  emptyCell: 'empty cell',
  terrain: 'terrain',
  asleep: 'asleep until its battle is over',
  protectedBy: (name: string): string => `protected by ${name}`,
  heldBy: (name: string): string => `held by ${name}`,
  wouldFlip: 'would flip',
  chosen: 'chosen',
  canBeChosen: 'can be chosen',
  board: 'Board',
  yourHand: 'Your hand',
  handOf: (name: string): string => `${name}’s hand`,
  tiles: (count: number): string => plural(count, 'tile'),
  toPlace: (count: number): string => `${count} to place`,
  noTiles: 'No tiles in hand.',
  looking: 'From the deck',
  lookingHidden: (count: number): string => `Looking at ${plural(count, 'tile')} from the deck.`,
  openDraft: 'Open draft',
  notNext: 'not next turn',
  mustNext: 'must be next',
  earlier: (round: number): string => (round === 2 ? 'round 1' : 'before'),
  linesNow: 'lines',
  lineTitle: (tiles: number, points: number): string => `${plural(tiles, 'tile')}, ${plural(points, 'point')}`,
  bidding: 'Bidding',
  round: (round: number): string => `Round ${round}`,
  turnOf: (turn: number, all: number): string => `turn ${turn} of ${all}`,
  drafting: 'draft',
  rulings: (list: string): string => `Rulings ${list}`,
  ask: (rule: string, name: string | undefined, ask: string): string => RULES[rule]?.[0] ?? `${name ?? rule}: ${ASKS[ask] ?? ask}`,
  /** Without a keyboard, no text names a key. */
  askText: (rule: string, hasKeys: boolean): string | undefined => (hasKeys ? RULES[rule]?.[1] : (BY_TOUCH[rule] ?? RULES[rule]?.[1])),
  price: (points: number): string => plural(points, 'point'),
  goes: (when: 'first' | 'second', points: number): string =>
    when === 'first' ? `Go first and get ${plural(points, 'point')}` : `Go second and give ${plural(points, 'point')}`,
  actsAs: (name: string, of: string): string => `${name} as ${of}`,
  notUse: (name: string | undefined): string => (name === undefined ? 'Decline' : `Don’t use ${name}`),
  enough: (name: string | undefined): string => (name === undefined ? 'Done' : `Done with ${name}`),
  use: (name: string | undefined): string => (name === undefined ? 'Use it' : `Use ${name}`),
  row: (name: string): string => `Row ${name}`,
  column: (name: string): string => `Column ${name}`,
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  placeIt: (name: string, cell: string): string => `Place ${name} on ${cell}`,
  draftIt: (name: string): string => `Draft ${name}`,
  takeIt: (name: string): string => `Choose ${name}`,
  says: (name: string, text: string): string => `${name}: ${text}`,
  flips: (count: number): string => (count === 0 ? 'No flips' : plural(count, 'flip')),
  turnsFor: (name: string, saved: string): string => `${name} flips instead of ${saved}`,
  beats: (loser: string, a: number, b: number): string => `${loser}: ${a} beats ${b}`,
  scoreAfter: (what: string, mine: string, theirs: string): string => `${what}: ${mine}; ${theirs}.`,
  oneWay: (after: string): string => `One possible outcome: ${after}`,
  faceDown: 'Face down',
  deckOrder: (count: number): string => `The deck from the top, ${plural(count, 'tile')}`,
  deckEmpty: 'The deck is empty.',
  chosenSecretly: 'Chosen in secret',
  tilesHeld: 'Tiles held',
  fromTo: (name: string, from: number, to: number): string => (from === to ? `${name} ${to}` : `${name} ${from} → ${to}`),
  myTab: (count: number): string => `Hand ${count}`,
  theirTab: (name: string, count: number): string => `${name} ${count}`,
  logTab: 'Log',
};

export type TileWords = typeof en;
