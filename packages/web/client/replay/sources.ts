import { accept, type Game, type Result, readRecord, refuse } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import { fileOf } from '@swordtable/server/match/file';
import { replayInEdition } from '../editions.ts';
import { find } from '../local/find.ts';
import { type LoadGame, loadGame as loadOurs, rulesAmong } from '../local/games.ts';
import { HERE } from '../local/new-match.ts';
import { browserStore, type LineStore } from '../local/store.ts';
import { newSeed } from '../new-seed.ts';
import { recordedReplay } from './recorded.ts';
import type { Replay } from './replay.ts';

/** Where a replay gets its matches and rules from; tests have their own. */
export interface SourceParts {
  readonly store?: LineStore;
  readonly loadGame?: LoadGame;
}

/** A match file has a few dozen kilobytes. Anything larger than this isn't even read. */
export const FILE_BYTES_MAX = 4_000_000;

const rulesFor = async (file: MatchFile, loadGame: LoadGame): Promise<Result<Game>> => {
  const versions = await loadGame(file.game, file.version);
  if (!versions.ok) return versions;
  const game = rulesAmong(versions.value)(file.game, file.version);
  return game === undefined
    ? refuse('rules-gone', `This match was played with version ${file.version} of its rules, which this page doesn’t have.`)
    : accept(game);
};

const shown = async (replay: Result<Replay>): Promise<Result<Replay>> => (replay.ok ? replayInEdition(replay.value) : replay);

/** A match from the text of its file. Every answer in it is checked. */
export const replayOfFile = async (text: string, { loadGame = loadOurs }: SourceParts = {}): Promise<Result<Replay>> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  // The rest of the file is checked where it's needed.
  const file = read.value as MatchFile;
  const game = await rulesFor(file, loadGame);
  return game.ok ? shown(recordedReplay(game.value, file, { isOpen: true, own: [] })) : game;
};

/** A match in this browser. While it's running, it's seen only from the seat of a lone player. */
export const replayOfLocal = async (
  match: string,
  { store = browserStore(), loadGame = loadOurs }: SourceParts = {},
): Promise<Result<Replay>> => {
  const found = await find({ do: 'resume', match }, { store, loadGame, chance: newSeed, now: Date.now });
  if (!found.ok) return found;
  const { match: told } = found.value;
  if (told.position === undefined) return refuse('not-begun', 'This match hasn’t begun, so there’s nothing to replay.');
  const here = told.seats.flatMap(({ keys }, seat) => (keys.includes(HERE) ? [seat] : []));
  // If several play at one device, its holder must not see another's view.
  const own = here.length > 1 ? [] : here;
  return shown(recordedReplay(told.game, fileOf(told), { isOpen: told.status === 'over', own }, told.created));
};
