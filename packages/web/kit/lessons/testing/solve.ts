import { gameNamed } from '@swordtable/games';
import { type Game, type Position, randomFrom, replay, submit } from '@swordtable/kernel';
import { sure } from '../../../client/testing/local.ts';
import type { Puzzle } from '../puzzle.ts';

type Asked = Pick<Puzzle, 'match' | 'seat'>;

/** An option of a puzzle, and the points by seat it leads to. */
export interface Outcome {
  readonly option: unknown;
  readonly points: readonly number[];
}

/** The points by seat when everybody does their best. */
export type Foresee = (game: Game, position: Position, seat: number) => readonly number[];

const marginOf = (points: readonly number[], seat: number): number => (points[seat] ?? 0) - (points[1 - seat] ?? 0);

/** The best of several outcomes for the player who chooses. */
export const bestFor = (outcomes: readonly (readonly number[])[], seat: number): readonly number[] =>
  outcomes.reduce((best, each) => (marginOf(each, seat) > marginOf(best, seat) ? each : best));

/** Plays a match of two out in every way: each player chooses what is best for them, down to the end. */
const playOut: Foresee = (game, position) => {
  const [asked] = position.decisions;
  if (asked === undefined) return game.standing(position.state).points;
  const after = [...asked.options].map((option) => playOut(game, sure(submit(game, position, asked.seat, option)).position, asked.seat));
  return bestFor(after, asked.seat);
};

/** Every option of a position, the best for the seat first. */
const outcomesAt = (game: Game, position: Position, seat: number, foresee: Foresee): readonly Outcome[] => {
  const asked = position.decisions.find((decision) => decision.seat === seat);
  return [...(asked?.options ?? [])]
    .map((option) => ({ option, points: foresee(game, sure(submit(game, position, seat, option)).position, seat) }))
    .sort((a, b) => marginOf(b.points, seat) - marginOf(a.points, seat));
};

/** The rules that the match of a puzzle keeps, even where they have changed since. */
const rulesOf = ({ match: { game, version } }: Asked): Game => {
  const rules = gameNamed(game, version);
  if (rules === undefined) throw new Error(`There is no version ${version} of ${game}.`);
  return rules;
};

const positionOf = (game: Game, { match }: Asked): Position => {
  const position = sure(replay(game, match)).at(-1)?.position;
  if (position === undefined) throw new Error('The match has no position.');
  return position;
};

export const outcomesOf = (puzzle: Asked, foresee: Foresee = playOut): readonly Outcome[] => {
  const game = rulesOf(puzzle);
  return outcomesAt(game, positionOf(game, puzzle), puzzle.seat, foresee);
};

/** The same with everything that the seat can't know dealt again. */
export const outcomesElsewhere = (puzzle: Asked, deal: string, foresee: Foresee = playOut): readonly Outcome[] => {
  const game = rulesOf(puzzle);
  const state = game.determinize(positionOf(game, puzzle).state, puzzle.seat, randomFrom(deal));
  return outcomesAt(game, { state, decisions: game.decisions(state) }, puzzle.seat, foresee);
};
