import { plural } from '@swordtable/games/grammar';
import type { Kind } from '@swordtable/games/tile-battle/hero/hero';

const SIDES = ['north', 'east', 'south', 'west'] as const;
const COLOURS = ['red', 'blue'] as const;
const TURNS = ['Upright', 'A quarter turn right', 'Upside down', 'A quarter turn left'] as const;
const KINDS: Readonly<Record<Kind, readonly [string, string]>> = {
  mandatory: ['mandatory', 'Mandatory: it happens when the tile is placed'],
  optional: ['optional', 'Optional: you may use it when the tile is placed'],
  continuous: ['continuous', 'Continuous: it holds all the time'],
  'end-of-round': ['end of round', 'End of round: it counts when a round is scored'],
};
const ASKS: Readonly<Record<string, string>> = {
  tile: 'choose a tile',
  cell: 'choose a cell',
  turns: 'choose how far it rotates',
  side: 'choose a direction',
  line: 'choose its row or its column',
  whether: 'use it or not?',
};
const RULES: Readonly<Record<string, readonly [string, string]>> = {
  placement: ['Place a tile', 'Choose a tile, rotate it (R, the wheel, or the round arrows), then choose a glowing cell.'],
  draft: ['Draft: take a tile', 'Each tile lies open. Point at or tap one to read it.'],
  exchange: ['Aristotle: give a tile away', 'Both players choose in secret a tile of their hand.'],
  battle: ['Only one tile is flipped: which?', 'Several tiles lose this battle, but this hero flips only one.'],
  ragnarok: ['Ragnarök: take a hero off the board', 'Both players take heroes away before the next round.'],
};

/** The sentences of the tile battle's table. German implements the same. */
export const en = {
  you: 'you',
  askNumbers: 'Why these numbers?',
  askBattle: 'Why did it flip, or not?',
  askHand: 'Can it be chosen?',
  linesGroup: 'Points of rows and columns',
  colour: (seat: number): string => COLOURS[seat] ?? '',
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
  looking: 'You look at',
  lookingHidden: (count: number): string => `${plural(count, 'tile')} of the deck are being looked at.`,
  openDraft: 'Open draft',
  notNext: 'not next turn',
  mustNext: 'must be next',
  earlier: (round: number): string => (round === 2 ? 'round 1' : 'before'),
  linesNow: 'lines',
  lineTitle: (tiles: number, points: number): string => `${plural(tiles, 'tile')}, ${plural(points, 'point')}`,
  round: (round: number): string => `Round ${round}`,
  turnOf: (turn: number, all: number): string => `turn ${turn} of ${all}`,
  drafting: 'draft',
  rulings: (list: string): string => `Rulings ${list}`,
  ask: (rule: string, name: string | undefined, ask: string): string => RULES[rule]?.[0] ?? `${name ?? rule}: ${ASKS[ask] ?? ask}`,
  askText: (rule: string): string | undefined => RULES[rule]?.[1],
  actsAs: (name: string, of: string): string => `${name} as ${of}`,
  notUse: (name: string | undefined): string => (name === undefined ? 'Decline' : `Do not use ${name}`),
  enough: (name: string | undefined): string => (name === undefined ? 'Enough' : `${name}: enough`),
  use: (name: string | undefined): string => (name === undefined ? 'Use it' : `Use ${name}`),
  row: 'Its row',
  column: 'Its column',
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  placeIt: (name: string, cell: string): string => `Place ${name} on ${cell}`,
  takeIt: (name: string): string => `Choose ${name}`,
  flips: (count: number): string => (count === 0 ? 'No flips' : plural(count, 'flip')),
  turnsFor: (name: string, saved: string): string => `${name} flips instead of ${saved}`,
  beats: (winner: string, a: number, b: number): string => `${winner}: ${a} beats ${b}`,
  scoreAfter: (what: string, mine: string, theirs: string): string => `${what}: ${mine}; ${theirs}.`,
  oneWay: (after: string): string => `One way it may go: ${after}`,
  faceDown: 'Face down',
  deckOrder: (count: number): string => `The deck from the top, ${plural(count, 'tile')}`,
  deckEmpty: 'The deck is empty.',
  chosenSecretly: 'Chosen in secret',
  tilesHeld: 'Tiles held',
  fromTo: (name: string, from: number, to: number): string => (from === to ? `${name} still ${to}` : `${name} ${from} to ${to}`),
  myTab: (count: number): string => `Hand ${count}`,
  theirTab: (name: string, count: number): string => `${name} ${count}`,
  logTab: 'Log',
};

export type TileWords = typeof en;
