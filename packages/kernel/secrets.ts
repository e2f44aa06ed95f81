import { exchanged, listsOf, listsThatDiffer } from './exchange.ts';
import type { Decision, Game } from './game.ts';
import { deepEqual } from './json.ts';
import { demand, oneOf, sameDecisions, watchers } from './lawbook.ts';
import { optionAt } from './lazy-options.ts';
import { type Position, submit } from './play.ts';
import { copyRandom, fork, type Random, randomBelow } from './random.ts';
import type { Answer } from './record.ts';
import type { Watcher } from './seat.ts';

const nameOf = (watcher: Watcher): string => (watcher === undefined ? 'a spectator' : `seat ${watcher}`);
const seatsAsked = <Action>(decisions: readonly Decision<Action>[]): string => decisions.map(({ seat }) => seat).join();
const askedOf = <Action>(decisions: readonly Decision<Action>[], watcher: Watcher): readonly Decision<Action>[] =>
  decisions.filter(({ seat }) => seat === watcher);

/** Whether a watcher gets the same in both: its view, its question, and who else must answer. */
const looksTheSame = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  one: Position<State, Action>,
  other: Position<State, Action>,
  watcher: Watcher,
): boolean =>
  deepEqual(game.view(one.state, watcher), game.view(other.state, watcher)) &&
  seatsAsked(one.decisions) === seatsAsked(other.decisions) &&
  sameDecisions(askedOf(one.decisions, watcher), askedOf(other.decisions, watcher));

/** A watcher's view and question are the same in every world it can't tell from this one. */
export const checkSecrets = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
  text: string,
  seats: number,
  rng: Random,
): void => {
  for (const watcher of oneOf(watchers(seats), rng)) {
    const world = game.determinize(state, watcher, fork(rng));
    const who = nameOf(watcher);
    const asked = game.decisions(world);
    demand(
      deepEqual(game.view(world, watcher), game.view(state, watcher)),
      'secrets',
      `Dealing the unknown again changes the view of ${who}.`,
    );
    demand(
      sameDecisions(askedOf(asked, watcher), askedOf(decisions, watcher)),
      'secrets',
      `Dealing the unknown again changes the question of ${who}.`,
    );
    demand(seatsAsked(asked) === seatsAsked(decisions), 'secrets', `Dealing the unknown again for ${who} changes who must answer.`);
    const faults = game.faults(world);
    demand(faults.length === 0, 'secrets', `The world imagined for ${who} is invalid: ${faults.join(' ')}`);
    demand(!keepsGenerator(state, world), 'secrets', `The world imagined for ${who} has the real one’s future random numbers.`);
    // A bot plays on in the imagined world, which must not affect the real one.
    const { seat, options } = asked[randomBelow(rng, asked.length)] as Decision<Action>;
    game.advance(world, seat, optionAt(options, randomBelow(rng, options.length)));
    demand(JSON.stringify(state) === text, 'clone', `The world imagined for ${who} shares something with the state.`);
  }
};

/** What nobody knows can be dealt again, and no seat notices. */
export const checkReshuffle = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  text: string,
  seats: number,
  rng: Random,
): void => {
  const state = game.reshuffle?.(position.state, fork(rng));
  if (state === undefined) return;
  const reshuffled = { state, decisions: game.decisions(state) };
  for (const watcher of watchers(seats))
    demand(looksTheSame(game, position, reshuffled, watcher), 'secrets', `A reshuffle changes what ${nameOf(watcher)} knows.`);
  const faults = game.faults(state);
  demand(faults.length === 0, 'secrets', `A reshuffle leads to an invalid state: ${faults.join(' ')}`);
  demand(!keepsGenerator(position.state, state), 'secrets', 'A reshuffle keeps the future random numbers.');
  const { seat, options } = reshuffled.decisions[randomBelow(rng, reshuffled.decisions.length)] as Decision<Action>;
  game.advance(state, seat, optionAt(options, randomBelow(rng, options.length)));
  demand(JSON.stringify(position.state) === text, 'clone', 'A reshuffled state shares something with the state.');
};

/** Reasons are compared at one in this many steps: to find them, a game may try hundreds of answers. */
const STEPS_PER_REASON = 8;

