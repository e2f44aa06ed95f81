import type { SeatName } from '../../../kit/table/game-table.ts';

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const places = (place: number): string => ['', 'first', 'second', 'third', 'fourth', 'fifth'][place] ?? `${place}th`;
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

/** The sentences of the Swordcrafters table. German implements the same. */
export const en = {
  round: (round: number, all: number): string => `Round ${round} of ${all}`,
  players: (count: number): string => (count === 1 ? 'alone' : `${NUMBERS[count] ?? count} players`),
  phases: 'Phases of the round',
  titles: { slice: 'Slice the grid', select: 'Select a group', craft: 'Craft the sword', over: 'How it was scored' },
  craftBoth: 'Craft the swords',
  cutOf: (cut: number, all: number): string => `${ORDINALS[cut] ?? cut} cut of ${NUMBERS[all] ?? all}`,
  choiceOf: (choice: number, all: number): string => `${ORDINALS[choice] ?? choice} choice of ${NUMBERS[all] ?? all}`,
  grid: 'The grid',
  cellAt: (row: number, column: number, cell: string): string => `Row ${row + 1}, column ${column + 1}: ${cell}`,
  forge: 'Forge',
  groupNo: (group: number, tiles: string): string => `Group ${group + 1}: ${tiles}`,
  takenBy: (name: string): string => `taken by ${name}`,
  withForge: 'with the forge',
  forgeAlone: 'Forge alone',
  fits: (count: number): string => `${count} ${count === 1 ? 'matches' : 'match'}`,
  fitsLong: (count: number): string =>
    count === 0
      ? 'no gem matches the top of a side'
      : `${plural(count, 'gem')} ${count === 1 ? 'matches the top of a side' : 'match the tops of sides'}`,
  leaves: (one: string, other: string): string => `This cut leaves ${one} and ${other}.`,
  part: (tiles: number, forge: boolean): string =>
    tiles === 0 ? 'the forge alone' : `a group of ${tiles}${forge ? ' with the forge' : ''}`,
  keeps: (tiles: string): string => `You keep ${tiles}.`,
  youGet: (tiles: string): string => `You get ${tiles}`,
  cutKeys: 'Arrow keys move the cut, Enter cuts.',
  groupKeys: 'Arrow keys go from group to group, Enter takes one.',
  chosen: 'chosen',
  soloCard: (name: string): string => `The cuts of ${name}`,
  soloCut: (at: number, kind: string): string => `Cut ${at + 1}: ${kind}`,
  tray: 'Tiles to build in',
  trayOf: (sword: string): string => `For the ${sword}`,
  trayText: 'Choose a tile, then a side of the sword. Keys 1 to 4 build on that side.',
  /** The same with a tile in hand. */
  trayHeld: 'Choose a side of the sword. Keys 1 to 4 build on that side.',
  trayEmpty: 'All is built in.',
  sideChosen: (side: string): string => `Which tile goes onto ${side.toLowerCase()}?`,
  inHand: 'in hand',
  groupFirst: 'Taken first',
  groupThen: 'Taken second',
  othersCraft: 'Who is still crafting',
  stillCrafts: (count: number | null): string => (count === null ? 'chooses' : count === 0 ? 'done' : `${plural(count, 'tile')} left`),
  hiddenUntil: 'Everybody crafts at once. The swords are shown when all are done.',
  yourSword: 'Your sword',
  yourSwords: 'Your swords',
  swordOf: (name: string): string => `${name}’s sword`,
  swordsOf: (name: string): string => `${name}’s swords`,
  builtOf: (built: number, all: number): string => `${built} of ${plural(all, 'tile')} built`,
  longestSoFar: 'longest so far',
  longestOfAll: 'the longest',
  behindLongest: (tiles: number): string => `${plural(tiles, 'tile')} behind the longest`,
  quality: 'Quality',
  longest: 'Longest',
  magic: 'Magic',
  total: 'Now',
  whyNow: (title: string, points: number): string => `${title}: ${plural(points, 'point')} now. Why?`,
  final: 'Total',
  wouldMake: (changes: readonly string[], points: number): string =>
    `This makes ${plural(points, 'point')} now${changes.length === 0 ? ', as before' : `: ${changes.join(', ').toLowerCase()}`}.`,
  change: signed,
  changeLong: (change: number): string => `${signed(change)} since before`,
  magicStands: (side: SeatName, count: number, place: number, isShared: boolean, isLast: boolean): string => {
    const has = side.you ? 'You have' : `${side.name} has`;
    if (place === 1 && !isShared) return `${side.you ? 'You lead' : `${side.name} leads`} with ${count}`;
    if (place === 1) return `${has} ${count}, sharing first`;
    return `${has} ${count}, ${isLast ? 'last' : places(place)}${isShared ? ', shared' : ''}`;
  },
  magicNone: (side: SeatName): string => `${side.you ? 'You have' : `${side.name} has`} none`,
  magicHas: (side: SeatName, counts: string): string => `${side.you ? 'You have' : `${side.name} has`} ${counts}`,
  ranking: 'Who has how many',
  rankOf: (name: string, count: number, place: string, points: string): string => `${name} ${count}, ${place}, ${points}`,
  swords: 'Swords',
  inspect: ({ name, you }: SeatName): string => `Look at ${you ? 'your' : `${name}’s`} sword`,
  inspectPrinted: (name: string): string => `Look at the sword of ${name}`,
  firstToken: 'has the first player token',
  toAct: { slice: 'to cut', select: 'to take', craft: 'crafting' },
  beaten: 'beaten',
  notBeaten: 'not beaten',
  swordNo: (on: number): string => (on === 0 ? 'I' : 'II'),
  close: 'Close',
  gems: 'Gems',
  tabs: { sword: 'Sword', magic: 'Magic', log: 'Log' },
  length: 'Tiles in the sword',
  bagOrder: (count: number): string => `The tiles of the rounds to come, ${plural(count, 'tile')}`,
  deckOrder: (count: number): string => `The solo cards to come, ${plural(count, 'card')}`,
  faceDown: 'Face down',
};

export type SwordTableWords = typeof en;
