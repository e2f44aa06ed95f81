import { describe, expect, test } from 'vitest';
import type { Got } from '../events.ts';
import { SPOTS } from '../kingdom.ts';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

/** The first spot of a location. */
const spotOf = (location: string): number => SPOTS.findIndex((spot) => spot.location === location);
const [HARBOUR, WATCH, SHRINE, MARKET] = ['harbour', 'watch', 'shrine', 'market'].map(spotOf) as [number, number, number, number];
/** The quests of the Harbor lie on the first two fields, those of the Watch on the second and the third. */
const visiting = (party: PartySpec, quests: readonly (string | null)[], by: string, spot = HARBOUR): Scene =>
  scene({ quests, parties: [party] }).play(0, { visit: spot, by });
const fieldsOffered = (now: Scene): readonly number[] => now.offered(0).flatMap((option) => ('quest' in option ? [option.quest] : []));
const BRAWLER = { fellows: ['Thug', 'Brawler'] };

describe('C-15: locations', () => {
  test.each<[string, Got]>([
    ['harbour', { gold: 4 }],
    ['watch', { fame: 1 }],
    ['shrine', { luck: 2 }],
    ['market', { gold: 2 }],
    ['archive', { experience: 1 }],
  ])('C-15: %s gives %j to its visitor immediately', (location, got) => {
    const come = visiting(BRAWLER, [], 'thug', spotOf(location));
    expect(come.told('visited')).toEqual([{ what: 'visited', seat: 0, by: 'thug', spot: spotOf(location), luck: 0 }]);
    expect(come.told('gained').map((event) => [event.card, event.got])).toEqual([[location, got]]);
    expect(come.fellow(0, 'Thug')).toMatchObject({ ready: false, learning: got.experience ?? 0 });
  });

  test('C-15: the Market also gives a card, into the hand', () => {
    const come = scene({ quests: [], encounter: ['Poacher'], parties: [{}] }).play(0, { visit: MARKET, by: 'thug' });
    expect(come.told('drew')).toEqual([{ what: 'drew', seat: 0, card: 'market', count: 1, cards: ['poacher'] }]);
    expect(come.party(0).hand).toEqual(['poacher']);
  });

  test('C-45: a companion made ready again leaves its meeple where it is, and may act again', () => {
    const fellows = ['Pell', 'Messenger', { card: 'Poacher', pool: { dexterity: 1 } }];
    const come = scene({ quests: [], parties: [{ fellows }] })
      .play(0, { visit: HARBOUR, by: 'poacher' })
      .endTurn();
    const woken = come.play(0, { use: 'messenger' }, { choose: 'poacher' }).endTurn();
    expect(woken.fellow(0, 'Poacher').ready).toBe(true);
    expect(woken.state.spots[HARBOUR]).toEqual({ seat: 0, companion: 'poacher' });
    expect(woken.fitting(0, { visit: HARBOUR })).toEqual([]);
    expect(woken.fitting(0, { visit: WATCH, by: 'poacher' })).toHaveLength(1);
  });

  test('C-15: a spot holds one meeple: nobody else comes there in this round', () => {
    const begun = scene({ quests: [], parties: [{ fellows: ['Thug', 'Brawler'] }, { fellows: ['Thug', 'Poacher'] }] });
    expect(begun.fitting(0, { visit: HARBOUR })).toHaveLength(2);
    const come = begun.play(0, { visit: HARBOUR, by: 'brawler' }).endTurn();
    expect(come.state.spots[HARBOUR]).toEqual({ seat: 0, companion: 'brawler' });
    expect(come.fitting(1, { visit: HARBOUR })).toEqual([]);
    expect(come.fitting(1, { visit: WATCH })).toHaveLength(2);
    expect(
      come
        .play(1, { visit: WATCH, by: 'thug' })
        .endTurn()
        .offered(0)
        .filter((option) => 'visit' in option),
    ).toHaveLength(3);
  });

  test('C-14: who has come somewhere is exhausted, and the turn is the next player’s', () => {
    const come = scene({ quests: [], parties: [BRAWLER, {}] })
      .play(0, { visit: HARBOUR, by: 'thug' })
      .endTurn();
    expect([come.asked, come.asks(1)]).toEqual([[1], 'turn action']);
    const again = come.play(1, { pass: true });
    expect(again.fitting(0, { by: 'thug' })).toEqual([]);
  });
});

