import type { Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene/scene.ts';
import { openView, redact, view } from './view.ts';

const OTHERS: readonly Watcher[] = [1, 2, undefined];
const crafting = (): Scene => scene({ phase: 'craft', swords: ['rs:', 'ea:', 'td:'], taken: ['rse', 'bt', 'b'] });
const wielding = (): Scene =>
  scene({ phase: 'craft', swords: ['rs: | rs:', 'ea: | td:'], options: { dual: true }, taken: ['rs | e', 'tt | dd'] });

/** Two ways of building that nobody else may tell apart. */
const SECRETS: readonly (readonly [string, Scene, Scene])[] = [
  ['which tile is built', crafting().play('A: r 1'), crafting().play('A: e 1')],
  ['on which side', crafting().play('A: r 1'), crafting().play('A: r 4')],
  ['a whole sword', crafting().play('A: r 1', 'A: s 2', 'A: e 3'), crafting().play('A: e 4', 'A: r 3', 'A: s 1')],
];
const PAIRED: readonly (readonly [string, Scene, Scene])[] = [
  ['which sword gets which group', wielding().play('A: sword 1'), wielding().play('A: sword 2')],
  ['which of the swords grows', wielding().play('A: sword 1', 'A: r 1'), wielding().play('A: sword 1', 'A: e 1 on 2')],
];
const differ = ([one, other]: readonly [Scene, Scene], watchers: readonly Watcher[]): void => {
  for (const watcher of watchers) {
    expect(view(one.state, watcher)).toEqual(view(other.state, watcher));
    const heard = ({ events }: Scene) => events.map((event) => redact(event, watcher) ?? null);
    expect(heard(one)).toEqual(heard(other));
  }
  expect(view(one.state, 0)).not.toEqual(view(other.state, 0));
  expect(openView(one.state)).not.toEqual(openView(other.state));
};

describe('S-9: what others see while all craft', () => {
  test.each(SECRETS)('%s shows to the smith alone', (_, one, other) => differ([one, other], OTHERS));
  test.each(PAIRED)('S-16: %s shows to the smith alone', (_, one, other) => differ([one, other], [1, undefined]));

  test('R-5: how many tiles are left to build in shows to all, and who is done', () => {
    const begun = crafting();
    const waiting = ({ state }: Scene, watcher: Watcher) => view(state, watcher).smiths.map((smith) => smith.waiting);
    for (const watcher of [0, ...OTHERS]) {
      expect(waiting(begun, watcher)).toEqual([3, 2, 1]);
      expect(waiting(begun.play('A: s 2', 'C: b 1'), watcher)).toEqual([2, 2, 0]);
    }
    const [built, ready] = begun.play('C: b 1').events;
    expect([built?.what, ready?.what]).toEqual(['built', 'ready']);
    for (const watcher of [0, 1, undefined]) {
      expect(built && redact(built, watcher)).toBeUndefined();
      expect(ready && redact(ready, watcher)).toEqual({ what: 'ready', seat: 2 });
    }
    expect(built && redact(built, 2)).toBe(built);
  });

  test('R-5: with two swords it shows that the groups are given out, but not how', () => {
    const [before, after] = [wielding(), wielding().play('A: sword 2')];
    expect(view(before.state, 1).smiths.map(({ waiting }) => waiting)).toEqual([null, null]);
    expect(view(after.state, 1).smiths.map(({ waiting, left }) => [waiting, left])).toEqual([
      [3, null],
      [null, null],
    ]);
    expect(view(after.state, 0).smiths[0]?.left).toEqual([['emerald'], ['ruby', 'sapphire']]);
    expect(after.events.map((event) => redact(event, 1))).toEqual([undefined]);
  });

  test('S-8: what was taken is open to all, for everybody saw it', () => {
    for (const watcher of [0, ...OTHERS])
      expect(view(crafting().state, watcher).smiths[0]?.taken).toEqual([['ruby', 'sapphire', 'emerald']]);
  });

  test('the order of the bag and of the solo deck shows to nobody, and lies open at the end', () => {
    for (const { state } of [crafting(), scene({ phase: 'round', swords: ['rs:'] })]) {
      const turned = { ...state, bag: state.bag.toReversed(), deck: state.deck.toReversed() };
      for (const watcher of [0, ...OTHERS]) expect(view(turned, watcher)).toEqual(view(state, watcher));
      expect(openView(turned).open).not.toEqual(openView(state).open);
      expect(openView(state).open?.bag[0]).toBe(state.bag.at(-1));
    }
  });

  test('R-5: nobody waits over a question of crafting because an answer could be read from the wait', () => {
    for (const { position } of [crafting(), wielding()]) for (const { prompt } of position.decisions) expect(prompt.sealed).toBe('apart');
  });
});
