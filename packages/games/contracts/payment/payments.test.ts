import { describe, expect, test } from 'vitest';
import { PARTY, type Spent } from '../action.ts';
import { ADVANCED, BASICS, EXPERTS, poolOf, type Tokens, WILDS } from '../cards/attributes.ts';
import { canPay } from './can-pay.ts';
import type { Needs, Purse } from './needs.ts';
import { payments } from './payments.ts';

type Wanted = Tokens & { readonly any?: number; readonly luck?: number };
const needsOf = (wanted: Wanted): Needs => ({
  basics: BASICS.map((name) => wanted[name] ?? 0),
  any: wanted.any ?? 0,
  advanced: ADVANCED.map((name) => wanted[name] ?? 0),
  experts: EXPERTS.map((name) => wanted[name] ?? 0),
  luck: wanted.luck ?? 0,
});
const purse = (pools: Readonly<Record<string, Tokens>>, party: Tokens & { readonly luck?: number } = {}): Purse => ({
  payers: Object.entries(pools).map(([companion, tokens]) => ({ companion, pool: poolOf(tokens) })),
  luck: party.luck ?? 0,
  wilds: WILDS.map((name) => party[name] ?? 0),
});
const spentFor = (wanted: Wanted, from: Purse): readonly Spent[] => payments(needsOf(wanted), from).map(({ spent }) => spent);

describe('Worked example 2', () => {
  const document = { trickery: 1, higherMagic: 2 };
  const group = purse({ elementalist: { magic: 4, dexterity: 1, wildAdvanced: 1 }, leader: { magic: 4 } });

  test('C-38: Elementalist makes Trickery and uses the wild one as Higher Magic, the leader makes Higher Magic and keeps one Magic', () => {
    const [best, ...others] = payments(needsOf(document), group);
    expect(best?.spent).toEqual({ elementalist: { dexterity: 1, magic: 4, wildAdvanced: 1 }, leader: { magic: 3 } });
    expect(best?.conversions).toEqual([
      { makes: 'trickery', by: 'elementalist', of: { dexterity: 1, magic: 4 } },
      { makes: 'higherMagic', by: 'elementalist', of: { wildAdvanced: 1 } },
      { makes: 'higherMagic', by: 'leader', of: { magic: 3 } },
    ]);
    expect(others).toEqual([]);
  });

  test('neither of them could do it alone', () => {
    for (const payer of group.payers) expect(canPay(needsOf(document), { ...group, payers: [payer] })).toBe(false);
  });
});

