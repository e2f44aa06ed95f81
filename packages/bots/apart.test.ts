import { type Decision, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Bot, BotInput, Rules } from './bot.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

type Action = { readonly take: true } | { readonly done: true };
interface State {
  readonly stones: readonly number[];
  readonly done: readonly boolean[];
}

const isShown = ({ done }: State): boolean => done.every((each) => each);

/**
 * Each takes up to three stones, apart from the other. When both are done everything is shown, and from then on much more is expected of
 * the second seat than before, however many stones it has.
 */
const gathering: Rules<{ now: State }, Action> = {
  clone: ({ now }) => ({ now }),
  decisions: ({ now }) =>
    now.stones.flatMap((stones, seat): readonly Decision<Action>[] =>
      now.done[seat]
        ? []
        : [
            {
              seat,
              prompt: { rule: 'gathering', ask: 'stone', sealed: 'apart' },
              options: stones < 3 ? [{ take: true }, { done: true }] : [{ done: true }],
            },
          ],
    ),
  advance: (s, seat, action) => {
    const { stones, done } = s.now;
    s.now = 'take' in action ? { stones: stones.with(seat, (stones[seat] ?? 0) + 1), done } : { stones, done: done.with(seat, true) };
    return gathering.decisions(s);
  },
  redact: (event) => event,
  standing: ({ now: { stones } }) => ({ points: stones, ranking: [[0, 1]] }),
  evaluate: ({ now }) => ({ points: [now.stones[0] ?? 0, (now.stones[1] ?? 0) + (isShown(now) ? 50 : 0)], ranking: [[1], [0]] }),
  revealCount: ({ now }) => (isShown(now) ? 1 : 0),
};

const gatheredBy = (bot: Bot, firstIsDone: boolean): number => {
  const state: { now: State } = { now: { stones: [1, 0], done: [firstIsDone, false] } };
  const rng = randomFrom('gathering');
  for (;;) {
    const decision = gathering.decisions(state).find(({ seat }) => seat === 1);
    if (decision === undefined) return state.now.stones[1] ?? 0;
    const table: BotInput<{ now: State }, Action> = { game: gathering, seat: 1, decision, imagine: () => gathering.clone(state) };
    gathering.advance(state, 1, bot.choose(table, rng));
  }
};

test.each([greedy, search({ iterations: 20 })])('the last one at work doesn’t finish sooner than others: $id', (bot) => {
  expect(gatheredBy(bot, false)).toBe(3);
  expect(gatheredBy(bot, true)).toBe(3);
});
