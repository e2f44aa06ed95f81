import { describe, expect, test } from 'vitest';
import type { Spent } from '../action.ts';
import type { Tokens } from '../cards/attributes.ts';
import type { Track } from '../cards/terms.ts';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';

/** Pell with these tokens, and a thug who waits. */
const begun = (pool: Tokens, party: PartySpec = {}): Scene =>
  scene({ parties: [{ gold: 0, ...party, fellows: [{ card: 'Pell', pool }, 'Thug'] }, {}] });

/** What Pell may spend on a track. */
const waysOf = (at: Scene, track: Track): readonly Spent[] =>
  at.fitting(0, { improve: track }).flatMap((action) => ('improve' in action ? [action.pay] : []));
const pell = (tokens: Readonly<Record<string, number>>, party?: Readonly<Record<string, number>>): Spent =>
  party === undefined ? { pell: tokens } : { pell: tokens, party };

describe('Camp enhancement', () => {
  test('C-23 a free action: any number of attributes of one type, on the track of that type', () => {
    const at = begun({ strength: 3, dexterity: 1 });
    expect(waysOf(at, 'strength')).toEqual([1, 2, 3].map((strength) => pell({ strength })));
    expect(waysOf(at, 'dexterity')).toEqual([pell({ dexterity: 1 })]);
    expect(waysOf(at, 'magic')).toEqual([]);
    const spent = at.play(0, { improve: 'strength', pay: pell({ strength: 2 }) });
    expect(spent.party(0)).toMatchObject({ camp: [2, 0, 0], gold: 0 });
    expect(spent.pool(0, 'Pell')).toEqual({ strength: 1, dexterity: 1 });
    expect(spent.fellow(0, 'Pell')).toMatchObject({ ready: true, learning: 0 });
    expect(spent.asks(0)).toBe('turn action');
    expect(spent.told('improved')).toEqual([{ what: 'improved', seat: 0, by: 'pell', track: 'strength', pay: pell({ strength: 2 }) }]);
  });

  test('C-23 several companions may bring one track on, before and after the action', () => {
    const fellows = [{ card: 'Pell', pool: { magic: 2 } }, { card: 'Thug', pool: { magic: 3 } }, 'Squire'];
    const one = scene({ quests: [], parties: [{ fellows }, {}] }).play(0, { improve: 'magic', by: 'pell', pay: pell({ magic: 2 }) });
    const acted = one.play(0, { visit: 1, by: 'squire' });
    expect(acted.asks(0)).toBe('turn free');
    const two = acted.play(0, { improve: 'magic', by: 'thug', pay: { thug: { magic: 3 } } });
    expect(two.party(0).camp).toEqual([0, 0, 5]);
    expect(two.told('campLevel')).toEqual([{ what: 'campLevel', seat: 0, track: 'magic', level: 1 }]);
  });

  test('C-36 those who are exhausted cannot spend', () => {
    const at = scene({ parties: [{ fellows: [{ card: 'Pell', pool: { strength: 5 }, ready: false }, 'Thug'] }] });
    expect(waysOf(at, 'strength')).toEqual([]);
  });

  test.each<[Track, readonly Partial<Record<'gold' | 'luck' | 'fame', number>>[]]>([
    ['strength', [{ gold: 5 }, { fame: 1 }, { fame: 3 }]],
    ['dexterity', [{ luck: 2 }, { gold: 5 }, { fame: 3 }]],
    ['magic', [{}, { luck: 2 }, { fame: 3 }]],
  ])('C-36 what the levels of the track of %s give, each once', (track, levels) => {
    for (const [at, level] of levels.entries()) {
      const camp = ['strength', 'dexterity', 'magic'].map((each) => (each === track ? 5 * at + 4 : 0));
      const before = begun({ [track]: 1 }, { camp });
      const reached = before.play(0, { improve: track });
      expect(reached.party(0)).toMatchObject({ gold: 0, luck: 0, fame: 0, ...level });
      expect(reached.told('campLevel')).toEqual([{ what: 'campLevel', seat: 0, track, level: at + 1 }]);
      expect(
        begun({ [track]: 1 }, { camp: camp.map((spent) => Math.max(0, spent - 1)) })
          .play(0, { improve: track })
          .told('campLevel'),
      ).toEqual([]);
    }
  });

  test('C-36 the first level of the ritual is an experience for somebody of the party', () => {
    const asked = begun({ magic: 5 }).play(0, { improve: 'magic', pay: pell({ magic: 5 }) });
    expect(asked.offered(0)).toEqual([{ choose: 'pell' }, { choose: 'thug' }]);
    const taught = asked.play(0, { choose: 'thug' });
    expect(taught.fellow(0, 'Thug').learning).toBe(1);
    expect(taught.asks(0)).toBe('turn action');
  });

  test('C-23 several levels in one payment give all their bonuses, the lower ones first', () => {
    const reached = begun({ dexterity: 12 }, { camp: [0, 3, 0] }).play(0, { improve: 'dexterity', pay: pell({ dexterity: 12 }) });
    expect(reached.party(0)).toMatchObject({ camp: [0, 15, 0], luck: 2, gold: 5, fame: 3 });
    expect(reached.told('gained').map(({ got }) => got)).toEqual([{ luck: 2 }, { gold: 5 }, { fame: 3 }]);
    expect(reached.told('campLevel').map(({ level }) => level)).toEqual([1, 2, 3]);
  });

  test('C-36 nothing is spent beyond the third level', () => {
    expect(waysOf(begun({ strength: 4 }, { camp: [13, 0, 0] }), 'strength')).toEqual([1, 2].map((strength) => pell({ strength })));
    expect(waysOf(begun({ strength: 4 }, { camp: [15, 0, 0], luck: 3 }), 'strength')).toEqual([]);
    const carted = scene({ phase: 'preparation', parties: [{ camp: [14, 0, 0], items: ['Timber Cart'] }, {}] });
    expect(carted.party(0)).toMatchObject({ camp: [15, 0, 0], fame: 3 });
    // Only steps that are taken are told.
    expect(carted.told('gained')[0]?.got).toEqual({ camp: { strength: 1 } });
    const full = scene({ phase: 'preparation', parties: [{ camp: [15, 0, 0], items: ['Timber Cart'] }, {}] });
    expect(full.told('gained')).toEqual([]);
  });

  test('C-23 progress stays between rounds', () => {
    const later = begun({ strength: 4 })
      .play(0, { improve: 'strength', pay: pell({ strength: 4 }) }, { pass: true })
      .play(1, { pass: true });
    expect(later.state.round).toBe(2);
    expect(later.party(0).camp).toEqual([4, 0, 0]);
  });

  test('C-30, R-10 wild ones count as any type, split ones as three, and luck fills up to the next level', () => {
    expect(waysOf(begun({ wildBasic: 1 }), 'magic')).toEqual([pell({ wildBasic: 1 })]);
    const split = begun({ might: 1, strength: 2 }).play(0, { improve: 'strength', pay: pell({ strength: 2, might: 1 }) });
    expect(split.party(0)).toMatchObject({ camp: [5, 0, 0], gold: 5 });
    const lucky = begun({ strength: 3 }, { luck: 3 });
    expect(waysOf(lucky, 'strength')).toEqual([
      ...[1, 2, 3].map((strength) => pell({ strength })),
      ...[2, 3].map((strength) => pell({ strength }, { luck: 5 - strength })),
    ]);
    expect(lucky.play(0, { improve: 'strength', pay: pell({ strength: 3 }, { luck: 2 }) }).party(0)).toMatchObject({ luck: 1, gold: 5 });
  });

  test('C-30, R-10 luck pays where a companion’s own tokens would do as well, and alone: for a level, and for nothing less', () => {
    const near = begun({ strength: 5 }, { luck: 2, camp: [3, 0, 0] });
    const helped = waysOf(near, 'strength').filter((pay) => 'party' in pay);
    expect(helped).toEqual([{ party: { luck: 2 } }, pell({ strength: 1 }, { luck: 1 })]);
    expect(near.play(0, { improve: 'strength', pay: { party: { luck: 2 } } }).party(0)).toMatchObject({
      luck: 0,
      gold: 5,
      camp: [5, 0, 0],
    });
    expect(waysOf(begun({}, { luck: 2, camp: [2, 0, 0] }), 'strength')).toEqual([]);
    // It makes no difference which companion spends the party's own tokens.
    expect(near.fitting(0, { improve: 'strength', by: 'thug' })).toEqual([]);
  });

  test('C-30, R-10 a wild one of the party is split in the place of luck, and beyond the level only where nothing else would do', () => {
    const wild = (party: PartySpec) => waysOf(begun({}, { ...party, wilds: { wildAdvanced: 1 } }), 'magic');
    expect(wild({ luck: 2 })).toEqual([{ party: { wildAdvanced: 1, luck: 2 } }]);
    expect(wild({ luck: 1, camp: [0, 0, 4] })).toEqual([{ party: { luck: 1 } }]);
    expect(wild({ camp: [0, 0, 4] })).toEqual([{ party: { wildAdvanced: 1 } }]);
  });

  test('C-30 a split attribute brings all three, even beyond the level', () => {
    const split = begun({ might: 1 }, { camp: [4, 0, 0] }).play(0, { improve: 'strength', pay: pell({ might: 1 }) });
    expect(split.party(0)).toMatchObject({ camp: [7, 0, 0], gold: 5 });
  });

  test('C-30 advanced ones of any type are split, those of the party to reach a level', () => {
    expect(waysOf(begun({ strength: 1, might: 1, wildAdvanced: 1 }), 'strength')).toEqual([
      pell({ strength: 1 }),
      pell({ might: 1 }),
      pell({ strength: 1, might: 1 }),
      pell({ wildAdvanced: 1 }),
      pell({ strength: 1, wildAdvanced: 1 }),
      pell({ might: 1, wildAdvanced: 1 }),
      pell({ strength: 1, might: 1, wildAdvanced: 1 }),
    ]);
    const party = begun({ magic: 2 }, { wilds: { wildAdvanced: 1 } });
    expect(waysOf(party, 'magic')).toEqual([pell({ magic: 1 }), pell({ magic: 2 }), pell({ magic: 2 }, { wildAdvanced: 1 })]);
    const reached = party.play(0, { improve: 'magic', pay: pell({ magic: 2 }, { wildAdvanced: 1 }) }, { choose: 'thug' });
    expect(reached.party(0)).toMatchObject({ camp: [0, 0, 5], wilds: [0, 0, 0] });
  });

  test('C-30 luck comes last: basic wilds of the party are spent before it', () => {
    const wild = (luck: number) => waysOf(begun({}, { luck, wilds: { wildBasic: 1 }, camp: [0, 2, 0] }), 'dexterity');
    expect([wild(1), wild(2)]).toEqual([[], [{ party: { wildBasic: 1, luck: 2 } }]]);
  });

  test('C-40 an advanced attribute is split although plain ones and wilds remain, so that a level is reached exactly', () => {
    const at = begun({ strength: 4, wildBasic: 1, might: 1 }, { camp: [2, 0, 0] });
    expect(waysOf(at, 'strength')).toContainEqual(pell({ might: 1 }));
    expect(waysOf(at, 'strength')).toContainEqual(pell({ wildBasic: 1, might: 1 }));
    expect(at.play(0, { improve: 'strength', pay: pell({ might: 1 }) }).party(0)).toMatchObject({ camp: [5, 0, 0], gold: 5 });
  });

  test('C-40 of one’s own tokens any go in, the party adding what is missing', () => {
    const at = begun({ strength: 1, wildBasic: 1, might: 1 }, { luck: 1 });
    const helped = waysOf(at, 'strength').filter((pay) => 'party' in pay);
    expect(helped).toEqual([pell({ strength: 1, might: 1 }, { luck: 1 }), pell({ wildBasic: 1, might: 1 }, { luck: 1 })]);
  });

  test('C-36, C-40 what could be left out at the end of the track is not offered', () => {
    const plain = [1, 2, 3].map((strength) => pell({ strength }));
    const at = (camp: number) => waysOf(begun({ strength: 3, might: 1 }, { camp: [camp, 0, 0] }), 'strength');
    expect(at(12)).toEqual([...plain, pell({ might: 1 })]);
    expect(at(11)).toEqual([...plain, pell({ might: 1 }), pell({ strength: 1, might: 1 })]);
    expect(at(13)).toEqual([...plain.slice(0, 2), pell({ might: 1 })]);
  });

  test('C-4 expert attributes are of no use at the camp', () => {
    const at = begun({ warcraft: 2, wildExpert: 1 }, { camp: [4, 4, 4] });
    expect((['strength', 'dexterity', 'magic'] as const).flatMap((track) => waysOf(at, track))).toEqual([]);
  });
});
