import { tileId, tileNamed } from '@swordtable/games/tile-battle/catalog';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { readStored, store } from '../../../client/storage.ts';

const KEY = 'swordtable.analysis.heroes';
/** As many as the top of the list shows on a phone. */
const KEPT = 12;

/** The heroes used last, with one more. */
export const keepRecent = (recent: readonly Tile[], tile: Tile): readonly Tile[] =>
  [tile, ...recent.filter((other) => other !== tile)].slice(0, KEPT);

/** The heroes used last in this browser, newest first. Anything may be stored there. */
export const readRecent = (): readonly Tile[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.flatMap((id) => (typeof id === 'string' ? (tileNamed(id) ?? []) : [])).slice(0, KEPT) : [];
};

export const storeRecent = (recent: readonly Tile[]): void => void store(KEY, recent.map(tileId));
