import { type Bot, botInput, type Judge, search } from '@swordtable/bots';
import { type Answer, type Decision, deepEqual, type Game, optionAt, type Random, randomBelow, type Seat } from '@swordtable/kernel';

/** How many worlds a reader keeps in mind. */
const WORLDS = 16;
/** How many games a reader imagines for an answer. */
const ITERATIONS = 60;

/** How often hidden answers were guessed right, by a reader and by chance. */
export interface Guesses {
  count: number;
  read: number;
  chance: number;
}

/** A player who learns from each answer of the other what it hides; see `newReader`. */
export interface Reader {
  choose(state: unknown, decision: Decision<unknown>): unknown;
  /** Takes note of an answer, before it is carried out. */
  note(state: unknown, answer: Answer): void;
}

/** Between two, a world that is known is worth what both think of it: the other knows what the reader can't see. */
const openEyed = <State>(judge: Judge<State>): Judge<State> => {
  const half = ([one = 0, other = 0]: readonly number[]): number => (one - other) / 2;
  return {
    ...judge,
    outlook: (state, seats) => {
      const { margins, wins } = judge.outlook(state, seats);
      const [margin, win] = [half(margins), half(wins)];
      return { margins: [margin, -margin], wins: [0.5 + win, 0.5 - win] };
    },
    worth: (state, seat) => half([judge.worth(state, seat), judge.worth(state, 1 - seat)]),
  };
};

/** What carrying out an answer shows to a seat. */
const shownBy = (game: Game, state: unknown, { seat, action }: Answer, watcher: Seat): readonly unknown[] => {
  const shown: unknown[] = [];
  game.advance(state, seat, action, (event) => {
    const known = game.redact(event, watcher);
    if (known !== undefined) shown.push(known);
  });
  return shown;
};

const decisionOf = (game: Game, state: unknown, seat: Seat): Decision<unknown> | undefined =>
  game.decisions(state).find((each) => each.seat === seat);

/** The chance to guess an answer that isn't shown, by what was shown of it alone. */
const chanceIn = (game: Game, world: unknown, answer: Answer, shown: readonly unknown[], watcher: Seat): readonly number[] => {
  const options = decisionOf(game, world, answer.seat)?.options ?? [];
  let [fitting, right] = [0, 0];
  for (let i = 0; i < options.length; i++) {
    const action = optionAt(options, i);
    if (!deepEqual(shownBy(game, game.clone(world), { seat: answer.seat, action }, watcher), shown)) continue;
    fitting++;
    if (deepEqual(action, answer.action)) right = 1;
  }
  return fitting === 0 ? [] : [right / fitting];
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/**
 * The best reply to a bot, as far as a search finds it: a player who has a copy of the bot, and asks it what it would do in each of many
 * worlds. Those in which the copy shows something else than the bot did are dropped, so what remains is what the bot hides. Without a
 * copy, all worlds are believed alike, and the player is the same otherwise.
 */
export const newReader = (game: Game, judge: Judge<unknown>, own: Seat, copy: Bot | undefined, rng: Random, guesses: Guesses): Reader => {
  const player = search({ iterations: ITERATIONS });
  const rules = { ...game, judge: openEyed(judge) };
  let worlds: readonly unknown[] = [];
  const fresh = (state: unknown): readonly unknown[] => Array.from({ length: WORLDS }, () => game.determinize(state, own, rng));

  /** A world after what happens in it, if that shows what was shown. */
  const continued = (world: unknown, answer: Answer, shown: readonly unknown[]): readonly unknown[] => {
    const next = game.clone(world);
    return deepEqual(shownBy(game, next, answer, own), shown) ? [next] : [];
  };

  /** What the copy would do in a world. */
  const copied = (bot: Bot, world: unknown, seat: Seat): readonly Answer[] => {
    const decision = decisionOf(game, world, seat);
    return decision === undefined ? [] : [{ seat, action: bot.choose(botInput(game, world, decision), rng) }];
  };

  const read = (bot: Bot, state: unknown, answer: Answer, shown: readonly unknown[]): readonly unknown[] => {
    const fitting = worlds.flatMap((world) =>
      copied(bot, world, answer.seat).flatMap((guess) => continued(world, guess, shown).map((next) => ({ guess, next }))),
    );
    const seen = shownBy(game, game.clone(state), answer, answer.seat);
    if (!deepEqual(seen, shown)) {
      const chance = mean(fresh(state).flatMap((world) => chanceIn(game, world, answer, shown, own)));
      guesses.count++;
      guesses.chance += chance;
      guesses.read += fitting.length === 0 ? chance : mean(fitting.map(({ guess }) => (deepEqual(guess.action, answer.action) ? 1 : 0)));
    }
    return fitting.map(({ next }) => next);
  };

  return {
    choose: (state, decision) => {
      const imagine = (random: Random): unknown =>
        worlds.length === 0 ? game.determinize(state, own, random) : game.clone(worlds[randomBelow(random, worlds.length)]);
      return player.choose({ game: rules, seat: own, decision, imagine }, rng);
    },
    note: (state, answer) => {
      if (copy === undefined) return;
      if (worlds.length === 0) worlds = fresh(state);
      const shown = shownBy(game, game.clone(state), answer, own);
      const left = answer.seat === own ? worlds.flatMap((world) => continued(world, answer, shown)) : read(copy, state, answer, shown);
      worlds = left.length === 0 ? [] : Array.from({ length: WORLDS }, (_, at) => game.clone(left[at % left.length]));
    },
  };
};