describe('C-14: side quests', () => {
  const QUESTS = ['Carry the Luggage', 'Fetch Ore', 'Test a Blade'];

  test('C-14: those beside the location are offered, no others, and one may decline', () => {
    const come = visiting(BRAWLER, QUESTS, 'brawler');
    expect([come.asks(0), fieldsOffered(come)]).toEqual(['side-quests quest', [0, 1]]);
    const none = come.play(0, { none: true });
    expect([none.party(0).quests, none.state.quests.slice(0, 3)]).toEqual([0, ['carry-the-luggage', 'fetch-ore', 'test-a-blade']]);
    expect(none.told('quest')).toEqual([]);
    expect(fieldsOffered(visiting(BRAWLER, QUESTS, 'brawler', WATCH))).toEqual([1, 2]);
  });

  test('C-14: one of them, or both one after the other, are done by the visitor', () => {
    const strong = { gold: 0, fellows: ['Thug', { card: 'Brawler', pool: { strength: 3 } }] };
    const one = visiting(strong, QUESTS, 'brawler').play(0, { quest: 1 });
    expect(one.told('quest')).toMatchObject([{ seat: 0, by: 'brawler', quest: 'fetch-ore', pay: { brawler: { strength: 2 } } }]);
    expect(one.party(0)).toMatchObject({ gold: 4 + 3, luck: 1, quests: 1 });
    expect(one.pool(0, 'Brawler')).toEqual({ strength: 1 });
    expect(fieldsOffered(one)).toEqual([0, 0]);
    const both = one.play(0, { quest: 0, pay: { brawler: { strength: 1 } } });
    expect(both.party(0)).toMatchObject({ gold: 4 + 3 + 4, luck: 1, quests: 2 });
    expect(both.pool(0, 'Brawler')).toEqual({});
    expect(both.state.quests.slice(0, 3)).toEqual([null, null, 'test-a-blade']);
    expect(both.state.questsDone).toEqual(['fetch-ore', 'carry-the-luggage']);
  });

  test('C-29: what pays a cost is spent, so that two strength do not pay for three', () => {
    const one = visiting(BRAWLER, QUESTS, 'brawler').play(0, { quest: 0 });
    expect(one.pool(0, 'Brawler')).toEqual({ strength: 1 });
    expect(fieldsOffered(one)).toEqual([]);
    expect(one.asks(0)).not.toBe('side-quests quest');
  });

  test('C-14: the visitor alone pays; a companion at home cannot help', () => {
    expect(fieldsOffered(visiting(BRAWLER, QUESTS, 'thug'))).toEqual([]);
  });

  test('C-29: the reward of the location comes first, and can pay for the side quests', () => {
    const none = { luck: 0, fellows: ['Thug'] };
    expect(fieldsOffered(visiting(none, ['Gamble with Sailors'], 'thug', HARBOUR))).toEqual([]);
    const come = visiting({ ...none, gold: 0 }, [null, null, 'Gamble with Sailors', 'Catch a Cutpurse'], 'thug', SHRINE);
    expect(fieldsOffered(come)).toEqual([2, 3]);
    const played = come.play(0, { quest: 2 });
    expect(played.party(0)).toMatchObject({ luck: 1, gold: 6 });
    expect(fieldsOffered(played)).toEqual([]);
  });

  test('C-6, C-30: luck stands for any basic attribute of a side quest', () => {
    const come = visiting({ luck: 2, fellows: ['Thug', 'Brawler'] }, ['Wolf Hunt'], 'brawler');
    expect(come.fitting(0, { quest: 0 })).toContainEqual({ quest: 0, pay: { brawler: { strength: 1 }, party: { luck: 1 } } });
    expect(come.play(0, { quest: 0 }).party(0).luck).toBe(1);
  });

  test('C-15: a quest that is done leaves its field empty until the Clean Up Step', () => {
    const begun = scene({ quests: QUESTS, parties: [BRAWLER, { fellows: ['Buckler'] }] });
    const done = begun.play(0, { visit: HARBOUR, by: 'brawler' }, { quest: 1 }).endTurn();
    expect(fieldsOffered(done.play(1, { visit: WATCH, by: 'buckler' }))).toEqual([]);
    const over = done.play(1, { pass: true }).play(0, { pass: true });
    expect([over.state.round, over.state.quests.every((quest) => quest !== null)]).toEqual([2, true]);
    expect(over.state.questsDone).toEqual(['fetch-ore']);
  });

  test('C-14: a reward that leaves a choice is asked about before the next quest', () => {
    const mage = { fellows: ['Thug', { card: 'Brawler', ready: false }, { card: 'Bard', pool: { strength: 2, magic: 2 } }] };
    const come = visiting(mage, ['Wake the Drunkard', 'Test a Blade'], 'bard').play(0, { quest: 0 });
    expect(come.offered(0)).toEqual([{ choose: 'brawler' }, { choose: 'bard' }]);
    const woken = come.play(0, { choose: 'brawler' });
    expect([woken.fellow(0, 'Brawler').ready, fieldsOffered(woken)]).toEqual([true, [1]]);
  });
});

