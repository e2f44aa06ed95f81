import { draw, type Random, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Rules } from './bot.ts';
import { search } from './search.ts';

/** A coin is hidden in one of three hands; where it's looked for, it's found as often as `FOUND` says. */
interface Hiding {
  readonly luck: number;
  hidden?: number;
  guess?: number;
}
type Answer = { readonly hide: number } | { readonly guess: number };

const FOUND = [1, 0.5, 0.25];

const hiding: Rules<Hiding, Answer> = {
  clone: (state) => ({ ...state }),
  decisions: ({ hidden, guess }) => {
    if (guess !== undefined) return [];
    const options = FOUND.map((_, hand): Answer => (hidden === undefined ? { hide: hand } : { guess: hand }));
    return [{ seat: hidden === undefined ? 0 : 1, prompt: { rule: 'coin', ask: 'hand', sealed: 'bluff' }, options }];
  },
  advance(state, _seat, action, tell) {
    if ('hide' in action) state.hidden = action.hide;
    else state.guess = action.guess;
    tell?.(action);
    return this.decisions(state);
  },
  redact: (event, watcher) => (watcher === 1 && typeof event === 'object' && event !== null && 'hide' in event ? 'hidden' : event),
  standing: ({ luck, hidden, guess }) => {
    const isFound = hidden === guess && luck < (FOUND[hidden ?? 0] as number);
    return { points: isFound ? [0, 1] : [1, 0], ranking: isFound ? [[1], [0]] : [[0], [1]] };
  },
  revealCount: () => 0,
};

test('it hardly helps to know how the bot draws among sealed answers', () => {
  const shares = FOUND.map(() => 0);
  const games = 120;
  const [decision] = hiding.decisions({ luck: 0 });
  if (decision === undefined) throw new Error('There’s a question.');
  for (let seed = 0; seed < games; seed++) {
    const imagine = (rng: Random): Hiding => ({ luck: draw(rng) / 2 ** 32 });
    const table = { game: hiding, seat: 0, decision, imagine };
    const answer = search({ iterations: 300 }).choose(table, randomFrom(`hide ${seed}`));
    if ('hide' in answer) shares[answer.hide] = (shares[answer.hide] as number) + 1 / games;
  }
  // Hidden in the safest hand every time, it would be found a quarter of the time; by the best shares, 1/7, 2/7, and 4/7, once in seven.
  const foundByReader = Math.max(...shares.map((share, hand) => share * (FOUND[hand] as number)));
  expect(foundByReader).toBeLessThan(0.2);
});
