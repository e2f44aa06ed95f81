import { describe, expect, test } from 'vitest';
import { contracts } from '../rules.ts';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { view } from '../view/view.ts';

const HARBOUR = 0;
const MARKET = 3;
/** A party in its turn; nothing lies on the side-quest fields. */
const turn = (party: PartySpec, encounter: readonly string[] = []): Scene => scene({ quests: [], encounter, parties: [party] });
const reequipping = (party: PartySpec): Scene => turn(party).play(0, { reequip: true });
const offersOf = (now: Scene, facet: 'equip' | 'unequip' | 'add') => now.offered(0).filter((option) => facet in option);
const AXE: FellowSpec = { card: 'Brawler', wears: ['War Axe'] };

describe('C-14: re-equipping', () => {
  test('C-14: is an action: equipment changes hands until one is done, and the turn is over', () => {
    const two = scene({ quests: [], parties: [{ fellows: [AXE, 'Thug'], spare: ['Wall Shield'] }, {}] });
    const begun = two.play(0, { reequip: true });
    expect([begun.asks(0), offersOf(begun, 'unequip')]).toEqual(['reequip change', [{ unequip: 'war-axe' }]]);
    const changed = begun.play(0, { unequip: 'war-axe' }, { equip: 'war-axe', to: 'thug' }, { equip: 'wall-shield', to: 'brawler' });
    expect(changed.events).toEqual([
      { what: 'unequipped', seat: 0, card: 'war-axe', from: 'brawler' },
      { what: 'equipped', seat: 0, card: 'war-axe', to: 'thug' },
      { what: 'equipped', seat: 0, card: 'wall-shield', to: 'brawler' },
    ]);
    expect(changed.fitting(0, { visit: HARBOUR })).toEqual([]);
    expect(changed.endTurn().asked).toEqual([1]);
  });

  test('C-14: happens once a contract phase', () => {
    const begun = reequipping({ fellows: [AXE, 'Thug'], spare: ['Wall Shield'] });
    const again = begun.play(0, { equip: 'wall-shield', to: 'thug' }, { done: true }).endTurn();
    expect([again.asks(0), again.fitting(0, { reequip: true })]).toEqual(['turn action', []]);
  });

  test('C-14: those who are exhausted neither give nor get anything', () => {
    const tired = { ...AXE, ready: false };
    const begun = reequipping({ fellows: [tired, { card: 'Buckler', wears: ['Bear Pelt'] }, 'Thug'], spare: ['Wall Shield'] });
    expect(offersOf(begun, 'unequip')).toEqual([{ unequip: 'bear-pelt' }]);
    expect(offersOf(begun, 'equip')).toEqual([
      { equip: 'wall-shield', to: 'buckler' },
      { equip: 'wall-shield', to: 'thug' },
    ]);
  });

  test('C-14: is not offered where nothing could change', () => {
    const curse = { card: 'Brawler', wears: ['Cursed Hide'] };
    expect(turn({ fellows: [curse, 'Thug'], spare: ['Iron Cuirass'] }).fitting(0, { reequip: true })).toEqual([]);
    expect(turn({ fellows: [curse, 'Thug'], spare: ['Bear Pelt'] }).fitting(0, { reequip: true })).toHaveLength(1);
  });

  test('C-8: cursed equipment and skills stay where they are, and classes are asked for', () => {
    const begun = reequipping({
      fellows: [{ card: 'Brawler', wears: ['Cursed Hide'], skills: ['Rage'] }, 'Thug', 'Knight'],
      spare: ['Tower Shield'],
    });
    expect(offersOf(begun, 'unequip')).toEqual([]);
    expect(offersOf(begun, 'equip')).toEqual([
      { equip: 'tower-shield', to: 'brawler' },
      { equip: 'tower-shield', to: 'knight' },
    ]);
  });
});

