import type { Decision, Game } from './game.ts';
import { canonicalJson, deepEqual, hashOf, nonJsonPath } from './json.ts';
import { optionAt } from './lazy-options.ts';
import type { MatchOptions } from './options.ts';
import { type Played, type Position, submit } from './play.ts';
import { fork, type Random, randomBelow } from './random.ts';
import type { Answer } from './record.ts';
import { replay } from './replay.ts';
import type { Seat, Watcher } from './seat.ts';

/** The laws one by one, each checked at one position. `laws.ts` holds a whole game to them. */
export class BrokenLawError extends Error {
  readonly law: string;
  constructor(law: string, sentence: string) {
    super(sentence);
    this.law = law;
  }
}

/** How many options are tried out at each step besides the one that is played: of one of those asked, and of another at the next step. */
const OPTIONS_TRIED = 3;

export const demand = (holds: boolean, law: string, sentence: string): void => {
  if (!holds) throw new BrokenLawError(law, sentence);
};

/** Whether the same is asked of the same seats, with the same answers in the same order. */
export const sameDecisions = <Action>(one: readonly Decision<Action>[], other: readonly Decision<Action>[]): boolean =>
  deepEqual(one.map(written), other.map(written));

const written = <Action>({ seat, prompt, options }: Decision<Action>) => ({ seat, prompt, options: [...options] });

/** A state has no faults and is plain JSON: written and read again, it is equal and asks the same. */
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
  // The text was made from a State, so what is read from it is one.
  const reread = JSON.parse(text) as State;
  demand(deepEqual(reread, state), 'json', 'The state is not equal after writing and reading it.');
  demand(sameDecisions(game.decisions(reread), decisions), 'json', 'The state asks something else after writing and reading it.');
  demand(sameDecisions(game.decisions(state), decisions), 'json', 'The state asks something else when asked again.');
  demand(JSON.stringify(state) === text, 'json', 'Asking for the decisions changed the state.');
  demand(deepEqual(game.clone(state), state), 'clone', 'The clone of the state differs from it.');
};

/** Each option is listed once, and in the same order however the list is read. */
const checkOptionList = <Action>({ options, searchOptions }: Decision<Action>): void => {
  const keys = [...options].map(canonicalJson);
  const different = new Set(keys).size;
  demand(keys.length > 0, 'options', 'Somebody is asked who has no answer.');
  demand(keys.length === options.length, 'options', `${options.length} options are announced, ${keys.length} are listed.`);
  demand(different === keys.length, 'options', `${keys.length} options are offered, ${different} of them different.`);
  const strayed = [...options].findIndex((option, index) => !deepEqual(options.at(index), option));
  demand(strayed < 0, 'options', `Option ${strayed} is another one when it is asked for by its number.`);
  const known = new Set(keys);
  const few = searchOptions === undefined ? options : searchOptions();
  demand(
    few.length > 0 && [...few].every((option) => known.has(canonicalJson(option))),
    'options',
    'What is enough is not among the options.',
  );
  for (const option of options) demand(nonJsonPath(option) === undefined, 'json', `The option ${canonicalJson(option)} is not plain JSON.`);
};

/** Everything offered is accepted and nothing else. */
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
      demand(game.faults(reply.value.position.state).length === 0, 'faults', `${canonicalJson(option)} leads to an unsound state.`);
  }
  for (const nonsense of [{ nonsense: rng.drawn }, {}, [], 7, 'pass', null, { tile: 1e9, cell: -1 }]) {
    demand(!submit(game, position, seat, nonsense).ok, 'refusals', `${JSON.stringify(nonsense)} is accepted.`);
  }
  demand(!submit(game, position, -1, {}).ok, 'refusals', 'A seat that is not asked is listened to.');
};

/** Everybody who may look on, a spectator first. */
export const watchers = (seats: number): readonly Watcher[] => [undefined, ...Array.from({ length: seats }, (_, seat) => seat)];

/** One watcher at a step, another at the next: over a game all are asked many times, at a third of the cost. */
export const oneOf = (all: readonly Watcher[], rng: Random): readonly Watcher[] => all.slice(randomBelow(rng, all.length)).slice(0, 1);

/** While `revealCount` stays the same, nobody learns anything: the same answer looks the same in any world dealt again. */
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
      `${canonicalJson(action)} tells something hidden, but revealCount did not grow.`,
    );
  }
};

/**
 * Who is asked at the same time as another is asked the same whatever the other answers in secret. Otherwise whether an answer can be
 * taken back would tell what was answered on top of it. When something comes to light, questions may change.
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
      `What seat ${seat} answered changes what seat ${asked.seat} is asked, though nothing came to light.`,
    );
  }
};

/**
 * Laid open, a position shows what all watchers see alike as they see it, and hides nothing: two worlds that lie open alike look
 * alike to everybody. Looking changes nothing.
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
      demand(deepEqual(open[name], first[name]), 'openView', `Everybody sees the same "${name}", but laid open it is something else.`);
  }
  const [watcher] = oneOf(all, rng);
  const world = game.determinize(state, watcher, fork(rng));
  if (deepEqual(facetsOf(game.openView(world)), open)) {
    const looksAlike = all.every((each) => deepEqual(game.view(world, each), game.view(state, each)));
    demand(looksAlike, 'openView', 'Two worlds lie open alike, though somebody sees a difference between them.');
  }
  demand(JSON.stringify(state) === text, 'openView', 'Laying the position open changed it.');
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
  demand(deepEqual(state, after.state), 'tell', `${canonicalJson(action)} has another outcome when nobody listens.`);
};

export const checkStanding = <State, Action, Event, View>(game: Game<State, Action, Event, View>, state: State, seats: number): void => {
  const { points, ranking } = game.standing(state);
  demand(points.length === seats && points.every(Number.isFinite), 'standing', `The standing has the points ${points.join()}.`);
  const ranked = ranking.flat().toSorted((a, b) => a - b);
  demand(
    ranked.join() === Array.from({ length: seats }, (_, seat) => seat).join(),
    'standing',
    'The ranking does not name every seat once.',
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
