import { canonicalJson, deepEqual, type Game, listOf, type Message, type Random, type Reason } from '@swordtable/kernel';
import { bestFirst } from './best-first.ts';
import type { BotInput, RatedAction } from './bot.ts';
import { addedFor } from './learned.ts';

/** How many imagined worlds a reason has to hold in, if chance or something hidden follows an answer. */
const WORLDS = 4;
/** What is worth less than this, in points, is no reason. */
const WORTH_MIN = 0.2;
/** More than this isn't one sentence. */
const REASONS_MAX = 2;

/** The game's part in this. */
type Reasons<State, Action, Event, View> = NonNullable<Game<State, Action, Event, View>['reasons']>;

/** The position after an answer and the rest of its plan, as far as it's possible in this world. */
const after = <State, Action>(
  { game, seat }: BotInput<State, Action>,
  world: State,
  { action, plan = [] }: Pick<RatedAction<Action>, 'action' | 'plan'>,
): State => {
  const state = game.clone(world);
  let decisions = game.advance(state, seat, action);
  for (const step of plan) {
    const own = decisions.find((each) => each.seat === seat);
    if (own === undefined || !listOf(own.options).some((option) => deepEqual(option, step.action))) break;
    decisions = game.advance(state, seat, step.action);
  }
  return state;
};

/** Reasons that hold in every one of these worlds, with what they're worth on average. */
const inAll = (worlds: readonly (readonly Reason[])[]): readonly Reason[] => {
  const found = new Map<string, { readonly message: Message; worth: number; count: number }>();
  for (const { message, worth } of worlds.flat()) {
    const key = canonicalJson(message);
    const known = found.get(key) ?? { message, worth: 0, count: 0 };
    known.worth += worth / worlds.length;
    known.count++;
    found.set(key, known);
  }
  return [...found.values()].filter(({ count }) => count === worlds.length);
};

const reasonsFor = <State, Action, Event, View>(
  input: BotInput<State, Action>,
  reasons: Reasons<State, Action, Event, View>,
  answer: RatedAction<Action>,
  other: RatedAction<Action>,
  rng: Random,
): readonly Message[] => {
  const { game, seat } = input;
  const added = addedFor(game, seat);
  const worlds: (readonly Reason[])[] = [];
  let isOpen = true;
  for (let tried = 0; tried < WORLDS && isOpen; tried++) {
    const world = input.imagine(rng);
    const [one, two] = [after(input, world, answer), after(input, world, other)];
    worlds.push(reasons(one, two, seat, added));
    // Where nothing is revealed, one world shows what the seat knows as well as another.
    isOpen = [one, two].some((state) => game.revealCount(state) !== game.revealCount(world));
  }
  return inAll(worlds)
    .filter(({ worth }) => worth >= WORTH_MIN)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, REASONS_MAX)
    .map(({ message }) => message);
};

/** The best answers, best first, with what speaks for each: for the best one against the runner-up, and for the others against the best. */
export const asHint = <State, Action, Event, View>(
  input: BotInput<State, Action>,
  reasons: Reasons<State, Action, Event, View> | undefined,
  rated: readonly RatedAction<Action>[],
  rng: Random,
): readonly RatedAction<Action>[] => {
  const thoughts = bestFirst(rated);
  const [best, next] = thoughts;
  if (reasons === undefined || best === undefined || next === undefined) return thoughts;
  return thoughts.map((thought) => {
    const because = reasonsFor(input, reasons, thought, thought === best ? next : best, rng);
    return because.length === 0 ? thought : { ...thought, because };
  });
};
