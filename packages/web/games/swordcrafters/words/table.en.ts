import { plural } from '@swordtable/games/grammar';
import type { SeatName } from '../../../kit/table/game-table.ts';

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const places = (place: number): string => ['', 'first', 'second', 'third', 'fourth', 'fifth'][place] ?? `${place}th`;
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** The sentences of the Swordcrafters table. German implements the same. */
export const en = {
  round: (round: number, all: number): string => `Round ${round} of ${all}`,
  players: (count: number): string => (count === 1 ? 'solo' : `${NUMBERS[count] ?? count} players`),
  phases: 'Round phases',
  titles: { slice: 'Slice the grid', select: 'Select a group', craft: 'Craft the sword', over: 'Final scoring' },
  craftBoth: 'Craft the swords',
  cutOf: (cut: number, all: number): string => `${ORDINALS[cut] ?? cut} of ${NUMBERS[all] ?? all} ${all === 1 ? 'cut' : 'cuts'}`,
  choiceOf: (choice: number, all: number): string =>
    `${ORDINALS[choice] ?? choice} of ${NUMBERS[all] ?? all} ${all === 1 ? 'pick' : 'picks'}`,
  grid: 'The grid',
  cellAt: (row: number, column: number, cell: string): string => `Row ${row + 1}, column ${column + 1}: ${cell}`,
  forge: 'Forge',
  groupNo: (group: number, tiles: string): string => `Group ${group + 1}: ${tiles}`,
  takenBy: ({ name, you }: SeatName): string => `taken by ${you ? 'you' : name}`,
  withForge: 'with the forge',
  forgeAlone: 'Forge alone',
  fits: (count: number): string => plural(count, 'match', 'matches'),
  fitsLong: (count: number): string =>
    count === 0
      ? 'no gem that matches the top of a side'
      : `${plural(count, 'gem')} ${count === 1 ? 'that matches the top of a side' : 'that match the tops of sides'}`,
  leaves: (one: string, other: string): string => `This cut makes ${one} and ${other}.`,
  part: (tiles: number, forge: boolean): string =>
    tiles === 0 ? 'the forge alone' : `a group of ${tiles}${forge ? ' with the forge' : ''}`,
  keeps: (tiles: string): string => `You keep ${tiles}.`,
  youGet: (tiles: string): string => `You get ${tiles}`,
  cutKeys: 'Move the cut with the arrow keys. Press Enter to cut.',
  groupKeys: 'Move between groups with the arrow keys. Press Enter to take one.',
  chosen: 'selected',
  soloCard: (name: string): string => `${name}’s cuts`,
  soloCut: (at: number, kind: string): string => `Cut ${at + 1}: ${kind}`,
  tray: 'Tiles to add',
  trayOf: (sword: string): string => `For the ${sword}`,
  trayText: 'Choose a tile, then a side of your sword.',
  /** The same with a tile in hand. */
  trayHeld: 'Choose a side of your sword.',
  trayKeys: 'Keys 1 to 4 choose the side.',
  trayEmpty: 'All tiles added.',
  sideChosen: (side: string): string => `Add which tile to ${side.toLowerCase()}?`,
  inHand: 'in hand',
  groupFirst: 'First group',
  groupThen: 'Second group',
  othersCraft: 'Still crafting',
  stillCrafts: (count: number | null): string => (count === null ? 'choosing' : count === 0 ? 'done' : `${plural(count, 'tile')} left`),
  hiddenUntil: 'Everyone crafts at the same time. Swords are revealed when all are done.',
  yourSword: 'Your sword',
  yourSwords: 'Your swords',
  swordOf: (name: string): string => `${name}’s sword`,
  swordsOf: (name: string): string => `${name}’s swords`,
  builtOf: (built: number, all: number): string => `${built} of ${plural(all, 'tile')} added`,
  longestSoFar: 'longest so far',
  longestOfAll: 'longest',
  behindLongest: (tiles: number): string => `${plural(tiles, 'tile')} shorter than the longest`,
  quality: 'Quality',
  longest: 'Longest',
  magic: 'Magic',
  total: 'Now',
  whyNow: (title: string, points: number): string => `${title}: ${plural(points, 'point')} now. Why?`,
  final: 'Total',
  wouldMake: (changes: readonly string[], points: number): string =>
    changes.length === 0 ? `Still ${plural(points, 'point')}.` : `${plural(points, 'point')} now: ${changes.join(', ').toLowerCase()}.`,
  change: signed,
  changeLong: (change: number): string => `${signed(change)} with this tile`,
  magicStands: (side: SeatName, count: number, place: number, isShared: boolean, isLast: boolean): string => {
    const has = side.you ? 'You have' : `${side.name} has`;
    if (place === 1 && !isShared) return `${side.you ? 'You lead' : `${side.name} leads`} with ${count}`;
    const rank = isLast && place > 1 ? 'last' : places(place);
    return `${has} ${count}, ${isShared ? `tied for ${rank}` : rank}`;
  },
  magicNone: (side: SeatName): string => `${side.you ? 'You have' : `${side.name} has`} none`,
  magicHas: (side: SeatName, counts: string): string => `${side.you ? 'You have' : `${side.name} has`} ${counts}`,
  ranking: 'Ranking',
  rankOf: (name: string, count: number, place: string, points: string): string => `${name} ${count}, ${place}, ${points}`,
  swords: 'Swords',
  inspect: ({ name, you }: SeatName): string => `Inspect ${you ? 'your' : `${name}’s`} sword`,
  inspectPrinted: (name: string): string => `Inspect ${name}’s sword`,
  firstToken: 'First player',
  toAct: { slice: 'cutting', select: 'picking', craft: 'crafting' },
  /** When a player acts in the phase, with more than two at the table. */
  turnOrder: (place: string): string => `goes ${place}`,
  beaten: 'beaten',
  notBeaten: 'not beaten',
  swordNo: (on: number): string => (on === 0 ? 'I' : 'II'),
  close: 'Close',
  gems: 'Gems',
  tabs: { sword: 'Sword', magic: 'Magic', log: 'Log' },
  length: 'Tiles in sword',
  bagOrder: (count: number): string => `Tiles of later rounds (${plural(count, 'tile')})`,
  deckOrder: (count: number): string => `Solo cards of later rounds (${plural(count, 'card')})`,
  faceDown: 'Face down',
};

export type SwordTableWords = typeof en;
