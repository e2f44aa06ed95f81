import { type Decision, randomFrom, type Standing } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { BotInput, RatedAction, Rules } from './bot.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

/**
 * Everyone lays three different stones out of five, apart from the others, in any order; only the set counts. All three even ones together
 * are worth ten points; a single even one is worth nothing.
 */
interface Stones {
  readonly laid: readonly (readonly number[])[];
}
type Stone = { readonly stone: number };

const STONES = [1, 2, 3, 4, 6];
const EACH = 3;

const pointsOf = ({ laid }: Stones): number[] => laid.map((own) => (own.length === EACH && own.every((stone) => stone % 2 === 0) ? 10 : 0));

const ranked = (points: readonly number[]): Standing => {
  const ranks = [...new Set(points)].toSorted((a, b) => b - a);
  return { points, ranking: ranks.map((rank) => points.flatMap((own, seat) => (own === rank ? [seat] : []))) };
};

const stones: Rules<{ stones: Stones }, Stone> = {
  clone: (state) => ({ ...state }),
  decisions: ({ stones: { laid } }) =>
    laid.flatMap((own, seat): readonly Decision<Stone>[] => {
      if (own.length === EACH) return [];
      const left = STONES.filter((stone) => !own.includes(stone));
      const rising = left.filter(
        (stone) => stone > Math.max(0, ...own) && STONES.filter((other) => other > stone).length >= EACH - own.length - 1,
      );
      const answers = (all: readonly number[]): readonly Stone[] => all.map((stone) => ({ stone }));
      return [
        { seat, prompt: { rule: 'stones', ask: 'lay', sealed: 'apart' }, options: answers(left), searchOptions: () => answers(rising) },
      ];
    }),
  advance(state, seat, { stone }, tell) {
    state.stones = { laid: state.stones.laid.map((own, at) => (at === seat ? [...own, stone] : own)) };
    tell?.({ seat, stone });
    return this.decisions(state);
  },
  redact: (event, watcher) => ((event as { readonly seat: number }).seat === watcher ? event : undefined),
  standing: ({ stones: all }) => ranked(pointsOf(all)),
  revealCount: () => 0,
};

const tableOf = (game: Rules<{ stones: Stones }, Stone>, laid: Stones['laid'], seat: number): BotInput<{ stones: Stones }, Stone> => {
  const decision = game.decisions({ stones: { laid } }).find((asked) => asked.seat === seat);
  if (decision === undefined) throw new Error('There’s a question.');
  return { game, seat, decision, imagine: () => ({ stones: { laid } }) };
};

describe('orders with the same result', () => {
  test('aren’t considered twice: only the search options are tried', () => {
    for (const bot of [greedy, search({ iterations: 50 })]) {
      let thoughts: readonly RatedAction<Stone>[] = [];
      bot.choose(tableOf(stones, [[2], []], 0), randomFrom('stones'), (told) => (thoughts = told));
      expect(thoughts.map(({ action }) => action.stone).toSorted()).toEqual([3, 4]);
    }
  });

  test('don’t hide the one good result from a search, even with four who work apart', () => {
    for (const seat of [0, 3])
      expect(search({ iterations: 400 }).choose(tableOf(stones, [[], [], [], []], seat), randomFrom('stones'))).toEqual({ stone: 2 });
  });
});

describe('a game that evaluates positions', () => {
  /** Stones are laid again and again, without end; a seat that has laid an even one first can expect to win. */
  const endless: Rules<{ stones: Stones }, Stone> = {
    ...stones,
    decisions: ({ stones: { laid } }) => [
      { seat: laid.flat().length % 2, prompt: { rule: 'stones', ask: 'lay' }, options: STONES.map((stone) => ({ stone })) },
    ],
    evaluate: ({ stones: { laid } }) =>
      laid.flat().length < 2 ? undefined : ranked(laid.map(([first = 1]) => (first % 2 === 0 ? 10 : 0))),
  };

  test('is not played to its end, and has no winner then', () => {
    let thoughts: readonly RatedAction<Stone>[] = [];
    const { stone } = search({ iterations: 60 }).choose(tableOf(endless, [[], []], 0), randomFrom('endless'), (told) => (thoughts = told));
    expect(stone % 2).toBe(0);
    expect(thoughts.map(({ wins }) => wins)).toEqual(thoughts.map(() => undefined));
  });

  test('is won or lost by the evaluation: a solo player prefers beating the game to scoring more', () => {
    /** A six scores most, but only a two wins. */
    const alone: Rules<{ stones: Stones }, Stone> = {
      ...endless,
      evaluate: ({ stones: { laid } }) => {
        const first = laid[0]?.[0] ?? 0;
        return first === 0 ? undefined : { points: [first], ranking: first === 2 ? [[0]] : [[], [0]] };
      },
      decisions: () => [{ seat: 0, prompt: { rule: 'stones', ask: 'lay' }, options: STONES.map((stone) => ({ stone })) }],
    };
    expect(search({ iterations: 200 }).choose(tableOf(alone, [[]], 0), randomFrom('alone'))).toEqual({ stone: 2 });
  });

  test('is judged by the evaluation in a quick lookahead', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 10; seed++) seen.add(greedy.choose(tableOf(endless, [[2], []], 1), randomFrom(`${seed}`)).stone % 2);
    expect([...seen]).toEqual([0]);
  });
});
