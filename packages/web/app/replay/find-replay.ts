import { type Result, refuse } from '@swordtable/kernel';
import { replayOfMatch } from '../../client/replay/remote.ts';
import type { Replay, Source } from '../../client/replay/replay.ts';
import { replayOfFile, replayOfLocal } from '../../client/replay/sources.ts';
import { openedFile } from './opened-file.ts';

const BROKEN = 'This match can’t be shown: its data is damaged.';

const find = async (source: Source, id: string, noFile: string): Promise<Result<Replay>> => {
  if (source === 'local') return replayOfLocal(id);
  if (source === 'match') return replayOfMatch(id);
  const text = openedFile();
  return text === undefined ? refuse('no-file', noFile) : replayOfFile(text);
};

/** A match to replay, from wherever it is; `noFile` says that none was opened. */
export const findReplay = (source: Source, id: string, noFile: string): Promise<Result<Replay>> =>
  find(source, id, noFile).catch(() => refuse('match-broken', BROKEN));