describe('C-26: tokens go with their cards', () => {
  test('C-26, R-14: what comes off takes its tokens along, and gives them to the next one', () => {
    const begun = reequipping({ fellows: [AXE, 'Thug'] });
    const off = begun.play(0, { unequip: 'war-axe' });
    expect([off.pool(0, 'Brawler'), off.pool(0, 'Thug')]).toEqual([{ strength: 2 }, {}]);
    const moved = off.play(0, { equip: 'war-axe', to: 'thug' });
    expect([moved.pool(0, 'Brawler'), moved.pool(0, 'Thug')]).toEqual([{ strength: 2 }, { strength: 2 }]);
  });

  test('C-26, R-15: putting a piece on again gives nothing twice, and it stays there', () => {
    const again = reequipping({ fellows: [AXE] }).play(0, { unequip: 'war-axe' }, { equip: 'war-axe', to: 'brawler' });
    expect(again.pool(0, 'Brawler')).toEqual({ strength: 4 });
    expect(offersOf(again, 'unequip')).toEqual([]);
  });

  test('C-26: what waited in the party gives its tokens now', () => {
    const begun = reequipping({ fellows: ['Brawler'], spare: ['Cursed Hide', 'Street Cunning'] });
    const worn = begun.play(0, { equip: 'cursed-hide', to: 'brawler' }, { equip: 'street-cunning', to: 'brawler' });
    expect(worn.pool(0, 'Brawler')).toEqual({ strength: 2 + 2, dexterity: 1, wildBasic: 1 });
  });

  test.each([
    [{ strength: 4 }, ['war-axe', 'bear-pelt']],
    [{ strength: 2 }, ['war-axe', 'bear-pelt']],
    [{ strength: 1, wildBasic: 3 }, ['bear-pelt']],
    [{ dexterity: 5 }, []],
  ])('C-26: with %j left, %j can come off: a piece whose tokens are spent stays', (pool, loose) => {
    const fellow = { card: 'Brawler', wears: ['War Axe', 'Bear Pelt'], pool };
    // The shield keeps the action on offer where nothing can come off.
    const begun = reequipping({ fellows: [fellow, 'Thug'], spare: ['Wall Shield'] });
    expect(offersOf(begun, 'unequip')).toEqual(loose.map((unequip) => ({ unequip })));
  });

  test('C-26, R-14: the tokens of one piece do not let two go', () => {
    const begun = reequipping({ fellows: [{ card: 'Brawler', wears: ['War Axe', 'Bear Pelt'], pool: { strength: 2 } }, 'Thug'] });
    expect(offersOf(begun.play(0, { unequip: 'war-axe' }), 'unequip')).toEqual([]);
    expect(offersOf(begun.play(0, { unequip: 'bear-pelt' }), 'unequip')).toEqual([]);
  });

  test('C-26: salary tokens come off the track and back with what takes less', () => {
    const begun = reequipping({ fellows: [{ card: 'Knight', wears: ['Infernal Ledger'] }, 'Thug'] });
    expect(begun.party(0).salary).toBe(2);
    const off = begun.play(0, { unequip: 'infernal-ledger' });
    expect(off.party(0).salary).toBe(3);
    expect(off.play(0, { equip: 'infernal-ledger', to: 'knight' }).party(0).salary).toBe(2);
    // A thug wants nothing, so there is nothing to take off.
    expect(off.play(0, { equip: 'infernal-ledger', to: 'thug' }).party(0).salary).toBe(3);
  });

  test('C-14, C-26: an ability that was used stays used when its card goes to somebody else', () => {
    const begun = turn({ gold: 9, fellows: [{ card: 'Brawler', wears: ['Undying Coal'] }, 'Thug'] });
    const used = begun.play(0, { use: 'undying-coal' });
    expect(used.pool(0, 'Brawler')).toEqual({ strength: 2, magic: 3 });
    const handOver = [{ reequip: true }, { unequip: 'undying-coal' }, { equip: 'undying-coal', to: 'thug' }] as const;
    expect(used.play(0, ...handOver).fitting(0, { use: 'undying-coal' })).toEqual([]);
    expect(begun.play(0, ...handOver).fitting(0, { use: 'undying-coal', of: 'thug' })).toHaveLength(1);
  });
});

