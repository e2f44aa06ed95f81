import { describe, expect, test } from 'vitest';
import type { Tokens } from '../cards/attributes.ts';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';

/** The Preparation Step of the first seat's party; what is told of it ends with the first turn. */
const prepared = (party: PartySpec, sets: readonly string[] = []) => scene({ phase: 'preparation', sets, parties: [party, {}] });
/** What somebody has after the Preparation Step. */
const poolOf = (fellow: FellowSpec, sets: readonly string[] = []): Tokens =>
  prepared({ fellows: ['Thug', fellow] }, sets).pool(0, fellow.card);

describe('C-13: the Preparation Step', () => {
  test('C-13: companions get their meeples, and attributes of their own, of equipment and of skills', () => {
    const fellow = { card: 'Brawler', wears: ['War Axe', 'Bear Pelt'], skills: ['Street Cunning'], ready: false };
    const done = prepared({ fellows: [fellow, { card: 'Thug', ready: false }] });
    expect(done.party(0).fellows.map(({ ready }) => ready)).toEqual([true, true]);
    expect(done.pool(0, 'Brawler')).toEqual({ strength: 2 + 2 + 1, dexterity: 1 });
    expect(done.pool(0, 'Thug')).toEqual({});
  });

  test('C-13: what is left of an earlier round is not counted twice', () => {
    expect(poolOf({ card: 'Brawler', pool: { strength: 7, wildBasic: 1 } })).toEqual({ strength: 2 });
  });

  test('C-13: equipment and skills that wait in the party give nothing', () => {
    const done = prepared({ fellows: ['Brawler'], spare: ['War Axe', 'Street Cunning'] });
    expect(done.pool(0, 'Brawler')).toEqual({ strength: 2 });
  });

  test('C-13: abilities, equipment, skills, and items are triggered by this step and reported', () => {
    const done = prepared({
      fellows: [{ card: 'Knight', wears: ['Iron Cuirass', 'Wall Shield'], skills: ['Bare Knuckles'] }],
      items: ['Company Banner'],
    });
    // Four, two of the cuirass and one of the shield; then one for the ability, the shield itself, the cuirass with a shield and the banner, and
    // three of the skill.
    expect(done.pool(0, 'Knight')).toEqual({ strength: 4 + 2 + 1 + 1 + 1 + 1 + 1 + 3 });
    expect(done.told('gained').map(({ card, to, got }) => [card, to, got])).toEqual([
      ['knight', 'knight', { tokens: { strength: 1 } }],
      ['wall-shield', 'knight', { tokens: { strength: 1 } }],
      ['iron-cuirass', 'knight', { tokens: { strength: 1 } }],
      ['bare-knuckles', 'knight', { tokens: { strength: 3 } }],
      ['company-banner', 'knight', { tokens: { strength: 1 } }],
    ]);
  });

  test('C-13: salary tokens are laid out for every companion; leader and thug want none', () => {
    const done = prepared({ fellows: ['Ashane', 'Thug', 'Poacher', 'Elementalist', 'Knight'], salary: 9 });
    expect(done.party(0).salary).toBe(1 + 3 + 3);
    expect(done.told('prepared')).toEqual([
      { what: 'prepared', seat: 0, salary: 7 },
      { what: 'prepared', seat: 1, salary: 0 },
    ]);
  });

  test('C-13: discounts count before tokens are laid out, and waived tokens come off afterwards', () => {
    expect(prepared({ fellows: [{ card: 'Knight', wears: ['Infernal Ledger'] }] }).party(0).salary).toBe(2);
    expect(prepared({ fellows: ['Pell', 'Knight'] }).party(0).salary).toBe(2);
    expect(prepared({ fellows: ['Pell', 'Thug'] }).party(0).salary).toBe(0);
  });

  test('C-13, R-1: nobody is asked anything before the first turn', () => {
    const done = scene({ phase: 'preparation', first: 1, parties: [{ fellows: ['Ashane'] }, { fellows: ['Wren'] }] });
    expect([done.state.phase, done.asked, done.asks(1)]).toEqual(['contract', [1], 'turn action']);
  });

  test('C-14: abilities, passing and re-equipping are new in every round', () => {
    const done = prepared({ fellows: ['Ashane'], used: ['ashane:ashane:0'], passed: true, reequipped: true });
    expect(done.party(0)).toMatchObject({ used: [], passed: false, reequipped: false });
  });
});

describe('C-10: levels', () => {
  const CROSSBOW = ['One-Hand Crossbow'];

  test.each<[number, Tokens]>([
    [1, { strength: 1 + 1 + 1 }],
    [2, { strength: 1 + 1 + 2, dexterity: 1 }],
    [3, { strength: 1 + 1 + 3, dexterity: 2 }],
    [4, { strength: 1 + 1 + 3, dexterity: 2 }],
    [7, { strength: 1 + 1 + 3, dexterity: 2 }],
  ])('C-10: at level %d only one row of the ability counts, and above 3 it is the third', (level, tokens) => {
    expect(poolOf({ card: 'Poacher', level, wears: CROSSBOW })).toEqual(tokens);
  });

  test('C-10: an ability of a single row holds at every level', () => {
    for (const level of [1, 2, 3, 4]) expect(poolOf({ card: 'Old Campaigner', level })).toEqual({ strength: 2 + level });
  });

  test('C-10: experience of this round is no level yet', () => {
    expect(poolOf({ card: 'Poacher', learning: 2, wears: CROSSBOW })).toEqual({ strength: 3 });
  });
});

