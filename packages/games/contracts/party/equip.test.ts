import { describe, expect, test } from 'vitest';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const equipping = (party: PartySpec): Scene => scene({ phase: 'equipment', round: 2, parties: [party, {}] });
/** The companions who could get a card that waits in the party. */
const takers = (begun: Scene, card: string): readonly string[] =>
  begun.fitting(0, { equip: card }).flatMap((option) => ('to' in option ? [option.to] : []));
/** Who of these could take a card that waits. */
const takersOf = (card: string, ...fellows: readonly (string | FellowSpec)[]): readonly string[] =>
  takers(equipping({ fellows, spare: [card] }), card);

describe('C-7: classes', () => {
  test('C-7: equipment for a class is for those who have it, and equipment without one is for anybody', () => {
    const all = ['Borwyn', 'Thug', 'Poacher', 'Elementalist'];
    expect(takersOf('iron-cuirass', ...all)).toEqual(['borwyn']);
    expect(takersOf('outriders-leathers', ...all)).toEqual(['poacher']);
    expect(takersOf('novices-robe', ...all)).toEqual(['elementalist']);
    expect(takersOf('bear-pelt', ...all)).toEqual(['borwyn', 'thug', 'poacher', 'elementalist']);
  });

  test('C-7: any one match is enough, of the classes of the card and of those of the companion', () => {
    // The knife is for scouts and mages; the Paladin is a warrior and a mage, the Bodyguard a warrior and a scout.
    expect(takersOf('kris-of-whispers', 'Brawler', 'Paladin', 'Bodyguard', 'Poacher')).toEqual(['paladin', 'bodyguard', 'poacher']);
  });

  test('C-7: skills are restricted in the same way', () => {
    expect(takersOf('bare-knuckles', 'Borwyn', 'Thug', 'Paladin', 'Poacher')).toEqual(['borwyn', 'paladin']);
    expect(takersOf('wayfaring', 'Borwyn', 'Thug')).toEqual(['borwyn', 'thug']);
  });

  test('C-7: who counts as a class can use what is for it', () => {
    const cunning = { card: 'Brawler', skills: ['Street Cunning'] };
    expect(takersOf('nightskin', cunning, 'Thug')).toEqual(['brawler']);
    expect(takersOf('nightskin', 'Brawler', 'Thug')).toEqual([]);
    expect(takersOf('iron-cuirass', 'Changeling', 'Bard')).toEqual(['changeling']);
  });
});

describe('C-8: what a companion can carry', () => {
  test('C-8: one piece for the main hand, one for the support hand and one for the body', () => {
    const begun = equipping({
      fellows: [{ card: 'Borwyn', wears: ['War Axe'] }, 'Thug'],
      spare: ['militia-pike', 'wall-shield', 'bear-pelt'],
    });
    expect(takers(begun, 'militia-pike')).toEqual(['thug']);
    expect(takers(begun, 'wall-shield')).toEqual(['borwyn', 'thug']);
    const full = begun
      .play(0, { equip: 'wall-shield', to: 'borwyn' }, { equip: 'bear-pelt', to: 'borwyn' }, { done: true })
      .play(1, { done: true });
    expect(full.fellow(0, 'Borwyn').worn).toEqual({ main: 'war-axe', support: 'wall-shield', body: 'bear-pelt' });
    expect(full.party(0).spare).toEqual(['militia-pike']);
  });

  test('C-46: in the equipment phase pieces come on and off as often as one likes', () => {
    const begun = equipping({ fellows: [{ card: 'Borwyn', wears: ['War Axe'] }, 'Thug'] });
    const moved = begun.play(0, { unequip: 'war-axe' }, { equip: 'war-axe', to: 'thug' }, { unequip: 'war-axe' });
    const back = moved.play(0, { equip: 'war-axe', to: 'borwyn' });
    expect(back.plan(0).fellows).toEqual(begun.plan(0).fellows);
    expect(back.fitting(0, { unequip: 'war-axe' })).toHaveLength(1);
  });

  test('C-8: equipment comes off and goes to somebody else, or waits', () => {
    const begun = equipping({ fellows: [{ card: 'Borwyn', wears: ['War Axe'] }, 'Thug'], spare: ['militia-pike'] });
    const off = begun.play(0, { unequip: 'war-axe' });
    expect(off.plan(0).spare).toEqual(['militia-pike', 'war-axe']);
    expect(takers(off, 'militia-pike')).toEqual(['borwyn', 'thug']);
    const moved = off.play(0, { equip: 'war-axe', to: 'thug' }, { equip: 'militia-pike', to: 'borwyn' });
    expect(moved.plan(0).fellows.map(({ worn }) => worn.main)).toEqual(['militia-pike', 'war-axe']);
    expect(moved.offered(0)).toContainEqual({ unequip: 'militia-pike' });
    expect(moved.play(0, { done: true }).play(1, { done: true }).party(0).loosened).toEqual([]);
  });

  test('C-8: cursed equipment never comes off', () => {
    const begun = equipping({
      fellows: [{ card: 'Borwyn', wears: ['War Axe', 'Cursed Hide'] }],
      hand: ['thirsting-blade'],
      spare: ['bear-pelt'],
    });
    expect(begun.offered(0).filter((option) => 'unequip' in option)).toEqual([{ unequip: 'war-axe' }]);
    expect(takers(begun, 'bear-pelt')).toEqual([]);
    const cursed = begun.play(0, { unequip: 'war-axe' }, { add: 'thirsting-blade', to: 'borwyn' });
    expect(cursed.offered(0).filter((option) => 'unequip' in option)).toEqual([]);
  });

  test.each([
    [1, [], ['rage']],
    [1, ['vow'], []],
    [2, ['vow'], ['rage']],
    [2, [], ['rage', 'duel']],
    [3, ['vow'], ['rage', 'duel']],
    [3, [], ['rage', 'duel', 'tireless']],
    [4, ['mastery-of-arms'], ['rage']],
    [4, ['rally', 'vow'], ['rage']],
  ])('C-8: at level %d with %j a companion can learn %j: the levels of the skills are at most its own', (level, skills, learned) => {
    const begun = equipping({ fellows: [{ card: 'Borwyn', level, skills }], spare: ['rage', 'duel', 'tireless'] });
    expect(begun.offered(0).flatMap((option) => ('equip' in option ? [option.equip] : []))).toEqual(learned);
  });

  test('C-8: some have room for more, and what they learn uses it up', () => {
    expect(takersOf('duel', 'Scholar', 'Bard')).toEqual(['scholar']);
    expect(takersOf('duel', { card: 'Scholar', skills: ['Vow'] })).toEqual([]);
    // An open mind takes one level and gives two.
    expect(takersOf('duel', { card: 'Bard', skills: ['Open Mind'] })).toEqual(['bard']);
  });

  test('C-8: a skill never comes off again, and untrained ones wait in the party', () => {
    const begun = equipping({ fellows: ['Borwyn'], hand: ['Rage', 'Vow'] });
    const trained = begun.play(0, { add: 'vow' }, { add: 'rage', to: 'borwyn' });
    expect(trained.plan(0).spare).toEqual(['vow']);
    expect(trained.offered(0)).toEqual([{ done: true }]);
  });
});
