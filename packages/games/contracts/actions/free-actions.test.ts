import { describe, expect, test } from 'vitest';
import type { PartySpec, PositionSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const HARBOUR = 0;
const TAVERN = 5;
const SMITH = 7;

describe('R-9 free actions on a visit', () => {
  /** Thug comes to the Harbor without luck for the gamble there; Ashane at home can make some. */
  const gambling = (party: PartySpec = {}): Scene =>
    scene({ quests: ['Gamble with Sailors', 'Catch a Cutpurse'], parties: [{ gold: 0, fellows: ['Ashane', 'Thug'], ...party }, {}] }).play(
      0,
      {
        visit: HARBOUR,
        by: 'thug',
      },
    );

  test('C-14, R-9 come between the reward of a location and its side quests, and pay for these', () => {
    const come = gambling();
    expect([come.asks(0), come.fitting(0, { quest: 0 })]).toEqual(['side-quests quest', []]);
    const lucky = come.play(0, { use: 'ashane' });
    expect([lucky.asks(0), lucky.party(0).luck]).toEqual(['side-quests quest', 1]);
    expect(lucky.play(0, { quest: 0 }).party(0)).toMatchObject({ quests: 1, luck: 0 });
    expect(come.play(0, { none: true }).asks(0)).toBe('turn free');
  });

  test('C-14, R-9 come between two quests, and after them', () => {
    const one = gambling({ luck: 1 }).play(0, { quest: 0 });
    expect(one.fitting(0, { use: 'ashane' })).not.toEqual([]);
    expect(one.endTurn().asked).toEqual([1]);
  });

  test('C-14, R-9 give tokens to the visitor: Saint Ember at home pays for the quest of a thug', () => {
    const ember = { card: 'Saint Ember', level: 3 };
    const come = scene({ quests: ['Carry the Luggage'], parties: [{ gold: 0, fellows: ['Thug', ember] }] }).play(0, {
      visit: HARBOUR,
      by: 'thug',
    });
    expect([come.asks(0), come.fitting(0, { quest: 0 })]).toEqual(['side-quests quest', []]);
    expect(come.play(0, { use: 'saint-ember' }, { quest: 0 }).party(0)).toMatchObject({ quests: 1, gold: 8 });
  });

  test('C-27, R-9 bring a card that was drawn on arrival into the party, and what it gives pays for a side quest', () => {
    const quests = [null, null, null, 'Gamble with Sailors'];
    const come = scene({ quests, encounter: ['Bottled Courage'], parties: [{ gold: 0, fellows: ['Thug'] }] }).play(0, {
      visit: 3,
      by: 'thug',
    });
    expect([come.asks(0), come.fitting(0, { quest: 3 })]).toEqual(['side-quests quest', []]);
    expect(come.play(0, { add: 'bottled-courage' }, { quest: 3 }).party(0)).toMatchObject({ quests: 1, gold: 2 + 6, luck: 1 });
  });

  test('C-27, R-9 draw a card, which may help as well: Spy', () => {
    const spy = { card: 'Spy', pool: { dexterity: 1 } };
    const drawn: PositionSpec = { quests: ['Gamble with Sailors'], encounter: ['Bottled Courage'], parties: [{ fellows: ['Thug', spy] }] };
    const come = scene(drawn).play(0, { visit: HARBOUR, by: 'thug' });
    expect([come.asks(0), come.fitting(0, { quest: 0 })]).toEqual(['side-quests quest', []]);
    expect(come.play(0, { use: 'spy' }, { add: 'bottled-courage' }).fitting(0, { quest: 0 })).toHaveLength(1);
  });

  test('C-30, R-9 make a wild token of luck that goes further: Offering Bowl', () => {
    const party = { luck: 1, items: ['Offering Bowl'], fellows: ['Thug'] };
    const come = scene({ quests: ['Wrestle the Champion'], parties: [party] }).play(0, { visit: HARBOUR, by: 'thug' });
    expect([come.asks(0), come.fitting(0, { quest: 0 })]).toEqual(['side-quests quest', []]);
    expect(come.play(0, { use: 'offering-bowl' }, { quest: 0 }).party(0)).toMatchObject({ quests: 1, luck: 0, wilds: [0, 0, 0] });
  });

  test('C-36, R-9 bring the camp to a level, and what that gives pays: Lumberjack', () => {
    const party = { gold: 2, luck: 1, camp: [3, 0, 0], fellows: ['Thug', { card: 'Lumberjack', pool: { strength: 1 } }] };
    const come = scene({ quests: [], smith: ['Silence'], parties: [party] }).play(0, { visit: SMITH, by: 'thug' });
    expect([come.asks(0), come.fitting(0, { buy: 'silence' })]).toEqual(['smith card', []]);
    expect(come.play(0, { use: 'lumberjack' }, { buy: 'silence' }).party(0).gold).toBe(0);
    // Attributes bring it there as well.
    const strong = { ...party, fellows: ['Thug', { card: 'Buckler', pool: { strength: 2 } }] };
    const near = scene({ quests: [], smith: ['Silence'], parties: [strong] }).play(0, { visit: SMITH, by: 'thug' });
    expect(near.play(0, { improve: 'strength', pay: { buckler: { strength: 2 } } }, { buy: 'silence' }).party(0).gold).toBe(0);
  });

  test('R-9 players they cannot help are not asked about quests that no one can pay', () => {
    const used = gambling({ used: ['ashane:ashane:0'] });
    expect(used.asks(0)).toBe('turn free');
  });

  test('R-9 players who could get there with two free actions together are asked: two companions reach a level of the camp', () => {
    const fellows = ['Thug', { card: 'Poacher', pool: { dexterity: 2 } }, { card: 'Buckler', pool: { dexterity: 3 } }];
    const come = scene({ quests: ['Gamble with Sailors'], parties: [{ gold: 0, fellows }] }).play(0, { visit: HARBOUR, by: 'thug' });
    expect([come.asks(0), come.fitting(0, { quest: 0 })]).toEqual(['side-quests quest', []]);
    const hunt = (by: string, dexterity: number) => ({ improve: 'dexterity', by, pay: { [by]: { dexterity } } }) as const;
    const lucky = come.play(0, hunt('poacher', 2), hunt('buckler', 3));
    expect([lucky.party(0).luck, lucky.fitting(0, { quest: 0 }).length > 0]).toEqual([2, true]);
  });

  test('C-14, C-15, R-9 come before one buys something, and pay for it', () => {
    const poor = scene({ quests: [], smith: ['Silence'], parties: [{ gold: 4, luck: 1, fellows: ['Thug', 'Cutpurse'] }] });
    const come = poor.play(0, { visit: SMITH, by: 'thug' });
    expect([come.asks(0), come.fitting(0, { buy: 'silence' })]).toEqual(['smith card', []]);
    expect(come.play(0, { use: 'cutpurse' }, { buy: 'silence' }).party(0)).toMatchObject({ gold: 1, spare: ['silence'] });
  });

  test('R-9 make no one stay at a house that has nothing to offer', () => {
    const poor = { gold: 0, luck: 1, fellows: ['Thug', 'Cutpurse'] };
    const come = scene({ quests: [], smith: [], parties: [poor] }).play(0, { visit: SMITH, by: 'thug' });
    expect([come.asks(0), come.fitting(0, { use: 'cutpurse' }).length > 0]).toEqual(['turn free', true]);
    const nine = ['Buckler', 'Brawler', 'Lumberjack', 'Pikeman', 'Berserker', 'Sergeant', 'Squire', 'Sapper', 'Knight'];
    const full = scene({ quests: [], tavern: ['Saint Ember'], parties: [{ ...poor, fellows: [...poor.fellows, ...nine] }] });
    expect(full.play(0, { visit: TAVERN, by: 'thug' }).asks(0)).toBe('turn free');
  });

  test('R-9 do not come while a group sets out: there only what is for those assigned can be used', () => {
    const ready = { fellows: ['Ashane', { card: 'Thug', pool: { might: 3 } }] };
    const out = scene({ basics: ['Hold the River Ford'], parties: [ready] }).play(0, { fulfil: 'hold-the-river-ford' });
    expect(out.fitting(0, { use: 'ashane' })).toEqual([]);
    expect(out.play(0, { back: true }).fitting(0, { use: 'ashane' })).not.toEqual([]);
  });
});

test('R-12 conditions are checked before anything is given: two cards that act at the same time do not help each other', () => {
  const luckOf = (luck: number): number =>
    scene({ phase: 'preparation', parties: [{ luck, items: ['Lucky Charm', 'Loaded Dice'] }, {}] }).party(0).luck;
  expect([luckOf(2), luckOf(3)]).toEqual([3, 6]);
});

test('R-16 automatic effects still happen to exhausted companions', () => {
  const knight = { card: 'Knight', ready: false };
  const over = scene({ phase: 'payment', parties: [{ gold: 20, fellows: ['Thug', knight] }, {}] });
  expect(over.told('paid')).toMatchObject([{ companions: ['knight'] }]);
});

test('R-18 a card gives what it gives for coming when it comes, wherever it comes from, and not again when it changes hands', () => {
  const drawn = scene({ quests: [], encounter: ['Bottled Courage'], parties: [{ fellows: ['Thug', 'Poacher'] }] });
  const kept = drawn.play(0, { visit: 3, by: 'thug' });
  expect(kept.party(0).luck).toBe(0);
  expect(kept.play(0, { add: 'bottled-courage' }).party(0).luck).toBe(2);
});

test('R-4 the track has what is wanted now, less what was waived: nothing is lost by putting a ledger on and off', () => {
  const begun = scene({ parties: [{ gold: 0, salary: 0, fellows: ['Ashane', 'Lumberjack'], spare: ['Infernal Ledger'] }, {}] });
  const worn = begun.play(0, { reequip: true }, { equip: 'infernal-ledger', to: 'lumberjack' });
  expect(worn.party(0).salary).toBe(0);
  expect(worn.play(0, { unequip: 'infernal-ledger' }).party(0).salary).toBe(0);
});
