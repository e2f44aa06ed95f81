import { describe, expect, test } from 'vitest';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const TAVERN = 5;
const FORD = 'hold-the-river-ford';
const prepared = (party: PartySpec, sets: readonly string[]): Scene => scene({ phase: 'preparation', sets, parties: [party, {}] });
const learning = (at: Scene): readonly number[] => at.party(0).fellows.map((fellow) => fellow.learning);

describe('Two effects together', () => {
  test('The Last Giant becomes ready after each contract he fulfills alone, and learns from each', () => {
    const giant = { card: 'The Last Giant', pool: { might: 4, precision: 1 } };
    const begun = scene({ basics: ['Hold the River Ford', 'Guard the Pass'], parties: [{ gold: 0, fellows: [giant, 'Thug'] }] });
    const once = begun.play(0, { fulfil: FORD }, { join: 'the-last-giant' }, { bonus: false });
    const twice = once.endTurn().play(0, { fulfil: 'guard-the-pass' }, { join: 'the-last-giant' }, { bonus: false });
    expect(twice.fellow(0, 'The Last Giant')).toMatchObject({ ready: true, learning: 2 });
    expect(twice.party(0)).toMatchObject({ gold: 4 + 7, fame: 2 + 4 });
    const grouped = begun.play(0, { fulfil: FORD }, { join: 'the-last-giant' }, { join: 'thug' }, { bonus: false });
    expect(grouped.fellow(0, 'The Last Giant').ready).toBe(false);
  });

  test('The Last Giant with Tireless stands up once', () => {
    const giant = { card: 'The Last Giant', level: 3, skills: ['Tireless'], pool: { might: 2 } };
    const done = scene({ basics: ['Hold the River Ford'], parties: [{ fellows: [giant, 'Thug'] }] }).play(
      0,
      { fulfil: FORD },
      { join: 'the-last-giant' },
      { bonus: false },
    );
    expect(done.told('stoodUp')).toHaveLength(1);
  });

  test('Drill Master and Phoenix Plume: a companion who becomes ready has still used what it used (C-28)', () => {
    const used = scene({ parties: [{ items: ['Phoenix Plume'], fellows: ['Pell', 'Drill Master'] }] }).play(
      0,
      { use: 'drill-master' },
      { choose: 'pell' },
    );
    const woken = used.play(0, { use: 'phoenix-plume' }, { choose: 'drill-master' }).endTurn();
    expect(woken.fellow(0, 'Drill Master').ready).toBe(true);
    expect(woken.fitting(0, { use: 'drill-master' })).toEqual([]);
    expect(woken.fitting(0, { visit: 0, by: 'drill-master' })).toHaveLength(1);
  });

  test('Wake the Drunkard by the visitor: up again, but the spot stays taken', () => {
    const visitor = { card: 'Pell', pool: { strength: 1, magic: 2 } };
    const there = scene({ quests: ['Wake the Drunkard'], parties: [{ fellows: [visitor, 'Thug'] }] }).play(
      0,
      { visit: 0, by: 'pell' },
      { quest: 0 },
    );
    const woken = there.play(0, { choose: 'pell' }).endTurn();
    expect(woken.fitting(0, { visit: 1, by: 'pell' })).toHaveLength(1);
    expect(woken.fitting(0, { visit: 0 })).toEqual([]);
  });

  test('Split Flame and Focus: what one gives pays for the other, and not twice', () => {
    const mage = { card: 'Apprentice', level: 2, skills: ['Split Flame', 'Focus'] };
    const begun = scene({ parties: [{ fellows: ['Pell', mage] }] });
    expect(begun.fitting(0, { use: 'focus' })).toEqual([]);
    const made = begun.play(0, { use: 'split-flame' }, { use: 'focus' });
    expect(made.pool(0, 'Apprentice')).toEqual({ higherMagic: 1 });
    expect(made.offered(0).filter((action) => 'use' in action)).toEqual([]);
  });

  test('a wild token of the party and luck fill up one attribute together (C-30)', () => {
    const begun = (luck: number): Scene =>
      scene({
        basics: ['Hold the River Ford'],
        parties: [{ luck, wilds: { wildBasic: 1 }, fellows: [{ card: 'Pell', pool: { might: 1, strength: 1 } }] }],
      });
    expect(begun(0).fitting(0, { fulfil: FORD })).toEqual([]);
    const group = begun(1).play(0, { fulfil: FORD }, { join: 'pell' });
    expect(group.fitting(0, { bonus: false })).toEqual([
      { pay: { pell: { might: 1, strength: 1 }, party: { wildBasic: 1, luck: 1 } }, bonus: false },
    ]);
  });

  test('Rage and Berserker: both help at one contract, and the strength of one pays for the other', () => {
    const berserker = { card: 'Berserker', skills: ['Rage'], pool: {} };
    const out = scene({ basics: ['Hold the River Ford'], parties: [{ luck: 2, fellows: [berserker, 'Thug'] }] }).play(
      0,
      { fulfil: FORD },
      { join: 'berserker' },
    );
    const both = out.play(0, { use: 'berserker' }, { use: 'rage', pay: { berserker: { strength: 1 } } });
    expect(both.pool(0, 'Berserker')).toEqual({ strength: 5 });
    expect(both.play(0, { bonus: false }).party(0).luck).toBe(1);
  });

  test('Corvane may reserve the very follow-up that the bonus has opened, and Sealing Wax and Royal Charter pay too', () => {
    const corvane = { card: 'Corvane', pool: { might: 3 } };
    const items = ['Sealing Wax', 'Royal Charter'];
    const done = scene({ basics: ['Hold the River Ford'], parties: [{ gold: 0, items, fellows: [corvane, 'Thug'] }] }).play(
      0,
      { fulfil: FORD },
      { join: 'corvane' },
      { bonus: true },
    );
    const opened = done.told('opened')[0]?.contract ?? '';
    const after = done.play(0, { choose: opened });
    expect(after.party(0)).toMatchObject({ gold: 4 + 3 + 2, luck: 2 + 1 + 1, fame: 2 + 1, reserved: opened });
    expect(after.state.followUps).toEqual([]);
  });

  test('Idony and her contract: the group learns, and somebody learns more', () => {
    const idony = { card: 'Idony', pool: { might: 2 } };
    const done = scene({ basics: ['Hold the River Ford'], parties: [{ fellows: [idony, 'Thug', 'Squire'] }] }).play(
      0,
      { fulfil: FORD },
      { join: 'idony' },
      { join: 'thug' },
      { bonus: false },
    );
    expect(learning(done.play(0, { choose: 'thug' }))).toEqual([1, 2, 0]);
    expect(learning(done.play(0, { choose: 'squire' }))).toEqual([1, 1, 1]);
  });

  test('Dagna and Bear Pelt: one step on each track, three levels, three gold', () => {
    const bear = { card: 'Thug', wears: ['Bear Pelt'] };
    const asked = scene({ parties: [{ gold: 0, camp: [4, 4, 4], fellows: ['Dagna', bear] }] }).play(0, { use: 'dagna' });
    const done = asked.play(0, { choose: 'thug' });
    expect(done.party(0)).toMatchObject({ camp: [5, 5, 5], gold: 5 + 3, luck: 2 });
    expect(learning(done)).toEqual([0, 1]);
  });

  test('Green Hearth and Timber Cart reach a level in the Preparation Step, of which Bear Pelt is told', () => {
    const wild = { card: 'Thug', wears: ['Hunting Bow', 'Briar Shield', 'Bear Pelt'] };
    const at = prepared({ gold: 0, camp: [1, 0, 0], items: ['Timber Cart'], fellows: ['Ogden', wild] }, ['Green Hearth']);
    expect(at.party(0)).toMatchObject({ camp: [5, 2, 0], gold: 5 + 1, luck: 1 });
  });

  test('Parade Armor, Isaura and Mother Thistle: each is told once of the one who came, who is prepared by nobody (C-27)', () => {
    const fellows = [{ card: 'Isaura', level: 2 }, { card: 'Thug', wears: ['Parade Armor'] }, 'Squire'];
    const there = scene({ quests: [], tavern: ['Mother Thistle'], parties: [{ gold: 10, fellows }] }).play(0, {
      visit: TAVERN,
      by: 'thug',
    });
    const come = there.play(0, { recruit: 'mother-thistle' });
    expect(come.party(0)).toMatchObject({ fame: 1, gold: 1, luck: 2, salary: 3 });
    expect(come.pool(0, 'Squire')).toEqual({ strength: 2, wildBasic: 1 });
    expect(come.fellow(0, 'Mother Thistle').ready).toBe(true);
  });

  test("Devil's Bargain and Beggar's Bowl: what is asked on pay day is asked before anything is given", () => {
    const poor = scene({
      phase: 'payment',
      parties: [{ gold: 6, items: ['Beggar’s Bowl'], fellows: ['Pell', { card: 'Buckler', wears: ["Devil's Bargain"] }] }],
    });
    expect(poor.told('gained').map(({ card, got }) => [card, got])).toEqual([
      ['devils-bargain', { gold: 1 }],
      ['beggars-bowl', { gold: 5 }],
    ]);
  });

  test('Bounty Hunter and Growing Hunger: his ability and his set bonus both count the level', () => {
    const wears = ['Cleaver of the Pit', 'Infernal Ledger'];
    const hunter = { card: 'Bounty Hunter', wears, pool: { might: 2, precision: 1 } };
    const done = scene({ basics: ['Guard the Pass'], sets: ['Growing Hunger'], parties: [{ gold: 0, fellows: [hunter, 'Thug'] }] }).play(
      0,
      { fulfil: 'guard-the-pass' },
      { join: 'bounty-hunter' },
      { bonus: false },
    );
    expect(done.party(0)).toMatchObject({ gold: 7 + 4 + 2, luck: 2 });
  });
});
