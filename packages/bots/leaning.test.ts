import { type Decision, randomFrom } from '@swordtable/kernel';
import { type Action, carts, type State } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { describe, expect, test } from 'vitest';
import { tableFor } from './bot.ts';
import { greedy } from './greedy.ts';
import { leaningTo } from './leaning.ts';
import { botNamed } from './levels.ts';

/** Carts, with somebody who would rather have seen the deck than anything, and somebody who does not care. */
const game = {
  ...carts,
  prospects: (state: State) => carts.standing(state),
  ways: {
    peeping: { far: (state: State, seat: number) => 100 * state.knowers.filter((knower) => knower === seat).length },
    idling: { far: () => 5 },
  },
};

const chosenBy = (bot: typeof greedy): Action => {
  const { state } = opened(game, 2);
  return bot.choose(tableFor(game, state, game.decisions(state)[0] as Decision<Action>), randomFrom('leaning'));
};

describe('a bot that prefers a way to play', () => {
  test('turns to what brings it along, where greedy does something else', () => {
    expect(chosenBy(greedy)).not.toEqual({ look: true });
    expect(chosenBy(leaningTo('peeping'))).toEqual({ look: true });
  });

  test('is greedy where no answer leads further that way, or where the game knows no such way', () => {
    expect(chosenBy(leaningTo('idling'))).toEqual(chosenBy(greedy));
    expect(chosenBy(leaningTo('dancing'))).toEqual(chosenBy(greedy));
  });

  test('can be had by its name where the game has the way, and is refused elsewhere with what there is', () => {
    expect(botNamed('greedy:peeping', game)).toMatchObject({ ok: true, value: { id: 'greedy:peeping' } });
    expect(botNamed('greedy:peeping')).toMatchObject({ ok: false, refusal: { code: 'unknown-bot' } });
    expect(botNamed('greedy:toString', game)).toMatchObject({ ok: false, refusal: { sentence: expect.stringContaining('greedy:idling') } });
  });
});