describe('What may stand for what', () => {
  test.each([
    [{ might: 1 }, { might: 1 }],
    [{ precision: 1 }, { wildAdvanced: 1 }],
    [{ higherMagic: 1 }, { magic: 3 }],
    [{ warcraft: 1 }, { warcraft: 1 }],
    [{ spellblade: 1 }, { wildExpert: 1 }],
    [{ trickery: 1 }, { dexterity: 2, magic: 3 }],
    [{ strength: 2 }, { strength: 1, wildBasic: 1 }],
    [{ any: 2 }, { dexterity: 1, magic: 1 }],
  ] as const)('C-4: %j is paid with %j', (wanted, tokens) => {
    expect(spentFor(wanted, purse({ ann: tokens }))).toEqual([{ ann: tokens }]);
  });

  test.each([
    [{ might: 1 }, { dexterity: 3 }],
    [{ might: 1 }, { strength: 2, dexterity: 1 }],
    [{ might: 1 }, { precision: 1 }],
    [{ warcraft: 1 }, { spellblade: 1, trickery: 1 }],
    [{ warcraft: 1 }, { wildAdvanced: 1 }],
    [{ warcraft: 1 }, { strength: 4 }],
    [{ strength: 1 }, { wildExpert: 1, warcraft: 1 }],
    [{ any: 1 }, { spellblade: 1 }],
  ] as const)('C-4, C-5: %j is not paid with %j', (wanted, tokens) => {
    expect(spentFor(wanted, purse({ ann: tokens }))).toEqual([]);
    expect(canPay(needsOf(wanted), purse({ ann: tokens }))).toBe(false);
  });

  test('C-5: three basics of one type make its advanced one, and all three come from one companion', () => {
    expect(spentFor({ might: 1 }, purse({ ann: { strength: 5 } }))).toEqual([{ ann: { strength: 3 } }]);
    expect(spentFor({ might: 1 }, purse({ ann: { strength: 2 }, bob: { strength: 1 } }))).toEqual([]);
  });

  test('C-5: five basics of two types in any mix make an expert one, and all five come from one companion', () => {
    const mixes = spentFor({ warcraft: 1 }, purse({ ann: { strength: 4, dexterity: 4 } }));
    expect(mixes).toEqual([4, 3, 2, 1].map((strength) => ({ ann: { strength, dexterity: 5 - strength } })));
    expect(spentFor({ warcraft: 1 }, purse({ ann: { strength: 4 }, bob: { dexterity: 4 } }))).toEqual([]);
  });

  test('C-5: an advanced one turns back into three basics, and what is not used of them is lost', () => {
    const [payment, ...others] = payments(needsOf({ strength: 2 }), purse({ ann: { might: 1 } }));
    expect(payment?.spent).toEqual({ ann: { might: 1 } });
    expect(payment?.conversions).toEqual([{ makes: 'strength', by: 'ann', of: { might: 1 } }]);
    expect(others).toEqual([]);
  });

  test('C-5: the basics of one split go into several attributes of the same companion, and of nobody else', () => {
    const wanted = { warcraft: 1, spellblade: 1 };
    const [payment] = payments(needsOf(wanted), purse({ ann: { dexterity: 4, magic: 3, might: 1 } }));
    expect(payment?.conversions).toEqual([
      { makes: 'strength', by: 'ann', of: { might: 1 } },
      { makes: 'warcraft', by: 'ann', of: { strength: 1, dexterity: 4 } },
      { makes: 'spellblade', by: 'ann', of: { strength: 2, magic: 3 } },
    ]);
    expect(spentFor(wanted, purse({ ann: { dexterity: 4, might: 1 }, bob: { magic: 3 } }))).toEqual([]);
  });

  test('C-5: an expert one turns into one advanced of its types, and is never split', () => {
    expect(payments(needsOf({ precision: 1 }), purse({ ann: { warcraft: 1 } }))[0]?.conversions).toEqual([
      { makes: 'precision', by: 'ann', of: { warcraft: 1 } },
    ]);
    expect(spentFor({ higherMagic: 1 }, purse({ ann: { warcraft: 1 } }))).toEqual([]);
    expect(spentFor({ dexterity: 1 }, purse({ ann: { warcraft: 1 } }))).toEqual([]);
    expect(spentFor({ trickery: 1 }, purse({ ann: { warcraft: 1, magic: 4 } }))).toEqual([]);
  });

  test('C-39: an expert one made of five basics stands for an advanced one of either of its types', () => {
    const [payment, ...others] = payments(needsOf({ might: 1 }), purse({ ann: { strength: 2, dexterity: 3 } }));
    expect(payment?.spent).toEqual({ ann: { strength: 2, dexterity: 3 } });
    expect(payment?.conversions).toEqual([{ makes: 'might', by: 'ann', of: { strength: 2, dexterity: 3 } }]);
    expect(others).toEqual([]);
    expect(spentFor({ precision: 1 }, purse({ ann: { strength: 4, dexterity: 1 } }))).toEqual([{ ann: { strength: 4, dexterity: 1 } }]);
    expect(spentFor({ higherMagic: 1 }, purse({ ann: { strength: 2, dexterity: 3 } }))).toEqual([]);
  });

  test('C-39: all five come from one companion, at least one of each type, luck and split advanced ones included', () => {
    expect(spentFor({ might: 1 }, purse({ ann: { strength: 2 }, bob: { dexterity: 3 } }))).toEqual([]);
    expect(spentFor({ might: 1 }, purse({ ann: { dexterity: 5 } }))).toEqual([]);
    expect(spentFor({ might: 1 }, purse({ ann: { dexterity: 4 } }, { luck: 1 }))).toEqual([
      { ann: { dexterity: 4 }, [PARTY]: { luck: 1 } },
    ]);
    expect(payments(needsOf({ might: 1 }), purse({ ann: { strength: 2, precision: 1 } }))[0]?.conversions).toEqual([
      { makes: 'dexterity', by: 'ann', of: { precision: 1 } },
      { makes: 'might', by: 'ann', of: { strength: 2, dexterity: 3 } },
    ]);
  });

  test('C-39: nobody is offered five where three of the type would do', () => {
    expect(spentFor({ might: 1 }, purse({ ann: { strength: 3, dexterity: 4 } }))).toEqual([{ ann: { strength: 3 } }]);
    expect(spentFor({ might: 1 }, purse({ ann: { strength: 2, dexterity: 4 } }))).toEqual([
      { ann: { strength: 2, dexterity: 3 } },
      { ann: { strength: 1, dexterity: 4 } },
    ]);
  });

  test('C-6: luck can stand for any basic attribute, no matter who pays, and for nothing else', () => {
    const [payment] = payments(needsOf({ might: 1 }), purse({ ann: { strength: 2 } }, { luck: 3 }));
    expect(payment?.spent).toEqual({ ann: { strength: 2 }, [PARTY]: { luck: 1 } });
    expect(payment?.conversions).toEqual([{ makes: 'might', by: 'ann', of: { strength: 2 }, with: { luck: 1 } }]);
    expect(spentFor({ might: 1 }, purse({ ann: {} }, { luck: 3 }))).toEqual([{ [PARTY]: { luck: 3 } }]);
    expect(spentFor({ might: 1 }, purse({ ann: {} }, { luck: 2 }))).toEqual([]);
    expect(payments(needsOf({ magic: 1 }), purse({ ann: {} }, { luck: 1 }))[0]?.conversions).toEqual([
      { makes: 'magic', by: PARTY, of: { luck: 1 } },
    ]);
  });

  test('C-6: luck that is needed as such is paid in luck, and is not there for anything else', () => {
    expect(spentFor({ luck: 2 }, purse({}, { luck: 2 }))).toEqual([{ [PARTY]: { luck: 2 } }]);
    expect(spentFor({ luck: 1 }, purse({ ann: { strength: 9 } }, { wildBasic: 2 }))).toEqual([]);
    const wanted = { might: 1, luck: 1 };
    expect(spentFor(wanted, purse({ ann: { strength: 2 } }, { luck: 1 }))).toEqual([]);
    expect(spentFor(wanted, purse({ ann: { strength: 2 } }, { luck: 2 }))).toEqual([{ ann: { strength: 2 }, [PARTY]: { luck: 2 } }]);
  });
});

