import { describe, expect, test } from 'vitest';
import type { PartySpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';
import { redact, view } from '../view/view.ts';

/** Seat 0 puts its party together; seat 1 has nothing to do but to say so. */
const equipping = (party: PartySpec, round = 1) => scene({ phase: 'equipment', round, parties: [party, {}] });
const LED = ['Borwyn', 'Thug'];

describe('C-12: what becomes of the cards of the hand', () => {
  test('C-12: every drafted card can be added, or discarded for gold or for luck', () => {
    const begun = equipping({ fellows: LED, hand: ['Poacher', 'War Axe', 'Lucky Charm', 'Vow'] });
    const of = (card: string) => begun.offered(0).filter((option) => Object.values(option).includes(card));
    const discards = (card: string) => [
      { discard: card, for: 'gold' },
      { discard: card, for: 'luck' },
    ];
    expect(of('poacher')).toEqual([{ add: 'poacher' }, ...discards('poacher')]);
    expect(of('lucky-charm')).toEqual([{ add: 'lucky-charm' }, ...discards('lucky-charm')]);
    for (const card of ['war-axe', 'vow'])
      expect(of(card)).toEqual([{ add: card }, { add: card, to: 'borwyn' }, { add: card, to: 'thug' }, ...discards(card)]);
  });

  test('C-12: a card is discarded for 2 gold or 1 luck', () => {
    const begun = equipping({ fellows: LED, hand: ['Poacher', 'War Axe'], gold: 10, luck: 0 });
    const done = begun
      .play(0, { discard: 'poacher', for: 'gold' }, { discard: 'war-axe', for: 'luck' }, { done: true })
      .play(1, { done: true });
    expect([done.party(0).gold, done.party(0).luck, done.party(0).hand]).toEqual([12, 1, []]);
    expect(done.state.encounterGone).toEqual(['poacher', 'war-axe']);
  });

  test('C-12: cards may stay in the hand, and can be added or discarded in a later round', () => {
    const done = equipping({ fellows: LED, hand: ['Poacher'] })
      .play(0, { done: true })
      .play(1, { done: true });
    expect([done.state.phase, done.party(0).hand]).toEqual(['contract', ['poacher']]);
    const later = equipping({ fellows: LED, hand: ['Poacher'] }, 3);
    expect(later.offered(0)).toContainEqual({ discard: 'poacher', for: 'luck' });
  });

  test('C-12: what is added comes to the party or to a companion, one that joined just now too', () => {
    const begun = equipping({ fellows: LED, hand: ['Poacher', 'One-Hand Crossbow', 'Rage', 'War Axe', 'Vow', 'Lucky Charm'] });
    const poached = begun.play(0, { add: 'poacher' }, { add: 'one-hand-crossbow', to: 'poacher' }, { add: 'rage', to: 'poacher' });
    const done = poached.play(0, { add: 'war-axe' }, { add: 'vow' }, { add: 'lucky-charm' }, { done: true }).play(1, { done: true });
    const { fellows, spare, items, hand } = done.party(0);
    expect(fellows.map(({ card }) => card)).toEqual(['borwyn', 'thug', 'poacher']);
    expect(done.fellow(0, 'Poacher').worn).toEqual({ main: 'one-hand-crossbow', support: null, body: null });
    expect(done.fellow(0, 'Poacher').skills).toEqual(['rage']);
    expect([spare, items, hand]).toEqual([['war-axe', 'vow'], ['lucky-charm'], []]);
  });

  test('C-27: cards gained in a contract phase can be added, but never discarded', () => {
    const begun = equipping({ fellows: LED, hand: ['Poacher', 'Brawler'], gained: ['Poacher'] }, 2);
    expect(begun.fitting(0, { discard: 'poacher' })).toEqual([]);
    expect(begun.fitting(0, { discard: 'brawler' })).toHaveLength(2);
    expect(begun.offered(0)).toContainEqual({ add: 'poacher' });
  });

  test('C-27: a card that was drawn at the Market is in the hand a round later, and still cannot be discarded', () => {
    const market = 3;
    const drawn = scene({ encounter: ['Poacher'], quests: [], parties: [{}] }).play(0, { visit: market, by: 'thug' });
    expect(drawn.party(0).hand).toEqual(['poacher']);
    let now = drawn.play(0, { end: true });
    // Everybody keeps the first card of each pack; the draft of the second round ends with eight more cards in each hand.
    for (let kept = 0; kept < 16; kept++) now = now.play(now.asked[0] ?? 0, {});
    expect([now.state.round, now.state.phase, now.party(0).hand.length]).toEqual([2, 'equipment', 9]);
    expect(now.fitting(0, { discard: 'poacher' })).toEqual([]);
    expect(now.party(0).hand.filter((card) => now.fitting(0, { discard: card }).length === 2)).toHaveLength(8);
  });

  test('C-3, C-31: a twelfth companion can be kept or discarded, but not added', () => {
    const ten = ['Borwyn', 'Thug', 'Buckler', 'Brawler', 'Lumberjack', 'Pikeman', 'Berserker', 'Sergeant', 'Squire', 'Sapper'];
    const begun = equipping({ fellows: ten, hand: ['Knight', 'Headsman', 'War Axe'] });
    const eleven = begun.play(0, { add: 'knight' });
    expect(begun.offered(0)).toContainEqual({ add: 'headsman' });
    expect(eleven.plan(0).fellows).toHaveLength(11);
    expect(eleven.fitting(0, { add: 'headsman' })).toEqual([]);
    expect(eleven.fitting(0, { discard: 'headsman' })).toHaveLength(2);
    expect(eleven.offered(0)).toContainEqual({ add: 'war-axe', to: 'knight' });
  });
});

describe('C-12: all at once', () => {
  test('C-12: everybody is asked until they say that they are done, in any order', () => {
    const begun = scene({ phase: 'equipment', parties: [{ fellows: LED, hand: ['Poacher'] }, {}, { hand: ['War Axe'] }] });
    expect(begun.asked).toEqual([0, 1, 2]);
    const then = begun.play(2, { add: 'war-axe' }, { done: true });
    expect([then.asked, then.told('ready')]).toEqual([[0, 1], [{ what: 'ready', seat: 2 }]]);
    expect(then.play(0, { done: true }).asked).toEqual([1]);
    expect(then.play(0, { done: true }).play(1, { done: true }).state.phase).toBe('contract');
  });

  test('C-12: what others do is hidden until all are done, and open then', () => {
    const begun = equipping({ leaders: ['Borwyn', 'Wren'], hand: ['Poacher', 'War Axe', 'Vow', 'Rage'] });
    const changed = begun.play(0, { leader: 'borwyn' }, { add: 'poacher' }, { add: 'war-axe', to: 'poacher' });
    const almost = changed.play(0, { discard: 'vow', for: 'gold' }, { discard: 'rage', for: 'luck' }, { done: true });
    for (const watcher of [1, undefined]) expect(view(almost.state, watcher).parties).toEqual(view(begun.state, watcher).parties);
    expect(changed.events).toHaveLength(3);
    for (const event of [...changed.events, ...almost.told('planned')]) {
      expect(redact(event, 0)).toEqual(event);
      for (const watcher of [1, undefined]) expect(redact(event, watcher)).toBeUndefined();
    }
    const done = almost.play(1, { done: true });
    expect(view(done.state, 1).parties[0]).toMatchObject({ gold: 12, luck: 1 });
    expect(done.told('revealed')).toMatchObject([
      { what: 'revealed', seat: 0, leader: 'borwyn', added: ['poacher', 'war-axe'], forGold: ['vow'], forLuck: ['rage'], hand: 0 },
      { what: 'revealed', seat: 1, leader: null, added: [], forGold: [], forLuck: [], hand: 0 },
    ]);
  });

  test('C-12: in the first round one of two leaders is chosen, and nobody is done without', () => {
    const begun = equipping({ leaders: ['Borwyn', 'Wren'], hand: ['War Axe'] });
    expect(begun.fitting(0, { done: true })).toEqual([]);
    expect(begun.offered(0).filter((option) => 'leader' in option)).toEqual([{ leader: 'borwyn' }, { leader: 'wren' }]);
    const chosen = begun.play(0, { leader: 'wren' });
    expect(chosen.offered(0).filter((option) => 'leader' in option)).toEqual([]);
    expect(chosen.plan(0).fellows.map(({ card }) => card)).toEqual(['wren', 'thug']);
    expect(chosen.offered(0)).toContainEqual({ add: 'war-axe', to: 'wren' });
    expect(chosen.play(0, { done: true }).play(1, { done: true }).party(0).leaders).toEqual([]);
  });
});
