import { describe, expect, test } from 'vitest';
import type { FellowSpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';
import { groupsFor } from './groups-worth.ts';

const TOLL_HOUSE = 'rob-the-toll-house';

const groupsOf = (contract: string, fellows: readonly (string | FellowSpec)[], luck = 0): readonly string[] => {
  const { state } = scene({ basics: ['Rob the Toll House'], parties: [{ fellows, luck }, {}] });
  return groupsFor(state, 0, contract).map(({ group }) => group.toSorted().join('+'));
};

describe('Groups for a contract', () => {
  const ashane = { card: 'Ashane', pool: { magic: 4 } };

  test('are those who can pay together, and nobody goes along for nothing', () => {
    const fellows = [ashane, { card: 'Poacher', pool: { dexterity: 6 } }, { card: 'Brawler', pool: { strength: 3 } }, 'Thug'];
    expect(groupsOf(TOLL_HOUSE, fellows)).toEqual(['poacher']);
  });

  test('may be larger for the bonus, and who is missed less comes first', () => {
    const fellows = [
      { card: 'Poacher', pool: { dexterity: 6 } },
      { card: 'Trapper', pool: { dexterity: 3 } },
      { card: 'Spy', pool: { dexterity: 3, strength: 9 } },
    ];
    const groups = groupsOf(TOLL_HOUSE, fellows);
    expect(groups).toContain('poacher');
    expect(groups).toContain('poacher+trapper');
    expect(groups.indexOf('poacher+trapper')).toBeLessThan(groups.indexOf('poacher+spy'));
  });

  test('count on what their abilities give them on the way, and on the luck of the party', () => {
    const elementalist = { card: 'Elementalist', pool: { dexterity: 3 } };
    expect(groupsOf(TOLL_HOUSE, [elementalist])).toEqual(['elementalist']);
    expect(groupsOf(TOLL_HOUSE, [{ card: 'Ashane', pool: { dexterity: 5 } }])).toEqual([]);
    expect(groupsOf(TOLL_HOUSE, [{ card: 'Ashane', pool: { dexterity: 5 } }], 1)).toEqual(['ashane']);
  });

  test('have nobody in them who is exhausted', () => {
    expect(groupsOf(TOLL_HOUSE, [ashane, { card: 'Poacher', pool: { dexterity: 6 }, ready: false }])).toEqual([]);
  });
});
