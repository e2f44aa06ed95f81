import type { Decision, Game } from './game.ts';
import { deepEqual } from './json.ts';
import type { Json } from './options.ts';
import type { Position } from './play.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** An answer as far as it matters to whoever wants it: some of its facets. It stands for the first option on offer that has them all. */
export type Wanted = Readonly<Record<string, Json>>;

/** Answers to be given one after another. */
export type Alternative = readonly Wanted[];

/**
 * What a seat would answer in its absence. It waits for the question that its prompt names, and then the first of the alternatives
 * that can be followed is followed. It is carried out once or not at all.
 */
export interface Order {
  readonly rule: string;
  readonly ask: string;
  readonly alternatives: readonly Alternative[];
}

/** Whether an option has all the facets that are wanted. */
export const fits = (option: unknown, wanted: Wanted): boolean =>
  typeof option === 'object' &&
  option !== null &&
  Object.entries(wanted).every(([name, facet]) => deepEqual((option as Readonly<Record<string, unknown>>)[name], facet));

/** Whether a question is the one that an order waits for. */
export const awaits = ({ rule, ask }: Order, { prompt }: Pick<Decision<unknown>, 'prompt'>): boolean =>
  prompt.rule === rule && prompt.ask === ask;

const firstFit = <Action>({ options }: Decision<Action>, wanted: Wanted): Action | undefined => {
  for (const option of options) if (fits(option, wanted)) return option;
  return undefined;
};

/**
 * What is wanted by whoever has chosen an option among others. Facets that are lists or tables, such as a payment, are left open
 * where the option is the first of its kind: then the first of its kind will do later too.
 */
export const wantedFrom = (decision: Decision<unknown>, action: Wanted): Wanted => {
  const plain = Object.entries(action).filter(([, facet]) => typeof facet !== 'object' || facet === null);
  const loose = Object.fromEntries(plain);
  return plain.length > 0 && deepEqual(firstFit(decision, loose), action) ? loose : action;
};

/** How far an alternative can be followed. */
export interface Followed<Action> {
  readonly answers: readonly Action[];
  /** `whole`: to its end; `open`: until something decides that nobody can foresee; `missing`: until an answer that is not on offer. */
  readonly end: 'whole' | 'open' | 'missing';
}

/**
 * Follows an alternative on a copy. It stops where chance decides or something hidden becomes known: whoever chose between alternatives
 * by what comes behind that would know what nobody can. `blindly` goes on there, as far as the answers are on offer.
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

/** How far an alternative can be followed, as far as that can be foreseen. */
export const foreseen = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  seat: Seat,
  alternative: Alternative,
): Followed<Action> => follow(game, position, seat, alternative, false);

/** An order that is carried out: by which alternative, and whether to its end. */
export interface CarriedOut<Action> {
  readonly alternative: number;
  readonly answers: readonly Action[];
  readonly whole: boolean;
}

/** The answers that carry an order out, each of them on offer when its turn comes; nothing if no alternative can be followed. */
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
 * The position as if it were a seat's turn now, as far as this seat can know it; nothing where the game cannot imagine that. What
 * the seat does not know is dealt anew, so nothing that follows from it tells anything.
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
