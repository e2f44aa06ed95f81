import { accept, type Result } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import { download } from '../download.ts';
import { keptReview } from '../review/store.ts';
import type { LocalTable } from './client.ts';

/** The game, and enough of the match's name to tell two apart. */
export const fileNameOf = (game: string, match: string): string => `${game}-${match.slice(0, 8)}.json`;

/** Offers a match's file as a download. */
export const saveFile = (file: MatchFile & { readonly review?: unknown }, match: string): void =>
  download(JSON.stringify(file, null, 1), fileNameOf(file.game, match));

/** Offers a match in this browser as a file, which can be replayed, resumed, and kept anywhere. */
export const downloadMatch = async (table: Pick<LocalTable, 'match' | 'file'>): Promise<Result<void>> => {
  const file = await table.file();
  if (!file.ok) return file;
  const review = await keptReview(table.match);
  saveFile(review === undefined ? file.value : { ...file.value, review }, table.match);
  return accept(undefined);
};
