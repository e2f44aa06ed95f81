import { describe, expect, test } from 'vitest';
import { skillRoom } from '../party/party.ts';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const TAVERN = 5;
const SMITH = 7;
const prepared = (party: PartySpec): Scene => scene({ phase: 'preparation', parties: [party, {}] });

describe('Two rules together', () => {
  test('Isaura, Wine Cask, and The Gray Duchess: discounts add up, and it’s enough that one of them is welcome', () => {
    const fellows = [{ card: 'Isaura', level: 2 }, { card: 'Bard', wears: ['Taproom Lute'] }, 'The Gray Duchess', 'Thug'];
    const there = scene({
      quests: [],
      tavern: ['Sir Odo the Late', 'Saint Ember'],
      parties: [{ gold: 8, luck: 1, items: ['Wine Cask'], fellows }],
    });
    const at = there.play(0, { visit: TAVERN, by: 'thug' });
    expect(at.party(0).luck).toBe(1);
    expect(at.play(0, { recruit: 'sir-odo-the-late' }).party(0).gold).toBe(6);
    expect(at.play(0, { recruit: 'saint-ember' }).party(0).gold).toBe(1);
  });

  test("Tobin, Guild Seal and Guildsmith's Mantle: so do prices, and fees have nothing to do with them", () => {
    const fellows = ['Tobin', { card: 'Bard', wears: ["Guildsmith's Mantle"] }, 'Thug'];
    const begun = scene({
      quests: [],
      smith: ['Silence'],
      tavern: ['Sir Odo the Late'],
      parties: [{ gold: 5, luck: 1, items: ['Guild Seal'], fellows }],
    });
    expect(begun.play(0, { visit: SMITH, by: 'thug' }, { buy: 'silence' }).party(0)).toMatchObject({ gold: 3, luck: 1 });
    expect(begun.play(0, { visit: TAVERN, by: 'thug' }).fitting(0, { recruit: 'sir-odo-the-late' })).toEqual([]);
  });

  test('Wren and Quick Hands: a side quest can come to take nothing, but not less', () => {
    const wren = { card: 'Wren', skills: ['Quick Hands'], pool: {} };
    const there = scene({ quests: ['Read the Omens', "Bandits' Favor"], parties: [{ gold: 0, fellows: [wren, 'Thug'] }] }).play(0, {
      visit: 0,
      by: 'wren',
    });
    expect(there.play(0, { quest: 0, pay: {} }, { quest: 1, pay: {} }).party(0)).toMatchObject({ gold: 4 + 5, luck: 2, quests: 2 });
  });

  test('Fence and Pack Mule: the better price counts, and not both', () => {
    const at = (items: readonly string[]): Scene =>
      scene({ phase: 'equipment', parties: [{ gold: 0, hand: ['Rage'], items, fellows: ['Fence'] }] });
    expect([[], ['Pack Mule']].map((items) => at(items).play(0, { discard: 'rage', for: 'gold' }).plan(0).gold)).toEqual([4, 6]);
  });

  test('Scholar and Open Mind: what it has learned makes room for more', () => {
    const begun = scene({ phase: 'equipment', parties: [{ spare: ['Open Mind', 'Grand Ritual'], fellows: ['Scholar'] }] });
    expect(begun.fitting(0, { equip: 'grand-ritual' })).toEqual([]);
    const open = begun.play(0, { equip: 'open-mind', to: 'scholar' });
    const full = open.play(0, { equip: 'grand-ritual', to: 'scholar' });
    expect(skillRoom(full.plan(0).fellows[0] ?? full.fellow(0, 'Scholar'), full.state.sets)).toBe(0);
  });

  test("Widow's Longbow and Silver Lockpicks: what one counts as opens the equipment of that class, and never closes it again", () => {
    const begun = scene({ phase: 'equipment', parties: [{ spare: ["Widow's Longbow", 'Silver Lockpicks'], fellows: ['Buckler'] }] });
    expect(begun.fitting(0, { equip: 'silver-lockpicks' })).toEqual([]);
    const both = begun.play(0, { equip: 'widows-longbow', to: 'buckler' }, { equip: 'silver-lockpicks', to: 'buckler' });
    expect(both.fitting(0, { unequip: 'widows-longbow' })).toEqual([]);
    expect(both.fitting(0, { unequip: 'silver-lockpicks' })).toHaveLength(1);
  });

  test('Changeling and Company Banner: a companion who counts as a warrior is one for all cards', () => {
    expect(prepared({ items: ['Company Banner'], fellows: ['Pell', 'Changeling'] }).pool(0, 'Changeling')).toEqual({
      strength: 1,
      wildBasic: 2,
    });
    const wearing = (card: string): readonly unknown[] =>
      scene({ phase: 'equipment', parties: [{ spare: ['Iron Cuirass'], fellows: [card] }] }).fitting(0, { equip: 'iron-cuirass' });
    expect(wearing('Changeling')).toHaveLength(1);
    expect(wearing('Bard')).toEqual([]);
  });

  test('Squire with Infernal Ledger, and Pell: no salary is below zero, and no more tokens are waived than there are', () => {
    const squire: FellowSpec = { card: 'Squire', wears: ['Infernal Ledger'] };
    expect(prepared({ fellows: ['Pell', squire] }).party(0).salary).toBe(0);
    expect(prepared({ fellows: ['Pell', squire, 'Buckler'] }).party(0).salary).toBe(0);
    expect(prepared({ fellows: ['Ogden', squire, 'Buckler'] }).party(0).salary).toBe(1);
  });

  test("Chancellor's Seal and an empty purse: who leaves takes the own tokens along, and what was waived is waived for the rest", () => {
    const fellows = ['Ogden', 'Knight', 'Buckler'];
    const short = scene({ phase: 'reward', parties: [{ gold: 4, items: ["Chancellor's Seal"], fellows }] });
    expect(short.party(0).salary).toBe(4 - 2);
    const knightless = short.play(0, { dismiss: 'knight' }, { done: true });
    expect(knightless.told('paid')).toMatchObject([{ gold: 0, fame: 1, companions: ['buckler'] }]);
    const bucklerless = short.play(0, { dismiss: 'buckler' }, { done: true });
    expect(bucklerless.told('paid')).toMatchObject([{ gold: 4, fame: 2, companions: ['knight'] }]);
  });
});