describe('Side quests that take less', () => {
  const wren = (fellow: object = {}, luck = 0): PartySpec => ({ luck, fellows: [{ card: 'Wren', pool: {}, ...fellow }, 'Thug'] });
  const payments = (now: Scene, field: number) =>
    now.fitting(0, { quest: field }).flatMap((option) => ('pay' in option ? [option.pay] : []));

  test('questsLess: the bearer spends an attribute less, down to none at all', () => {
    expect(payments(visiting(wren(), ['Sing for Supper', "Bandits' Favor"], 'wren'), 0)).toEqual([{}]);
    expect(payments(visiting(wren(), ["Bandits' Favor"], 'wren'), 0)).toEqual([]);
    expect(payments(visiting(wren({ pool: { dexterity: 3 } }), ["Bandits' Favor"], 'wren'), 0)).toEqual([{ wren: { dexterity: 1 } }]);
    expect(visiting(wren(), ['Sing for Supper'], 'wren').play(0, { quest: 0 }).party(0).luck).toBe(1);
  });

  test('questsLess: it is off what the quest needs most of', () => {
    expect(payments(visiting(wren({ pool: { strength: 1, dexterity: 1 } }), ['Spar with Strangers'], 'wren'), 0)).toEqual([
      { wren: { strength: 1, dexterity: 1 } },
    ]);
  });

  test('questsLess: what may be paid for either of two is offered once', () => {
    expect(payments(visiting(wren({}, 1), ['Wolf Hunt'], 'wren'), 0)).toEqual([{ party: { luck: 1 } }]);
  });

  test('questsLess: two cards that say so add up', () => {
    const picks = { wears: ['Silver Lockpicks'] };
    expect(payments(visiting(wren(picks), ['Long Road'], 'wren'), 0)).toEqual([]);
    expect(payments(visiting(wren({ ...picks, pool: { dexterity: 1 } }), ['Long Road'], 'wren'), 0)).toEqual([{ wren: { dexterity: 1 } }]);
  });

  test('questsLess: no one else in the party gets it, and luck that a quest names is still due', () => {
    expect(payments(visiting(wren(), ['Sing for Supper'], 'thug'), 0)).toEqual([]);
    expect(payments(visiting(wren(), ['Gamble with Sailors'], 'wren'), 0)).toEqual([]);
    expect(payments(visiting(wren({}, 1), ['Bless the Harvest'], 'wren'), 0)).toEqual([{ party: { luck: 1 } }]);
    expect(payments(visiting(wren({}, 1), ['Gamble with Sailors'], 'wren'), 0)).toEqual([{ party: { luck: 1 } }]);
    expect(payments(visiting(wren({ wears: ['Silver Lockpicks'] }), ['Sing for Supper'], 'wren'), 0)).toEqual([{}]);
  });
});
