import { judgeAnswer, loadLearned, type PlacedPuzzle, positionOf, puzzlesIn, readBook, type Verdict } from '@swordtable/bots';
import { accept, type Game, type Result, randomFrom, refuse } from '@swordtable/kernel';
import type { Preview } from '@swordtable/server/api/play';
import type { StepMessage, TableMessage } from '@swordtable/server/api/table';
import { importOf } from '@swordtable/server/match/file';
import type { Match } from '@swordtable/server/match/match';
import { previewOf } from '@swordtable/server/match/preview';
import { tableMessage } from '@swordtable/server/match/projection';
import { type LoadGame, rulesAmong } from '../local/games.ts';
import { HERE, linesOf } from '../local/new-match.ts';
import { replayMatch } from '../local/read-match.ts';
import { newSeed } from '../new-seed.ts';
import { playOut } from './play-out.ts';

/** A puzzle in a list. */
export interface PuzzleCard {
  readonly id: string;
  readonly rating: number;
  readonly themes: readonly string[];
}

/** What came of an answer, and the best one as its seat would see it played, with the answers planned after it. */
export interface Judged extends Verdict {
  readonly played: readonly StepMessage[];
}

/** What the puzzles' worker offers the page. */
export interface PuzzleHost {
  list(game: string): Promise<Result<readonly PuzzleCard[]>>;
  /** Opens a puzzle: the table as its seat sees it. */
  open(game: string, id: string): Promise<Result<TableMessage>>;
  preview(seq: number, action: unknown): Result<Preview>;
  /** Judges an answer, and plays the best one out. */
  judge(action: unknown): Promise<Result<Judged>>;
}

interface Opened {
  readonly game: Game;
  readonly placed: PlacedPuzzle;
  readonly match: Match;
}

const AWAY = 'These puzzles couldn’t be loaded. Go online once and open them again.';
const NONE = refuse('no-puzzle', 'There is no such puzzle here.');

/** A game's puzzles, and the version of its rules that they were made with. */
const loadBook = async (id: string, loadGame: LoadGame): Promise<Result<{ game: Game; puzzles: readonly PlacedPuzzle[] }>> => {
  const versions = await loadGame(id);
  if (!versions.ok) return versions;
  const [newest] = versions.value;
  if (newest.puzzles === undefined) return NONE;
  const stored = await newest.puzzles.book().catch(() => undefined);
  if (stored === undefined) return refuse('puzzles-away', AWAY);
  const book = readBook(stored);
  if (!book.ok) return book;
  const all = await loadGame(id, book.value.version);
  const game = all.ok ? rulesAmong(all.value)(id, book.value.version) : undefined;
  return game === undefined ? NONE : accept({ game, puzzles: puzzlesIn(book.value) });
};

/** Holds one puzzle at a time. */
export const puzzleHost = (loadGame: LoadGame): PuzzleHost => {
  let opened: Opened | undefined;
  return {
    list: async (id) => {
      const book = await loadBook(id, loadGame);
      return book.ok ? accept(book.value.puzzles.map(({ puzzle: { id, rating, themes } }) => ({ id, rating, themes }))) : book;
    },
    open: async (id, wanted) => {
      const book = await loadBook(id, loadGame);
      if (!book.ok) return book;
      const { game, puzzles } = book.value;
      const placed = puzzles.find(({ puzzle }) => puzzle.id === wanted);
      if (placed === undefined) return NONE;
      const at = positionOf(game, placed);
      if (!at.ok) return at;
      const { record } = at.value;
      const nobody = Array.from({ length: record.seats }, () => null);
      const entries = importOf(
        record,
        nobody.map(() => ''),
        HERE,
        true,
        nobody,
      );
      const told = replayMatch(wanted, linesOf(entries, Date.now()), () => game);
      if (!told.ok) return told;
      opened = { game, placed, match: told.value.match };
      return accept(tableMessage(told.value.match, placed.puzzle.seat, told.value.steps));
    },
    preview: (seq, action) =>
      opened === undefined ? NONE : previewOf(opened.match, opened.placed.puzzle.seat, seq, action, randomFrom(newSeed())),
    judge: async (action) => {
      if (opened === undefined) return NONE;
      const { game, placed, match } = opened;
      await loadLearned(game, console.warn);
      const judged = judgeAnswer(game, placed, action);
      if (!judged.ok) return judged;
      const [best] = judged.value.thoughts;
      const answers = best === undefined ? [] : [best.action, ...(best.plan ?? []).map((planned) => planned.action)];
      return accept({ ...judged.value, played: playOut(match, placed.puzzle.seat, answers) });
    },
  };
};
