import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { gameNamed } from '@swordtable/games';
import type { MatchFile } from '../api/play.ts';
import type { Line } from '../match/entry.ts';
import { fileOf } from '../match/file.ts';
import { matchFrom } from '../match/fold.ts';

const ARCHIVE = new URL('../archive/matches.gz', import.meta.url);

/** The log of every match in the archive of stored matches, by id. */
const logs = (): ReadonlyMap<string, readonly Line[]> => {
  const found = new Map<string, Line[]>();
  for (const text of gunzipSync(readFileSync(ARCHIVE)).toString().trim().split('\n')) {
    const { entries: line } = JSON.parse(text) as { readonly entries?: Line & { readonly match: string } };
    if (line === undefined) continue;
    const { match, ...rest } = line;
    found.set(match, [...(found.get(match) ?? []), rest]);
  }
  return found;
};

/** The stored matches of a version of a game, as files. */
export const archivedFiles = (game: string, version: string): readonly MatchFile[] =>
  [...logs()].flatMap(([id, lines]) => {
    const begun = lines[0]?.entry;
    if (begun?.kind !== 'created' || begun.terms.game !== game || begun.terms.version !== version) return [];
    const match = matchFrom(id, lines, gameNamed);
    if (!match.ok) throw new Error(match.refusal.sentence);
    return [fileOf(match.value)];
  });
