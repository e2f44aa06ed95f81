import {
  type Decision,
  deepEqual,
  type Game,
  type Json,
  listOf,
  open,
  optionAt,
  type Random,
  type Result,
  randomFrom,
} from '@swordtable/kernel';
import { type BotInput, botInput, type RatedAction } from '../bot.ts';
import { asHint } from '../reasons.ts';
import { attemptsAt, isHard, type Tried } from './attempts.ts';
import { difficultyOf } from './difficulty.ts';
import { CLEAR, isBest, type Puzzle, type PuzzleMatch } from './puzzle.ts';
import { searcher, thoughtsOf, valuesOf } from './values.ts';

/** How much a position is searched, in tries. */
export interface Effort {
  /** For each answer of the match that is played. */
  readonly play: number;
  /** For a position that looks like a puzzle, each of several times. */
  readonly deep: number;
  /** For each answer that is compared. */
  readonly value: number;
}

export interface MatchToMine {
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
}

/** How often a position is searched from new deals of what is hidden. */
const DEALS = 2;
/** The best answer leads by this share of what is clear after the short search of the match, or it isn't searched again. */
const PROMISING = 0.7;
/** The lead that the best answer must have in each deal; on average, it must be clear. */
const SURE = 0.6 * CLEAR;
/** How many answers of the search are compared, and of weaker bots. */
const COMPARED = 4;
const WEAK_COMPARED = 4;
/** More good answers than this are no puzzle. */
const BEST_MAX = 4;
/** Of one match, and of those about the same thing, so that puzzles differ. */
const PER_MATCH = 8;
const PER_THEME = 2;
/** Fewer options than this are too easy to guess, except where others must guess too. */
const OPTIONS_MIN = 3;
/** A game that is decided isn't interesting. */
const WINS_MIN = 0.03;
const WINS_MAX = 0.97;

/** Whether the first answer can still be the one to find: none is clearly better, and only a few are close. */
const isLeading = ([first, ...others]: readonly RatedAction<unknown>[]): boolean => {
  const losses = others.map(({ margin }) => (first?.margin ?? 0) - margin);
  return losses.every((loss) => isBest(-loss)) && losses.filter((loss) => loss < SURE).length < BEST_MAX;
};

const round = (value: number): number => Math.round(10 * value) / 10;

/** How far the best answer leads, by the short search. */
const isPromising = (thoughts: readonly RatedAction<unknown>[], { prompt, options }: Decision<unknown>): boolean => {
  const [best, ...others] = thoughts;
  if (best === undefined || others.length === 0) return false;
  if (options.length < OPTIONS_MIN && prompt.sealed !== 'bluff') return false;
  const { wins = 0.5 } = best;
  if (wins < WINS_MIN || wins > WINS_MAX) return false;
  const near = others.filter(({ margin }) => margin > best.margin - PROMISING * CLEAR);
  return near.length < BEST_MAX;
};

/** Whether the best answers, a few at most, lead clearly; where others guess, some may lie in between. */
const isClear = (compared: readonly RatedAction<unknown>[], { prompt }: Pick<Decision<unknown>, 'prompt'>, clear = CLEAR): boolean => {
  const most = Math.max(...compared.map(({ margin }) => margin));
  const good = compared.filter(({ margin }) => isBest(most - margin));
  const wrong = compared.filter(({ margin }) => most - margin >= clear);
  return good.length <= BEST_MAX && wrong.length > 0 && (prompt.sealed === 'bluff' || good.length + wrong.length === compared.length);
};

/** The answers to compare: those that the search prefers, then those that weaker bots give most. */
const answersFrom = <Action>(thoughts: readonly RatedAction<Action>[], weak: readonly Tried<Action>[]): readonly Action[] => {
  const answers: Action[] = [];
  const isNew = (action: Action): boolean => !answers.some((known) => deepEqual(known, action));
  for (const { action } of thoughts.slice(0, COMPARED)) answers.push(action);
  for (const { action } of weak) if (answers.length < COMPARED + WEAK_COMPARED && isNew(action)) answers.push(action);
  return answers;
};

/** The answers with their values in one deal; undefined unless the first is among the best, and the best lead. */
const ratedIn = <State, Action>(
  input: BotInput<State, Action>,
  answers: readonly Action[],
  iterations: number,
  seed: string,
): readonly RatedAction<Action>[] | undefined => {
  if (input.decision.prompt.sealed === 'bluff') {
    const together = valuesOf(input, answers, iterations, seed);
    return together.length === answers.length && isClear(together, input.decision, SURE) ? together : undefined;
  }
  const rated: RatedAction<Action>[] = [];
  for (const action of answers) {
    rated.push(...valuesOf(input, [action], iterations, seed));
    // The rest needn't be tried.
    if (!isLeading(rated)) return undefined;
  }
  return rated;
};

