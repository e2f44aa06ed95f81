import type { Decision, Game } from './game.ts';
import { canonicalJson, deepEqual, hashOf, nonJsonPath } from './json.ts';
import { combinationsOf, optionAt } from './lazy-options.ts';
import type { MatchOptions } from './options.ts';
import { type Played, type Position, submit } from './play.ts';
import { fork, type Random, randomBelow } from './random.ts';
import type { Answer } from './record.ts';
import { replay } from './replay.ts';
import type { Seat, Watcher } from './seat.ts';

/** The laws one by one, each checked at one position. `laws.ts` checks a whole game. */
export class BrokenLawError extends Error {
  readonly law: string;
  constructor(law: string, sentence: string) {
    super(sentence);
    this.law = law;
  }
}

/**
 * How many options are tried at each step in addition to the one that is played: from one decision now, and from another at the next step.
 */
const OPTIONS_TRIED = 3;

export const demand = (holds: boolean, law: string, sentence: string): void => {
  if (!holds) throw new BrokenLawError(law, sentence);
};

/** Whether the same seats have the same questions, with the same answers in the same order. */
export const sameDecisions = <Action>(one: readonly Decision<Action>[], other: readonly Decision<Action>[]): boolean =>
  deepEqual(one.map(written), other.map(written));

const written = <Action>({ seat, prompt, options }: Decision<Action>) => ({ seat, prompt, options: [...options] });

/** A state has no faults and is plain JSON: serialized and parsed, it's equal and asks the same. */
export const checkState = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
): void => {
  for (const decision of decisions) checkOptionList(decision);
  const faults = game.faults(state);
  demand(faults.length === 0, 'faults', faults.join(' '));
  const path = nonJsonPath(state);
  demand(path === undefined, 'json', `The state is not plain JSON at ${path === '' ? 'its root' : path}.`);
  const text = JSON.stringify(state);
  // The text was made from a State, so parsing it gives one.
  const reread = JSON.parse(text) as State;
  demand(deepEqual(reread, state), 'json', 'The state changes when it is serialized and parsed.');
  demand(sameDecisions(game.decisions(reread), decisions), 'json', 'The state asks something else after it is serialized and parsed.');
  demand(sameDecisions(game.decisions(state), decisions), 'json', 'The state asks something else when asked again.');
  demand(JSON.stringify(state) === text, 'json', 'Asking for the decisions changed the state.');
  demand(deepEqual(game.clone(state), state), 'clone', 'The clone differs from the state.');
};

/** Each option is listed once, and in the same order however the list is read. */
const checkOptionList = <Action>({ options, searchOptions }: Decision<Action>): void => {
  const keys = [...options].map(canonicalJson);
  const different = new Set(keys).size;
  demand(keys.length > 0, 'options', 'A seat has a decision without options.');
  demand(keys.length === options.length, 'options', `${options.length} options are announced, but ${keys.length} are listed.`);
  demand(different === keys.length, 'options', `${keys.length} options are offered, but only ${different} are different.`);
  const strayed = [...options].findIndex((option, index) => !deepEqual(options.at(index), option));
  demand(strayed < 0, 'options', `Option ${strayed} differs when it is read by index.`);
  if (options.choices !== undefined) {
    const [combined, listed] = [JSON.stringify(combinationsOf(options.choices)), JSON.stringify([...options])];
    demand(combined === listed, 'options', 'The combinations of the choices are other options, or in another order.');
  }
  const known = new Set(keys);
  const few = searchOptions === undefined ? options : searchOptions();
  demand(
    few.length > 0 && [...few].every((option) => known.has(canonicalJson(option))),
    'options',
    'The search options are not among the options.',
  );
  for (const option of options) demand(nonJsonPath(option) === undefined, 'json', `The option ${canonicalJson(option)} is not plain JSON.`);
};

/** Every option is accepted, and nothing else. */
export const checkOptions = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  seat: Seat,
  rng: Random,
): void => {
  const asked = position.decisions[randomBelow(rng, position.decisions.length)] as Decision<Action>;
  for (let tried = 0; tried < OPTIONS_TRIED; tried++) {
    const option = optionAt(asked.options, randomBelow(rng, asked.options.length));
    const reply = submit(game, position, asked.seat, option);
    demand(reply.ok, 'options', `${canonicalJson(option)} is offered but refused.`);
    if (reply.ok)
      demand(game.faults(reply.value.position.state).length === 0, 'faults', `${canonicalJson(option)} leads to an invalid state.`);
  }
  for (const nonsense of [{ nonsense: rng.drawn }, {}, [], 7, 'pass', null, { tile: 1e9, cell: -1 }]) {
    demand(!submit(game, position, seat, nonsense).ok, 'refusals', `${JSON.stringify(nonsense)} is accepted.`);
  }
  demand(!submit(game, position, -1, {}).ok, 'refusals', 'An answer is accepted from a seat without a decision.');
};

/** All watchers, a spectator first. */
export const watchers = (seats: number): readonly Watcher[] => [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];

/** One watcher per step, in turn: over a game all are checked many times, at a third of the cost. */
export const oneOf = (all: readonly Watcher[], rng: Random): readonly Watcher[] => all.slice(randomBelow(rng, all.length)).slice(0, 1);

