import { type Random, randomBelow, randomFrom } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { PARTY, type Spent } from '../action.ts';
import { ADVANCED, BASICS, EXPERTS, PARTS, TOKENS, WILDS } from '../cards/attributes.ts';
import { canPay } from './can-pay.ts';
import type { Conversion, Needs, Purse } from './needs.ts';
import { PAYMENTS_MAX, payments } from './payments.ts';

/**
 * The rules of paying once more, as simply as they can be said: try every handful of tokens, and for each of them everything that could be
 * done with it, one thing after the other. A bag says how many there are of "ann might", "party luck" and so on; a basic attribute that came out of
 * a split is "ann strength loose".
 */
type Bag = Readonly<Record<string, number>>;
const change = (bag: Bag, name: string, by: number): Bag => ({ ...bag, [name]: (bag[name] ?? 0) + by });

const typeOf = (advanced: string): string => BASICS[ADVANCED.indexOf(advanced as (typeof ADVANCED)[number])] ?? '';
const typesOf = (expert: string): readonly string[] =>
  (PARTS[EXPERTS.indexOf(expert as (typeof EXPERTS)[number])] ?? []).map((type) => BASICS[type] ?? '');
const expertsWith = (type: string): readonly string[] => EXPERTS.filter((expert) => typesOf(expert).includes(type));
const isOneOf = (list: readonly string[], name: string): boolean => list.includes(name);

/** One way to do what is wanted: take a token out of the bag, put something back, or want other things instead. */
interface Way {
  readonly take?: string;
  readonly back?: string;
  readonly instead: readonly string[];
}

const taking = (names: readonly string[]): readonly Way[] => names.map((take) => ({ take, instead: [] }));

/** An expert attribute of five basic ones of one companion, at least one of each type. */
const expertMade = (expert: string, payers: readonly string[]): readonly Way[] => {
  const [one, other] = typesOf(expert);
  const mixes = [1, 2, 3, 4].map((count) => [1, 2, 3, 4, 5].map((no) => (no <= count ? one : other)));
  return payers.flatMap((payer) => mixes.map((mix) => ({ instead: mix.map((basic) => `${payer} ${basic}`) })));
};

/** Everything that a want could be replaced by. */
const waysOf = (want: string, payers: readonly string[], isTurning: boolean): readonly Way[] => {
  const everybody = [...payers, PARTY];
  if (want === 'luck') return taking([`${PARTY} luck`]);
  const [by = '', type = ''] = want.split(' ');
  if (type !== '') {
    const loose = `${by} ${type} loose`;
    const advanced = ADVANCED[BASICS.indexOf(type as (typeof BASICS)[number])];
    const split = [`${by} ${advanced}`, `${by} wildAdvanced`, `${PARTY} wildAdvanced`];
    const plain = [`${by} ${type}`, loose, `${by} wildBasic`, `${PARTY} wildBasic`, `${PARTY} luck`];
    return [...taking(plain), ...taking(split).map((way) => ({ ...way, back: loose }))];
  }
  if (want === 'any') return BASICS.map((basic) => ({ instead: [`${payers[0]} ${basic}`] }));
  if (isOneOf(BASICS, want)) return [{ instead: [`${payers[0]} ${want}`] }];
  if (isOneOf(ADVANCED, want)) {
    const basic = typeOf(want);
    const whole = [want, 'wildAdvanced', 'wildExpert', ...expertsWith(basic)];
    const made = payers.map((payer) => ({ instead: [1, 2, 3].map(() => `${payer} ${basic}`) }));
    // An expert attribute stands for it, wherever that came from: received, or made there and then (C-39).
    const turned = isTurning ? expertsWith(basic).flatMap((expert) => expertMade(expert, payers)) : [];
    return [...taking(everybody.flatMap((who) => whole.map((token) => `${who} ${token}`))), ...made, ...turned];
  }
  return [...taking(everybody.flatMap((who) => [`${who} ${want}`, `${who} wildExpert`])), ...expertMade(want, payers)];
};

const memoized = <Value>(make: (text: string) => Value): ((text: string) => Value) => {
  const made = new Map<string, Value>();
  return (text) => {
    const before = made.get(text);
    if (before !== undefined) return before;
    const value = make(text);
    made.set(text, value);
    return value;
  };
};

const SPLIT: readonly string[] = [...ADVANCED, 'wildAdvanced'];
/** How many wants a token could serve at most: one, or the three that it is split into. */
const mostOf = memoized((name) => (SPLIT.includes(name.slice(name.indexOf(' ') + 1)) ? 3 : 1));

const mostFrom = (bag: Bag): number => {
  let most = 0;
  for (const name in bag) most += (bag[name] ?? 0) * mostOf(name);
  return most;
};

/** Whether a bag does all that is wanted. What was found out about others before is remembered. */
type Covers = (bag: Bag, wants: readonly string[]) => boolean;

