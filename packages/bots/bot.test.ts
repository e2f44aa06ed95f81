import { type Decision, type Game, randomFrom } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { type Action, carts, type State } from '@swordtable/kernel/toys/carts';
import { opened } from '@swordtable/kernel/toys/playing';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Bot, type BotInput, botInput } from './bot.ts';

const first = <A>(decisions: readonly Decision<A>[]): Decision<A> => decisions[0] as Decision<A>;

describe('the table of a bot', () => {
  test('gives no access to the real state, not even to a bot that wants to cheat', () => {
    expectTypeOf<keyof BotInput<State, Action>>().toEqualTypeOf<'game' | 'seat' | 'decision' | 'imagine'>();
    const cheat: Bot = {
      id: 'cheat',
      name: 'Cheat',
      choose: (table) => {
        // @ts-expect-error: a table has no state.
        const state: unknown = table.state;
        // @ts-expect-error: a bot can't use another seat's view.
        const view: unknown = table.game.view;
        expect(state).toBeUndefined();
        expect(view).toBeInstanceOf(Function);
        return table.decision.options.at(0) as never;
      },
    };
    const { state, decisions } = opened(carts, 2);
    cheat.choose(botInput(carts, state, first(decisions)), randomFrom('cheat'));
    expect.assertions(2);
  });

  test('doesn’t contain the real state at run time either', () => {
    const { state, decisions } = opened(bids, 3);
    const table = botInput(bids, state, first(decisions));
    const reachable = new Set<unknown>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || reachable.has(value)) return;
      reachable.add(value);
      for (const facet of Object.values(value)) collect(facet);
    };
    collect(table);
    for (const secret of [state, state.hands, state.deck, state.hands[1], state.random]) expect(reachable.has(secret)).toBe(false);
  });

  test('imagines worlds that share with the real one only what the seat knows', () => {
    const { state, decisions } = opened(bids, 3);
    const asked = decisions[1] as (typeof decisions)[number];
    const table = botInput(bids, state, asked);
    const worlds = Array.from({ length: 20 }, (_, i) => table.imagine(randomFrom(`${i}`)));
    expect(worlds.every(({ hands }) => hands[1]?.join() === state.hands[1]?.join())).toBe(true);
    expect(new Set(worlds.map(({ hands }) => hands[0]?.join())).size).toBeGreaterThan(15);
    expect(new Set(worlds.map(({ random }) => random.key.join())).size).toBe(20);
  });

  test('gives each bot its own world', () => {
    const { state, decisions } = opened(carts, 2);
    const before = JSON.stringify(state);
    const table = botInput(carts, state, first(decisions));
    const world = table.imagine(randomFrom('own'));
    carts.advance(world, 0, { reroll: true });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('accepts any game in the list', () => {
    const games: readonly Game[] = [carts, bids];
    for (const game of games) {
      const { state, decisions } = opened(game, 2);
      expect(botInput(game, state, first(decisions)).seat).toBe(0);
    }
  });
});
