import { type Decision, randomFrom } from '@swordtable/kernel';
import { type Action, carts, type State } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { describe, expect, test } from 'vitest';
import { biasedTo } from './biased.ts';
import { botInput } from './bot.ts';
import { greedy } from './greedy.ts';
import { botNamed } from './levels.ts';

/** Carts, with a strategy of looking at the deck above all, and one without preferences. */
const game = {
  ...carts,
  evaluate: (state: State) => carts.standing(state),
  strategies: {
    peeping: { progress: (state: State, seat: number) => 100 * state.knowers.filter((knower) => knower === seat).length },
    idling: { progress: () => 5 },
  },
};

const chosenBy = (bot: typeof greedy): Action => {
  const { state } = opened(game, 2);
  return bot.choose(botInput(game, state, game.decisions(state)[0] as Decision<Action>), randomFrom('leaning'));
};

describe('a bot that prefers a strategy', () => {
  test('chooses what advances it, where greedy does something else', () => {
    expect(chosenBy(greedy)).not.toEqual({ look: true });
    expect(chosenBy(biasedTo('peeping'))).toEqual({ look: true });
  });

  test('is greedy if no answer advances the strategy, or the game doesn’t have it', () => {
    expect(chosenBy(biasedTo('idling'))).toEqual(chosenBy(greedy));
    expect(chosenBy(biasedTo('dancing'))).toEqual(chosenBy(greedy));
  });

  test('is available by name if the game has the strategy, and is otherwise refused with a list', () => {
    expect(botNamed('greedy:peeping', game)).toMatchObject({ ok: true, value: { id: 'greedy:peeping' } });
    expect(botNamed('greedy:peeping')).toMatchObject({ ok: false, refusal: { code: 'unknown-bot' } });
    expect(botNamed('greedy:toString', game)).toMatchObject({ ok: false, refusal: { sentence: expect.stringContaining('greedy:idling') } });
  });
});
