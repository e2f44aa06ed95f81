import { plural } from '@swordtable/games/grammar';

/** What the swords have scored. German implements the same. */
export const en = {
  table: 'What every sword scores',
  whole: 'Total',
  side: (side: number): string => `Side ${side + 1}`,
  tiles: (count: number): string => plural(count, 'tile'),
  run: (run: number): string => (run === 0 ? 'no run' : plural(run, 'gem')),
  steps: { longest: 'Longest sword', quality: 'Quality of the sides', total: 'All together' },
  next: 'Next',
  all: 'Show all',
  longestSaid: (names: string, tiles: number, points: number, isShared: boolean): string =>
    isShared
      ? `Longest with ${plural(tiles, 'tile')} each: ${names}. ${points} points for each.`
      : `Longest with ${plural(tiles, 'tile')}: ${names}. ${points} points.`,
  tieSaid: (names: string, dual: boolean): string =>
    `${names} have the same points: ${dual ? 'both swords together decide by their length' : 'the longer sword decides'}, then the better single side; who is equal in that too shares the place.`,
  beats: (you: boolean, name: string, card: string, own: number, theirs: number): string =>
    own > theirs
      ? `${you ? 'You beat' : `${name} beats`} ${card}, ${own} to ${theirs}.`
      : `${card} is not beaten, ${own} to ${theirs}${own === theirs ? ': the same is not enough' : ''}.`,
};

export type ScoringWords = typeof en;
