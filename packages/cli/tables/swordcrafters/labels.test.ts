import type { Action } from '@swordtable/games/swordcrafters/action';
import { laidOut } from '@swordtable/games/swordcrafters/pieces/grid';
import { swordcrafters as game } from '@swordtable/games/swordcrafters/rules';
import { type State, smithAt } from '@swordtable/games/swordcrafters/state';
import { describe, expect, test } from 'vitest';
import { PLAIN } from '../../screen/look.ts';
import { swordcrafters } from './table.ts';
import { crafting, dealt, slicing, sword, tiles } from './testing/states.ts';

describe('a list', () => {
  const labels = (s: State, seat: number) => {
    const decision = game.decisions(s).find((asked) => asked.seat === seat);
    const shown = { view: game.view(s, seat), watcher: seat, decision, news: [] };
    return (action: Action, facet: string): string => swordcrafters.label(action, facet, shown, PLAIN);
  };

  test('says what is in a group and what a cut makes of it', () => {
    const label = labels(slicing(), 1);
    expect(label({ group: 2, axis: 'H', after: 1 }, 'group')).toBe('group 3: ruby, emerald, amethyst, diamond, blank, and the forge');
    expect(label({ group: 2, axis: 'H', after: 1 }, 'axis')).toBe('across, between rows (h)');
    expect(label({ group: 2, axis: 'V', after: 1 }, 'after')).toBe(
      'v1: left amethyst, blank | right ruby, emerald, diamond, and the forge',
    );
    expect(label({ group: 0, axis: 'H', after: 2 }, '')).toBe('cut group 1 below row 2');
  });

  test('says what a tile does for runs and magic, and what it would lie on', () => {
    const s = crafting();
    Object.assign(smithAt(s, 1), { bench: [sword('E', 'R', 'E', '.')] });
    const label = labels(s, 1);
    expect(label({ tile: 'ruby', side: 1, on: 0 }, 'tile')).toBe(
      'ruby: a run of 2 on side 2, +1 for most ruby, +1 for most pairs of ruby\n  and emerald',
    );
    Object.assign(smithAt(s, 1), { left: [tiles('TT')] });
    expect(labels(s, 1)({ tile: 'topaz', side: 1, on: 0 }, 'tile')).toBe('topaz ×2: 1 against least topaz');
    expect(label({ tile: 'ruby', side: 1, on: 0 }, 'side')).toBe('side 2, on ruby: a run of 2');
    expect(label({ tile: 'ruby', side: 3, on: 0 }, 'side')).toBe('side 4, on blank');
  });

  test('of parts says what is kept, and of two swords what each gets', () => {
    const alone = dealt(1);
    Object.assign(alone, { grid: laidOut(tiles('RRSETADD.ERSSSS')), agenda: [{ ask: 'cut', cuts: ['H', 'V'] }] });
    expect(labels(alone, 0)({ axis: 'H', after: 3, keep: 'second' }, 'keep')).toBe('h3, keep the lower part: sapphire ×4');
    const dual = dealt(2, { dual: true });
    Object.assign(dual, { phase: 'craft', grid: [], groups: [], agenda: [{ ask: 'craft' }] });
    for (const seat of [0, 1]) Object.assign(smithAt(dual, seat), { taken: [tiles('RR'), tiles('D')], bench: smithAt(dual, seat).swords });
    expect(labels(dual, 1)({ sword: 1 }, 'sword')).toBe('sword 1 gets diamond; sword 2 gets ruby ×2');
  });
});

test('a card, a method, a gem and the forge are told about in full, and a stranger not at all', () => {
  expect(swordcrafters.about('brontes', PLAIN)).toMatch(
    /^Brontes\nsolo card · cuts across, down, across, down\nAs an opponent: \d+ tiles, runs /,
  );
  expect(swordcrafters.about('most ruby', PLAIN)).toMatch(/^most ruby\nmagic card \d+, beginner face · 5, 3, 1 for the first 3 places\n/);
  expect(swordcrafters.about('pairs', PLAIN)).toMatch(/^pairs\nmagic card method · on \d+ faces\n/);
  expect(swordcrafters.about('ruby', PLAIN)).toMatch(/^ruby\ngem · 13 tiles, 10 with two or three players · 2 guards\n/);
  expect(swordcrafters.about('forge', PLAIN)).toContain('Rulings: S-2, S-8, S-17');
  expect(swordcrafters.about('hydra', PLAIN)).toBeUndefined();
});
