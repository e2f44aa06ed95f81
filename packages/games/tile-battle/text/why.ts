import { type Json, sayWith } from '@swordtable/kernel';
import { plural } from '../../grammar.ts';
import type { Event } from '../events.ts';
import { cellName, columnName, type Origin, rowName } from '../field/coordinates.ts';
import type { Tile } from '../tile.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Why something in a tile battle is as it is. Names of heroes, terrains, and players are given. */
export const whyWords = {
  name: (name: string): string => name,
  /** What happened, as the log says it; what was said already, as it was said. */
  told: (sentence: string): string => sentence,
  verbatim: (sentence: string): string => sentence,
  /** A hero or terrain with what its text says. */
  says: (name: string, text: string): string => `${capital(name)}: ${text}`,

  numbersOf: (name: string): string => `Why does ${name} show these numbers?`,
  asPrinted: 'Nothing changes its numbers: they are as printed.',
  printed: 'printed',
  printedOf: (name: string): string => `printed, ${name}`,
  floored: 'A number never falls below 0.',
  allZero: 'All of its numbers are 0 at the moment, whatever else would change them.',
  rewritten: (numbers: string): string => `Its printed numbers were rewritten in this match. The tile itself says ${numbers}.`,
  inComparison: 'In a comparison its own text counts as well:',
  asleep: (name: string): string => `${name} was placed this turn: its continuous ability starts when its battle is over.`,
  silenced: (name: string, by: string): string => `${name} has no ability while it is next to ${by}.`,
  ignored: (name: string, by: string): string =>
    `The placement ability of ${name} is ignored because of ${by}. It battles as if it had none.`,
  immune: (name: string): string => `No ability affects ${name}; only a battle can flip it.`,
  protectedBy: (name: string, by: string): string =>
    name === by ? `${name} cannot be flipped.` : `${by} keeps ${name} from being flipped.`,
  heldBy: (name: string, by: string): string =>
    name === by ? `${name} cannot be moved or swapped.` : `${by} keeps ${name} from being moved or swapped.`,

  whyFlipped: (name: string): string => `Why did ${name} flip?`,
  whyStood: (name: string): string => `Why did ${name} not flip?`,
  whyBattle: (name: string): string => `What did the battle of ${name} do?`,
  beats: 'beats',
  equals: 'equals',
  isLower: 'is lower than',
  isHigher: 'is higher than',
  wins: (attacker: string, defender: string): string => `${attacker} battled ${defender}: the higher number flips an enemy.`,
  lowerLoses: 'Only a higher number flips an enemy, so this one stands.',
  equalStands: 'Equal numbers flip nobody: only a higher one does.',
  byRuleOf: (name: string): string => `The comparison followed the text of ${name}.`,
  printedOnly: (by: string): string => `Because of ${by}, only printed numbers were compared.`,
  wave: (name: string): string => `${name} was flipped in this battle before, so it battled in turn.`,
  flippedBy: (name: string, by: string): string => `${name} was not beaten in battle: the ability of ${by} flipped it.`,
  copies: (name: string, of: string): string => `${name} acted with the ability of ${of}.`,
  tookBlow: (name: string, saved: string): string => `${name} flipped instead of ${saved}.`,
  spared: (name: string, by: string): string =>
    name === by ? `${name} lost, but cannot be flipped.` : `${name} lost, but ${by} keeps it from being flipped.`,
  sparedOutside: (name: string, by: string): string =>
    name === by ? `${name} was to be flipped, but cannot be.` : `${name} was to be flipped, but ${by} prevents it.`,
  savedBy: (name: string, by: string): string => `${by} flipped instead of ${name}.`,
  onlyOne: (name: string, by: string): string => `${name} lost as well, but ${by} flips only one tile, and another was chosen.`,
  notBattled: (name: string): string => `${name} did not battle.`,
  noComparison: (name: string): string => `${name} compared with nobody: no enemy lay where it battles.`,
  ownColour: (name: string, fighter: string): string => `${name} has the same color as ${fighter}. A battle is against enemies only.`,
  onlyTouching: (fighter: string): string => `In a battle ${fighter} compares only with the enemies it touches.`,
  notTouching: (name: string, fighter: string): string => `${name} does not touch ${fighter}.`,
  notCompared: (name: string, fighter: string): string => `${fighter} did not compare with ${name}.`,
  notYet: (name: string): string => `The turn of ${name} is not over yet.`,
  battleToCome: (name: string): string => `The battle of ${name} is still to come: first its ability is settled.`,
  nothingPlaced: 'No tile has been placed yet, so there was no battle.',
  notTold: 'What happened before you came to the table is not told here.',
  placedItself: (name: string): string => `${name} was placed last: its own battle is against the others.`,

  lineTitle: (line: string, points: number): string => `Why ${plural(points, 'point')} for ${line}?`,
  row: (name: string): string => `row ${name}`,
  column: (name: string): string => `column ${name}`,
  lineHas: (who: string, tiles: number, names: string): string =>
    tiles === 0 ? `${capital(who)}: no tile in this line.` : `${capital(who)}: ${plural(tiles, 'tile')} in this line (${names}).`,
  lineTable: 'Each color scores a row or column by its tiles there: 1 tile 0 points, 2 tiles 1, 3 tiles 2, 4 tiles 4, 5 tiles 7.',
  linePart: (line: string, tiles: number): string => `${line}, ${plural(tiles, 'tile')}`,
  linesTitle: (who: string): string => `${capital(who)}: points for rows and columns`,
  noLine: (who: string): string => `${capital(who)}: no line with two tiles or more yet.`,
  lines: 'lines',
  endTitle: (name: string): string => `Points by ${name}`,
  endNow: (who: string, points: number): string => `${capital(who)}: ${plural(points, 'point')} if the round ended now.`,
  gained: (who: string, points: number): string => `${capital(who)}: ${plural(points, 'point')}.`,
  beforeTitle: (who: string): string => `${capital(who)}: points from before`,
  roundLines: (round: number): string => `round ${round}, lines`,
  totalTitle: (who: string): string => `${capital(who)}: what the points are made of`,
  before: 'earlier',
  ifEndedNow: 'This is what it would be if the round ended now.',
  linesEvent: 'How rows and columns were scored',
  overTitle: 'Why this result?',
  mostPoints: 'Most points win.',
  tieFirst: 'At a tie the one who went first in round 2 wins.',
  tieShared: 'After so many tied rounds the win is shared.',

  whyEvent: 'Why did this happen?',
  byAbility: (name: string): string => `It was done by the ability of ${name}.`,
  byTerrain: (name: string): string => `It is the rule of the terrain, ${name}.`,
  abilityLost: (name: string): string => `Why does ${name} do nothing?`,
  firstByPoints: 'Whoever has fewer points goes first.',
  firstByChance: 'Who goes first was drawn by chance.',
  skipped: 'Whoever has nothing left to place is skipped until the other has placed everything.',

  notHere: (cell: string): string => `Why not ${cell}?`,
  about: (name: string): string => `What ${name} does`,
  notThis: (name: string): string => `Why not ${name}?`,
  notAsked: 'You are not asked anything at the moment.',
  waitsFor: (name: string): string => `${name} is to act first.`,
  occupied: (name: string): string => `${name} lies here. A tile is placed on an empty cell.`,
  apart: 'This cell touches no tile. A tile is placed beside another, edge to edge.',
  marginRows: 'The board is never taller than five rows, and with this cell it would be.',
  marginColumns: 'The board is never wider than five columns, and with this cell it would be.',
  closed: (by: string): string => `${by} has closed this cell for this turn.`,
  drawn: (terrain: string): string => `While a cell next to ${terrain} is free, the tile has to go there.`,
  gate: (by: string): string => `${by} has named another cell, and the tile has to go there this turn.`,
  noDestination: (name: string): string =>
    `${name} cannot go there: the cell has to be empty, touch a tile, keep the board within five by five and leave all tiles in one group.`,
  asksFor: (name: string): string => `It is not what ${name} asks for.`,
  asksForTile: (name: string): string => `${name} asks for a tile, not for an empty cell.`,
  asksWords: 'The answer is one of the buttons below the board.',
  terrainStays: 'The terrain is no hero: it cannot be flipped, moved or chosen unless a text names it.',
  itself: (name: string): string => `${name} is the tile that asks.`,
  notBeside: (name: string, self: string): string => `${name} does not touch ${self}.`,
  isAlly: (name: string, self: string): string => `${name} has the same color as ${self}, and only enemies are asked for.`,
  isEnemy: (name: string, self: string): string => `${name} is an enemy of ${self}, and only allies are asked for.`,
  selfHeld: (self: string, by: string): string => `${self} itself is held in place by ${by}.`,
  centred: 'The terrain is the center of this board and stays there.',
  notCopied: 'Only a mandatory or optional ability of another hero can be copied.',
  nowhere: (name: string): string => `${name} has nowhere to go: all tiles have to stay one group within five by five.`,
  nothingFollows: (name: string): string => `With ${name} there would be nothing left to choose next.`,
  didNotLose: (name: string): string => `${name} did not lose this battle.`,
  breaksGroup: (name: string): string => `Without ${name} the tiles would no longer be one group.`,
  fromHand: 'A tile of your own hand is asked for.',
  fromDraft: 'One of the tiles that lie open is asked for.',
  theirHand: (name: string): string => `${name} is in the other player’s hand.`,
  banned: (name: string, by: string): string => `${by} has forbidden ${name} for this turn.`,
  forced: (name: string, by: string): string => `${by} has decided that ${name} has to be placed this turn.`,
  canBeChosen: 'It can be chosen.',
  refused: 'Why was this refused?',

  shortTerrain: 'terrain stays',
  shortHeldBy: (name: string): string => `held by ${name}`,
  shortProtectedBy: (name: string): string => `protected by ${name}`,
  shortImmune: 'no ability affects it',
  shortNotBeside: 'not next to it',
  shortAlly: 'same color',
  shortEnemy: 'an enemy',
  shortNowhere: 'nowhere to go',
  shortOther: 'not asked for',
  shortCan: 'can be chosen',
  shortSelfHeld: (name: string): string => `${name} holds the asker`,
};

