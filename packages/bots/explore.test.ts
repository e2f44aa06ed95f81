import { randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { BotInput, RatedAction, Rules } from './bot.ts';
import { search } from './search.ts';

/** A player may take one point for sure, or guess in which hand another hides a coin: two points for being right. */
interface Coin {
  sure?: boolean;
  hidden?: number;
  guess?: number;
}
type Answer = { readonly sure: boolean } | { readonly hide: number } | { readonly guess: number };

const HANDS = [0, 1];

/** The same game, with the coin's hand seen by both or by only one. */
const coin = (sealed: boolean): Rules<Coin, Answer> => ({
  clone: (state) => ({ ...state }),
  decisions: ({ sure, hidden, guess }) => {
    const seal = sealed ? { sealed: 'bluff' as const } : {};
    if (sure === undefined) return [{ seat: 0, prompt: { rule: 'coin', ask: 'sure' }, options: [{ sure: true }, { sure: false }] }];
    if (sure || guess !== undefined) return [];
    if (hidden === undefined)
      return [{ seat: 1, prompt: { rule: 'coin', ask: 'hide', ...seal }, options: HANDS.map((hide) => ({ hide })) }];
    return [{ seat: 0, prompt: { rule: 'coin', ask: 'guess', ...seal }, options: HANDS.map((hand) => ({ guess: hand })) }];
  },
  advance(state, _seat, action, tell) {
    if ('sure' in action) state.sure = action.sure;
    else if ('hide' in action) state.hidden = action.hide;
    else state.guess = action.guess;
    tell?.(action);
    return this.decisions(state);
  },
  redact: (event, watcher) => (watcher === 0 && typeof event === 'object' && event !== null && 'hide' in event ? { hid: true } : event),
  standing: ({ sure, hidden, guess }) => {
    const points = sure === true ? [1, 0] : guess === hidden ? [2, 0] : [0, 2];
    return { points, ranking: (points[0] as number) > (points[1] as number) ? [[0], [1]] : [[1], [0]] };
  },
  revealCount: () => 0,
});

const tableAt = (game: Rules<Coin, Answer>, state: Coin): BotInput<Coin, Answer> => {
  const [decision] = game.decisions(state);
  if (decision === undefined) throw new Error('There’s a question.');
  return { game, seat: decision.seat, decision, imagine: () => ({ ...state }) };
};

const wellTried = search({ iterations: 600 });

/** A player may look under a cup before guessing which of three hides the coin, or guess right away. Looking reveals it. */
interface Cups {
  readonly coin: number;
  looked?: boolean;
  guess?: number;
}
type Guess = { readonly look: true } | { readonly guess: number };

const CUPS = [0, 1, 2];
const cups: Rules<Cups, Guess> = {
  clone: (state) => ({ ...state }),
  decisions: ({ looked, guess }) => {
    if (guess !== undefined) return [];
    const guesses: readonly Guess[] = CUPS.map((cup) => ({ guess: cup }));
    const options: readonly Guess[] = looked === true ? guesses : [{ look: true }, ...guesses];
    return [{ seat: 0, prompt: { rule: 'cups', ask: 'guess', sealed: 'bluff' }, options }];
  },
  advance(state, _seat, action, tell) {
    if ('look' in action) {
      state.looked = true;
      tell?.({ seen: state.coin });
    } else state.guess = action.guess;
    return this.decisions(state);
  },
  redact: (event, watcher) => (watcher === 0 ? event : undefined),
  standing: ({ coin, guess }) => {
    const won = guess === coin;
    return { points: won ? [1, 0] : [0, 1], ranking: won ? [[0], [1]] : [[1], [0]] };
  },
  revealCount: ({ looked }) => (looked === true ? 1 : 0),
};

test('a search plans with what an answer will reveal', () => {
  const [decision] = cups.decisions({ coin: 0 });
  if (decision === undefined) throw new Error('There’s a question.');
  let thoughts: readonly RatedAction<Guess>[] = [];
  const table: BotInput<Cups, Guess> = { game: cups, seat: 0, decision, imagine: (rng) => ({ coin: randomBelow(rng, CUPS.length) }) };
  expect(wellTried.choose(table, randomFrom('cups'), (told) => (thoughts = told))).toEqual({ look: true });
  expect(thoughts[0]?.wins).toBeGreaterThan(0.8);
});

describe('a search among sealed answers', () => {
  test('doesn’t count on knowing what another will hide', () => {
    expect(wellTried.choose(tableAt(coin(true), {}), randomFrom('coin'))).toEqual({ sure: true });
    expect(wellTried.choose(tableAt(coin(false), {}), randomFrom('coin'))).toEqual({ sure: false });
  });

  test('expects of a guess what a guess is worth', () => {
    let thoughts: readonly RatedAction<Answer>[] = [];
    wellTried.choose(tableAt(coin(true), {}), randomFrom('coin'), (told) => {
      thoughts = told;
    });
    const guessed = thoughts.find(({ action }) => 'sure' in action && !action.sure);
    expect(Math.abs(guessed?.margin ?? 9)).toBeLessThan(1);
  });

  test('can’t be read: it doesn’t always answer the same question the same way', () => {
    const answers = new Set<string>();
    for (let seed = 0; seed < 20; seed++)
      answers.add(JSON.stringify(wellTried.choose(tableAt(coin(true), { sure: false }), randomFrom(`${seed}`))));
    expect([...answers].toSorted()).toEqual(['{"hide":0}', '{"hide":1}']);
  });

  test('always gives an answer that is clearly the best', () => {
    for (let seed = 0; seed < 10; seed++)
      expect(wellTried.choose(tableAt(coin(true), { sure: false, hidden: 1 }), randomFrom(`${seed}`))).toEqual({ guess: 1 });
  });
});