describe('C-9: set bonuses', () => {
  const CLEAVER = 'Cleaver of the Pit';
  const CHOIR = ['Choir of the Damned'];

  test('C-9: three icons of a domain give the set bonus that it has in this game, and two do not', () => {
    // The cleaver has two icons and the tunic one; the axe has none.
    expect(poolOf({ card: 'Brawler', wears: [CLEAVER, 'Demonic Tunic'] }, CHOIR)).toEqual({ strength: 2 + 1 + 1, magic: 1 + 1 });
    expect(poolOf({ card: 'Brawler', wears: [CLEAVER, 'Bear Pelt'] }, CHOIR)).toEqual({ strength: 2 + 1 + 1 });
    expect(poolOf({ card: 'Brawler', wears: ['War Axe', 'Demonic Tunic'] }, CHOIR)).toEqual({ strength: 2 + 2, magic: 1 });
  });

  test('C-9: another tile of the same domain gives something else', () => {
    const wears = [CLEAVER, 'Demonic Tunic'];
    expect(poolOf({ card: 'Brawler', wears }, ['Growing Hunger'])).toEqual({ strength: 3, magic: 1 });
  });

  test('C-9: icons of several domains do not add up, nor do those of two companions', () => {
    const wears = ['Oathkeeper Blade', 'Infernal Ledger', 'Bear Pelt'];
    const sets = [...CHOIR, 'Second Dawn', 'Law of the Pack'];
    expect(poolOf({ card: 'Brawler', wears }, sets)).toEqual({ strength: 2 + 1 + 1 });
    const done = prepared(
      {
        fellows: [
          { card: 'Brawler', wears: [CLEAVER] },
          { card: 'Buckler', wears: ['Demonic Tunic'] },
        ],
      },
      CHOIR,
    );
    expect([done.pool(0, 'Brawler'), done.pool(0, 'Buckler')]).toEqual([{ strength: 3 }, { strength: 1, magic: 1 }]);
  });

  test('C-9: more than three icons give the bonus once', () => {
    const wears = [CLEAVER, 'Infernal Ledger', 'Demonic Tunic'];
    expect(poolOf({ card: 'Brawler', wears }, CHOIR)).toEqual({ strength: 2 + 1 + 1, magic: 1 + 1 });
  });

  test('C-9: the bonus is there only while the equipment is', () => {
    const wears = [CLEAVER, 'Demonic Tunic'];
    const dressed = scene({ sets: ['Pact of the Pit'], parties: [{ gold: 3, fellows: [{ card: 'Brawler', wears }] }] });
    expect(dressed.fitting(0, { use: 'pact-of-the-pit' })).toHaveLength(1);
    const bared = dressed.play(0, { reequip: true }, { unequip: 'demonic-tunic' }, { done: true });
    expect(bared.fitting(0, { use: 'pact-of-the-pit' })).toEqual([]);
  });
});

test('worked example 1 (C-12, C-13): Gordon’s party at the end of his first Preparation Step', () => {
  const drafted = ['Poacher', 'One-Hand Crossbow', 'Rage', 'Elementalist', 'Demonic Tunic', 'Lucky Charm', 'War Axe', 'Buckler'];
  const gordon = { leaders: ['Ashane', 'Borwyn'], hand: drafted, gold: 10 };
  const party = scene({ phase: 'equipment', parties: [gordon, {}] })
    .play(0, { leader: 'ashane' }, { add: 'poacher' }, { add: 'one-hand-crossbow', to: 'poacher' }, { add: 'rage', to: 'poacher' })
    .play(0, { add: 'elementalist' }, { add: 'demonic-tunic', to: 'ashane' }, { add: 'lucky-charm' })
    .play(0, { discard: 'war-axe', for: 'luck' }, { discard: 'buckler', for: 'gold' });
  const done = party.play(0, { done: true }).play(1, { done: true });
  expect(done.party(0).fellows.map(({ card, ready }) => [card, ready])).toEqual([
    ['ashane', true],
    ['thug', true],
    ['poacher', true],
    ['elementalist', true],
  ]);
  expect(done.pool(0, 'Poacher')).toEqual({ strength: 3 });
  expect(done.pool(0, 'Elementalist')).toEqual({ magic: 3 });
  expect(done.pool(0, 'Ashane')).toEqual({ magic: 4 });
  expect(done.pool(0, 'Thug')).toEqual({});
  expect(done.told('gained').map(({ card, to, got }) => [card, to, got])).toEqual([
    ['poacher', 'poacher', { tokens: { strength: 1 } }],
    ['lucky-charm', null, { luck: 1 }],
  ]);
  expect(done.party(0)).toMatchObject({ salary: 4, luck: 1 + 1, gold: 10 + 2, items: ['lucky-charm'], hand: [] });
});