/** While `revealCount` stays the same, no one learns anything: the same answer looks the same in any redealt world. */
export const checkRevealCount = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  before: Position<State, Action>,
  { position: after, action, events }: Played<State, Action, Event>,
  seat: Seat,
  seats: number,
  rng: Random,
): void => {
  const revealed = game.revealCount(after.state) - game.revealCount(before.state);
  demand(revealed >= 0, 'revealCount', 'revealCount went down.');
  if (revealed > 0) return;
  for (const watcher of oneOf(watchers(seats), rng)) {
    const world = game.determinize(before.state, watcher, rng);
    const reply = submit(game, { state: world, decisions: game.decisions(world) }, seat, action);
    // An answer that names something hidden from the watcher may not exist in the imagined world.
    if (!reply.ok) continue;
    const [seen, real] = [game.view(reply.value.position.state, watcher), game.view(after.state, watcher)];
    demand(deepEqual(seen, real), 'revealCount', `${canonicalJson(action)} shows something hidden, but revealCount did not grow.`);
    const heard = (told: readonly Event[]): unknown => told.map((event) => game.redact(event, watcher) ?? null);
    demand(
      deepEqual(heard(reply.value.events), heard(events)),
      'revealCount',
      `${canonicalJson(action)} reports something hidden, but revealCount did not grow.`,
    );
  }
};

/**
 * When several seats decide at the same time, one seat's question doesn't depend on another's secret answer. Otherwise, whether an answer
 * can be undone would reveal what others answered after it. When something is revealed, questions may change.
 */
export const checkSimultaneous = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  before: Position<State, Action>,
  after: Position<State, Action>,
  seat: Seat,
): void => {
  if (before.decisions.length < 2 || game.revealCount(after.state) !== game.revealCount(before.state)) return;
  for (const asked of before.decisions) {
    const then = after.decisions.find((decision) => decision.seat === asked.seat);
    if (asked.seat === seat || then === undefined) continue;
    demand(
      sameDecisions([asked], [then]),
      'simultaneous',
      `What seat ${seat} answered changes seat ${asked.seat}’s question, though nothing was revealed.`,
    );
  }
};

/**
 * The open view shows what all watchers see alike as they see it, and hides nothing: two worlds with the same open view look the same to
 * everyone. Creating it changes nothing.
 */
export const checkOpenView = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state }: Position<State, Action>,
  text: string,
  seats: number,
  rng: Random,
): void => {
  const open = facetsOf(game.openView(state));
  const all = watchers(seats);
  const [first = {}, ...others] = all.map((watcher) => facetsOf(game.view(state, watcher)));
  for (const name in first) {
    if (others.every((view) => deepEqual(view[name], first[name])))
      demand(deepEqual(open[name], first[name]), 'openView', `Everyone sees the same "${name}", but the open view has something else.`);
  }
  const [watcher] = oneOf(all, rng);
  const world = game.determinize(state, watcher, fork(rng));
  if (deepEqual(facetsOf(game.openView(world)), open)) {
    const looksAlike = all.every((each) => deepEqual(game.view(world, each), game.view(state, each)));
    demand(looksAlike, 'openView', 'Two worlds have the same open view, though a watcher sees a difference.');
  }
  demand(JSON.stringify(state) === text, 'openView', 'Creating the open view changed the position.');
};

/** The two parts of each watcher's view are the view. */
export const checkViewParts = <State, Action, Event, View>(game: Game<State, Action, Event, View>, state: State, seats: number): void => {
  const parts = game.viewParts;
  if (parts === undefined) return;
  for (const watcher of watchers(seats)) {
    const whole = JSON.stringify({ ...parts.alike(state), ...parts.own(state, watcher) });
    demand(whole === JSON.stringify(game.view(state, watcher)), 'viewParts', 'The parts of a view don’t add up to it.');
  }
};

const facetsOf = (view: unknown): Readonly<Record<string, unknown>> => view as Readonly<Record<string, unknown>>;

/** The outcome is the same without `tell`. */
export const checkTell = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  before: Position<State, Action>,
  text: string,
  { position: after, action }: Played<State, Action, Event>,
  seat: Seat,
): void => {
  const state = game.clone(before.state);
  game.advance(state, seat, action);
  demand(JSON.stringify(before.state) === text, 'clone', `Playing ${canonicalJson(action)} in a clone changed the position.`);
  demand(deepEqual(state, after.state), 'tell', `${canonicalJson(action)} has another outcome without a listener.`);
};

export const checkStanding = <State, Action, Event, View>(game: Game<State, Action, Event, View>, state: State, seats: number): void => {
  const { points, ranking } = game.standing(state);
  demand(points.length === seats && points.every(Number.isFinite), 'standing', `The standing has invalid points: ${points.join()}.`);
  const ranked = ranking.flat().toSorted((a, b) => a - b);
  demand(
    ranked.join() === Array.from({ length: seats }, (_, seat) => seat).join(),
    'standing',
    'The ranking doesn’t name every seat once.',
  );
};

/** The same record gives the same hashes. */
export const checkReplay = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  match: { readonly seats: number; readonly options: MatchOptions; readonly seed: string; readonly answers: readonly Answer[] },
  end: State,
): void => {
  const again = replay(game, { game: game.id, version: game.version, ...match, hash: hashOf(end) });
  if (!again.ok) throw new BrokenLawError('replay', again.refusal.sentence);
};
