import { checkPuzzle, loadLearned } from '@swordtable/bots';
import { plural } from '@swordtable/games/grammar';
import type { Game } from '@swordtable/kernel';
import { newSeed } from '../arguments.ts';
import { writeText } from '../files.ts';
import { progressOn } from '../screen/progress.ts';
import { FAILED, stop } from '../stop.ts';
import { bookOf, gamesMeant } from './books.ts';
import { searchAgain, triesFor } from './stable.ts';

export interface VerifyOptions {
  readonly searched?: number;
  readonly tries: number;
  readonly seed?: string;
  readonly json?: string;
}

interface Verified {
  readonly game: string;
  readonly puzzles: number;
  readonly searched: number;
  /** How many a search contradicted at first. */
  readonly doubted: number;
  /** The smallest lead of a best answer that was searched again, in points. */
  readonly lead: number | null;
  readonly wrong: readonly string[];
}

const verifyGame = async (newest: Game, { searched, tries }: VerifyOptions, seed: string): Promise<Verified> => {
  const { game, puzzles: all } = await bookOf(newest);
  await loadLearned(game, (sentence) => console.error(sentence));
  // Those that are searched lie evenly apart, because neighbors are from one match.
  const few = Math.min(all.length, searched ?? all.length);
  const progress = progressOn(process.stderr, `${game.id} puzzles`, all.length);
  const wrong: string[] = [];
  const leads: number[] = [];
  let doubted = 0;
  for (const [index, placed] of all.entries()) {
    const isSearched = Math.floor((index * few) / all.length) !== Math.floor(((index + 1) * few) / all.length);
    const checked = checkPuzzle(game, placed);
    const { found, inDoubt = false } = checked.ok && isSearched ? searchAgain(game, placed, triesFor(game, tries), seed) : {};
    if (inDoubt) doubted++;
    if (!checked.ok) wrong.push(checked.refusal.sentence);
    if (found?.ok === true) leads.push(found.value);
    if (found?.ok === false) wrong.push(found.refusal.sentence);
    progress.step(1);
  }
  progress.clear();
  return { game: game.id, puzzles: all.length, searched: few, doubted, lead: leads.length === 0 ? null : Math.min(...leads), wrong };
};

const lineOf = ({ game, puzzles, searched, doubted, lead, wrong }: Verified): string => {
  const least = lead === null ? '' : `; the smallest lead is ${lead.toFixed(1)} points`;
  const again = `${searched} searched again${doubted === 0 ? '' : ` (${doubted} longer, because a first search contradicted)`}`;
  return [`${game}: ${plural(puzzles, 'puzzle')}, ${again}, ${wrong.length} wrong${least}.`, ...wrong].join('\n  ');
};

/** Checks puzzles: all are replayed, and all, or some, are searched again. Ends with code 1 if any is wrong. */
export const verifyPuzzles = async (id: string | undefined, options: VerifyOptions): Promise<void> => {
  const seed = options.seed ?? newSeed();
  const verified: Verified[] = [];
  for (const game of gamesMeant(id)) {
    const result = await verifyGame(game, options, seed);
    verified.push(result);
    console.log(lineOf(result));
  }
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify({ seed, games: verified }, null, 2)}\n`);
  const wrong = verified.reduce((sum, each) => sum + each.wrong.length, 0);
  if (wrong > 0) stop(`${plural(wrong, 'puzzle')} failed. Seed ${seed}.`, FAILED);
};
