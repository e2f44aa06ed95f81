import { type Decision, type Game, randomFrom } from '@swordtable/kernel';
import { type Action, carts, type State } from '@swordtable/kernel/toys/carts';
import { answered, opened } from '@swordtable/kernel/toys/playing';
import { expect, test } from 'vitest';
import { botInput, type RatedAction } from './bot.ts';
import { search } from './search.ts';

const thoughtsOf = (game: Game<State, Action>, state: State, iterations: number): readonly RatedAction<Action>[] => {
  let thoughts: readonly RatedAction<Action>[] = [];
  const [decision] = game.decisions(state) as [Decision<Action>];
  search({ iterations }).choose(botInput(game, state, decision), randomFrom('plan'), (reported) => {
    thoughts = reported;
  });
  return thoughts;
};

/** The toy, in which loading is a part of taking: it may be planned with some of the carts. */
const planning = (among: readonly Action[]): Game<State, Action> => {
  const marked = (decisions: readonly Decision<Action>[]): readonly Decision<Action>[] =>
    decisions.map((each) => (each.prompt.ask === 'cart' ? { ...each, planOptions: () => among } : each));
  return {
    ...carts,
    decisions: (state) => marked(carts.decisions(state)),
    advance: (state, seat, action, tell) => marked(carts.advance(state, seat, action, tell)),
  };
};
const whole = planning([{ cart: 0 }, { cart: 1 }, { cart: 2 }]);

/** The best load is into the only empty cart. */
const scene = (): State => ({
  ...carts.clone(opened(carts, 2).state),
  market: [3, 20, 4],
  die: 2,
  carts: [
    [24, 0, 24],
    [0, 0, 0],
  ],
  turns: 1,
});

test.each([[200], [1]])('with %d tries, an answer comes with the answers that finish its action', (iterations) => {
  const state = scene();
  const best = thoughtsOf(whole, state, iterations).find(({ action }) => 'take' in action);
  expect(best?.plan?.map(({ action }) => action)).toEqual([{ cart: 1 }]);
  expect(best?.plan?.[0]?.prompt).toMatchObject({ rule: 'turn', ask: 'cart' });
  // The plan can be played as it is.
  const position = { state, decisions: carts.decisions(state) };
  const played = [best?.action, ...(best?.plan ?? []).map(({ action }) => action)].map((action) => ({ seat: 0, action }));
  expect(() => answered(carts, position, played)).not.toThrow();
});

test('a plan ends with its action, and where something hidden is revealed', () => {
  const thoughts = thoughtsOf(whole, scene(), 200);
  const planOf = (facet: string) => thoughts.filter(({ action }) => facet in action).map(({ plan }) => plan);
  // Looking and rolling again are followed by the question that a turn begins with.
  expect(new Set([...planOf('look'), ...planOf('reroll')])).toEqual(new Set([undefined]));
  const eager: Game<State, Action> = { ...whole, revealCount: (state) => carts.revealCount(state) + 3 - state.market.length };
  expect(thoughtsOf(eager, scene(), 50).map(({ plan }) => plan)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('what follows is chosen among the answers that lead to the end of the action', () => {
  const plans = thoughtsOf(planning([{ cart: 2 }]), scene(), 100).flatMap(({ plan }) => plan ?? []);
  expect(plans.length).toBeGreaterThan(0);
  for (const { action } of plans) expect(action).toEqual({ cart: 2 });
});
