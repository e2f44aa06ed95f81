import {
  type Effort,
  loadLearned,
  matchesOf,
  mineMatch,
  type PlacedPuzzle,
  puzzlesIn,
  readBook,
  selectPuzzles,
  storedBook,
} from '@swordtable/bots';
import { plural } from '@swordtable/games/grammar';
import type { Game } from '@swordtable/kernel';
import { newSeed } from '../arguments.ts';
import { readJson, writeText } from '../files.ts';
import { progressOn } from '../screen/progress.ts';
import type { Shard } from '../shards/shard.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { gameWithPuzzles } from './books.ts';
import { isStable } from './stable.ts';

export interface MineOptions {
  readonly count: number;
  readonly seed?: string;
  readonly shard?: Shard;
  readonly add?: readonly string[];
  readonly json?: string;
}

/** Where nothing was learned, a search takes four times as many tries, so it's given fewer. */
const effortFor = ({ learned }: Game): Effort =>
  learned === undefined ? { play: 10, deep: 60, value: 50 } : { play: 60, deep: 400, value: 240 };

const puzzlesFrom = (game: Game, path: string): readonly PlacedPuzzle[] => {
  const book = orStop(readBook(readJson(path)), FAILED);
  if (book.game !== game.id || book.version !== game.version)
    return stop(`"${path}" has puzzles of ${book.game}, version ${book.version}, not of ${game.id}, version ${game.version}.`);
  return puzzlesIn(book);
};

/** Plays matches until there are enough puzzles, and keeps the clearest of them. */
export const minePuzzles = async (
  id: string,
  { count, seed = newSeed().slice(0, 6), shard, add = [], json }: MineOptions,
): Promise<void> => {
  const game = gameWithPuzzles(id);
  if (shard !== undefined && shard.of > 1 && json === undefined) stop('A shard needs --json, the file that the others are added to.');
  const found = add.flatMap((path) => puzzlesFrom(game, path));
  await loadLearned(game, (sentence) => console.error(sentence));
  const progress = progressOn(process.stderr, `${game.id} puzzles`, count);
  progress.step(Math.min(count, found.length));
  const { index, of } = shard ?? { index: 1, of: 1 };
  for (let number = index - 1; found.length < count; number += of) {
    const deal = { seed: `${seed}${number}`, seats: 2, options: {} };
    const match = orStop(mineMatch(game, deal, effortFor(game), () => false));
    const stable = match.puzzles.map((puzzle) => ({ puzzle, match })).filter((placed) => isStable(game, placed));
    found.push(...stable);
    progress.step(stable.length);
  }
  progress.clear();
  const chosen = selectPuzzles(found, count);
  const text = JSON.stringify(storedBook({ game: game.id, version: game.version, matches: matchesOf(chosen) }), null, 2);
  if (json === undefined) console.log(text);
  else {
    writeText(json, `${text}\n`);
    console.log(`${plural(chosen.length, 'puzzle')} of ${game.name} in ${json}. Seed ${seed}.`);
  }
};