/** The answers with their values from several deals, best first; undefined unless the same is clearly the best in each. */
const comparedIn = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  input: BotInput<State, Action>,
  state: State,
  weak: readonly Tried<Action>[],
  { deep, value }: Effort,
  seed: string,
): readonly RatedAction<Action>[] | undefined => {
  let answers: readonly Action[] = [];
  let compared: readonly RatedAction<Action>[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const luck = `${seed}, deal ${deal}`;
    const redealt = botInput(game, game.determinize(state, input.seat, randomFrom(luck)), input.decision);
    const thoughts = thoughtsOf(searcher(deep), redealt, randomFrom(luck));
    if (deal === 0) answers = answersFrom(thoughts, weak);
    const rated = ratedIn(redealt, answers, value, luck);
    const preferred = rated?.find(({ action }) => deepEqual(action, thoughts[0]?.action));
    if (rated === undefined || preferred === undefined) return undefined;
    const most = Math.max(...rated.map(({ margin }) => margin));
    if (!isBest(most - preferred.margin)) return undefined;
    compared = rated.map((each, index) => ({ ...each, margin: each.margin / DEALS + (compared[index]?.margin ?? 0) }));
  }
  return compared.toSorted((a, b) => b.margin - a.margin);
};

/** The puzzle in a position, if there is one. */
const puzzleIn = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  input: BotInput<State, Action>,
  likely: Action,
  effort: Effort,
  id: string,
): Omit<Puzzle, 'after'> | undefined => {
  const { decision, seat } = input;
  const tried = attemptsAt(game, input, id);
  if (!isHard(tried, (action) => deepEqual(action, likely))) return undefined;
  const compared = comparedIn(game, input, state, tried, effort, id);
  if (compared === undefined || !isClear(compared, decision)) return undefined;
  const [best, next] = compared;
  if (best === undefined || next === undefined) return undefined;
  const lossOf = (action: Action): number =>
    best.margin - (compared.find((each) => deepEqual(each.action, action))?.margin ?? Number.NEGATIVE_INFINITY);
  const isGood = (action: Action): boolean => isBest(lossOf(action));
  if (!isHard(tried, isGood)) return undefined;
  const wrong = compared.find(({ margin }) => !isBest(best.margin - margin)) ?? next;
  const because = asHint(input, game.reasons, [best, wrong], randomFrom(id))[0]?.because ?? [];
  const themes = game.puzzles?.themesOf({ state, seat, prompt: decision.prompt, action: best.action, because }) ?? [];
  if (because.length === 0 || themes.length === 0) return undefined;
  const options = listOf(decision.options);
  return {
    id,
    seat,
    rating: difficultyOf(
      tried.map(({ rating, action }) => ({ rating, isFound: isGood(action) })),
      options.length,
    ),
    themes,
    answers: compared.map(({ action, margin }) => ({
      option: options.findIndex((option) => deepEqual(option, action)),
      value: round(margin),
    })),
  };
};

/** Plays a match among strong bots and collects its puzzles. `isOver` is asked after every answer, to stop early. */
export const mineMatch = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { seed, seats, options }: MatchToMine,
  effort: Effort,
  isOver: () => boolean,
): Result<PuzzleMatch> => {
  const opened = open(game, seats, options, seed);
  if (!opened.ok) return opened;
  const { state } = opened.value.position;
  const rng: Random = randomFrom(`${seed}, the players`);
  const answers: number[] = [];
  const puzzles: Puzzle[] = [];
  for (let { decisions } = opened.value.position; puzzles.length < PER_MATCH && !isOver(); ) {
    const [decision] = decisions;
    if (decision === undefined) break;
    const input = botInput(game, state, decision);
    const thoughts = thoughtsOf(searcher(effort.play), input, rng);
    const action = thoughts[0]?.action ?? optionAt(decision.options, 0);
    const { prompt, seat } = decision;
    const [theme] = game.puzzles?.themesOf({ state, seat, prompt, action, because: [] }) ?? [];
    const isRare = puzzles.filter(({ themes }) => themes[0] === theme).length < PER_THEME;
    const found =
      isRare && isPromising(thoughts, decision) ? puzzleIn(game, state, input, action, effort, `${seed}-${answers.length}`) : undefined;
    if (found !== undefined) puzzles.push({ ...found, after: answers.length });
    answers.push(listOf(decision.options).findIndex((option) => deepEqual(option, action)));
    decisions = game.advance(state, decision.seat, action);
  }
  const last = puzzles.at(-1);
  return { ok: true, value: { seed, seats, options, answers: answers.slice(0, last?.after ?? 0), puzzles } };
};