describe('C-27: what is gained in the contract phase', () => {
  const drawing = (party: PartySpec, card: string): Scene => turn(party, [card]).play(0, { visit: MARKET, by: 'thug' });

  test('C-27: re-equipping trains skills that wait, but adds no card from the hand', () => {
    const begun = reequipping({ fellows: ['Brawler', 'Thug'], hand: ['War Axe', 'Poacher', 'Lucky Charm'], spare: ['Rage'] });
    // Re-equipping changes something: it can't be used to wait a turn.
    expect(begun.offered(0)).toEqual([
      { equip: 'rage', to: 'brawler' },
      { equip: 'rage', to: 'thug' },
    ]);
    expect(begun.play(0, { equip: 'rage', to: 'thug' }).fellow(0, 'Thug').skills).toEqual(['rage']);
  });

  test('C-27: a card goes to the party or stays in the hand, and is never given away', () => {
    const drawn = drawing({ gold: 0, fellows: ['Brawler', 'Thug'], hand: ['Wall Shield'] }, 'War Axe');
    expect(offersOf(drawn, 'add')).toEqual([{ add: 'war-axe' }, { add: 'war-axe', to: 'brawler' }]);
    expect(drawn.offered(0).filter((option) => 'discard' in option)).toEqual([]);
    const kept = drawn.endTurn();
    expect(kept.party(0)).toMatchObject({ hand: ['wall-shield', 'war-axe'], gained: ['war-axe'] });
    expect(offersOf(kept, 'add')).toEqual([]);
  });

  test('C-27: equipment can be given in this turn to somebody who is not exhausted, with its tokens', () => {
    const drawn = drawing({ fellows: ['Brawler', 'Thug'] }, 'War Axe');
    const straight = drawn.play(0, { add: 'war-axe', to: 'brawler' });
    expect(straight.pool(0, 'Brawler')).toEqual({ strength: 4 });
    expect(straight.told('equipped')).toEqual([{ what: 'equipped', seat: 0, card: 'war-axe', to: 'brawler' }]);
    const first = drawn.play(0, { add: 'war-axe' });
    expect([first.party(0).spare, offersOf(first, 'equip')]).toEqual([['war-axe'], [{ equip: 'war-axe', to: 'brawler' }]]);
  });

  test('C-7, C-27: it is offered to those who can take it, and lowers their salary immediately', () => {
    const plate = drawing({ fellows: ['Knight', 'Scholar', 'Thug'] }, 'Hellforged Greatsword');
    expect(offersOf(plate, 'add')).toEqual([{ add: 'hellforged-greatsword' }, { add: 'hellforged-greatsword', to: 'knight' }]);
    const ledger = drawing({ fellows: ['Knight', 'Thug'] }, 'Infernal Ledger');
    expect([ledger.party(0).salary, ledger.play(0, { add: 'infernal-ledger', to: 'knight' }).party(0).salary]).toEqual([3, 2]);
  });

  test('C-27: a companion has its meeple, attributes, and salary tokens immediately, but no preparation triggers', () => {
    // A crossbow waits: with one in hand, preparation would give the Poacher another strength.
    const drawn = drawing({ fellows: ['Brawler', 'Thug'], spare: ['One-Hand Crossbow'] }, 'Poacher');
    const joined = drawn.play(0, { add: 'poacher' });
    expect(joined.fellow(0, 'Poacher').ready).toBe(true);
    expect([joined.pool(0, 'Poacher'), joined.party(0).salary]).toEqual([{ strength: 1 }, 2]);
    expect(offersOf(joined, 'equip')).toEqual([{ equip: 'one-hand-crossbow', to: 'poacher' }]);
    const armed = joined.play(0, { equip: 'one-hand-crossbow', to: 'poacher' });
    expect(armed.pool(0, 'Poacher')).toEqual({ strength: 2 });
    expect(armed.endTurn().fitting(0, { visit: HARBOUR, by: 'poacher' })).toHaveLength(1);
  });

  test('C-27: a card that leaves the hand is shown to all, and so cannot be taken back', () => {
    const drawn = drawing({ fellows: ['Brawler', 'Thug'] }, 'War Axe');
    expect(view(drawn.state, 1).parties[0]).toMatchObject({ spare: [], hand: 1 });
    const added = drawn.play(0, { add: 'war-axe' });
    expect(view(added.state, 1).parties[0]).toMatchObject({ spare: ['war-axe'], hand: 0 });
    expect(contracts.revealCount(added.state)).toBeGreaterThan(contracts.revealCount(drawn.state));
    const equipped = added.play(0, { equip: 'war-axe', to: 'brawler' });
    expect(contracts.revealCount(equipped.state)).toBe(contracts.revealCount(added.state));
  });

  test('C-27: an item works from now on, and gives what it gives for coming', () => {
    const joined = drawing({ luck: 0, fellows: ['Brawler', 'Thug'] }, 'Bottled Courage').play(0, { add: 'bottled-courage' });
    expect(joined.party(0)).toMatchObject({ luck: 2, items: ['bottled-courage'], hand: [], gained: [] });
  });

  test('C-31: a twelfth companion stays in the hand', () => {
    const eleven = ['Borwyn', 'Thug', 'Buckler', 'Brawler', 'Lumberjack', 'Pikeman', 'Berserker', 'Sergeant', 'Squire', 'Sapper', 'Knight'];
    const full = drawing({ fellows: eleven }, 'Poacher');
    expect([full.party(0).hand, offersOf(full, 'add')]).toEqual([['poacher'], []]);
    // A player with nothing to do is still asked, or everyone would know that it is a companion.
    const tired = eleven.map((card) => ({ card, pool: {} }));
    expect(drawing({ fellows: tired }, 'Poacher').offered(0)).toEqual([{ end: true }]);
    expect(offersOf(drawing({ fellows: eleven.slice(0, 10) }, 'Poacher'), 'add')).toEqual([{ add: 'poacher' }]);
  });
});
