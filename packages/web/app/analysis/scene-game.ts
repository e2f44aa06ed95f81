import { hasAnalysis, webGame } from '../../games/index.ts';

/** The tile games share one board, whichever edition a position is of. */
export const TILE_GAME = 'olympus';

/** The game that a scene names in its line `match`. Scenes of the tile games may leave it out. */
export const gameInScene = (text: string): string => {
  const [, named = TILE_GAME] = /^\s*match\s*:\s*([\w-]+)/m.exec(text) ?? [];
  return hasAnalysis(named) && webGame(named)?.analysis === undefined ? named : TILE_GAME;
};