describe('C-30: luck, splits and wilds', () => {
  test('C-30: an expert one needs at least one of each of its types; a wild one or luck counts as the type that is missing', () => {
    expect(spentFor({ spellblade: 1 }, purse({ ann: { strength: 6 } }))).toEqual([]);
    expect(spentFor({ spellblade: 1 }, purse({ ann: { strength: 6, wildBasic: 1 } }))).toEqual([{ ann: { strength: 4, wildBasic: 1 } }]);
    expect(spentFor({ spellblade: 1 }, purse({ ann: { strength: 6 } }, { luck: 1 }))).toEqual([
      { ann: { strength: 4 }, [PARTY]: { luck: 1 } },
    ]);
  });

  test('C-30: a split of one type counts as that type only, a wild one as any one type', () => {
    expect(spentFor({ warcraft: 1 }, purse({ ann: { strength: 2, might: 1 } }))).toEqual([]);
    expect(spentFor({ warcraft: 1 }, purse({ ann: { strength: 2, precision: 1 } }))).toEqual([{ ann: { strength: 2, precision: 1 } }]);
    expect(payments(needsOf({ warcraft: 1 }), purse({ ann: { strength: 2, wildAdvanced: 1 } }))[0]?.conversions).toEqual([
      { makes: 'dexterity', by: 'ann', of: { wildAdvanced: 1 } },
      { makes: 'warcraft', by: 'ann', of: { strength: 2, dexterity: 3 } },
    ]);
  });

  test('C-30: luck and split advanced ones pay wherever basics do', () => {
    const found = spentFor({ strength: 2, any: 1 }, purse({ ann: { magic: 1, might: 1 } }, { luck: 2 }));
    expect(found).toEqual([{ ann: { might: 1 } }, { ann: { magic: 1 }, [PARTY]: { luck: 2 } }]);
  });

  test('C-30: a party wild serves one companion: the three basics of a split one go to the same payer', () => {
    const wanted = { warcraft: 1, trickery: 1 };
    expect(canPay(needsOf(wanted), purse({ ann: { strength: 4, magic: 4 } }, { wildAdvanced: 1 }))).toBe(true);
    expect(canPay(needsOf(wanted), purse({ ann: { strength: 4 }, bob: { magic: 4 } }, { wildAdvanced: 1 }))).toBe(false);
    expect(payments(needsOf(wanted), purse({ ann: { strength: 4, magic: 4 } }, { wildAdvanced: 1 }))[0]?.conversions[0]).toEqual({
      makes: 'dexterity',
      by: 'ann',
      of: {},
      with: { wildAdvanced: 1 },
    });
  });

  test('C-30: party wilds fill in and stand for whole attributes, for anybody in the group', () => {
    const [payment] = payments(
      needsOf({ might: 2, trickery: 1 }),
      purse({ ann: {}, bob: { strength: 2 } }, { wildBasic: 1, wildAdvanced: 1, wildExpert: 1 }),
    );
    expect(payment?.conversions).toEqual([
      { makes: 'might', by: 'bob', of: { strength: 2 }, with: { wildBasic: 1 } },
      { makes: 'trickery', by: PARTY, of: { wildExpert: 1 } },
      { makes: 'might', by: PARTY, of: { wildAdvanced: 1 } },
    ]);
  });

  test('without a companion nothing but luck is paid', () => {
    expect(canPay(needsOf({ might: 1 }), purse({}, { luck: 3, wildAdvanced: 1 }))).toBe(false);
    expect(spentFor({ might: 1 }, purse({}, { luck: 3, wildAdvanced: 1 }))).toEqual([]);
  });

  test('basic attributes are never asked of several companions', () => {
    expect(() => canPay(needsOf({ strength: 1 }), purse({ ann: {}, bob: {} }))).toThrow('a single companion');
  });
});

describe('The best first', () => {
  test('what belongs to a companion is cheaper than luck and what belongs to the party, and basics are cheaper than wild ones', () => {
    const all = { strength: 3, might: 1, wildAdvanced: 1, warcraft: 1, wildExpert: 1 };
    expect(spentFor({ might: 1 }, purse({ ann: all }, { luck: 3, wildAdvanced: 1 })).slice(0, 5)).toEqual([
      { ann: { strength: 3 } },
      { ann: { might: 1 } },
      { ann: { strength: 2 }, [PARTY]: { luck: 1 } },
      { ann: { wildAdvanced: 1 } },
      { [PARTY]: { wildAdvanced: 1 } },
    ]);
  });

  test('how a group is listed makes no difference, and who has nothing to give may come along', () => {
    const pools = { ann: { strength: 3, wildBasic: 1 }, bob: { strength: 3, might: 1 }, cid: {} };
    const turned = Object.fromEntries(Object.entries(pools).reverse());
    const wanted = { might: 2 };
    expect(spentFor(wanted, purse(turned, { luck: 1 }))).toEqual(spentFor(wanted, purse(pools, { luck: 1 })));
    expect(spentFor(wanted, purse(pools)).length).toBeGreaterThan(2);
  });
});
