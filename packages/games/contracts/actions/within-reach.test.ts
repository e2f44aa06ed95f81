import { describe, expect, test } from 'vitest';
import type { Doing } from '../cards/card.ts';
import { CARDS } from '../cards/catalog.ts';
import type { FellowSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const usesOf = (at: Scene, use: string): readonly unknown[] => at.fitting(0, { use });

const DOINGS = [...CARDS.values()].flatMap((card): readonly Doing[] =>
  'ability' in card ? card.ability : 'effects' in card ? [card] : [],
);

describe('Abilities for those who are assigned', () => {
  const FORD = 'hold-the-river-ford';
  const atFord = (...fellows: readonly (string | FellowSpec)[]): Scene =>
    scene({ basics: ['Hold the River Ford'], parties: [{ gold: 0, luck: 1, fellows }] });

  test('C-14 make a contract worth setting out for that nobody could pay without them', () => {
    const borwyn = { card: 'Borwyn', pool: { strength: 4 } };
    const out = atFord(borwyn, 'Thug').play(0, { fulfil: FORD }, { join: 'borwyn' });
    expect(out.fitting(0, { bonus: false })).toEqual([]);
    const done = out.play(0, { use: 'borwyn' }, { bonus: false });
    expect(done.told('fulfilled')[0]?.pay).toEqual({ borwyn: { strength: 3, might: 1 } });
    expect(atFord({ card: 'Borwyn', pool: { strength: 1 } }, 'Thug').fitting(0, { fulfil: FORD })).toEqual([]);
    const used = scene({ basics: ['Hold the River Ford'], parties: [{ used: ['borwyn:borwyn:0'], fellows: [borwyn, 'Thug'] }] });
    expect(used.fitting(0, { fulfil: FORD })).toEqual([]);
  });

  test('C-14 that are for one alone are not for a group, nor does anybody join afterwards', () => {
    const out = atFord('Borwyn', 'Thug').play(0, { fulfil: FORD }, { join: 'borwyn' });
    expect(usesOf(out.play(0, { join: 'thug' }), 'borwyn')).toEqual([]);
    expect(out.play(0, { use: 'borwyn' }).fitting(0, { join: 'thug' })).toEqual([]);
    // Nor when the lonely one goes on to use what is for anybody.
    const raging = atFord({ card: 'Borwyn', skills: ['Rage'] }, 'Thug').play(0, { fulfil: FORD }, { join: 'borwyn' });
    expect(raging.play(0, { use: 'rage' }).fitting(0, { join: 'thug' })).toHaveLength(1);
    expect(raging.play(0, { use: 'borwyn' }, { use: 'rage' }).fitting(0, { join: 'thug' })).toEqual([]);
  });

  test('C-14, R-11 help at a contract and nowhere else: a group that goes back has used nothing and paid nothing', () => {
    const wyrm = { card: 'Lumberjack', wears: ['Wyrmscale Mail'], skills: ['Rage'], pool: { strength: 4 } };
    const begin = atFord(wyrm, 'Thug');
    const helped = begin.play(0, { fulfil: FORD }, { join: 'lumberjack' }, { use: 'rage' }, { use: 'wyrmscale-mail' });
    expect(helped.party(0)).toMatchObject({ luck: 0 });
    expect(helped.pool(0, 'Lumberjack')).toEqual({ strength: 7, might: 1 });
    const back = helped.play(0, { back: true });
    expect(back.party(0)).toEqual(begin.party(0));
    expect(back.told('calledOff')).toEqual([{ what: 'calledOff', seat: 0, contract: FORD, gold: 0, luck: 1 }]);
  });

  test('C-14 that want another contract do not make this one worth setting out for: Sapper', () => {
    expect(atFord('Sapper', 'Thug').fitting(0, { fulfil: FORD })).toEqual([]);
    const pass = scene({
      basics: ['Guard the Pass'],
      parties: [{ fellows: [{ card: 'Sapper', pool: { might: 1, precision: 1 } }, 'Thug'] }],
    });
    expect(pass.fitting(0, { fulfil: 'guard-the-pass' })).toHaveLength(1);
  });

  test('C-14 that want a group are counted where enough are ready to go: Pikeman', () => {
    const pikeman = { card: 'Pikeman', pool: { strength: 4 } };
    expect(atFord(pikeman, 'Thug', 'Ogden').fitting(0, { fulfil: FORD })).toHaveLength(1);
    expect(atFord(pikeman, 'Thug').fitting(0, { fulfil: FORD })).toEqual([]);
  });

  test('C-14 that cannot be paid for do not count either: Siege Arbalest', () => {
    const carts = (strength: number): Scene => {
      const archer = { card: 'Poacher', wears: ['Siege Arbalest'], pool: { strength } };
      return scene({ basics: ['Escort the Salt Carts'], parties: [{ fellows: [{ card: 'Pell', pool: { might: 1 } }, archer] }] });
    };
    expect(carts(2).fitting(0, { fulfil: 'escort-the-salt-carts' })).toHaveLength(1);
    expect(carts(1).fitting(0, { fulfil: 'escort-the-salt-carts' })).toEqual([]);
  });

  test('C-14, C-29 that cost what the contract itself would take do not make it worth setting out for', () => {
    // Two strength become warcraft and three make might, and no point of strength is spent twice.
    const escorting = (pool: FellowSpec['pool']): Scene =>
      scene({
        basics: ['Escort the Salt Carts'],
        parties: [{ fellows: [{ card: 'Lumberjack', wears: ['Siege Arbalest'], ...(pool === undefined ? {} : { pool }) }] }],
      });
    expect(escorting({ strength: 4 }).fitting(0, { fulfil: 'escort-the-salt-carts' })).toEqual([]);
    const enough = escorting({ strength: 5 });
    const out = enough.play(0, { fulfil: 'escort-the-salt-carts' }, { join: 'lumberjack' }, { use: 'siege-arbalest' });
    expect(out.fitting(0, { bonus: false })).not.toEqual([]);
  });

  test('C-14 of which it takes several, each at its cost, make a contract worth setting out for', () => {
    // Rage turns a strength into four, the mail a luck into might: neither alone is enough for two might.
    const wyrm = (skills: readonly string[], luck: number): Scene => {
      const lumberjack = { card: 'Lumberjack', wears: ['Wyrmscale Mail'], skills, pool: { strength: 1 } };
      return scene({ basics: ['Hold the River Ford'], parties: [{ luck, fellows: [lumberjack] }] });
    };
    expect(wyrm(['Rage'], 1).fitting(0, { fulfil: FORD })).toHaveLength(1);
    expect([wyrm([], 1), wyrm(['Rage'], 0)].flatMap((at) => at.fitting(0, { fulfil: FORD }))).toEqual([]);
  });

  test('R-11 give their bearer attributes and nothing else, so that all of it can be given back', () => {
    const gains = DOINGS.flatMap(({ effects = [] }) => effects.filter(({ when }) => when === 'assigned').flatMap(({ gain }) => gain));
    expect(gains.length).toBeGreaterThan(20);
    expect(new Set(gains.flatMap((gain) => Object.keys(gain)))).toEqual(new Set(['tokens']));
  });

  test('R-11 ask for nothing that another of them could change, so that their order makes no difference', () => {
    const effects = DOINGS.flatMap(({ effects: all = [] }) => all.filter(({ when }) => when === 'assigned'));
    expect(effects.flatMap(({ if: conditions = [] }) => conditions).filter((each) => 'luck' in each || 'poor' in each)).toEqual([]);
  });
});
