import { accept, type Game, type Result, readRecord, refuse } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import { fileOf } from '@swordtable/server/match/file';
import { find } from '../local/find.ts';
import { type LoadGame, loadGame as loadOurs, rulesAmong } from '../local/games.ts';
import { HERE } from '../local/new-match.ts';
import { browserStore, type LineStore } from '../local/store.ts';
import { newSeed } from '../new-seed.ts';
import { recordedReplay } from './recorded.ts';
import type { Replay } from './replay.ts';

/** Where a replay takes its matches and rules from; tests have their own. */
export interface SourceParts {
  readonly store?: LineStore;
  readonly loadGame?: LoadGame;
}

/** A file of a match is a few dozen kilobytes. What is larger than this is not even read. */
export const FILE_BYTES_MAX = 4_000_000;

const rulesFor = async (file: MatchFile, loadGame: LoadGame): Promise<Result<Game>> => {
  const versions = await loadGame(file.game, file.version);
  if (!versions.ok) return versions;
  const game = rulesAmong(versions.value)(file.game, file.version);
  return game === undefined
    ? refuse('rules-gone', `This match was played by version ${file.version} of its rules, and this page does not have them.`)
    : accept(game);
};

/** A match from the text of its file. Every answer in it is checked. */
export const replayOfFile = async (text: string, { loadGame = loadOurs }: SourceParts = {}): Promise<Result<Replay>> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  // What else stands in a file is looked at with care where it is needed.
  const file = read.value as MatchFile;
  const game = await rulesFor(file, loadGame);
  return game.ok ? recordedReplay(game.value, file, { isOpen: true, own: [] }) : game;
};

/** A match that this browser keeps. While it runs one looks only with the eyes of whoever sits here alone. */
export const replayOfLocal = async (
  match: string,
  { store = browserStore(), loadGame = loadOurs }: SourceParts = {},
): Promise<Result<Replay>> => {
  const found = await find({ do: 'resume', match }, { store, loadGame, chance: newSeed, now: Date.now });
  if (!found.ok) return found;
  const { match: told } = found.value;
  if (told.position === undefined) return refuse('not-begun', 'This match has not begun, so there is nothing to look back at.');
  const here = told.seats.flatMap(({ keys }, seat) => (keys.includes(HERE) ? [seat] : []));
  // Where several sit at one device, whoever holds it must not see with the eyes of another.
  const own = here.length > 1 ? [] : here;
  return recordedReplay(told.game, fileOf(told), { isOpen: told.status === 'over', own }, told.created);
};
