import { type Decision, type Game, optionAt, type Random, randomBelow, randomFrom } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { type Action, carts, type State } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { describe, expect, test } from 'vitest';
import { type Bot, botInput, type RatedAction, type Rules } from './bot.ts';
import { greedy } from './greedy.ts';
import { playGame } from './match.ts';
import { marginOf } from './outlook.ts';
import { random } from './random.ts';

const choose = <S, A>(bot: Bot, game: Game<S, A>, state: S, seat = 0, seed = 'greedy'): A => {
  const decision = game.decisions(state).find((asked) => asked.seat === seat) as Decision<A>;
  return bot.choose(botInput(game, state, decision), randomFrom(seed));
};

/** The start of a game of carts, changed. */
const scene = (change: Partial<State>): State => ({ ...carts.clone(opened(carts, 2).state), ...change });

describe('random', () => {
  test('takes every option equally often and creates only the one it takes', () => {
    const made: number[] = [];
    const options = {
      length: 200,
      at: (index: number) => {
        made.push(index);
        return { tile: index };
      },
      [Symbol.iterator]: (): Iterator<{ tile: number }> => {
        throw new Error('All options were listed.');
      },
    };
    const { state } = opened(carts, 2);
    const table = {
      ...botInput(carts, state, carts.decisions(state)[0] as Decision<Action>),
      decision: { seat: 0, prompt: { rule: '', ask: '' }, options },
    };
    const rng = randomFrom('even');
    for (let i = 0; i < 20_000; i++) {
      const { tile } = random.choose(table as never, rng) as { tile: number };
      if (tile !== made.at(-1)) throw new Error(`${tile} was taken, and ${made.at(-1)} was made.`);
    }
    expect(made.length).toBe(20_000);
    const counts = new Array<number>(200).fill(0);
    for (const index of made) counts[index] = (counts[index] ?? 0) + 1;
    // 199 degrees of freedom: 267 is exceeded once in a thousand seeds.
    expect(counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)).toBeLessThan(267);
  });
});

describe('the margin', () => {
  test('is the lead over the best other seat, or the points if there is none', () => {
    expect(marginOf([5, 9, 7], 1)).toBe(2);
    expect(marginOf([5, 9, 7], 0)).toBe(-4);
    expect(marginOf([5], 0)).toBe(5);
    expect(marginOf([-3], 0)).toBe(-3);
  });
});

describe('greedy', () => {
  test('finds the obviously best answer, and follows a choice in two steps to its end', () => {
    // Good 20 breaks no empty cart; with the die it's the heaviest load there is.
    const state = scene({
      market: [3, 20, 4],
      die: 2,
      carts: [
        [0, 24, 24],
        [0, 0, 0],
      ],
    });
    expect(choose(greedy, carts, state)).toEqual({ take: 20 });
    carts.advance(state, 0, { take: 20 });
    expect(choose(greedy, carts, state)).toEqual({ cart: 0 });
  });

  test('doesn’t take the heaviest good if it would break every cart', () => {
    const state = scene({
      market: [3, 22, 5],
      die: 3,
      carts: [
        [10, 12, 15],
        [0, 0, 0],
      ],
    });
    expect(choose(greedy, carts, state)).toEqual({ take: 5 });
  });

  test('takes any of several equals', () => {
    const state = scene({ agenda: [{ do: 'endTurn' }, { ask: 'cart', good: 5 }] });
    const taken = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(choose(greedy, carts, state, 0, `${i}`))));
    expect(taken.size).toBe(3);
  });

  test('answers when all decide at the same time, and bids high when it’s the last chance', () => {
    for (const seats of [1, 2, 5]) {
      const { state } = opened(bids, seats, 'together', { cards: 2 });
      state.hands[0] = [2, 39];
      expect(choose(greedy, bids, state, 0)).toEqual({ bid: 39 });
    }
  });

  test('rates every answer, its own first', () => {
    const state = scene({ market: [3, 20, 4], die: 2 });
    let thoughts: readonly RatedAction<Action>[] = [];
    const decision = carts.decisions(state)[0] as Decision<Action>;
    const action = greedy.choose(botInput(carts, state, decision), randomFrom('says'), (reported) => {
      thoughts = reported;
    });
    expect(thoughts.length).toBe(5);
    expect(thoughts[0]).toEqual({ action, visits: 8, margin: 22 });
  });

  test('does the same with the same random numbers', () => {
    const { state } = opened(bids, 3);
    expect(choose(greedy, bids, state, 1, 'same')).toEqual(choose(greedy, bids, state, 1, 'same'));
  });

  test('beats random at carts in at least 85 of 100 games', () => {
    let score = 0;
    for (let game = 0; game < 100; game++) {
      const mine = game % 2;
      const result = playGame(
        carts,
        { seats: 2, options: {}, seed: `deal ${game >> 1}` },
        mine === 0 ? [greedy, random] : [random, greedy],
      );
      if (!result.ok) throw new Error(result.refusal.sentence);
      const [best] = result.value.standing.ranking;
      score += best?.includes(mine) ? 1 / best.length : 0;
    }
    expect(score).toBeGreaterThanOrEqual(85);
  });

  test('plays every toy to its end with every number of seats', () => {
    const rng = randomFrom('seats');
    for (const [game, seats] of [
      [carts, 2],
      [carts, 3],
      [carts, 4],
      [bids, 1],
      [bids, 3],
      [bids, 5],
    ] as const) {
      const bots = Array.from({ length: seats }, () => optionAt([greedy, random], randomBelow(rng, 2)));
      expect(playGame(game as Game, { seats, options: {}, seed: `${seats}` }, bots)).toMatchObject({ ok: true });
    }
  });
});

describe('luck that only some answers meet', () => {
  /** A player may take open points or draw a card; no one knows what the other has. */
  interface Table {
    readonly card: number;
    readonly theirs: number;
    own: number;
    drawn: number;
  }
  type Answer = { readonly take: number } | { readonly draw: true };
  const tried: string[] = [];
  const rules: Rules<Table, Answer> = {
    clone: (state) => ({ ...state }),
    decisions: () => [],
    advance: (state, _seat, answer) => {
      tried.push(JSON.stringify(answer));
      if ('draw' in answer) [state.own, state.drawn] = [state.card, 1];
      else state.own = answer.take;
      return [];
    },
    redact: (event) => event,
    standing: ({ own, theirs }) => ({ points: [own, theirs], ranking: [[0], [1]] }),
    revealCount: ({ drawn }) => drawn,
  };
  const chosen = (takes: readonly number[], seed: number): Answer => {
    const options: readonly Answer[] = [...takes.map((take) => ({ take })), { draw: true }];
    const imagine = (rng: Random): Table => ({ card: 4 + 2 * randomBelow(rng, 2), theirs: randomBelow(rng, 1000), own: 0, drawn: 0 });
    return greedy.choose(
      { game: rules, seat: 0, decision: { seat: 0, prompt: { rule: '', ask: '' }, options }, imagine },
      randomFrom(`${seed}`),
    );
  };

  test('is weighed against what is certain, however different the worlds are for everyone', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(chosen([1, 6.5], seed)).toEqual({ take: 6.5 });
      expect(chosen([1, 3.5], seed)).toEqual({ draw: true });
    }
  });

  test('is tried in more worlds than certain answers, except the best of those', () => {
    tried.length = 0;
    chosen([1, 6.5], 0);
    const times = (answer: Answer): number => tried.filter((each) => each === JSON.stringify(answer)).length;
    expect([times({ take: 1 }), times({ take: 6.5 }), times({ draw: true })]).toEqual([2, 8, 8]);
  });
});
