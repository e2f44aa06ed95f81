import { describe, expect, test } from 'vitest';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import type { When } from './effect.ts';

const FORD = ['Hold the River Ford'];
const MIGHTY = { pool: { might: 3 } } as const;

/** What a party does, and somebody waits for. */
type Deed = 'fulfilled' | 'bonus' | 'common' | 'visited' | 'quest' | 'recruited' | 'bought' | 'camp' | 'joined';

/** One real card for each. */
const DEEDS: Readonly<Record<Extract<When, Deed>, readonly [what: string, carriedOut: () => void]>> = {
  fulfilled: [
    'Bounty Hunter is paid two gold for each level of a contract of his own, and nothing for those of others',
    () => {
      const begun = scene({
        basics: FORD,
        parties: [
          {
            gold: 0,
            fellows: [
              { card: 'Bounty Hunter', ...MIGHTY },
              { card: 'Thug', ...MIGHTY },
            ],
          },
        ],
      });
      const his = begun.play(0, { fulfil: 'hold-the-river-ford' }, { join: 'bounty-hunter' }, { bonus: false });
      expect(his.party(0).gold).toBe(4 + 2);
      const theirs = begun.play(0, { fulfil: 'hold-the-river-ford' }, { join: 'thug' }, { bonus: false });
      expect(theirs.party(0).gold).toBe(4);
    },
  ],
  bonus: [
    'Cutthroat takes three gold with the bonus of a contract, and none without',
    () => {
      const group = scene({ basics: FORD, parties: [{ gold: 0, fellows: [{ card: 'Cutthroat', ...MIGHTY }, 'Thug'] }] }).play(
        0,
        { fulfil: 'hold-the-river-ford' },
        { join: 'cutthroat' },
      );
      expect(group.play(0, { bonus: true }).party(0).gold).toBe(4 + 3);
      expect(group.play(0, { bonus: false }).party(0).gold).toBe(4);
    },
  ],
  common: [
    'Lamplighter finds one luck at a common contract, and none where others work',
    () => {
      const begun = scene({ parties: [{ fellows: ['Lamplighter', 'Poacher', { card: 'Pathfinder' }, 'Thug'] }] }).play(0, { work: 2 });
      expect(begun.play(0, { join: 'lamplighter' }, { contribute: 0 }).party(0).luck).toBe(1);
      expect(begun.play(0, { join: 'pathfinder' }, { contribute: 0 }).party(0).luck).toBe(0);
    },
  ],
  visited: [
    'Corsair takes two gold wherever he goes, and none where others go',
    () => {
      const begun = scene({ quests: [], parties: [{ gold: 0, fellows: ['Corsair', 'Thug'] }] });
      expect(begun.play(0, { visit: 1, by: 'corsair' }).party(0).gold).toBe(2);
      expect(begun.play(0, { visit: 1, by: 'thug' }).party(0).gold).toBe(0);
    },
  ],
  quest: [
    'Kestrel Vane takes three gold for each side quest',
    () => {
      const begun = scene({ quests: ['Old Lock', 'Sing for Supper'], parties: [{ gold: 0, fellows: ['Kestrel Vane', 'Thug'] }] });
      const there = begun.play(0, { visit: 0, by: 'kestrel-vane' });
      expect(there.party(0).gold).toBe(4);
      const one = there.play(0, { quest: 0 });
      expect(one.told('gained')).toContainEqual({ what: 'gained', seat: 0, card: 'kestrel-vane', to: null, got: { gold: 3 } });
      const both = one.play(0, { quest: 1 });
      expect(both.party(0).gold).toBe(4 + 3 + 3 + 1);
    },
  ],
  recruited: [
    'Parade Armor gives fame for a legendary companion no matter who recruits it, and none if no one is recruited',
    () => {
      const begun = scene({
        tavern: ['Mother Thistle'],
        parties: [{ gold: 10, luck: 1, fellows: ['Thug', { card: 'Buckler', wears: ['Parade Armor'] }] }],
      });
      const there = begun.play(0, { visit: 5, by: 'thug' });
      expect(there.play(0, { recruit: 'mother-thistle' }).party(0).fame).toBe(1);
      expect(there.play(0, { none: true }).party(0).fame).toBe(0);
    },
  ],
  bought: [
    'Brother Anvil gives gold for a rare item, and none where nothing is bought',
    () => {
      const begun = scene({ smith: ['Phoenix Plume'], parties: [{ gold: 10, fellows: ['Thug', 'Brother Anvil'] }] });
      const there = begun.play(0, { visit: 7, by: 'thug' });
      expect(there.play(0, { buy: 'phoenix-plume' }).party(0).gold).toBe(7);
      expect(there.play(0, { none: true }).party(0).gold).toBe(10);
    },
  ],
  camp: [
    'Briar Shield gives 1 luck for each level of the camp, no matter who reached it, up to 20 gold',
    () => {
      const party = (gold: number): PartySpec => ({
        gold,
        camp: [4, 4, 0],
        fellows: [
          { card: 'Thug', pool: { strength: 6 } },
          { card: 'Buckler', wears: ['Briar Shield'] },
        ],
      });
      const at = (gold: number): Scene => scene({ parties: [party(gold)] });
      const begun = at(0);
      const one = begun.play(0, { improve: 'strength', by: 'thug', pay: { thug: { strength: 1 } } });
      expect(one.party(0).luck).toBe(1);
      const two = begun.play(0, { improve: 'strength', by: 'thug', pay: { thug: { strength: 6 } } });
      expect(two.party(0).luck).toBe(2);
      const reached = { improve: 'strength', by: 'thug', pay: { thug: { strength: 1 } } } as const;
      expect([20, 21].map((gold) => at(gold).play(0, reached).party(0).luck)).toEqual([1, 0]);
    },
  ],
  joined: [
    'Bottled Courage gives two luck when it comes into the party, and never again; Mother Thistle greets the others',
    () => {
      const begun = scene({ phase: 'equipment', parties: [{ hand: ['Bottled Courage'] }] }).play(1, { done: true });
      const added = begun.play(0, { add: 'bottled-courage' }, { done: true });
      expect(added.party(0).luck).toBe(2);
      expect(begun.play(0, { done: true }).party(0).luck).toBe(0);
      const owned = scene({ phase: 'equipment', parties: [{ items: ['Bottled Courage'] }] }).play(1, { done: true });
      expect(owned.play(0, { done: true }).party(0).luck).toBe(0);
      const there = scene({ tavern: ['Mother Thistle'], parties: [{ luck: 1, fellows: ['Thug', 'Buckler'] }] }).play(0, {
        visit: 5,
        by: 'thug',
      });
      const greeted = there.play(0, { recruit: 'mother-thistle' });
      expect(greeted.pool(0, 'Buckler')).toEqual({ strength: 1, wildBasic: 1 });
      expect(greeted.pool(0, 'Mother Thistle')).toEqual({ magic: 4 });
    },
  ],
};

describe('Whenever', () => {
  test.each(Object.entries(DEEDS).map(([when, [what, carriedOut]]) => ({ when, what, carriedOut })))('$when: $what', ({ carriedOut }) =>
    carriedOut(),
  );
});
