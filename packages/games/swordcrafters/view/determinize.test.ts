import { randomFrom, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { sortedTiles } from '../pieces/pieces.ts';
import { swordcrafters } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { type State, smithAt } from '../state.ts';
import { writtenSword } from '../text/notation.ts';
import { view } from './view.ts';

const worlds = (state: State, watcher: Watcher, count: number): readonly State[] => {
  const rng = randomFrom('worlds');
  return Array.from({ length: count }, () => swordcrafters.determinize(state, watcher, rng));
};
const benchOf = (s: State, seat: number): string => (smithAt(s, seat).bench ?? []).map(writtenSword).join(' | ');

const CRAFTING = scene({ phase: 'craft', swords: ['rs: a', 'ea:', 'td:'], taken: ['rse', 'bt', 'b'] }).play(
  'A: r 2',
  'A: e 4',
  'B: t 1',
).state;
const WIELDING = scene({
  phase: 'craft',
  swords: ['rs: | rs:', 'ea: | td:'],
  options: { dual: true },
  taken: ['rs | e', 'tt | dd'],
}).play('A: sword 2', 'A: r 1 on 2').state;
const SLICING = scene({ phase: 'round', swords: ['rs: a', 'ea:', 'td:'] }).state;
const ALONE = scene({ phase: 'round', swords: ['rs:'] }).state;

describe('Dealt worlds', () => {
  test.each([
    ['crafting', CRAFTING],
    ['crafting with two swords', WIELDING],
    ['slicing', SLICING],
    ['alone', ALONE],
  ])('S-9: look to every watcher like the real one, and are sound: %s', (_, state) => {
    for (const watcher of [undefined, ...state.smiths.keys()]) {
      for (const world of worlds(state, watcher, 40)) {
        expect(view(world, watcher)).toEqual(view(state, watcher));
        expect(swordcrafters.faults(world)).toEqual([]);
        expect(swordcrafters.decisions(world).map(({ seat }) => seat)).toEqual(swordcrafters.decisions(state).map(({ seat }) => seat));
      }
    }
  });

  test('S-9: a smith knows the own bench, others imagine every way of building as many tiles', () => {
    expect(new Set(worlds(CRAFTING, 0, 40).map((world) => benchOf(world, 0)))).toEqual(new Set(['rs: a / r /  / e']));
    const imagined = new Set(worlds(CRAFTING, 1, 900).map((world) => benchOf(world, 0)));
    // Two of three tiles, in either order, on two of three sides.
    expect(imagined.size).toBe(18);
    expect(new Set(worlds(CRAFTING, 0, 300).map((world) => benchOf(world, 1))).size).toBe(8);
  });

  test('S-16: others imagine either group in either sword', () => {
    const imagined = worlds(WIELDING, 1, 400);
    expect(
      new Set(
        imagined.map((world) =>
          smithAt(world, 0)
            .left?.map(({ length }) => length)
            .join(),
        ),
      ),
    ).toEqual(new Set(['1,1', '2,0', '0,2']));
    expect(imagined.every((world) => smithAt(world, 0).left?.flat().length === 2)).toBe(true);
    for (const world of worlds(WIELDING, 0, 40)) expect(smithAt(world, 0)).toEqual(smithAt(WIELDING, 0));
    for (const world of imagined) expect(smithAt(world, 1)).toEqual(smithAt(WIELDING, 1));
  });

  test('S-2: the tiles to come are the same in another order, whatever the real one is', () => {
    const dealt = worlds(SLICING, 0, 40);
    expect(new Set(dealt.map(({ bag }) => bag.join())).size).toBe(40);
    for (const { bag } of dealt) expect(sortedTiles(bag)).toEqual(sortedTiles(SLICING.bag));
    // While nobody crafts, nothing else is hidden.
    for (const { bag: _bag, random: _random, ...open } of dealt) expect({ ...SLICING, ...open }).toEqual(SLICING);
    const turned = worlds({ ...SLICING, bag: SLICING.bag.toReversed() }, 0, 40);
    expect(turned.map(({ bag }) => bag)).toEqual(dealt.map(({ bag }) => bag));
  });

  test('S-17: so are the solo cards to come', () => {
    const dealt = worlds(ALONE, 0, 40);
    expect(new Set(dealt.map(({ deck }) => deck.join())).size).toBeGreaterThan(30);
    for (const { deck } of dealt) expect(deck.toSorted()).toEqual(ALONE.deck.toSorted());
    const turned = worlds({ ...ALONE, deck: ALONE.deck.toReversed() }, 0, 40);
    expect(turned.map(({ deck }) => deck)).toEqual(dealt.map(({ deck }) => deck));
  });

  test('the dice of the real match stay its own, and the real match stays as it is', () => {
    const before = JSON.stringify(CRAFTING);
    for (const world of worlds(CRAFTING, 1, 5)) expect(world.random.key).not.toEqual(CRAFTING.random.key);
    expect(JSON.stringify(CRAFTING)).toBe(before);
  });
});
