import { use } from 'react';
import { webGame } from '../../games/index.ts';
import { loadOnce } from '../../kit/load-once.ts';
import type { GameTable } from '../../kit/table/game-table.ts';

const load = loadOnce(async (game): Promise<GameTable | undefined> => webGame(game)?.table());

/** A game's table, loaded when a match of it is opened; nothing for a game that has none. */
export const useGameTable = (game: string): GameTable | undefined => use(load(game));
