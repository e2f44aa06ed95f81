import { accept, type Result } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import { download } from '../download.ts';
import type { LocalTable } from './client.ts';

/** The game, and enough of the name of the match to tell two apart. */
export const fileNameOf = (game: string, match: string): string => `${game}-${match.slice(0, 8)}.json`;

/** Gives the file of a match to whoever looks at it. */
export const saveFile = (file: MatchFile, match: string): void => download(JSON.stringify(file, null, 1), fileNameOf(file.game, match));

/** Gives a match of this browser to its player as a file, which can be looked at, played on and kept anywhere. */
export const downloadMatch = async (table: Pick<LocalTable, 'match' | 'file'>): Promise<Result<void>> => {
  const file = await table.file();
  if (!file.ok) return file;
  saveFile(file.value, table.match);
  return accept(undefined);
};
