import { isBest, type PlacedPuzzle, type Puzzle, type PuzzleMatch } from './puzzle.ts';

/** A lead beyond this, in points, makes a puzzle no better. */
const LEAD_MAX = 4;
/** Each further answer that is as good costs this much. */
const AS_GOOD = 0.5;

/** How clear a puzzle is: by how much the best answer leads, and whether there's only one. */
const clarityOf = ({ answers }: Puzzle): number => {
  const losses = answers.map(({ value }) => (answers[0]?.value ?? value) - value);
  const lead = losses.find((loss) => !isBest(loss)) ?? 0;
  return Math.min(LEAD_MAX, lead) - AS_GOOD * (losses.filter(isBest).length - 1);
};

/** By theme, the clearest first. */
const byTheme = (placed: readonly PlacedPuzzle[]): readonly PlacedPuzzle[][] => {
  const themes = new Map<string, PlacedPuzzle[]>();
  for (const each of placed.toSorted((a, b) => clarityOf(b.puzzle) - clarityOf(a.puzzle))) {
    const theme = each.puzzle.themes[0] ?? '';
    themes.set(theme, [...(themes.get(theme) ?? []), each]);
  }
  return [...themes.values()];
};

/** The clearest puzzles, about as many of each theme: one of each in turn, as long as there are any. */
export const selectPuzzles = (placed: readonly PlacedPuzzle[], count: number): readonly PlacedPuzzle[] => {
  const themes = byTheme(placed);
  const rounds = Math.max(0, ...themes.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => themes.flatMap((theme) => theme[round] ?? []))
    .flat()
    .slice(0, count);
};

/** The matches of some puzzles, each up to its last one. */
export const matchesOf = (placed: readonly PlacedPuzzle[]): readonly PuzzleMatch[] =>
  [...new Set(placed.map(({ match }) => match))].map((match) => {
    const puzzles = match.puzzles.filter((puzzle) => placed.some((each) => each.puzzle === puzzle));
    return { ...match, puzzles, answers: match.answers.slice(0, Math.max(0, ...puzzles.map(({ after }) => after))) };
  });
