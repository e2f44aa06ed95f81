import { describe, expect, test } from 'vitest';
import type { PartySpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';
import { strategies } from './strategies.ts';

const far = (way: string, party: PartySpec): number =>
  strategies[way]?.progress(scene({ phase: 'contract', parties: [party, {}] }).state, 0) ?? Number.NaN;

/** Of each way a party that has come some way along, and one that has not. */
const FURTHER: Readonly<Record<string, readonly [PartySpec, PartySpec]>> = {
  'solo-champion': [
    { fellows: ['Ashane', { card: 'Brawler', wears: ['War Axe'] }] },
    { fellows: ['Ashane', 'Brawler'], spare: ['War Axe'] },
  ],
  'wide-band': [{ fellows: ['Ashane', 'Brawler', 'Buckler'] }, { fellows: ['Ashane', 'Brawler'] }],
  'set-collector': [
    { fellows: ['Ashane', { card: 'Buckler', wears: ['Sun Spear', 'Choir Psalter'] }] },
    { fellows: ['Ashane', { card: 'Buckler', wears: ['Sun Spear'] }], spare: ['Choir Psalter'] },
  ],
  luck: [{ luck: 3 }, { luck: 1 }],
  labor: [{ contributed: [3, null, null] }, { contributed: [1, null, null] }],
  'side-quests': [{ quests: 2 }, { quests: 1 }],
  camp: [{ camp: [5, 0, 0] }, { camp: [4, 0, 0] }],
  arcs: [{ fulfilled: { treasure: 2 } }, { fulfilled: { treasure: 1, war: 1 } }],
  miser: [{ fellows: ['Ashane', 'Brawler'] }, { fellows: ['Ashane', 'Knight'] }],
};

describe('Ways to play', () => {
  test.each(Object.entries(FURTHER))('%s: who has come further counts more', (way, [further, less]) => {
    expect(far(way, further)).toBeGreaterThan(far(way, less));
  });

  test('each of them has its measure', () => {
    expect(Object.keys(strategies).toSorted()).toEqual(Object.keys(FURTHER).toSorted());
  });

  test('a solo champion counts companions sent along as a loss', () => {
    const alone = scene({ basics: ['Decipher Ancient Document'], parties: [{ fellows: ['Ashane', 'Elementalist'] }, {}] })
      .play(0, { fulfil: 'decipher-ancient-document' })
      .play(0, { join: 'ashane' });
    const both = alone.play(0, { join: 'elementalist' });
    expect(strategies['solo-champion']?.progress(both.state, 0)).toBeLessThan(
      strategies['solo-champion']?.progress(alone.state, 0) ?? Number.NaN,
    );
    expect(strategies['solo-champion']?.progress(both.state, 1)).toBe(strategies['solo-champion']?.progress(alone.state, 1));
  });
});
