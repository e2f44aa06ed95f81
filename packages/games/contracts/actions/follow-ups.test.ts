import { describe, expect, test } from 'vitest';
import { TOKENS } from '../cards/attributes.ts';
import { cardAs, idsOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import { type Scene, scene } from '../scene/scene.ts';

const FORD = 'hold-the-river-ford';

/** Two with might for the ford and its bonus. */
const atFord = (more: Partial<Parameters<typeof scene>[0]> = {}): Scene =>
  scene({
    basics: ['Hold the River Ford'],
    parties: [{ gold: 0, fellows: [{ card: 'Pell', pool: { might: 2 } }, { card: 'Thug', pool: { might: 1 } }, 'Poacher'] }],
    ...more,
  });
const bothGo = [{ fulfil: FORD }, { join: 'pell' }, { join: 'thug' }] as const;

describe('The bonus of a contract', () => {
  test('C-16 takes more, gives more, and is optional', () => {
    const group = atFord().play(0, ...bothGo);
    const done = group.play(0, { bonus: true });
    expect(done.party(0)).toMatchObject({ gold: 4, fame: 2, luck: 2 });
    expect(done.told('opened')).toHaveLength(1);
    expect(group.play(0, { bonus: false }).told('opened')).toEqual([]);
    expect(atFord().play(0, { fulfil: FORD }, { join: 'pell' }).fitting(0, { bonus: true })).toEqual([]);
  });

  test('C-16 may take luck, which nothing stands in for', () => {
    const market = (luck: number): Scene =>
      scene({
        basics: ['Dredge the Drowned Market'],
        parties: [{ luck, wilds: { wildBasic: 1 }, fellows: [{ card: 'Pell', pool: { might: 1, precision: 1 } }] }],
      }).play(0, { fulfil: 'dredge-the-drowned-market' }, { join: 'pell' });
    expect(market(0).fitting(0, { bonus: true })).toEqual([]);
    expect(market(1).fitting(0, { bonus: true })).toEqual([{ pay: { pell: { might: 1, precision: 1 }, party: { luck: 1 } }, bonus: true }]);
  });

  /** The follow-up that a contract opens when it is fulfilled with its bonus. */
  const openedBy = (contract: CardId, seed: string): CardId | undefined => {
    const { is, name, needs, bonus } = cardAs(contract, 'basic', 'followUp');
    const pool = Object.fromEntries(TOKENS.map((token) => [token, (needs[token] ?? 0) + (bonus?.needs[token] ?? 0)]));
    const open = is === 'basic' ? { basics: [name] } : { followUps: [name] };
    const begun = scene({ seed, ...open, parties: [{ luck: 2, fellows: [{ card: 'Pell', pool }, 'Thug'] }] });
    return begun.play(0, { fulfil: contract }, { join: 'pell' }, { bonus: true }).told('opened')[0]?.contract;
  };

  const WITH_BONUS = idsOf('basic', 'followUp').filter((card) => cardAs(card, 'basic', 'followUp').level < 4);
  test.each(WITH_BONUS)('C-16 %s opens a follow-up of its arc, one level higher', (contract) => {
    const { arc, level } = cardAs(contract, 'basic', 'followUp');
    expect(cardAs(openedBy(contract, 'scene') ?? '', 'followUp')).toMatchObject({ arc, level: level + 1 });
  });

  test('C-16 which one it is is left to chance', () => {
    const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => openedBy(FORD, seed));
    expect(new Set(opened)).toEqual(new Set(['relieve-stonewatch-keep', 'sink-the-war-barges']));
  });

  test('C-16 opens nothing where none is left, and a contract of level 4 has none', () => {
    const none = atFord({ emptied: ['followUpsLeft'] }).play(0, ...bothGo, { bonus: true });
    expect(none.party(0).luck).toBe(2);
    expect([none.told('opened'), none.state.followUps]).toEqual([[], []]);
    const last = scene({ followUps: ['Break the Iron Host'], parties: [{ fellows: [{ card: 'Pell', pool: { wildExpert: 9 } }] }] });
    expect(last.play(0, { fulfil: 'break-the-iron-host' }, { join: 'pell' }).fitting(0, { bonus: true })).toEqual([]);
  });

  test('C-25 a new follow-up lies above the others, and a fifth pushes the oldest out for good', () => {
    const open = ['Outbid the Collector', 'Raid the Glass Tomb', 'Wake the Stone Giant'];
    const fourth = atFord({ followUps: open }).play(0, ...bothGo, { bonus: true });
    const [newest = ''] = fourth.state.followUps;
    expect(fourth.told('opened')).toEqual([{ what: 'opened', contract: newest, out: null }]);
    expect(fourth.state.followUps.slice(1)).toEqual(['outbid-the-collector', 'raid-the-glass-tomb', 'wake-the-stone-giant']);
    expect(fourth.state.followUpsLeft).not.toContain(newest);
    const fifth = atFord({ followUps: [...open, 'Seal the Ninth Gate'] }).play(0, ...bothGo, { bonus: true });
    expect(fifth.told('opened')[0]?.out).toBe('seal-the-ninth-gate');
    expect(fifth.state.followUps.slice(1)).toEqual(['outbid-the-collector', 'raid-the-glass-tomb', 'wake-the-stone-giant']);
    expect(fifth.state.followUpsLeft).not.toContain('seal-the-ninth-gate');
  });

  test('C-25 of four follow-ups one is fulfilled, so that the one it opens pushes nobody out', () => {
    const followUps = ['Outbid the Collector', 'Raid the Glass Tomb', 'Wake the Stone Giant', 'Relieve Stonewatch Keep'];
    const begun = scene({ followUps, parties: [{ fellows: [{ card: 'Pell', pool: { warcraft: 2, might: 1 } }, 'Thug'] }] });
    const done = begun.play(0, { fulfil: 'relieve-stonewatch-keep' }, { join: 'pell' }, { bonus: true });
    expect(done.told('opened')[0]?.out).toBeNull();
    expect(done.state.followUps).toHaveLength(4);
  });
});
