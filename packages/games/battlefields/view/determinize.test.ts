import { type Random, randomFrom, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, ARES, answering, WARRIORS } from '../cards/cards.ts';
import { battlefields } from '../rules.ts';
import type { Side } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';
import type { Army, State } from '../state.ts';
import { view } from './view.ts';

const position = (blue: Side): State =>
  scene({
    phase: 'battle',
    places: ['archers^ / cavalry spearmen^ swordsmen', '/ cavalry^'],
    red: { hand: 'archers, cavalry', actions: 'rally, scout', shed: 'raid', buried: 'spearmen' },
    blue: {
      hand: 'swordsmen, archers',
      buried: 'spearmen',
      fallen: 'archers',
      actions: 'ambush, scout',
      spent: 'flank',
      shed: 'raid',
      ...blue,
    },
  }).state;

const worlds = (state: State, watcher: Watcher, count: number): readonly State[] => {
  const rng: Random = randomFrom('worlds');
  return Array.from({ length: count }, () => battlefields.determinize(state, watcher, rng));
};
const blueIn = (world: State): Army => world.armies[1] as Army;
const kinds = <Card>(cards: readonly (Card | undefined)[]): ReadonlySet<Card | undefined> => new Set(cards);

describe('Dealt worlds', () => {
  test.each([0, 1, undefined])('B-20: look to watcher %s like the real one, and are sound', (watcher) => {
    const state = position({});
    for (const world of worlds(state, watcher, 60)) {
      expect(view(world, watcher)).toEqual(view(state, watcher));
      expect(battlefields.faults(world)).toEqual([]);
    }
  });

  test('B-20: keep what the watcher has, all but the order of the deck', () => {
    const state = position({});
    const decks = new Set<string>();
    for (const world of worlds(state, 0, 60)) {
      const [real, dealt] = [state.armies[0] as Army, world.armies[0] as Army];
      expect({ ...dealt, deck: [] }).toEqual({ ...real, deck: [] });
      expect(dealt.deck.toSorted()).toEqual(real.deck.toSorted());
      decks.add(dealt.deck.join());
    }
    expect(decks.size).toBeGreaterThan(50);
  });

  test('B-20: every hidden card can be anything that does not lie open', () => {
    const state = position({});
    const dealt = worlds(state, 0, 600);
    const all = new Set<unknown>(WARRIORS);
    expect(kinds(dealt.map((world) => world.places[0]?.stacks[1][0]?.warrior))).toEqual(all);
    expect(kinds(dealt.map((world) => world.places[0]?.stacks[1][2]?.warrior))).toEqual(all);
    expect(kinds(dealt.flatMap((world) => blueIn(world).hand))).toEqual(all);
    expect(kinds(dealt.flatMap((world) => blueIn(world).buried))).toEqual(all);
    expect(kinds(dealt.map((world) => blueIn(world).deck.at(-1)))).toEqual(all);
    for (const pile of ['actions', 'shed', 'pile'] as const)
      expect(kinds(dealt.flatMap((world) => blueIn(world)[pile]))).toEqual(new Set<unknown>(ACTIONS));
    expect(kinds(dealt.map((world) => world.fate.at(-1)))).toEqual(new Set([...state.fate, ARES]));
  });

  test('B-20: a type of which all cards lie open is never dealt', () => {
    const open = scene({ phase: 'battle', places: ['/ archers^ archers^ cavalry', '/ archers^'], blue: { hand: 'spearmen' } }).state;
    for (const world of worlds(open, 0, 100)) {
      const hidden = [...blueIn(world).hand, ...blueIn(world).deck, world.places[0]?.stacks[1][2]?.warrior];
      expect(hidden).not.toContain('archers');
    }
  });

  test('B-20: what is remembered is in the hand, face down on the table or buried, in every world', () => {
    const outside = (world: State): number =>
      [
        ...blueIn(world).hand,
        ...blueIn(world).buried,
        ...(world.places[0]?.stacks[1] ?? []).flatMap(({ warrior, up }) => (up ? [] : [warrior])),
      ].filter((warrior) => warrior === 'cavalry').length;
    const sure = worlds(position({ remembered: 'cavalry' }), 0, 300);
    expect(sure.every((world) => outside(world) >= 1)).toBe(true);
    // It may be in any of the three.
    expect(sure.some((world) => blueIn(world).buried.includes('cavalry'))).toBe(true);
    expect(sure.some((world) => world.places[0]?.stacks[1][2]?.warrior === 'cavalry')).toBe(true);
    expect(worlds(position({}), 0, 300).some((world) => outside(world) === 0)).toBe(true);
  });

  test('B-20: what went back to the hand face up is in the hand, until a card leaves it face down', () => {
    const sure = position({ hand: 'cavalry, archers', returned: 'cavalry' });
    expect(worlds(sure, 0, 100).every((world) => blueIn(world).hand.includes('cavalry'))).toBe(true);
    const placing = scene({ phase: 'placement', turn: 'blue', blue: { hand: 'cavalry, archers', returned: 'cavalry' } });
    const placed = placing.play('archers 1').state;
    expect(blueIn(placed)).toMatchObject({ returned: [], remembered: ['cavalry'] });
    const held = worlds(placed, 0, 200).map((world) => blueIn(world).hand.includes('cavalry'));
    expect(new Set(held)).toEqual(new Set([true, false]));
  });

  test.each(['ambush', 'skirmish'] as const)('B-20: a hand that let %s stand holds an answer less often, but sometimes', (played) => {
    const answers = (letStand: string): number =>
      worlds(position({ letStand }), 0, 1_000).filter((world) =>
        blueIn(world).actions.some((card) => answering(card, played) !== undefined),
      ).length;
    const [chance, believed] = [answers(''), answers(played)];
    expect(believed).toBeLessThan(chance * 0.75);
    expect(believed).toBeGreaterThan(chance * 0.25);
  });

  test('the dice of the real match stay its own', () => {
    const state = position({});
    for (const world of worlds(state, 0, 5)) expect(world.random.key).not.toEqual(state.random.key);
  });
});
