import { copyRandom, type Decision, fork, type Random, type Seat } from '@swordtable/kernel';
import type { BotInput, RatedAction } from '../bot.ts';
import { marginAfter } from '../margin.ts';
import { search } from '../search.ts';
import { chanceIn, type Expectation, expectationOf } from './expectation.ts';

/** An answer that is compared with others. */
export interface Contender<Action> {
  readonly action: Action;
  /** Whether it ends a phase in which everyone works apart: then it's rated by what the seat has now. */
  readonly isEnd: boolean;
}

/** What each answer leads to, world by world: in each world, all answers have the same luck. */
export type Samples = readonly (readonly Expectation[])[];

/** How many worlds the answers are tried in, and how many if chance or another seat affects the result. */
const WORLDS = 4;
const WORLDS_OPEN = 24;

/** Looks at the position after each answer. */
export const byLooking = <State, Action>(
  { game, seat, decision, imagine }: BotInput<State, Action>,
  contenders: readonly Contender<Action>[],
  rng: Random,
): Samples => {
  const samples: Expectation[][] = contenders.map(() => []);
  let worlds = WORLDS;
  for (let tried = 0; tried < worlds; tried++) {
    const world = imagine(rng);
    const asked = game.decisions(world);
    const luck = fork(rng);
    if (asked.length > 1 && decision.prompt.sealed !== 'apart') worlds = WORLDS_OPEN;
    for (const [index, { action, isEnd }] of contenders.entries()) {
      const state = game.clone(world);
      if (!isEnd) marginAfter(game, state, asked, seat, action, copyRandom(luck));
      if (game.revealCount(state) !== game.revealCount(world)) worlds = WORLDS_OPEN;
      samples[index]?.push(expectationOf(game, state));
    }
  }
  return samples;
};

/** What a seat's own figures say about all seats: between two, the other's are the opposite. */
const seenFrom = (seat: Seat, { margin, wins }: Pick<RatedAction<unknown>, 'margin' | 'wins'>, looked: Expectation): Expectation => {
  const isPair = looked.margins.length === 2;
  const margins = looked.margins.map((each, at) => (at === seat ? margin : isPair ? -margin : each));
  if (wins === undefined) return { margins };
  return { margins, wins: looked.margins.map((_, at) => (at === seat ? wins : isPair ? 1 - wins : (looked.wins?.[at] ?? 0))) };
};

/** The same question with one answer. A search asks the game for it in each imagined world. */
const answeredBy = <State, Action>(input: BotInput<State, Action>, action: Action): BotInput<State, Action> => {
  const only = ({ searchOptions: _, shares: __, ...asked }: Decision<Action>): Decision<Action> => ({ ...asked, options: [action] });
  const decisions = (state: State): readonly Decision<Action>[] =>
    input.game.decisions(state).map((asked) => (asked.seat === input.seat ? only(asked) : asked));
  return { ...input, decision: only(input.decision), game: { ...input.game, decisions } };
};

/** What a search expects after one answer. */
const searched = <State, Action>(
  input: BotInput<State, Action>,
  { action }: Contender<Action>,
  iterations: number,
  looked: Expectation,
  rng: Random,
): Expectation => {
  let found = looked;
  const chance = chanceIn(input.game, input.imagine(copyRandom(rng)));
  search({ iterations }).choose(answeredBy(input, action), rng, ([rated]) => {
    if (rated === undefined) return;
    const { margin, wins = looked.wins && chance?.(margin) } = rated;
    found = seenFrom(input.seat, { margin, ...(wins === undefined ? {} : { wins }) }, looked);
  });
  return found;
};

/** How often an answer is searched, and how long. */
export interface SearchBudget {
  readonly searches: number;
  readonly iterations: number;
}

/** Searches on after each answer, several times. What the other seats of three or more expect is what a look found. */
export const bySearching = <State, Action>(
  input: BotInput<State, Action>,
  contenders: readonly Contender<Action>[],
  looked: readonly Expectation[],
  { searches, iterations }: SearchBudget,
  rng: Random,
): Samples => {
  const samples: Expectation[][] = contenders.map(() => []);
  for (let tried = 0; tried < searches; tried++) {
    const luck = fork(rng);
    for (const [index, contender] of contenders.entries())
      samples[index]?.push(searched(input, contender, iterations, looked[index] as Expectation, copyRandom(luck)));
  }
  return samples;
};