const coversFor = (payers: readonly string[], isTurning: boolean): Covers => {
  const waysFor = memoized((want) => waysOf(want, payers, isTurning));
  const known = new Map<string, boolean>();
  const covers: Covers = (bag, wants) => {
    const [first, ...others] = wants;
    if (first === undefined) return true;
    if (mostFrom(bag) < wants.length) return false;
    let key = wants.join();
    for (const name in bag) if ((bag[name] ?? 0) > 0) key += `;${name} ${bag[name]}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const does = waysFor(first).some(({ take, back, instead }) => {
      if (take !== undefined && (bag[take] ?? 0) === 0) return false;
      const left = take === undefined ? bag : change(bag, take, -1);
      return covers(back === undefined ? left : change(left, back, 2), instead.length > 0 ? [...instead, ...others] : others);
    });
    known.set(key, does);
    return does;
  };
  return covers;
};

/** All handfuls of a bag, the small ones first. */
const handfuls = (bag: Bag): readonly Bag[] => {
  let all: readonly Bag[] = [{}];
  for (const [name, most] of Object.entries(bag))
    all = all.flatMap((some) => Array.from({ length: most + 1 }, (_, count) => (count === 0 ? some : { ...some, [name]: count })));
  const size = (some: Bag): number => Object.values(some).reduce((sum, count) => sum + count, 0);
  return all.toSorted((one, other) => size(one) - size(other));
};
const contains = (whole: Bag, part: Bag): boolean => Object.entries(part).every(([name, count]) => count <= (whole[name] ?? 0));

const bagOf = ({ payers, luck, wilds }: Purse): Bag => {
  const bag: Record<string, number> = {};
  for (const { companion, pool } of payers) for (const [at, token] of TOKENS.entries()) bag[`${companion} ${token}`] = pool[at] ?? 0;
  bag[`${PARTY} luck`] = luck;
  for (const [at, wild] of WILDS.entries()) bag[`${PARTY} ${wild}`] = wilds[at] ?? 0;
  return Object.fromEntries(Object.entries(bag).filter(([, count]) => count > 0));
};
const wantsIn = ({ basics, any, advanced, experts, luck }: Needs): readonly string[] => {
  const times = (names: readonly string[], counts: readonly number[]): readonly string[] =>
    names.flatMap((name, at) => Array.from({ length: counts[at] ?? 0 }, () => name));
  return [
    ...times(['luck'], [luck]),
    ...times(EXPERTS, experts),
    ...times(ADVANCED, advanced),
    ...times(BASICS, basics),
    ...times(['any'], [any]),
  ];
};

/** All handfuls that pay and of which nothing can be left out; none where five stand for an advanced one and three of the type would do. */
const simply = (needs: Needs, purse: Purse): readonly Bag[] => {
  const payers = purse.payers.map(({ companion }) => companion);
  const wants = wantsIn(needs);
  const [covers, coversPlainly] = [coversFor(payers, true), coversFor(payers, false)];
  const found: Bag[] = [];
  if (!covers(bagOf(purse), wants)) return found;
  for (const some of handfuls(bagOf(purse))) if (!found.some((part) => contains(some, part)) && covers(some, wants)) found.push(some);
  const isPlain = (some: Bag): boolean => coversPlainly(some, wants);
  const have = bagOf(purse);
  return found.filter((some) => {
    if (isPlain(some)) return true;
    const basics = payers.flatMap((payer) => BASICS.map((basic) => `${payer} ${basic}`));
    return !basics.some((name) => {
      const kept = (have[name] ?? 0) - (some[name] ?? 0);
      return [1, 2].some((count) => count <= kept && isPlain(change(some, name, count)));
    });
  });
};

const written = (bag: Bag): string =>
  Object.entries(bag)
    .map(([name, count]) => `${name} ${count}`)
    .sort()
    .join(', ');
const bagSpent = (spent: Spent): Bag =>
  Object.fromEntries(
    Object.entries(spent).flatMap(([who, tokens]) => Object.entries(tokens).map(([token, count]) => [`${who} ${token}`, count])),
  );

const NAMES = ['cid', 'ann', 'bob'];
/** A small purse of few kinds of tokens, so that they add up to something, and a few needs. */
const anyCase = (rng: Random, most: number): readonly [Needs, Purse] => {
  const count = 1 + randomBelow(rng, 3);
  const pools = Array.from({ length: count }, () => TOKENS.map(() => 0));
  const kinds = Array.from({ length: 2 + randomBelow(rng, 4) }, () =>
    randomBelow(rng, 2) === 0 ? randomBelow(rng, 3) : randomBelow(rng, TOKENS.length),
  );
  const [luck, wilds] = [
    randomBelow(rng, 4) === 0 ? randomBelow(rng, 4) : randomBelow(rng, 2),
    WILDS.map(() => (randomBelow(rng, 4) === 0 ? 1 : 0)),
  ];
  const size = 2 + randomBelow(rng, most - 1) - luck;
  for (let no = 0; no < size; no++) {
    const pool = pools[randomBelow(rng, count)] ?? [];
    const kind = kinds[randomBelow(rng, kinds.length)] ?? 0;
    pool[kind] = (pool[kind] ?? 0) + 1;
  }
  const needs = { basics: [0, 0, 0], any: 0, advanced: [0, 0, 0], experts: [0, 0, 0], luck: randomBelow(rng, 5) === 0 ? 1 : 0 };
  const isQuest = count === 1 && randomBelow(rng, 2) === 0;
  for (let no = 1 + randomBelow(rng, 3); no > 0; no--) {
    const list = isQuest && randomBelow(rng, 6) > 0 ? needs.basics : randomBelow(rng, 3) > 0 ? needs.advanced : needs.experts;
    const at = randomBelow(rng, 3);
    list[at] = (list[at] ?? 0) + 1;
  }
  if (isQuest) needs.any = randomBelow(rng, 3);
  return [needs, { payers: pools.map((pool, no) => ({ companion: NAMES[no] ?? '', pool })), luck, wilds }];
};

/** Whether basic attributes of two types make an advanced one. */
const isTurned = ({ makes, of }: Conversion): boolean => isOneOf(ADVANCED, makes) && BASICS.filter((basic) => basic in of).length > 1;

/** Basic and advanced attributes of two types, for one or two advanced ones: few of them are paid without turning. */
const turningCase = (rng: Random): readonly [Needs, Purse] => {
  const names = NAMES.slice(0, 1 + randomBelow(rng, 2));
  const payers = names.map((companion) => {
    const pool = TOKENS.map(() => 0);
    for (const at of [0, 1, 2]) pool[at] = randomBelow(rng, 2) * randomBelow(rng, 5);
    const more = 3 + randomBelow(rng, 3);
    if (randomBelow(rng, 3) === 0) pool[more] = 1;
    return { companion, pool };
  });
  const advanced = [0, 0, 0];
  for (let no = 1 + randomBelow(rng, 2); no > 0; no--) {
    const at = randomBelow(rng, 3);
    advanced[at] = (advanced[at] ?? 0) + 1;
  }
  const needs = { basics: [0, 0, 0], any: 0, advanced, experts: [0, 0, 0], luck: 0 };
  return [needs, { payers, luck: randomBelow(rng, 3), wilds: [0, 0, 0] }];
};

const checkTurning = (cases: number, turnedAtLeast: number): void => {
  const rng = randomFrom('turning');
  let turned = 0;
  for (let no = 0; no < cases; no++) {
    const [needs, purse] = turningCase(rng);
    const found = payments(needs, purse);
    const label = JSON.stringify([needs, bagOf(purse)]);
    const expected = simply(needs, purse).map(written).sort();
    expect(found.map(({ spent }) => written(bagSpent(spent))).sort(), label).toEqual(expected);
    expect(canPay(needs, purse), label).toBe(expected.length > 0);
    if (found.some(({ conversions }) => conversions.some(isTurned))) turned++;
  }
  expect(turned).toBeGreaterThanOrEqual(turnedAtLeast);
};

const checkPurses = (cases: number, ofEachKind: number): void => {
  const rng = randomFrom('payments');
  const seen = { none: 0, one: 0, several: 0, basics: 0, split: 0 };
  for (let no = 0; no < cases; no++) {
    const [needs, purse] = anyCase(rng, 10);
    const expected = simply(needs, purse).map(written).sort();
    const found = payments(needs, purse);
    const label = JSON.stringify([needs, bagOf(purse)]);
    const offered = found.map(({ spent }) => written(bagSpent(spent))).sort();
    // Where there are more than are ever offered, those offered are at least among them.
    const known = expected.length > PAYMENTS_MAX ? expected.filter((each) => offered.includes(each)) : expected;
    expect(offered, label).toEqual(known);
    expect(offered.length, label).toBe(Math.min(expected.length, PAYMENTS_MAX));
    expect(canPay(needs, purse), label).toBe(expected.length > 0);
    seen[expected.length === 0 ? 'none' : expected.length === 1 ? 'one' : 'several']++;
    if (expected.length > 0 && needs.any > 0) seen.basics++;
    const made = found.flatMap((payment) => payment.conversions).filter(({ makes }) => isOneOf(BASICS, makes));
    if (made.some(({ of, with: and }) => SPLIT.some((token) => token in of || token in (and ?? {})))) seen.split++;
  }
  // Cases of every kind were among them.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThanOrEqual(ofEachKind);
};

const TURNED = 'C-39: experts that are made stand for advanced ones in exactly the ways that trying everything finds';
test(TURNED, () => checkTurning(25, 3));
test(`${TURNED}, in many more cases`, { tags: ['long'] }, () => checkTurning(80, 11));

const PAID = 'C-4, C-5, C-6, C-30, C-39: random purses are paid from in exactly the ways that trying everything finds';
test(PAID, () => checkPurses(25, 1));
test(`${PAID}, in many more cases`, { tags: ['long'] }, () => checkPurses(120, 5));
