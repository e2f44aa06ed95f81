import type { Decision, Game } from './game.ts';
import { deepEqual, isSmall } from './json.ts';
import { combinationIn } from './lazy-options.ts';
import { inapplicableOption, type Json, type MatchOptions, readOptions } from './options.ts';
import { randomFrom } from './random.ts';
import type { MatchSetup } from './record.ts';
import { accept, type Result, refuse } from './refusal.ts';
import type { Seat } from './seat.ts';

/** A state together with its decisions. Never changed: safe to share and keep. */
export interface Position<State = unknown, Action = unknown> {
  readonly state: State;
  readonly decisions: readonly Decision<Action>[];
}

/** The result of an answer. */
export interface Played<State, Action, Event> {
  readonly position: Position<State, Action>;
  readonly events: readonly Event[];
  /** The option as the game wrote it, for the record. */
  readonly action: Action;
}

/** More than the longest action of any game as text. */
const ACTION_LENGTH_MAX = 1_000;

/** Opens a match: a refusal, or the first position. */
export const open = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  seats: number,
  given: Readonly<Record<string, Json>>,
  seed: string,
): Result<{ readonly options: MatchOptions; readonly position: Position<State, Action>; readonly events: readonly Event[] }> => {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
    return refuse('bad-seats', `${game.name} is for ${range} players, not for ${seats}.`);
  }
  const read = readOptions(game.options, given);
  if (!read.ok) return read;
  const refusal = game.refuses(seats, read.value) ?? inapplicableOption(game.options, read.value, seats);
  if (refusal !== undefined) return { ok: false, refusal };
  const events: Event[] = [];
  const state = game.setup(seats, read.value, randomFrom(seed), (event) => events.push(event));
  return accept({ options: read.value, position: { state, decisions: game.decisions(state) }, events });
};

/** Opens a match as its record says: with a deal, or with a scene. */
export const openSetup = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { seats, options, seed, scene }: Pick<MatchSetup, 'seats' | 'options' | 'seed' | 'scene'>,
): ReturnType<typeof open<State, Action, Event, View>> => {
  if (scene === undefined) return open(game, seats, options, seed);
  if (game.scenes === undefined) return refuse('no-scenes', `${game.name} can’t start from a scene.`);
  const read = game.scenes.read(scene);
  return read.ok ? open({ ...game, setup: () => read.value }, seats, options, seed) : read;
};

/** The boundary of the rules: refuses anything that isn't an option, and never changes its input. */
export const submit = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  seat: Seat,
  action: unknown,
): Result<Played<State, Action, Event>> => {
  if (position.decisions.length === 0) return refuse('game-over', 'The game is over.');
  const decision = position.decisions.find((asked) => asked.seat === seat);
  if (decision === undefined) {
    const others = position.decisions.map((asked) => game.words.seat(asked.seat)).join(', ');
    return refuse('not-your-decision', `It’s not your decision. The game is waiting for ${others}.`);
  }
  if (typeof action !== 'object' || action === null || Array.isArray(action)) {
    return refuse('malformed', 'An action must be an object, such as {"tile": 7}.');
  }
  // Measured before it's serialized: an endlessly nested action would exhaust the stack.
  if (!isSmall(action, ACTION_LENGTH_MAX) || JSON.stringify(action).length > ACTION_LENGTH_MAX)
    return refuse('malformed', `An action can have at most ${ACTION_LENGTH_MAX} characters.`);
  const option = optionLike(decision, action);
  if (option === undefined) {
    return refuse('not-an-option', `That isn’t one of the ${decision.options.length} options for: ${game.words.prompt(decision.prompt)}`);
  }
  const state = game.clone(position.state);
  const events: Event[] = [];
  const decisions = game.advance(state, seat, option, (event) => events.push(event));
  return accept({ position: { state, decisions }, events, action: option });
};

/**
 * Combinations are looked up. Other options mostly differ from an action in its first number or name, so those are compared first: there may
 * be hundreds of them.
 */
const optionLike = <Action>({ options }: Decision<Action>, action: object): Action | undefined => {
  if (options.choices !== undefined) {
    const index = combinationIn(options.choices, action);
    const option = index === undefined ? undefined : options.at(index);
    return deepEqual(option, action) ? option : undefined;
  }
  const [name, value] = Object.entries(action).find(([, facet]) => typeof facet !== 'object') ?? [];
  for (const option of options) {
    if (name !== undefined && option?.[name as keyof Action] !== value) continue;
    if (deepEqual(option, action)) return option;
  }
  return undefined;
};
