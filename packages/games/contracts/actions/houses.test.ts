import { describe, expect, test } from 'vitest';
import { SPOTS } from '../kingdom.ts';
import type { FellowSpec, PartySpec, PositionSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const spotOf = (location: string): number => SPOTS.findIndex((spot) => spot.location === location);
const [TAVERN, SMITH] = [spotOf('tavern'), spotOf('the-smith')];
/** What lies beside the two spots of the Tavern, and of the Smith. */
const QUESTS = [null, null, null, null, null, null, 'Carry the Luggage', 'Test a Blade', 'Fetch Ore', 'Sing for Supper'];
const TAVERN_CARDS = ['Kestrel Vane', 'Mother Thistle'];
const SMITH_CARDS = ['Silence', 'Dice of the Drowned God', 'Staff of First Words'];

const at = (party: PartySpec, more: Partial<PositionSpec> = {}): Scene =>
  scene({ quests: QUESTS, tavern: TAVERN_CARDS, smith: SMITH_CARDS, parties: [party], ...more });
const rich = (more: PartySpec = {}): PartySpec => ({ gold: 30, luck: 1, fellows: ['Halvard', 'Thug', 'Brawler'], ...more });
const visits = (now: Scene, spot: number) => now.fitting(0, { visit: spot });
const bringing = (now: Scene) => now.offered(0).filter((option) => 'equip' in option || 'add' in option);

describe.each([
  ['Tavern', TAVERN, 'tavern', { recruit: 'kestrel-vane' }, 7],
  ['Smith', SMITH, 'smith', { buy: 'silence' }, 7],
] as const)('C-15: the %s', (_name, spot, house, wish, price) => {
  test('C-15: a visit takes a luck, and cannot be made without one', () => {
    expect(visits(at(rich({ luck: 0 })), spot)).toEqual([]);
    expect(visits(at(rich()), spot)).toHaveLength(3);
    const come = at(rich({ luck: 3 })).play(0, { visit: spot, by: 'thug' });
    expect(come.told('visited')).toEqual([{ what: 'visited', seat: 0, by: 'thug', spot, luck: 1 }]);
    expect(come.party(0).luck).toBe(2);
  });

  test('C-15: the luck is due on the visit; buying is optional', () => {
    const none = at(rich()).play(0, { visit: spot, by: 'thug' }, { none: true });
    expect(none.party(0)).toMatchObject({ gold: 30, luck: 0 });
    expect([none.state.tavern.length, none.state.smith.length]).toEqual([2, 3]);
  });

  test('C-15: cards there cost their price, one card per visit, if the party has the gold', () => {
    const come = at(rich({ gold: price })).play(0, { visit: spot, by: 'thug' });
    expect(come.asks(0)).toBe(`${house} card`);
    const bought = come.play(0, wish);
    expect(bought.party(0).gold).toBe(0);
    expect(bought.asks(0)).not.toBe(`${house} card`);
    expect(
      at(rich({ gold: price }))
        .play(0, { visit: spot, by: 'thug' })
        .fitting(0, wish),
    ).toHaveLength(1);
    const poor = at(rich({ gold: price - 1 })).play(0, { visit: spot, by: 'thug' });
    expect(poor.fitting(0, wish)).toEqual([]);
  });

  test('C-15: it has two spots, each beside one side quest of its own', () => {
    const beside = (one: number): readonly number[] =>
      at(rich({ fellows: [{ card: 'Brawler', pool: { strength: 3, dexterity: 3 } }] }))
        .play(0, { visit: one, by: 'brawler' }, { none: true })
        .offered(0)
        .flatMap((option) => ('quest' in option ? [option.quest] : []));
    const fields = spot === TAVERN ? [6, 7] : [8, 9];
    expect([beside(spot), beside(spot + 1)]).toEqual(fields.map((field) => [field]));
    const taken = at(rich(), { spots: { [spot]: { seat: 1, companion: 'thug' } } });
    expect([visits(taken, spot).length, visits(taken, spot + 1).length]).toEqual([0, 3]);
  });

  test('C-15: the gap of what was bought stays until the Clean Up Step', () => {
    const bought = at(rich()).play(0, { visit: spot, by: 'thug' }, wish).endTurn();
    const left = (house === 'tavern' ? TAVERN_CARDS : SMITH_CARDS).length - 1;
    expect([bought.state.round, bought.state[house].length]).toEqual([1, left]);
    const over = bought.play(0, { pass: true });
    expect([over.state.round, over.state[house].length]).toEqual([2, 4]);
  });
});

describe('C-15, C-27: a recruited companion', () => {
  test('C-27: has its meeple, attributes, and salary tokens immediately, and can be sent in this phase', () => {
    const come = at(rich()).play(0, { visit: TAVERN, by: 'thug' }, { recruit: 'kestrel-vane' });
    expect(come.told('recruited')).toEqual([{ what: 'recruited', seat: 0, card: 'kestrel-vane', gold: 7 }]);
    expect(come.fellow(0, 'Kestrel Vane')).toMatchObject({ ready: true, experience: 0 });
    expect(come.pool(0, 'Kestrel Vane')).toEqual({ precision: 1, dexterity: 2 });
    expect(come.party(0).salary).toBe(1 + 2);
    expect(come.endTurn().fitting(0, { visit: 0, by: 'kestrel-vane' })).toHaveLength(1);
  });

  test('C-27: sets off nothing of the Preparation Step, but what happens on joining', () => {
    const come = at(rich()).play(0, { visit: TAVERN, by: 'thug' }, { recruit: 'mother-thistle' });
    expect(come.party(0).luck).toBe(0);
    expect([come.pool(0, 'Mother Thistle'), come.pool(0, 'Thug')]).toEqual([{ magic: 4 }, { wildBasic: 1 }]);
  });

  test('C-15: may be given in this turn what waits in the party, for free; nobody else may', () => {
    const spare = ['War Axe', 'Rage', 'Novice’s Robe'];
    const come = at(rich({ spare })).play(0, { visit: TAVERN, by: 'thug' }, { recruit: 'kestrel-vane' });
    expect(bringing(come)).toEqual([
      { equip: 'war-axe', to: 'kestrel-vane' },
      { equip: 'rage', to: 'kestrel-vane' },
    ]);
    const armed = come.play(0, { equip: 'war-axe', to: 'kestrel-vane' }, { equip: 'rage', to: 'kestrel-vane' });
    expect(armed.pool(0, 'Kestrel Vane')).toEqual({ strength: 2, precision: 1, dexterity: 2 });
    expect(armed.told('equipped')).toHaveLength(2);
    expect(armed.party(0).reequipped).toBe(false);
    expect(bringing(come.endTurn())).toEqual([]);
  });

  test('C-31: no twelfth can be recruited, though the visit costs its luck', () => {
    const ten = ['Halvard', 'Thug', 'Buckler', 'Brawler', 'Lumberjack', 'Pikeman', 'Berserker', 'Sergeant', 'Squire', 'Sapper'];
    const recruits = (fellows: readonly string[]) => {
      const come = at(rich({ fellows })).play(0, { visit: TAVERN, by: 'brawler' });
      return [come.party(0).luck, come.offered(0).filter((option) => 'recruit' in option).length];
    };
    expect([recruits(ten), recruits([...ten, 'Knight'])]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });
});

describe('C-15: what was bought', () => {
  test('C-15: can be given though there is nothing else to do', () => {
    const fellows = [{ card: 'Halvard', pool: {} }, 'Thug'];
    const bought = at(rich({ fellows }), { quests: [] }).play(0, { visit: SMITH, by: 'thug' }, { buy: 'silence' });
    expect(bought.offered(0)).toEqual([{ equip: 'silence', to: 'halvard' }, { end: true }]);
  });

  test('C-15, C-31: a party of eleven buys like any other', () => {
    const ten = ['Thug', 'Buckler', 'Brawler', 'Lumberjack', 'Pikeman', 'Berserker', 'Sergeant', 'Squire', 'Sapper', 'Knight'];
    const come = at(rich({ fellows: ['Halvard', ...ten] })).play(0, { visit: SMITH, by: 'brawler' });
    expect(come.fitting(0, { buy: 'silence' })).toHaveLength(1);
  });

  test('C-15: can be given in this turn to somebody who is not exhausted, and so not to the visitor', () => {
    const bought = at(rich({ spare: ['War Axe'] })).play(0, { visit: SMITH, by: 'brawler' }, { buy: 'silence' }, { none: true });
    expect(bought.told('bought')).toEqual([{ what: 'bought', seat: 0, card: 'silence', gold: 7 }]);
    expect(bought.fellow(0, 'Brawler').ready).toBe(false);
    expect(bringing(bought)).toEqual([
      { equip: 'silence', to: 'halvard' },
      { equip: 'silence', to: 'thug' },
    ]);
    const worn = bought.play(0, { equip: 'silence', to: 'thug' });
    expect([worn.pool(0, 'Thug'), worn.party(0).spare]).toEqual([{ dexterity: 2 }, ['war-axe']]);
    expect(bought.endTurn().party(0).spare).toEqual(['war-axe', 'silence']);
    expect(bringing(bought.endTurn())).toEqual([]);
  });

  test('C-7, C-15: classes are asked for here too', () => {
    const bought = at(rich({ fellows: ['Halvard', 'Thug', 'Bard'] })).play(
      0,
      { visit: SMITH, by: 'thug' },
      { buy: 'staff-of-first-words' },
    );
    expect(bringing(bought)).toEqual([{ equip: 'staff-of-first-words', to: 'bard' }]);
  });

  test('C-15: an item belongs to the party and can be used in this turn', () => {
    const bought = at(rich()).play(0, { visit: SMITH, by: 'thug' }, { buy: 'dice-of-the-drowned-god' });
    expect(bought.party(0).items).toEqual(['dice-of-the-drowned-god']);
    expect(bought.play(0, { use: 'dice-of-the-drowned-god' }).party(0).luck).toBe(2);
  });
});

describe('Those who are welcome', () => {
  test.each([
    ['Isaura', [], TAVERN, SMITH],
    ['Tobin', [], SMITH, TAVERN],
    ['Halvard', ['Wine Cask'], TAVERN, SMITH],
    ['Halvard', ['Guild Seal'], SMITH, TAVERN],
  ])('welcome: %s with %j needs no luck in the one house, and has to have it in the other', (leader, items, home, other) => {
    const begun = at(rich({ luck: 0, items, fellows: [leader, 'Thug'] }));
    expect([visits(begun, home).length, visits(begun, other).length]).toEqual([2, 0]);
    expect(begun.play(0, { visit: home, by: 'thug' }).told('visited')).toMatchObject([{ luck: 0 }]);
    const lucky = at(rich({ luck: 2, items, fellows: [leader, 'Thug'] }));
    expect(lucky.play(0, { visit: home, by: 'thug' }).party(0).luck).toBe(2);
    expect(lucky.play(0, { visit: other, by: 'thug' }).party(0).luck).toBe(1);
  });

  test('fee, price: the whole party pays less, also when somebody else goes, and never less than nothing', () => {
    const isaura = at(rich({ gold: 6, fellows: [{ card: 'Isaura', level: 2 }, 'Thug'] })).play(
      0,
      { visit: TAVERN, by: 'thug' },
      { recruit: 'kestrel-vane' },
    );
    expect(isaura.party(0).gold).toBe(0);
    const tobin = at(rich({ gold: 4, items: ['Guild Seal'], fellows: ['Tobin', 'Thug'] })).play(
      0,
      { visit: SMITH, by: 'thug' },
      { buy: 'silence' },
    );
    expect(tobin.party(0).gold).toBe(0);
    const every = (...more: readonly FellowSpec[]) =>
      rich({
        gold: 0,
        items: ['Guild Seal'],
        fellows: [{ card: 'Tobin', level: 3, wears: ['Guildsmith’s Mantle'] }, 'Brother Anvil', 'Thug', ...more],
      });
    for (const party of [every(), every({ card: 'Journeyman Smith', level: 2 })])
      expect(at(party).play(0, { visit: SMITH, by: 'thug' }, { buy: 'silence' }).told('bought')).toMatchObject([{ gold: 0 }]);
  });
});
