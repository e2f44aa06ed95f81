import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { without } from './pieces/pieces.ts';
import { scene } from './scene/scene.ts';
import { clone, type Smith, type State, smithAt } from './state.ts';
import { swordFrom } from './text/notation.ts';

const crafting = (): State =>
  clone(scene({ phase: 'craft', swords: ['rs: a / e', 'ea: b', 'td:'], taken: ['rse', 'bt', 'b'] }).play('A: r 3').state);
const selecting = (): State =>
  clone(scene({ phase: 'select', swords: ['rs:', 'ea:', 'td:'], grid: 'rset adr srea', groups: '1123 1124 1124' }).play('take 1').state);
const alone = (): State =>
  clone(
    scene({ phase: 'slice', swords: ['rs:'], grid: 'rset adr srea tttd', groups: '1111 1111 1111 1111', card: 'HVVH' }).play('H2 first')
      .state,
  );

const smith = (change: Partial<Smith>) => (s: State) => Object.assign(smithAt(s, 0), change);
const changed = (change: Partial<State>) => (s: State) => void Object.assign(s, change);
const OPEN = 'A sword of seat 0 has open spaces.';
const CHANGED = 'Seat 0 has changed what was built before.';
const OTHERS = 'Seat 0 builds other tiles than those taken.';
const UNFIT = 'The groups do not fit the grid.';
const PARTED = 'The groups do not make up the grid.';

describe('Faults', () => {
  test.each([crafting, selecting, alone])('a sound position has none (%#)', (sound) => expect(faults(sound())).toEqual([]));

  test.each<[string, () => State, (s: State) => void, readonly string[]]>([
    ['a tile is missing in the bag', selecting, (s) => changed({ bag: s.bag.slice(1) })(s), [expect.stringMatching(/^There are 9 of/)]],
    ['a tile is there twice', selecting, (s) => changed({ bag: [...s.bag, 'blank'] })(s), ['There are 14 of blank.']],
    [
      'a tile of the grid became another',
      selecting,
      (s) => changed({ grid: s.grid.with(3, 'blank') })(s),
      ['There are 9 of topaz.', 'There are 14 of blank.'],
    ],
    ['a sword has an open space', crafting, smith({ swords: [swordFrom('rs: ae')] }), [OPEN, CHANGED]],
    ['a bench has an open space', crafting, smith({ bench: [swordFrom('rs: ar / e')] }), [OPEN]],
    [
      'a side is missing',
      crafting,
      (s) => smith({ bench: [{ guards: ['ruby', 'sapphire'], sides: [['amethyst'], ['emerald'], ['ruby']] }] })(s),
      [OPEN],
    ],
    ['there is a sword too many', crafting, (s) => smith({ swords: [...smithAt(s, 0).swords, swordFrom('rs:')] })(s), [OPEN, CHANGED]],
    ['what was built is changed', crafting, smith({ bench: [swordFrom('rs: e / a / r')] }), [CHANGED]],
    ['a guard is changed', crafting, smith({ bench: [swordFrom('rr: a / e / r')] }), [CHANGED]],
    ['a tile is lost while crafting', crafting, smith({ left: [['emerald']] }), [OTHERS]],
    ['a tile is swapped while crafting', crafting, smith({ left: [['sapphire', 'blank']] }), [OTHERS]],
    ['another tile is built than was taken', crafting, smith({ bench: [swordFrom('rs: a / e / d')] }), [OTHERS]],
    ['two groups overlap', selecting, (s) => changed({ groups: [...s.groups, { row: 0, column: 3, rows: 1, columns: 1 }] })(s), [UNFIT]],
    [
      'a group reaches below the grid',
      selecting,
      (s) => changed({ groups: [...s.groups, { row: 3, column: 0, rows: 1, columns: 1 }] })(s),
      [UNFIT],
    ],
    ['a group reaches over the right edge', alone, changed({ groups: [{ row: 0, column: 3, rows: 1, columns: 2 }] }), [UNFIT]],
    ['a group is lost', selecting, (s) => changed({ groups: s.groups.slice(1) })(s), [PARTED]],
    [
      'what was taken lies there still',
      selecting,
      (s) => changed({ groups: [...s.groups, { row: 0, column: 0, rows: 3, columns: 2 }] })(s),
      [PARTED],
    ],
    ['the forge is taken and lies there', selecting, changed({ forge: 1 }), [PARTED]],
    [
      'the box is out of order',
      selecting,
      (s) => changed({ bag: without(s.bag, 'ruby'), gone: [...s.gone, 'ruby'] })(s),
      ['What went back to the box is out of order.'],
    ],
  ])('are found: %s', (_, sound, plant, found) => {
    const s = sound();
    plant(s);
    expect(faults(s)).toEqual(found);
  });
});
