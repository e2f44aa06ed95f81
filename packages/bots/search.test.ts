import { type Decision, type Game, hashOf, randomFrom } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts, type State } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { describe, expect, test } from 'vitest';
import { type Bot, botInput, type RatedAction } from './bot.ts';
import { greedy } from './greedy.ts';
import { judge, schedule, wilson } from './ladder.ts';
import { playGame } from './match.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const decisionOf = <S, A>(game: Game<S, A>, state: S, seat = 0): Decision<A> =>
  game.decisions(state).find((asked) => asked.seat === seat) as Decision<A>;

const choose = <S, A>(bot: Bot, game: Game<S, A>, state: S, seat = 0, seed = 'search'): A =>
  bot.choose(botInput(game, state, decisionOf(game, state, seat)), randomFrom(seed));

const think = <S, A>(bot: Bot, game: Game<S, A>, state: S, seat = 0): readonly RatedAction<A>[] => {
  let thoughts: readonly RatedAction<A>[] = [];
  bot.choose(botInput(game, state, decisionOf(game, state, seat)), randomFrom('think'), (reported) => {
    thoughts = reported;
  });
  return thoughts;
};

/** The share of games the first bot wins, each deal from both sides. */
const shareOf = (one: Bot, other: Bot, game: Game, seats: number, deals: number) => {
  const bots: Record<string, Bot> = { one, other };
  const scores = schedule(['one', 'other'], seats, deals, 'strength').flatMap((duel) => {
    const standings = duel.games.map((scheduled) => {
      const result = playGame(
        game,
        { seats, options: {}, seed: scheduled.seed },
        scheduled.bots.map((name) => bots[name] as Bot),
      );
      if (!result.ok) throw new Error(result.refusal.sentence);
      return result.value.standing;
    });
    return judge(duel, standings as [(typeof standings)[0], (typeof standings)[0]]).scores;
  });
  return wilson(
    scores.reduce((sum, score) => sum + score, 0),
    scores.length,
  );
};

describe('search', () => {
  const few = search({ iterations: 100 });
  const scene = (change: Partial<State>): State => ({ ...carts.clone(opened(carts, 2).state), ...change });

  test('finds the obviously best answer', () => {
    const state = scene({
      market: [3, 20, 4],
      die: 2,
      carts: [
        [0, 24, 24],
        [0, 0, 0],
      ],
      turns: 1,
    });
    expect(choose(few, carts, state)).toEqual({ take: 20 });
  });

  test.each([1, 2, 4])('keeps its best card for a better prize, with %d simultaneous decisions from hidden hands', (seats) => {
    const { state } = opened(bids, seats, 'keep', { cards: 2 });
    state.hands[0] = [2, 39];
    state.prize = 1;
    state.prizes = [9, 10, 8];
    expect(choose(greedy, bids, state)).toEqual({ bid: 39 });
    // Greed wins one point now; waiting wins eight or more.
    expect(choose(search({ iterations: 300 }), bids, state)).toEqual({ bid: 2 });
  });

  test('is the same for the same random numbers, and leaves the state as it was', () => {
    const { state } = opened(carts, 3);
    const before = hashOf(state);
    expect(think(few, carts, state)).toEqual(think(few, carts, state));
    expect(hashOf(state)).toBe(before);
  });

  test('uses exactly its iterations', () => {
    for (const [game, seats] of [
      [carts, 2],
      [bids, 1],
      [bids, 4],
    ] as const) {
      const thoughts = think(few, game as Game, opened(game as Game, seats).state);
      expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
      expect(thoughts.every(({ wins }) => wins !== undefined && wins >= 0 && wins <= 1)).toBe(true);
      expect(thoughts.map(({ visits }) => visits)).toEqual(thoughts.map(({ visits }) => visits).toSorted((a, b) => b - a));
    }
  });

  test('has an answer even with a single iteration, or no time at all', () => {
    const { state } = opened(bids, 2);
    for (const bot of [search({ iterations: 1 }), search({ milliseconds: 0 })]) {
      expect(decisionOf(bids, state).options).toContainEqual(choose(bot, bids, state));
    }
  });

  /** A table at which nothing can be imagined. */
  const blind = <S, A>(game: Game<S, A>, decision: Decision<A>) => ({
    ...botInput(game, opened(game, 2).state, decision),
    imagine: () => {
      throw new Error('It thought.');
    },
  });

  test('takes the only option without thinking, unless the question is sealed: then the wait would reveal that there was only one', () => {
    const asked = decisionOf(carts, opened(carts, 2).state);
    const only = { ...asked, options: [...asked.options].slice(0, 1) };
    const patient = search({ iterations: 1e6 });
    expect(patient.choose(blind(carts, only), randomFrom(''))).toEqual(only.options[0]);
    const sealed: typeof only = { ...only, prompt: { ...only.prompt, sealed: 'bluff' } };
    expect(() => patient.choose(blind(carts, sealed), randomFrom(''))).toThrow('It thought.');
  });

  test('answers from its seat’s knowledge alone: in another deal that looks the same, it answers the same', () => {
    const { state } = opened(bids, 3);
    for (let deal = 0; deal < 5; deal++) {
      const other = bids.determinize(state, 1, randomFrom(`deal ${deal}`));
      expect(choose(few, bids, other, 1)).toEqual(choose(few, bids, state, 1));
      expect(choose(greedy, bids, other, 1)).toEqual(choose(greedy, bids, state, 1));
    }
  });

  test('plays every toy to its end with every number of seats', () => {
    for (const [game, seats] of [
      [carts, 3],
      [carts, 4],
      [bids, 1],
      [bids, 2],
      [bids, 5],
    ] as const) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? search({ iterations: 20 }) : random));
      expect(playGame(game as Game, { seats, options: {}, seed: `${seats}` }, bots)).toMatchObject({ ok: true });
    }
  });
});

describe('strength, on fixed deals', () => {
  test('at boxes, greedy beats random in nine games of ten, and search beats greedy in seven', { tags: ['long'] }, () => {
    expect(shareOf(greedy, random, boxes as Game, 2, 20).share).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(search({ iterations: 300 }), greedy, boxes as Game, 2, 4).share).toBeGreaterThanOrEqual(0.7);
  });

  test('at boxes, more iterations are better', () => {
    expect(shareOf(search({ iterations: 100 }), search({ iterations: 10 }), boxes as Game, 2, 4).share).toBeGreaterThanOrEqual(0.7);
  });
});
