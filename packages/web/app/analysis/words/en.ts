/** The texts of the analysis pages. German implements the same. */
export const en = {
  game: 'Game',
  tiles: 'Olympus and Asgard',
  position: 'Position',
  even: 'Nobody is ahead.',
  ahead: (name: string, points: string): string => `${name} can expect to win by ${points}.`,
  alone: (points: string): string => `${points} can be expected.`,
  points: (points: number): string => `${points.toFixed(1)} ${points.toFixed(1) === '1.0' ? 'point' : 'points'}`,
  chance: (name: string, share: number): string => `${name} wins in ${Math.round(100 * share)} of 100 games.`,
  over: 'The match is over.',
  moves: (name: string): string => `${name} decides.`,
  open: 'Everything lies open here. Answer for the player who decides.',
};

export type AnalysisPageWords = typeof en;