export type WhyWords = typeof whyWords;

/** What the things are called that explanations name, in one language. */
export interface WhyNames {
  /** What cells, rows, and columns are named by. */
  readonly origin: Origin;
  readonly name: (tile: Tile) => string;
  readonly text: (tile: Tile) => string;
  readonly terrain: (id: string) => { readonly name: string; readonly text: string };
  /** A player, as sentences speak of one: the reader is "you". */
  readonly seat: (seat: number) => string;
  /** A player by name. */
  readonly player: (seat: number) => string;
  readonly side: (side: number) => string;
  readonly sentence: (event: Event) => string;
}

type Things = Readonly<Record<string, Json>>;
type Spoken = Pick<WhyWords, 'row' | 'column'>;

const isTile = (value: Json): value is Tile => typeof value === 'number';
/** Explanations name events as they were told, and nothing else under this name. */
const isEvent = (value: Json | undefined): value is Json & Event => typeof value === 'object' && value !== null && 'what' in value;

const nameOf =
  (names: WhyNames, words: Spoken) =>
  ({ tile, tiles, terrain, text, seat, player, row, column, cell, side, event }: Things): string => {
    if (typeof tile === 'number') return names.name(tile);
    if (Array.isArray(tiles)) return tiles.filter(isTile).map(names.name).join(', ');
    if (typeof terrain === 'string') return names.terrain(terrain).name;
    if (typeof text === 'string') return names.terrain(text).text;
    if (typeof text === 'number') return names.text(text);
    if (typeof seat === 'number') return names.seat(seat);
    if (typeof player === 'number') return names.player(player);
    if (typeof row === 'number') return words.row(rowName(row, names.origin));
    if (typeof column === 'number') return words.column(columnName(column, names.origin));
    if (typeof cell === 'number') return cellName(cell, names.origin);
    if (typeof side === 'number') return names.side(side);
    return isEvent(event) ? names.sentence(event) : '';
  };

/** Says the messages of explanations in one language. */
export const sayWhy = (words: WhyWords, names: WhyNames) => sayWith(words, nameOf(names, words));
