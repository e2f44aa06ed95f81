import { describe, expect, test } from 'vitest';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { view } from '../view/view.ts';

const payday = (party: PartySpec, round = 1): Scene => scene({ phase: 'payment', round, parties: [party, {}] });

describe('Cards on pay day', () => {
  test('C-20 tokens that were waived cost nothing, and come off the rest when somebody goes', () => {
    const waived: PartySpec = { salary: 3, fellows: ['Ashane', 'Elementalist', 'Pikeman'] };
    expect(payday({ ...waived, gold: 12 }).told('paid')).toMatchObject([{ gold: 12, companions: ['elementalist', 'pikeman'] }]);
    const short = payday({ ...waived, gold: 11 });
    expect(short.play(0, { dismiss: 'pikeman' }, { done: true }).told('paid')).toMatchObject([{ gold: 4, companions: ['elementalist'] }]);
    expect(short.play(0, { dismiss: 'elementalist' }, { done: true }).told('paid')).toMatchObject([{ gold: 0, companions: ['pikeman'] }]);
  });

  test('C-20 what is waived in the Reward Step counts on the pay day right after it', () => {
    const five: PartySpec = { gold: 12, fellows: ['Ashane', 'Thug', 'Poacher', 'Lumberjack', 'Elementalist'] };
    expect(scene({ phase: 'reward', parties: [five] }).asked).toEqual([0]);
    const fed = scene({ phase: 'reward', parties: [{ ...five, items: ['Field Kitchen'] }] });
    expect(fed.told('paid')).toEqual([{ what: 'paid', seat: 0, gold: 12, fame: 3, companions: ['poacher', 'lumberjack', 'elementalist'] }]);
  });

  test('C-20, R-3 a companion who takes one token less costs 4 gold less, and one who takes none stays and counts as paid', () => {
    const ledger = { card: 'Elementalist', wears: ['Infernal Ledger'] };
    expect(payday({ gold: 8, fellows: ['Ashane', ledger] }).told('paid')).toMatchObject([{ gold: 8, fame: 1 }]);
    // A Squire serves for nothing, and from level 2 on for fame; of an Apprentice with a ledger the same is true, who learns by being paid.
    const free = payday({ gold: 0, fellows: ['Ashane', { card: 'Squire', level: 2 }] });
    expect(free.told('paid')).toEqual([{ what: 'paid', seat: 0, gold: 0, fame: 1, companions: ['squire'] }]);
    const learning = payday({ gold: 0, fellows: ['Ashane', { card: 'Apprentice', wears: ['Infernal Ledger'] }] });
    expect(learning.told('gained')).toEqual([{ what: 'gained', seat: 0, card: 'apprentice', to: 'apprentice', got: { experience: 1 } }]);
    expect(learning.told('levelled')).toMatchObject([{ companion: 'apprentice', level: 2 }]);
  });

  test('C-20, R-4 the track follows what changes hands in the contract phase', () => {
    const begun = scene({ parties: [{ gold: 0, fellows: ['Ashane', 'Lumberjack'], spare: ['Infernal Ledger'] }] });
    expect(begun.party(0).salary).toBe(1);
    const worn = begun.play(0, { reequip: true }, { equip: 'infernal-ledger', to: 'lumberjack' });
    expect(worn.party(0).salary).toBe(0);
    expect(worn.play(0, { unequip: 'infernal-ledger' }).party(0).salary).toBe(1);
    // No one is asked who goes unpaid, because no one takes a salary.
    const over = worn.endTurn().play(0, { pass: true });
    expect([over.state.round, over.told('paid')]).toMatchObject([2, [{ gold: 0, fame: 1, companions: ['lumberjack'] }]]);
  });

  test('C-20 what cards give for being paid goes to those who are: not to the unpaid, not to leaders', () => {
    const cloak = (card: string) => ({ card, wears: ["Devil's Bargain"] });
    expect(payday({ gold: 4, fellows: ['Ashane', cloak('Poacher')] }).party(0).gold).toBe(1);
    expect(payday({ gold: 4, fellows: [cloak('Ashane'), 'Poacher'] }).party(0).gold).toBe(0);
    const unpaid = payday({ gold: 3, fellows: ['Ashane', cloak('Poacher')] }).play(0, { dismiss: 'poacher' }, { done: true });
    expect([unpaid.party(0).gold, unpaid.told('gained')]).toEqual([3, []]);
  });

  test('C-20 cards of the whole party look at what is left when all are paid', () => {
    const bowl = (gold: number): Scene => payday({ gold, fellows: ['Ashane', 'Poacher'], items: ["Beggar's Bowl"] });
    expect([6, 7].map((gold) => bowl(gold).party(0).gold)).toEqual([7, 3]);
  });

  test('C-20 more fame on pay day for those who are there, and none for those who left', () => {
    const serving = { card: 'Lumberjack', level: 2, skills: ['Sworn Service'] };
    expect(payday({ gold: 4, fellows: ['Ashane', serving] }).party(0).fame).toBe(2);
    expect(
      payday({ gold: 3, fellows: ['Ashane', serving] })
        .play(0, { dismiss: 'lumberjack' }, { done: true })
        .party(0).fame,
    ).toBe(0);
    // The Gray Duchess gives every legendary companion a fame more, as long as she is there.
    const court = payday({ gold: 12, fellows: ['Ashane', 'The Gray Duchess', 'Saint Ember'] });
    expect(court.play(0, { dismiss: 'the-grey-duchess' }, { done: true }).told('paid')).toMatchObject([{ gold: 12, fame: 3 }]);
    expect(payday({ gold: 28, fellows: ['Ashane', 'The Gray Duchess', 'Saint Ember'] }).party(0).fame).toBe(7);
  });
});

