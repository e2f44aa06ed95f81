import { describe, expect, test } from 'vitest';
import type { FellowSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

const ABLE: FellowSpec = { card: 'Pell', pool: { wildExpert: 2, wildAdvanced: 3 } };
const begun = (reserved?: string): Scene =>
  scene({
    basics: ['Raise the Palisade', 'Hold the River Ford', 'Rob the Toll House', 'Guard the Pass'],
    basicDeck: ['Drill the Levy'],
    followUps: ['Outbid the Collector', 'Wake the Stone Giant'],
    parties: [
      { gold: 0, items: ['Map Case'], fellows: [ABLE, 'Thug'], ...(reserved === undefined ? {} : { reserved }) },
      { fellows: [{ ...ABLE, card: 'Ogden' }] },
    ],
  });
const reserved = (contract: string, before?: string): Scene => begun(before).play(0, { use: 'map-case' }, { choose: contract });
const fulfillOf = (at: Scene, seat: number): readonly string[] =>
  at.offered(seat).flatMap((action) => ('fulfil' in action ? action.fulfil : []));

describe('Reserve', () => {
  test('C-32 any open basic or follow-up contract, and no common one', () => {
    const asked = begun().play(0, { use: 'map-case' });
    expect(asked.asks(0)).toBe('reserve contract');
    expect(asked.offered(0)).toEqual([
      ...['raise-the-palisade', 'hold-the-river-ford', 'rob-the-toll-house', 'guard-the-pass'].map((choose) => ({ choose })),
      ...['outbid-the-collector', 'wake-the-stone-giant'].map((choose) => ({ choose })),
      { none: true },
    ]);
  });

  test('C-16 a basic contract makes room for a new one at the top', () => {
    const after = reserved('hold-the-river-ford');
    expect(after.state.basics).toEqual(['drill-the-levy', 'raise-the-palisade', 'rob-the-toll-house', 'guard-the-pass']);
    expect(after.told('reserved')).toEqual([{ what: 'reserved', seat: 0, contract: 'hold-the-river-ford', out: null }]);
  });

  test('C-16 the follow-ups close up', () => {
    const after = reserved('outbid-the-collector');
    expect(after.state.followUps).toEqual(['wake-the-stone-giant']);
    expect(after.state.basics).toHaveLength(4);
    expect(after.state.followUpsLeft).not.toContain('outbid-the-collector');
  });

  test('C-17 nobody but its owner can fulfill it, now or in a later turn', () => {
    const after = reserved('hold-the-river-ford');
    expect(fulfillOf(after, 0)).toContain('hold-the-river-ford');
    const others = after.play(0, { visit: 0, by: 'thug' }).endTurn();
    expect(others.asked).toEqual([1]);
    expect(fulfillOf(others, 1)).not.toContain('hold-the-river-ford');
    expect(fulfillOf(others, 1)).toContain('rob-the-toll-house');
    const again = others.play(1, { visit: 1 }).endTurn();
    expect(fulfillOf(again, 0)).toContain('hold-the-river-ford');
  });

  test('C-17 it is fulfilled like any other, bonus and all, and leaves the columns as they are', () => {
    const before = begun('Rob the Royal Mint');
    const done = before.play(0, { fulfil: 'rob-the-royal-mint' }, { join: 'pell' }, { bonus: false });
    expect(done.party(0)).toMatchObject({ gold: 10, fame: 8, reserved: null, fulfilled: { treasure: 1, war: 0, occult: 0 } });
    expect([done.state.basics, done.state.followUps]).toEqual([before.state.basics, before.state.followUps]);
    const basic = begun('Burn the Supply Wagons').play(0, { fulfil: 'burn-the-supply-wagons' }, { join: 'pell' }, { bonus: true });
    expect(basic.told('refilled')).toEqual([]);
    expect(basic.state.basicDone).toEqual(['burn-the-supply-wagons']);
    expect(basic.told('opened')).toMatchObject([{ contract: basic.state.followUps[0], out: null }]);
  });

  test('C-17 a second one discards the first', () => {
    const basic = reserved('hold-the-river-ford', 'Burn the Supply Wagons');
    expect(basic.party(0).reserved).toBe('hold-the-river-ford');
    expect(basic.told('reserved')[0]?.out).toBe('burn-the-supply-wagons');
    expect(basic.state.basicGone).toEqual(['burn-the-supply-wagons']);
    const followUp = reserved('wake-the-stone-giant', 'Rob the Royal Mint');
    expect(followUp.party(0).reserved).toBe('wake-the-stone-giant');
    expect(followUp.state.basicGone).toEqual([]);
    expect([...followUp.state.followUps, ...followUp.state.followUpsLeft]).not.toContain('rob-the-royal-mint');
  });

  test('C-17 a player who declines keeps the first', () => {
    const after = begun('Rob the Royal Mint').play(0, { use: 'map-case' }, { none: true });
    expect(after.party(0).reserved).toBe('rob-the-royal-mint');
    expect(after.told('reserved')).toEqual([]);
  });

  test('C-17 it stays from round to round', () => {
    const after = scene({ parties: [{ reserved: 'Rob the Royal Mint' }] }).play(0, { pass: true });
    expect(after.state.round).toBe(2);
    expect(after.party(0).reserved).toBe('rob-the-royal-mint');
  });

  test('C-17 an action of its own, as a free action, on a visit and with a contract: Outrider, Map Case, Copy a Chart, Oracle', () => {
    const outrider = scene({ parties: [{ fellows: ['Pell', 'Outrider'] }] }).play(0, { use: 'outrider' });
    const chart = scene({ quests: ['Copy a Chart'], parties: [{ fellows: ['Pell', 'Outrider'] }] }).play(
      0,
      { visit: 0, by: 'outrider' },
      { quest: 0 },
    );
    const oracle = scene({
      basics: ['Silence the Bell Tower'],
      parties: [{ fellows: ['Pell', { card: 'Oracle', pool: { higherMagic: 2 } }] }],
    }).play(0, { fulfil: 'silence-the-bell-tower' }, { join: 'oracle' }, { bonus: false });
    for (const asked of [outrider, chart, oracle]) {
      const [contract = ''] = asked.state.basics;
      expect(asked.play(0, { choose: contract }).party(0).reserved).toBe(contract);
    }
  });
});
