import { expect, test } from 'vitest';
import { type Scene, scene } from '../scene/scene.ts';

const HOLY = ['Oathkeeper Blade', 'Vow-Shield', 'Consecrated Plate'];

/** A Paladin with a holy set, the bonus that makes somebody stand up again, and a thug who is exhausted. */
const begun = (used: readonly string[] = []): Scene =>
  scene({
    quests: [],
    sets: ['Second Dawn'],
    parties: [{ used, fellows: ['Ashane', { card: 'Paladin', wears: HOLY }, { card: 'Thug', ready: false }] }, {}],
  });

const offOf = (at: Scene): readonly string[] =>
  at
    .play(0, { reequip: true })
    .offered(0)
    .flatMap((action) => ('unequip' in action ? [action.unequip] : []));

test('R-7 the pieces of a set whose bonus was used in this round stay on, so that nobody else uses it again', () => {
  expect(offOf(begun())).toEqual(['oathkeeper-blade', 'vow-shield', 'consecrated-plate']);
  const used = begun().play(0, { use: 'second-dawn' }, { choose: 'thug' });
  expect(used.fellow(0, 'Thug').ready).toBe(true);
  expect(used.offered(0)).not.toContainEqual({ reequip: true });
});

test('C-9, C-14 two companions with the same set use its bonus once each', () => {
  const knight = { card: 'Knight', wears: ['Sun Spear', 'Vigil Torch', 'Parade Armor'] };
  const tired = ['Thug', 'Buckler'].map((card) => ({ card, ready: false }));
  const both = scene({ quests: [], sets: ['Second Dawn'], parties: [{ fellows: [{ card: 'Paladin', wears: HOLY }, knight, ...tired] }] });
  const one = both.play(0, { use: 'second-dawn', of: 'paladin' }, { choose: 'thug' });
  expect(one.offered(0).flatMap((action) => ('use' in action && action.use === 'second-dawn' ? [action.of] : []))).toEqual(['knight']);
  expect(one.play(0, { use: 'second-dawn' }, { choose: 'buckler' }).fitting(0, { use: 'second-dawn' })).toEqual([]);
});

/** The same from the Preparation Step on, with whatever a companion wears there and a shield that waits. */
const prepared = (wears: readonly string[]): Scene =>
  scene({
    quests: [],
    phase: 'preparation',
    sets: ['Off the Books'],
    parties: [{ fellows: ['Ashane', { card: 'Duelist', wears }, 'Thug'], spare: ['Grinning Shield'] }, {}],
  });

test('R-7, C-26 a piece whose ability gives attributes in the Preparation Step stays on, and leaves none behind', () => {
  const walled = prepared(['Wall Shield', 'War Axe']);
  expect(walled.told('gained').map(({ card }) => card)).toContain('wall-shield');
  expect(offOf(walled)).toEqual(['war-axe']);
});

test('R-7, C-9 the pieces of a set that gives attributes in the Preparation Step stay on', () => {
  const set = prepared(['Cutpurse Knife', 'Nightskin']);
  expect(set.told('gained').map(({ card }) => card)).toContain('off-the-books');
  expect(offOf(set)).toEqual([]);
  expect(offOf(prepared(['War Axe', 'Nightskin']))).toEqual(['war-axe', 'nightskin']);
});

test('R-8 a group contributes all it has of what a common contract shows, wild and split attributes included', () => {
  const fellows = ['Ashane', { card: 'Brawler', pool: { strength: 1, wildBasic: 1, might: 1, magic: 2 } }];
  const done = scene({ quests: [], parties: [{ gold: 0, fellows }, {}] }).play(0, { work: 0 }, { join: 'brawler' }, { contribute: 0 });
  expect(done.party(0)).toMatchObject({ gold: 5, contributed: [5, null, null] });
  expect(done.pool(0, 'Brawler')).toEqual({ magic: 2 });
});