describe('Experience and pay day', () => {
  test('C-34 the experience of somebody who leaves is lost', () => {
    const left = payday({ gold: 0, fellows: ['Ashane', { card: 'Lumberjack', level: 3, learning: 1 }] }).play(
      0,
      { dismiss: 'lumberjack' },
      { done: true },
    );
    expect(left.told('levelled')).toEqual([]);
    expect(left.state.encounterGone).toEqual(['lumberjack']);
    // Nothing else is left of him, so the next player to draw the card has him at level 1.
    expect(JSON.stringify({ ...left.state, encounterGone: [] })).not.toContain('lumberjack');
  });

  test('C-34 in round 3 there is a pay day, but nobody gains a level', () => {
    const end = payday({ gold: 4, fellows: ['Ashane', { card: 'Lumberjack', learning: 1 }] }, 3);
    expect(end.state.phase).toBe('over');
    expect(end.told('paid')).toMatchObject([{ gold: 4, fame: 1 }]);
    expect([end.told('levelled'), end.fellow(0, 'Lumberjack').experience]).toEqual([[], 0]);
    const earlier = payday({ gold: 4, fellows: ['Ashane', { card: 'Lumberjack', learning: 1 }] }, 2);
    expect(earlier.told('levelled')).toEqual([{ what: 'levelled', seat: 0, companion: 'lumberjack', level: 2 }]);
  });

  test('C-34 in round 3 too the unpaid leave before all is counted', () => {
    const short = payday({ gold: 3, fellows: ['Ashane', 'Thug', 'Poacher'], items: ['Muster Roll'] }, 3);
    expect(short.play(0, { dismiss: 'poacher' }, { done: true }).told('scored')[0]?.score).toMatchObject({ cards: [], total: 0 });
  });
});

describe('All pay at the same time', () => {
  const both = scene({
    phase: 'payment',
    parties: [
      { gold: 4, fellows: ['Ashane', 'Poacher', 'Lumberjack'] },
      { gold: 20, fellows: ['Thug', 'Knight'] },
      { gold: 0, fellows: ['Thug', 'Buckler'] },
    ],
  });

  test('C-20, R-5 those who are short are asked all at once, and the others wait', () => {
    expect(both.asked).toEqual([0, 2]);
    for (const { prompt } of both.position.decisions) expect(prompt).toMatchObject({ rule: 'payment', sealed: 'apart' });
    expect(both.told('paid')).toEqual([]);
  });

  test('C-20, R-5 no one leaves and nothing is paid until everyone has said who goes unpaid', () => {
    const said = both.play(0, { dismiss: 'poacher' }, { done: true });
    expect(said.asked).toEqual([2]);
    expect(said.events.map(({ what }) => what)).toEqual(['planned', 'ready']);
    for (const watcher of [1, 2, undefined]) expect(view(said.state, watcher).parties).toEqual(view(both.state, watcher).parties);
    expect(said.state.parties).toEqual(both.state.parties);
    const all = said.play(2, { dismiss: 'buckler' }, { done: true });
    expect(all.events.map((event) => ('seat' in event ? `${event.what} ${event.seat}` : event.what)).slice(0, 6)).toEqual([
      'planned 2',
      'ready 2',
      'left 0',
      'paid 0',
      'paid 1',
      'left 2',
    ]);
  });
});
