import { use } from 'react';
import { loadGame } from '../../client/local/games.ts';
import { webGame } from '../../games/index.ts';
import type { Translations } from '../../kit/generic/use-game-words.ts';
import { loadOnce } from '../../kit/load-once.ts';
import type { GameTable } from '../../kit/table/game-table.ts';

/** A game's sentences in the languages that have them. */
const wordsIn = async (id: string): Promise<Translations> =>
  Object.fromEntries(
    await Promise.all(Object.entries(webGame(id)?.words ?? {}).map(async ([language, load]) => [language, await load()] as const)),
  );

/** A game without a table of its own gets one from its rules. */
const loadGeneric = async (id: string): Promise<GameTable | undefined> => {
  const [rules, translations] = await Promise.all([loadGame(id), wordsIn(id)]);
  return rules.ok ? (await import('../../kit/generic/generic-table.tsx')).genericTable(rules.value[0], translations) : undefined;
};

const load = loadOnce(async (game): Promise<GameTable | undefined> => webGame(game)?.table?.() ?? loadGeneric(game));

/** A game's table, loaded when one of its matches is opened; undefined for an unknown game. */
export const useGameTable = (game: string): GameTable | undefined => use(load(game));
