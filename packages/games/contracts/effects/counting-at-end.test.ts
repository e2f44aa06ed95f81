import { describe, expect, test } from 'vitest';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';

/** What cards count at the end of the game. */
type AtEnd = 'rares' | 'levelsGained' | 'sets' | 'contracts' | 'quests' | 'campLevels' | 'luck' | 'gold' | 'arc';

/** Some positions with a card that counts, and what it makes of them. */
type Case = readonly [what: string, ...pairs: (readonly [counted: () => unknown, comes: unknown])[]];

/** Fame that a card makes at the end of the game. */
const scored = (card: string, party: PartySpec): number =>
  scene({ phase: 'end', parties: [party] })
    .told('scored')[0]
    ?.score.cards.find((each) => each.card === card)?.fame ?? 0;

const WILD: FellowSpec['wears'] = ['Hunting Bow', 'Briar Shield', 'Bear Pelt'];
const HOLY: FellowSpec['wears'] = ['Choir Psalter', 'Parade Armor'];

const CASES: Readonly<Record<AtEnd, Case>> = {
  rares: [
    'Antiquarian at level 3 has a fame for each, whether it is worn, waits or is there for all, but two at most',
    [() => scored('antiquarian', { fellows: [{ card: 'Antiquarian', level: 3, wears: ['Silence'] }] }), 1],
    [() => scored('antiquarian', { spare: ['Silence'], fellows: [{ card: 'Antiquarian', level: 3 }] }), 1],
    [() => scored('antiquarian', { items: ['Phoenix Plume', 'Camp Flag'], fellows: [{ card: 'Antiquarian', level: 3 }] }), 1],
    [
      () =>
        scored('antiquarian', { spare: ['Silence', 'Dragonskin'], items: ['Phoenix Plume'], fellows: [{ card: 'Antiquarian', level: 3 }] }),
      2,
    ],
  ],
  levelsGained: [
    'Idony at level 3 counts the levels of all above their first, and none that came too late for the last clean-up (C-34)',
    [
      () =>
        scored('idony', {
          fellows: [
            { card: 'Idony', level: 3 },
            { card: 'Bard', level: 2 },
          ],
        }),
      1,
    ],
    [
      () =>
        scored('idony', {
          fellows: [
            { card: 'Idony', level: 3 },
            { card: 'Bard', level: 1, learning: 4 },
          ],
        }),
      0,
    ],
  ],
  sets: [
    'Armor Stand counts companions with a set, and once those who have two',
    [
      () =>
        scored('armour-stand', {
          items: ['Armor Stand'],
          fellows: [{ card: 'Poacher', wears: ['Cleaver of the Pit', 'Watching Eye', 'Nightskin'] }],
        }),
      1,
    ],
    [
      () =>
        scored('armour-stand', {
          items: ['Armor Stand'],
          fellows: [
            { card: 'Thug', wears: WILD },
            { card: 'Bard', wears: HOLY },
          ],
        }),
      2,
    ],
    [() => scored('armour-stand', { items: ['Armor Stand'], fellows: [{ card: 'Thug', wears: WILD }, 'Bard'] }), 1],
  ],
  contracts: [
    'Bard counts contracts of all arcs, four for a fame',
    [() => scored('bard', { fulfilled: { treasure: 2, war: 1, occult: 1 }, fellows: ['Bard'] }), 1],
    [() => scored('bard', { fulfilled: { treasure: 1, war: 1, occult: 1 }, fellows: ['Bard'] }), 0],
  ],
  quests: [
    'Quest Journal counts side quests, three for a fame, three fame at most',
    [() => scored('quest-journal', { quests: 7, items: ['Quest Journal'] }), 2],
    [() => scored('quest-journal', { quests: 15, items: ['Quest Journal'] }), 3],
  ],
  campLevels: [
    'Camp Flag counts levels reached on all tracks, and nothing on the way to one',
    [() => scored('camp-flag', { camp: [15, 10, 4], items: ['Camp Flag'] }), 1],
    [() => scored('camp-flag', { camp: [15, 10, 5], items: ['Camp Flag'] }), 2],
  ],
  luck: [
    'Fortune Teller at level 3 counts luck, four for a fame, two fame at most',
    [() => scored('fortune-teller', { luck: 7, fellows: [{ card: 'Fortune Teller', level: 3 }] }), 1],
    [() => scored('fortune-teller', { luck: 20, fellows: [{ card: 'Fortune Teller', level: 3 }] }), 2],
  ],
  gold: [
    'Pell at level 3 counts gold, ten for a fame, three fame at most',
    [() => scored('pell', { gold: 29, fellows: [{ card: 'Pell', level: 3 }] }), 2],
    [() => scored('pell', { gold: 45, fellows: [{ card: 'Pell', level: 3 }] }), 3],
  ],
  arc: [
    'Tamsin Lockless counts treasures only, four at most',
    [() => scored('tamsin-lockless', { fulfilled: { treasure: 3, war: 2 }, fellows: ['Tamsin Lockless'] }), 3],
    [() => scored('tamsin-lockless', { fulfilled: { treasure: 6 }, fellows: ['Tamsin Lockless'] }), 4],
  ],
};

describe('For each, at the end of the game', () => {
  test.each(Object.entries(CASES).map(([name, [what, ...pairs]]) => ({ name, what, pairs })))('$name: $what', ({ pairs }) => {
    for (const [counted, comes] of pairs) expect(counted()).toEqual(comes);
  });

  test('what counts nothing gives nothing, and is not told of', () => {
    const over = scene({ phase: 'end', parties: [{ items: ['Trophy Rack', 'Camp Flag', 'Quest Journal', 'Pack Mule', 'Armor Stand'] }] });
    expect(over.told('scored')[0]?.score.cards).toEqual([]);
  });
});
