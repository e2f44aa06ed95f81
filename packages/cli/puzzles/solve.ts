import { hintText, judgeAnswer, loadLearned, type PlacedPuzzle, positionOf } from '@swordtable/bots';
import { type Game, randomBelow, randomFrom } from '@swordtable/kernel';
import { newSeed } from '../arguments.ts';
import { type Lines, openLines } from '../play/lines.ts';
import { resumeMatch } from '../play/match.ts';
import { pageOf, shownTo } from '../play/page.ts';
import { promptPlayer } from '../play/prompt.ts';
import { type Look, lookOf } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import { FAILED, orStop, stop } from '../stop.ts';
import { tableOf } from '../tables/index.ts';
import { bookOf, gameWithPuzzles } from './books.ts';

export interface SolveOptions {
  readonly id?: string;
  readonly theme?: string;
  readonly seed?: string;
}

/** How a puzzle is shown and answered. */
export interface Solver {
  readonly lines: Lines;
  readonly look: () => Look;
  say(text: string): void;
}

const gradeOf = (loss: number, isRight: boolean): string => {
  if (isRight) return loss === 0 ? 'That’s the best answer.' : 'That’s as good as the best answer.';
  return `That’s not the best answer: it’s worth ${loss.toFixed(1)} points less.`;
};

/** Asks one puzzle and explains it; whether it was solved, or undefined if the player has left. */
export const solveOne = async (game: Game, placed: PlacedPuzzle, { lines, look, say }: Solver): Promise<boolean | undefined> => {
  const { record, decision } = orStop(positionOf(game, placed), FAILED);
  const match = resumeMatch(game, record);
  const table = tableOf(game);
  const shown = shownTo(match, decision.seat, decision, []);
  say(pageOf(match, table, shown, look()));
  say(`Puzzle ${placed.puzzle.id}, rated ${placed.puzzle.rating}. Find the best answer.`);
  const reply = await promptPlayer({ match, decision, shown, table, look: look(), lines, say });
  if ('wish' in reply && reply.wish === 'quit') return undefined;
  // Everything but an answer is the wish to see the solution.
  const options = decision.options;
  const given = 'action' in reply ? reply.action : options.at(placed.puzzle.answers[0]?.option ?? 0);
  const { loss, isRight, thoughts } = orStop(judgeAnswer(game, placed, given), FAILED);
  const isSolved = 'action' in reply && isRight;
  const spoken = hintText(thoughts, { words: game.words, view: shown.view, seats: record.seats });
  for (const line of [...('action' in reply ? [gradeOf(loss, isRight)] : []), ...spoken]) say(wrap(line, look().width).join('\n'));
  return isSolved;
};

const wanted = (game: Game, all: readonly PlacedPuzzle[], { id, theme }: SolveOptions): readonly PlacedPuzzle[] => {
  const themes = game.puzzles?.themes ?? {};
  if (theme !== undefined && !Object.hasOwn(themes, theme))
    stop(`There is no theme "${theme}". The themes of ${game.name} are: ${Object.keys(themes).join(', ')}.`);
  const found = all.filter(({ puzzle }) => (id ?? puzzle.id) === puzzle.id && (theme === undefined || puzzle.themes.includes(theme)));
  return found.length > 0 ? found : stop(`${game.name} has no such puzzle.`);
};

/** Puzzles in the terminal, one after another, until the player leaves. */
export const solvePuzzles = async (gameId: string, options: SolveOptions): Promise<void> => {
  const { game, puzzles } = await bookOf(gameWithPuzzles(gameId));
  const left = wanted(game, puzzles, options).slice();
  await loadLearned(game, (sentence) => console.error(sentence));
  const rng = randomFrom(options.seed ?? newSeed());
  const lines = openLines(process.stdin, process.stdout);
  const solver: Solver = { lines, look: () => lookOf(process.stdout), say: (text) => void process.stdout.write(`${text}\n`) };
  let [solved, tried] = [0, 0];
  try {
    while (left.length > 0) {
      const [placed] = left.splice(randomBelow(rng, left.length), 1);
      const isSolved = placed && (await solveOne(game, placed, solver));
      if (isSolved === undefined) break;
      tried++;
      if (isSolved) solved++;
      if (left.length > 0 && (await lines.next('Press Enter for the next puzzle. ')) === undefined) break;
    }
  } finally {
    lines.close();
  }
  console.log(`You solved ${solved} of ${tried}.`);
};
