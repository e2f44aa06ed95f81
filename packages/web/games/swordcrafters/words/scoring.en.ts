const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a sword has scored, and why. German implements the same. */
export const en = {
  title: (name: string, you: boolean): string => (you ? 'Your points' : `${name}’s points`),
  table: 'What every sword scores',
  part: { quality: 'quality', longest: 'longest' },
  total: 'points',
  whole: 'Total',
  side: (side: number): string => `Side ${side + 1}`,
  tiles: (count: number): string => plural(count, 'tile'),
  run: (run: number): string => (run === 0 ? 'no run' : plural(run, 'gem')),
  steps: { longest: 'Longest sword', quality: 'Quality of the sides', total: 'All together' },
  next: 'Next',
  all: 'Show all',
  longestWon: (tiles: number, points: number): string => `No sword is longer than its ${plural(tiles, 'tile')}: ${points} points.`,
  longestShared: (tiles: number, points: number): string =>
    `Several swords have ${plural(tiles, 'tile')}, more than any other: each gets ${points} points.`,
  longestLost: (tiles: number, most: number): string => `${plural(tiles, 'tile')}; the longest sword has ${most}, so nothing for length.`,
  nothingBuilt: 'Nothing is built yet.',
  sideRun: (side: number, run: number, points: number): string =>
    run === 0 ? `Side ${side + 1} has no run.` : `Side ${side + 1}: a run of ${run} gems, ${plural(points, 'point')}.`,
  sideNotBest: (side: number, run: number): string => `Side ${side + 1}: a run of ${run} gems, but only the best side counts.`,
  perGem: (points: number): string =>
    `The longest run of one gem on a side brings ${points} points for each gem in it; one gem alone is no run.`,
  lightweight: (points: number): string => `Only the best side counts, with ${points} points for each gem of its longest run.`,
  magicAlone: (card: string, count: number, place: string, points: number): string =>
    `${card}: ${count}, ${place} place, ${plural(points, 'point')}.`,
  magicShared: (card: string, count: number, tied: number, sum: string, points: number): string =>
    `${card}: ${count}, shared by ${tied}. The points of the places they fill are divided and rounded down: ${sum} = ${points}.`,
  magicNone: (card: string): string => `${card}: none, so no points.`,
  magicLow: (card: string, count: number, place: string): string => `${card}: ${count}, ${place} place, which brings no points.`,
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
