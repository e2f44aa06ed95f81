import { type Json, sayWith } from '@swordtable/kernel';
import { plural, possessive } from '../../grammar.ts';
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
  allZero: 'All of its numbers are 0 now, regardless of other effects.',
  rewritten: (numbers: string): string => `Its printed numbers were rewritten in this match. The tile originally showed ${numbers}.`,
  inComparison: 'In a battle, its own text applies too:',
  asleep: (name: string): string => `${name} was placed this turn. Its continuous ability starts after its battle.`,
  silenced: (name: string, by: string): string => `${name} has no ability while it is next to ${by}.`,
  ignored: (name: string, by: string): string =>
    `${possessive(name)} placement ability is ignored because of ${by}. It battles as if it had none.`,
  immune: (name: string): string => `No ability affects ${name}; only a battle can flip it.`,
  protectedBy: (name: string, by: string): string =>
    name === by ? `${name} can’t be flipped.` : `${by} keeps ${name} from being flipped.`,
  heldBy: (name: string, by: string): string =>
    name === by ? `${name} can’t be moved or swapped.` : `${by} keeps ${name} from being moved or swapped.`,

  whyFlipped: (name: string): string => `Why did ${name} flip?`,
  whyStood: (name: string): string => `Why didn’t ${name} flip?`,
  whyBattle: (name: string): string => `What happened in ${possessive(name)} battle?`,
  beats: 'beats',
  equals: 'equals',
  isLower: 'is lower than',
  isHigher: 'is higher than',
  wins: (attacker: string, defender: string): string => `${attacker} battled ${defender}. A higher number flips the enemy.`,
  lowerLoses: 'Only a higher number flips an enemy, so this one doesn’t flip.',
  equalStands: 'Equal numbers don’t flip anything. Only a higher one does.',
  byRuleOf: (name: string): string => `The comparison followed ${possessive(name)} text.`,
  printedOnly: (by: string): string => `Because of ${by}, only printed numbers were compared.`,
  wave: (name: string): string => `${name} was flipped earlier in this battle, so it battled in turn.`,
  flippedBy: (name: string, by: string): string => `${name} didn’t lose a battle. ${possessive(by)} ability flipped it.`,
  copies: (name: string, of: string): string => `${name} used ${possessive(of)} ability.`,
  tookBlow: (name: string, saved: string): string => `${name} flipped instead of ${saved}.`,
  spared: (name: string, by: string): string =>
    name === by ? `${name} lost, but can’t be flipped.` : `${name} lost, but ${by} keeps it from being flipped.`,
  sparedOutside: (name: string, by: string): string =>
    name === by ? `${name} would have flipped, but can’t be flipped.` : `${name} would have flipped, but ${by} prevents it.`,
  savedBy: (name: string, by: string): string => `${by} flipped instead of ${name}.`,
  onlyOne: (name: string, by: string): string => `${name} lost too, but ${by} flips only one tile, and another was chosen.`,
  notBattled: (name: string): string => `${name} didn’t battle.`,
  noComparison: (name: string): string => `${name} had no enemy to battle.`,
  ownColor: (name: string, fighter: string): string => `${name} has the same color as ${fighter}. Tiles battle only enemies.`,
  onlyTouching: (fighter: string): string => `${fighter} battles only the enemies next to it.`,
  notTouching: (name: string, fighter: string): string => `${name} isn’t next to ${fighter}.`,
  notCompared: (name: string, fighter: string): string => `${fighter} didn’t battle ${name}.`,
  notYet: (name: string): string => `${possessive(name)} turn isn’t over yet.`,
  battleToCome: (name: string): string => `${possessive(name)} battle is still to come. Its ability comes first.`,
  nothingPlaced: 'No tile has been placed yet, so there has been no battle.',
  notTold: 'Events from before you joined aren’t shown here.',
  placedItself: (name: string): string => `${name} is the tile that was placed. Its battle can flip only other tiles.`,

  lineTitle: (line: string, points: number): string => `Why ${plural(points, 'point')} for ${line}?`,
  row: (name: string): string => `row ${name}`,
  column: (name: string): string => `column ${name}`,
  lineHas: (who: string, tiles: number, names: string): string =>
    tiles === 0 ? `${capital(who)}: no tile in this line.` : `${capital(who)}: ${plural(tiles, 'tile')} in this line (${names}).`,
  lineTable: 'Each color scores its tiles in every row and column: 2 tiles score 1 point, 3 score 2, 4 score 4, and 5 score 7.',
  linePart: (line: string, tiles: number): string => `${line}, ${plural(tiles, 'tile')}`,
  linesTitle: (who: string): string => `${capital(who)}: points for rows and columns`,
  noLine: (who: string): string => `${capital(who)}: no line with two tiles or more yet.`,
  lines: 'lines',
  endTitle: (name: string): string => `Points from ${name}`,
  endNow: (who: string, points: number): string => `${capital(who)}: ${plural(points, 'point')} if the round ended now.`,
  gained: (who: string, points: number): string => `${capital(who)}: ${plural(points, 'point')}.`,
  beforeTitle: (who: string): string => `${capital(who)}: points scored earlier`,
  roundLines: (round: number): string => `round ${round}, lines`,
  totalTitle: (who: string): string => `${capital(who)}: where the points come from`,
  before: 'earlier',
  ifEndedNow: 'This would be the score if the round ended now.',
  linesEvent: 'How rows and columns were scored',
  overTitle: 'Why this result?',
  mostPoints: 'Most points win.',
  tieFirst: 'If tied, the player who went first in round 2 wins.',
  tieShared: 'After this many tied rounds, the players share the win.',

  whyEvent: 'Why did this happen?',
  byAbility: (name: string): string => `${possessive(name)} ability did this.`,
  byTerrain: (name: string): string => `The terrain, ${name}, did this.`,
  abilityLost: (name: string): string => `Why does ${name} do nothing?`,
  firstByPoints: 'The player with fewer points goes first.',
  firstByChance: 'The first player was chosen at random.',
  skipped: 'A player with nothing left to place is skipped until the other has placed everything.',

  about: (name: string): string => `What ${name} does`,
  canChoose: (name: string): string => `Can you choose ${name}?`,
  notHere: (cell: string): string => `Why not ${cell}?`,
  notThis: (name: string): string => `Why not ${name}?`,
  notAsked: 'You have nothing to decide right now.',
  waitsFor: (name: string): string => `${name} acts first.`,
  occupied: (name: string): string => `${name} is here. Place tiles on empty cells.`,
  apart: 'This cell doesn’t touch a tile. Place tiles next to another, edge to edge.',
  marginRows: 'This cell would make the board taller than five rows.',
  marginColumns: 'This cell would make the board wider than five columns.',
  closed: (by: string): string => `${by} closed this cell for this turn.`,
  drawn: (terrain: string): string => `While a cell next to ${terrain} is empty, the tile must go there.`,
  gate: (by: string): string => `${by} named another cell. The tile must go there this turn.`,
  noDestination: (name: string): string =>
    `${name} can’t go there. The cell must be empty, touch a tile, keep the board within five by five, and leave all tiles connected.`,
  asksFor: (name: string): string => `${name} doesn’t ask for this.`,
  asksForTile: (name: string): string => `${name} asks for a tile, not for an empty cell.`,
  asksWords: 'Answer with one of the buttons below the board.',
  terrainStays: 'The terrain isn’t a hero. It can’t be flipped, moved, or chosen unless a text names it.',
  itself: (name: string): string => `${name} is the tile whose ability this is.`,
  notBeside: (name: string, self: string): string => `${name} isn’t next to ${self}.`,
  isAlly: (name: string, self: string): string => `${name} has the same color as ${self}. Choose an enemy.`,
  isEnemy: (name: string, self: string): string => `${name} is an enemy of ${self}. Choose an ally.`,
  selfHeld: (self: string, by: string): string => `${by} holds ${self} in place.`,
  centred: 'The terrain is the center of this board and stays there.',
  notCopied: 'Only another hero’s mandatory or optional ability can be copied.',
  nowhere: (name: string): string => `${name} has nowhere to go: all tiles must stay connected, within five by five.`,
  nothingFollows: (name: string): string => `After ${name}, there would be nothing left to choose.`,
  didNotLose: (name: string): string => `${name} didn’t lose this battle.`,
  breaksGroup: (name: string): string => `Without ${name}, the tiles would no longer be connected.`,
  fromHand: 'Choose a tile from your own hand.',
  fromDraft: 'Choose one of the face-up tiles.',
  theirHand: (name: string): string => `${name} is in the other player’s hand.`,
  banned: (name: string, by: string): string => `${by} forbids ${name} this turn.`,
  forced: (name: string, by: string): string => `${by} requires ${name} to be placed this turn.`,
  canBeChosen: 'It can be chosen.',
  refused: 'Why was this refused?',

  /** What speaks for a move, after its name: "flips Jason". */
  hintFlips: (name: string): string => `flips ${name}`,
  hintFlipsMore: (tiles: number): string => `flips ${plural(tiles, 'more tile')}`,
  hintPoints: (points: number): string => `is worth ${plural(points, 'more point')} right away`,
  hintSafe: (tiles: number): string => `puts ${tiles} more of your tiles out of reach`,
  hintNoTarget: (name: string): string => `leaves ${name} no target`,
  hintNoTargets: (tiles: number): string => `leaves ${plural(tiles, 'more tile')} without a target`,
  hintTargets: (who: string, tiles: number): string => `leaves ${who} ${tiles} fewer ${tiles === 1 ? 'target' : 'targets'}`,
  hintReply: (who: string, points: number): string => `lets ${who} gain ${plural(points, 'fewer point')} next`,
  hintSaves: (name: string): string => `keeps the stronger ${name} in hand`,
  hintNumbers: (sum: number, other: number): string => `has higher numbers (${sum} in all against ${other})`,

  shortTerrain: 'terrain stays',
  shortHeldBy: (name: string): string => `held by ${name}`,
  shortProtectedBy: (name: string): string => `protected by ${name}`,
  shortImmune: 'no ability affects it',
  shortNotBeside: 'not next to it',
  shortAlly: 'same color',
  shortEnemy: 'an enemy',
  shortNowhere: 'nowhere to go',
  shortOther: 'can’t be chosen',
  shortCan: 'can be chosen',
  shortSelfHeld: (name: string): string => `${name} holds this tile`,
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