/** What speaks for one answer over another depends on what the seat knows after them, and on nothing else. */
export const checkReasons = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
  rng: Random,
): void => {
  if (game.reasons === undefined || randomBelow(rng, STEPS_PER_REASON) > 0) return;
  const { seat, options } = decisions[randomBelow(rng, decisions.length)] as Decision<Action>;
  const after = (): State => {
    const trial = game.clone(state);
    game.advance(trial, seat, optionAt(options, randomBelow(rng, options.length)));
    return trial;
  };
  const [one, other] = [after(), after()];
  const [redealt, too] = [game.determinize(one, seat, fork(rng)), game.determinize(other, seat, fork(rng))];
  demand(
    deepEqual(game.reasons(redealt, too, seat), game.reasons(one, other, seat)),
    'secrets',
    `Dealing the unknown again changes what ${nameOf(seat)} is told about its answers.`,
  );
};

/** A generator is recognized by its form; anyone who has its key knows everything that chance will do. */
const isRandom = (value: object): value is Random =>
  'key' in value && Array.isArray(value.key) && value.key.length === 4 && 'drawn' in value;

const keepsGenerator = (state: unknown, world: unknown): boolean => {
  if (typeof state !== 'object' || state === null || typeof world !== 'object' || world === null) return false;
  if (isRandom(state) && isRandom(world)) return state.key.join() === world.key.join();
  return Object.entries(state).some(([name, facet]) => keepsGenerator(facet, world[name as keyof typeof world]));
};

/** A pair is swapped at one in this many steps. That's enough: a game has many steps, and a simulation many games. */
const STEPS_PER_EXCHANGE = 3;

/**
 * The same random numbers deal the same world from every state a watcher can't tell apart, so nothing hidden leaks through a deal. Such a
 * state is made without trusting `determinize`: two items of a list are swapped, and if the result is valid, is a secret, and doesn't show
 * to a watcher, this watcher can't tell the two states apart.
 */
export const checkDeterminize = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  before: Position<State, Action>,
  answer: Answer,
  seats: number,
  rng: Random,
): void => {
  if (randomBelow(rng, STEPS_PER_EXCHANGE) > 0) return;
  const { state } = before;
  const all = watchers(seats);
  const dealt = listsThatDiffer(state, game.determinize(state, undefined, fork(rng)));
  const choice = randomBelow(rng, 2) === 0 ? dealt : listsOf(state);
  const list = choice[randomBelow(rng, choice.length)];
  const other = list === undefined ? undefined : attempted(() => soundExchange(game, state, list, rng));
  if (list === undefined || other === undefined) return;
  const blind = attempted(() => all.filter((watcher) => looksTheSame(game, before, other, watcher))) ?? [];
  // A secret is what is redealt for spectators, what another watcher sees, or what this very answer reveals.
  if (!dealt.includes(list) && blind.length === all.length && !reveals(game, before, other, answer, all)) return;
  for (const watcher of blind) {
    const [one, two] = [state, other.state].map((real) => game.determinize(real, watcher, copyRandom(rng)));
    demand(deepEqual(one, two), 'secrets', `The world imagined for ${nameOf(watcher)} depends on what is hidden from it: ${list}`);
  }
};

const soundExchange = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  list: string,
  rng: Random,
): Position<State, Action> | undefined => {
  const other = exchanged(state, list, rng);
  return other === undefined || game.faults(other).length > 0 ? undefined : { state: other, decisions: game.decisions(other) };
};

/** A swap may create an impossible state. What goes wrong there says nothing about the game. */
const attempted = <Value>(attempt: () => Value): Value | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

/** Whether the answer, given in both positions, reveals something in both and shows a watcher a difference. */
const reveals = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  before: Position<State, Action>,
  other: Position<State, Action>,
  { seat, action }: Answer,
  all: readonly Watcher[],
): boolean => {
  const [one, two] = [submit(game, before, seat, action), attempted(() => submit(game, other, seat, action))];
  if (!one.ok || two === undefined || !two.ok) return false;
  const [first, second] = [one.value.position.state, two.value.position.state];
  if (game.revealCount(first) === game.revealCount(before.state) || game.revealCount(second) === game.revealCount(other.state))
    return false;
  return all.some((watcher) => !deepEqual(game.view(first, watcher), game.view(second, watcher)));
};
