import type { Decision, Game } from './game.ts';
import { deepEqual } from './json.ts';
import type { Json } from './options.ts';
import type { Position } from './play.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** The facets of an answer that matter to the player. It stands for the first option that has them all. */
export type Wanted = Readonly<Record<string, Json>>;

/** Answers to be given in order. */
export type Alternative = readonly Wanted[];

/**
 * What a seat would answer in its player's absence. It waits for the question that its prompt names, and then follows the first alternative
 * that works. It's carried out once or not at all.
 */
export interface Order {
  readonly rule: string;
  readonly ask: string;
  readonly alternatives: readonly Alternative[];
}

/** Whether an option has all wanted facets. */
export const fits = (option: unknown, wanted: Wanted): boolean =>
  typeof option === 'object' &&
  option !== null &&
  Object.entries(wanted).every(([name, facet]) => deepEqual((option as Readonly<Record<string, unknown>>)[name], facet));

/** Whether a question is the one an order waits for. */
export const awaits = ({ rule, ask }: Order, { prompt }: Pick<Decision<unknown>, 'prompt'>): boolean =>
  prompt.rule === rule && prompt.ask === ask;

const firstFit = <Action>({ options }: Decision<Action>, wanted: Wanted): Action | undefined => {
  for (const option of options) if (fits(option, wanted)) return option;
  return undefined;
};

/**
 * The wanted facets of a chosen option. Facets that are lists or tables, such as a payment, are left open if the option is the first of its
 * kind: then the first of its kind will do later, too.
 */
export const wantedFrom = (decision: Decision<unknown>, action: Wanted): Wanted => {
  const plain = Object.entries(action).filter(([, facet]) => typeof facet !== 'object' || facet === null);
  const loose = Object.fromEntries(plain);
  return plain.length > 0 && deepEqual(firstFit(decision, loose), action) ? loose : action;
};

/** How far an alternative can be followed. */
export interface Followed<Action> {
  readonly answers: readonly Action[];
  /** `whole`: to its end; `open`: until chance or hidden information decides; `missing`: until an answer that isn't an option. */
  readonly end: 'whole' | 'open' | 'missing';
}

/**
 * Follows an alternative on a copy. It stops where chance decides or something hidden is revealed: choosing between alternatives by what
 * comes after that would use unknowable information. `blindly` continues there, as far as the answers are options.
 */
const follow = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  seat: Seat,
  alternative: Alternative,
  blindly: boolean,
): Followed<Action> => {
  const state = game.clone(position.state);
  const known = game.revealCount(state);
  const answers: Action[] = [];
  let { decisions } = position;
  for (const wanted of alternative) {
    if (!blindly && game.revealCount(state) !== known) return { answers, end: 'open' };
    const decision = decisions.find((asked) => asked.seat === seat);
    const option = decision === undefined ? undefined : firstFit(decision, wanted);
    if (option === undefined) return { answers, end: 'missing' };
    answers.push(option);
    decisions = game.advance(state, seat, option);
  }
  return { answers, end: 'whole' };
};

/** How far an alternative can be followed, as far as that is foreseeable. */
export const foreseen = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  seat: Seat,
  alternative: Alternative,
): Followed<Action> => follow(game, position, seat, alternative, false);

/** The result of an order: which alternative was followed, and whether to its end. */
export interface CarriedOut<Action> {
  readonly alternative: number;
  readonly answers: readonly Action[];
  readonly whole: boolean;
}

/** The answers that carry out an order, each one an option when its turn comes; undefined if no alternative works. */
export const carryOut = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  seat: Seat,
  { alternatives }: Order,
): CarriedOut<Action> | undefined => {
  const index = alternatives.findIndex((each) => foreseen(game, position, seat, each).end !== 'missing');
  const chosen = alternatives[index];
  if (chosen === undefined) return undefined;
  const { answers, end } = follow(game, position, seat, chosen, true);
  return { alternative: index, answers, whole: end === 'whole' };
};

/**
 * The position as if it were a seat's turn now, as far as the seat can know; undefined if the game can't imagine that. What the seat
 * doesn't know is dealt again, so nothing that follows reveals anything.
 */
export const imagineQuestion = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  seat: Seat,
  rng: Random,
): Position<State, Action> | undefined => {
  const imagined = game.imagineTurn?.(game.determinize(state, seat, rng), seat);
  if (imagined === undefined) return undefined;
  const decisions = game.decisions(imagined);
  return decisions.some((asked) => asked.seat === seat) ? { state: imagined, decisions } : undefined;
};
