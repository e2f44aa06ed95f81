import { plural } from '@swordtable/games/grammar';

/** What the swords have scored. German implements the same. */
export const en = {
  table: 'Final scores',
  whole: 'Total',
  side: (side: number): string => `Side ${side + 1}`,
  tiles: (count: number): string => plural(count, 'tile'),
  run: (run: number): string => (run === 0 ? 'no run' : plural(run, 'gem')),
  steps: { longest: 'Longest sword', quality: 'Quality', total: 'Total' },
  next: 'Next',
  all: 'Show all',
  longestSaid: (names: string, tiles: number, points: number, isShared: boolean): string =>
    isShared
      ? `${names} tie for longest with ${plural(tiles, 'tile')}: ${points} points each.`
      : `Longest sword: ${names} with ${plural(tiles, 'tile')}, ${points} points.`,
  tieSaid: (names: string, dual: boolean): string =>
    `${names} are tied. The ${dual ? 'greater combined length' : 'longer sword'} wins, then the best single side. If still tied, they share the place.`,
  beats: (you: boolean, name: string, card: string, own: number, theirs: number): string =>
    own > theirs
      ? `${you ? 'You beat' : `${name} beats`} ${card}, ${own} to ${theirs}.`
      : `${card} isn’t beaten, ${own} to ${theirs}${own === theirs ? ': a tie isn’t enough' : ''}.`,
};

export type ScoringWords = typeof en;
