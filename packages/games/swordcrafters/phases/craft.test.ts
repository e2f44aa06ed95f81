import { describe, expect, test } from 'vitest';
import { scene } from '../scene/scene.ts';
import { smithAt } from '../state.ts';
import { writtenSword } from '../text/notation.ts';
import { view } from '../view/view.ts';

/** Three smiths; the second and the third have one tile each. */
const crafting = (sword: string, tiles: string) => scene({ phase: 'craft', swords: [sword, 'ea:', 'td:'], taken: [tiles, 'b', 'b'] });
const sidesOf = (options: readonly string[]): readonly number[] => [...new Set(options.map((option) => Number(option.split(' ')[1])))];
const bench = (s: ReturnType<typeof crafting>): string => (smithAt(s.state, 0).bench ?? []).map(writtenSword).join();

describe('Building', () => {
  test.each([
    ['rs:', [1, 2, 3, 4]],
    ['rs: a', [2, 3, 4]],
    ['rs: a / a / / a', [3]],
    ['rs: a / a / a / a', [1, 2, 3, 4]],
    ['rs: ab / ab / a / ab', [3]],
  ])('S-4: on %s a tile goes on the sides %j', (sword, sides) => {
    expect(sidesOf(crafting(sword, 'e').options)).toEqual(sides);
  });

  test('S-19: guards do not count in the one-longer rule: guarded sides are as short as the others', () => {
    expect(sidesOf(crafting('rs: / a / / a', 'e').options)).toEqual([1, 3]);
  });

  test('S-4: any tile left may come next, each kind offered once, and it goes on top', () => {
    const begun = crafting('rs: a / a / / a', 'rre');
    expect(begun.options).toEqual(['r 3', 'e 3']);
    const then = begun.play('r 3');
    expect(then.options).toEqual(['r 1', 'r 2', 'r 3', 'r 4', 'e 1', 'e 2', 'e 3', 'e 4']);
    expect(bench(then.play('e 3'))).toBe('rs: a / a / re / a');
  });

  test('S-4: all that was taken is built in this round; there is no leaving off', () => {
    const begun = crafting('rs:', 'rsb').play('B: b 1', 'C: b 1', 'r 1', 's 2');
    expect(begun.state.phase).toBe('craft');
    expect(begun.asks).toBe('A craft: b 3, b 4');
    expect(begun.play('b 4').swords(0)).toEqual(['rs: r / s /  / b']);
  });

  test('S-4: what is built never moves again', () => {
    const before = crafting('rs: at / a / e / a', 'de');
    const after = before.play('d 2', 'e 4', 'B: b 1', 'C: b 2');
    expect(after.swords(0)).toEqual(['rs: at / ad / e / ae']);
  });
});

describe('All at once', () => {
  test('S-9: everybody is asked at the same time, and answers in any order', () => {
    const begun = crafting('rs:', 'rs');
    expect(begun.position.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(begun.play('C: b 4').position.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(begun.play('C: b 4', 'A: s 1').position.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('S-9, S-19: swords stay as they were until all are done, and are open then', () => {
    const almost = crafting('rs:', 'r').play('C: b 4', 'A: r 2');
    for (const watcher of [0, 1, 2, undefined])
      expect(view(almost.state, watcher).smiths.map(({ swords }) => swords.map(writtenSword))).toEqual([
        ['rs:  /  /  / '],
        ['ea:  /  /  / '],
        ['td:  /  /  / '],
      ]);
    const done = almost.play('B: b 1');
    for (const watcher of [0, 1, 2, undefined])
      expect(view(done.state, watcher).smiths.map(({ swords }) => swords.map(writtenSword))).toEqual([
        ['rs:  / r /  / '],
        ['ea: b /  /  / '],
        ['td:  /  /  / b'],
      ]);
    expect(done.told('crafted').map(({ seat, swords }) => [seat, ...swords.map(writtenSword)])).toEqual([
      [0, 'rs:  / r /  / '],
      [1, 'ea: b /  /  / '],
      [2, 'td:  /  /  / b'],
    ]);
    expect(done.state.smiths.every(({ taken, bench, left }) => taken.length === 0 && bench === null && left === null)).toBe(true);
  });

  test('S-9: each is told to be ready with the last tile, and not before', () => {
    const begun = crafting('rs:', 'rs');
    expect(begun.play('A: r 1').told('ready')).toEqual([]);
    expect(begun.play('A: r 1', 'A: s 2').told('ready')).toEqual([{ what: 'ready', seat: 0 }]);
  });
});

describe('Dual wielding', () => {
  const dual = (taken: readonly string[]) => scene({ phase: 'craft', swords: ['rs: | rs:', 'ea: | td:'], options: { dual: true }, taken });

  test('S-16: the player says which sword gets the group taken first; the other gets the other', () => {
    const begun = dual(['rr | e', 'tt | dd']);
    expect(begun.asks).toBe('A dual: sword 1, sword 2; B dual: sword 1, sword 2');
    expect(smithAt(begun.play('A: sword 1').state, 0).left).toEqual([['ruby', 'ruby'], ['emerald']]);
    expect(smithAt(begun.play('A: sword 2').state, 0).left).toEqual([['emerald'], ['ruby', 'ruby']]);
  });

  test('S-16: a group is built into its own sword only, and both swords in any order', () => {
    const begun = dual(['r | e', 'tt | dd']).play('A: sword 2');
    expect(begun.options).toEqual(['e 1', 'e 2', 'e 3', 'e 4', 'r 1 on 2', 'r 2 on 2', 'r 3 on 2', 'r 4 on 2']);
    const done = begun.play('A: r 3 on 2', 'A: e 1', 'B: sword 1', 'B: t 1', 'B: t 2', 'B: d 1 on 2', 'B: d 3 on 2');
    expect([done.swords(0), done.swords(1)]).toEqual([
      ['rs: e /  /  / ', 'rs:  /  / r / '],
      ['ea: t / t /  / ', 'td: d /  / d / '],
    ]);
  });

  test('R-7: two groups of the same tiles can be shared out in one way only', () => {
    const begun = dual(['re | re', 'tt | dd']);
    expect(begun.options).toEqual(['sword 1']);
    expect(dual(['re | er', 'tt | dd']).options).toEqual(['sword 1']);
  });

  test('R-1, S-16: with the forge alone for one group, one sword gets nothing in this round', () => {
    const begun = dual(['  | e', 'tt | dd']).play('A: sword 1');
    expect(begun.options).toEqual(['e 1 on 2', 'e 2 on 2', 'e 3 on 2', 'e 4 on 2']);
    expect(begun.play('A: e 2 on 2').told('ready')).toEqual([{ what: 'ready', seat: 0 }]);
  });
});
