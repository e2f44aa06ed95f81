import { describe, expect, test } from 'vitest';
import { isEmpty } from '../cards/attributes.ts';
import { idsOf } from '../cards/catalog.ts';
import type { PartySpec, PositionSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const cleaned = (drawn: Partial<PositionSpec> = {}): Scene => scene({ phase: 'clean-up', parties: [{}, {}], ...drawn });
const BASICS = ['Guard the Pass', 'Hold the River Ford', 'Raise the Palisade', 'Rob the Toll House'] as const;

describe('The Clean Up Step', () => {
  test('C-21 experience becomes levels first, for everybody who has any', () => {
    const fellows = ['Ashane', { card: 'Poacher', learning: 1 }, { card: 'Lumberjack', level: 2, learning: 2 }];
    const now = cleaned({ parties: [{ fellows }, { fellows: ['Idony', { card: 'Thug', learning: 1 }] }] });
    expect(now.told('levelled').map(({ seat, companion, level }) => `${seat} ${companion} ${level}`)).toEqual([
      '0 poacher 2',
      '0 lumberjack 4',
      '1 thug 2',
    ]);
    expect(now.party(0).fellows.map(({ experience, learning }) => [experience, learning])).toEqual([
      [0, 0],
      [1, 0],
      [3, 0],
    ]);
    expect(now.events.map(({ what }) => what)).toEqual(['levelled', 'levelled', 'levelled', 'cleaned', 'round', 'dealt']);
  });

  test('C-21 attributes that nobody used are gone, and so are meeples', () => {
    const now = cleaned({ parties: [{ fellows: [{ card: 'Poacher', pool: { strength: 4, wildExpert: 1 } }] }, {}] });
    expect(now.state.parties.flatMap(({ fellows }) => fellows).every(({ pool, ready }) => isEmpty(pool) && !ready)).toBe(true);
  });

  test('C-21 the two oldest basic contracts go, the others move down, and two new ones come', () => {
    const now = cleaned({ basics: BASICS, basicDeck: ['Duel the Masked Witch', 'Quiet the Barrow'] });
    expect(now.state.basics).toEqual(['quiet-the-barrow', 'duel-the-masked-witch', 'guard-the-pass', 'hold-the-river-ford']);
    expect(now.state.basicGone).toEqual(['raise-the-palisade', 'rob-the-toll-house']);
    expect(now.told('cleaned')).toMatchObject([{ basics: now.state.basics, tavern: now.state.tavern, smith: now.state.smith }]);
  });

  test('C-21 what is left at the Tavern and at the Smith goes out of the game, and four new cards come to each', () => {
    const [people, things] = [
      ['Saint Ember', 'Kestrel Vane', 'Mother Thistle', 'Captain Marrow'],
      ['Hellmouth Axe', 'Seraph Plate', "Marshal's Banner", "Chancellor's Seal"],
    ];
    const now = cleaned({ tavern: ['Queen of Crows'], tavernDeck: people, smith: ['Crown of the Empty Throne'], smithDeck: things });
    expect(now.state.tavern).toEqual(['saint-ember', 'kestrel-vane', 'mother-thistle', 'captain-marrow']);
    expect(now.state.smith).toEqual(['hellmouth-axe', 'seraph-plate', 'marshals-banner', 'chancellors-seal']);
    expect([...now.state.tavernDeck, ...now.state.smithDeck]).not.toContain('queen-of-crows');
    expect([now.state.tavernDeck.length, now.state.smithDeck.length]).toEqual([13, 15]);
  });

  test('C-21 side quests that are left are shuffled into their deck, and every field gets one; fulfilled ones stay away', () => {
    const [left = '', ...others] = idsOf('quest');
    const done = others.slice(0, 5);
    const begun = cleaned({ quests: [null, left], questDeck: others.slice(5), emptied: ['questDeck'], seed: 'quests' });
    expect(begun.state.questsDone.toSorted()).toEqual(done.toSorted());
    expect(begun.state.quests).not.toContain(null);
    const there = [...begun.state.quests.flatMap((quest) => quest ?? []), ...begun.state.questDeck];
    expect(there.toSorted()).toEqual([left, ...others.slice(5)].toSorted());
    // What was left may come again, and by chance anywhere: among many games it lies on many fields, and often in the deck.
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        cleaned({ quests: [null, left], questDeck: others.slice(5), emptied: ['questDeck'], seed: `${seed}` }).state.quests.indexOf(left),
      ),
    );
    expect([places.size > 4, places.has(-1)]).toEqual([true, true]);
  });

  test('C-21 meeples come home, and what was placed on the common contracts', () => {
    const party: PartySpec = { contributed: [3, null, 1], used: ['poacher:rage:0'], passed: true, reequipped: true };
    const hired = ['Knight', 'Elementalist'].map((card): PartySpec => ({ ...party, fellows: ['Thug', card] }));
    const now = cleaned({ parties: hired, spots: { 0: { seat: 0, companion: 'thug' }, 6: { seat: 1, companion: 'thug' } } });
    expect(now.state.spots.every((visitor) => visitor === null)).toBe(true);
    for (const seat of [0, 1])
      expect(now.party(seat)).toMatchObject({ contributed: [null, null, null], used: [], passed: false, salary: 0 });
  });

  test.each([
    [2, 0, 1],
    [2, 1, 0],
    [3, 1, 2],
    [5, 4, 0],
  ])('C-21 of %d seats the start player passes the token from seat %d to seat %d', (seats, first, then) => {
    const now = cleaned({ seats, first, parties: [] });
    expect([now.state.first, now.state.active]).toEqual([then, then]);
    expect(now.told('round')).toEqual([{ what: 'round', round: 2, first: then }]);
  });

  test('C-21 everything else stays: gold, luck, fame, camp, party wilds, hands, the reserve, follow-ups', () => {
    const kept: PartySpec = {
      ...{ gold: 7, luck: 3, fame: 5, camp: [4, 11, 0], quests: 2, reserved: 'Quiet the Barrow', wilds: { wildBasic: 1, wildExpert: 2 } },
      ...{ hand: ['Rage', 'Thrift'], gained: ['Thrift'], items: ['Lucky Charm'], spare: ['War Axe'], fulfilled: { war: 2 } },
      fellows: ['Ashane', { card: 'Lumberjack', wears: ['Cursed Hide'], level: 2, skills: ['Vow'] }],
    };
    const followUps = idsOf('followUp').slice(0, 3);
    const now = cleaned({ parties: [kept, {}], followUps });
    expect(now.party(0)).toMatchObject({
      ...{ gold: 7, luck: 3, fame: 5, camp: [4, 11, 0], quests: 2, reserved: 'quiet-the-barrow', wilds: [1, 0, 2] },
      ...{ hand: ['rage', 'thrift'], gained: ['thrift'], items: ['lucky-charm'], spare: ['war-axe'] },
      fulfilled: { treasure: 0, war: 2, occult: 0 },
      fellows: [{ card: 'ashane' }, { card: 'lumberjack', experience: 1, worn: { body: 'cursed-hide' }, skills: ['vow'] }],
    });
    expect(now.state.followUps).toEqual(followUps);
  });

  test('C-21 there is none after round 3', () => {
    const last = cleaned({ round: 3, basics: BASICS, parties: [{ fellows: [{ card: 'Poacher', learning: 1 }] }, {}] });
    expect(last.state).toMatchObject({ phase: 'over', round: 3, first: 0 });
    expect(last.state.basics).toEqual(['guard-the-pass', 'hold-the-river-ford', 'raise-the-palisade', 'rob-the-toll-house']);
    expect(last.events.map(({ what }) => what)).toEqual(['scored', 'scored', 'over']);
    expect(cleaned({ round: 2 }).state).toMatchObject({ phase: 'encounter', round: 3 });
  });
});
