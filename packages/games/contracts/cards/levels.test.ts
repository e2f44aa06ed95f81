import { expect, test } from 'vitest';
import type { Effect, Gain, Rule } from '../effects/effect.ts';
import { BASICS, PARTS, poolOf, type Tokens } from './attributes.ts';
import type { Doing } from './card.ts';
import { CARDS } from './catalog.ts';

/** Gains, costs, and conditions of two rows are compared position by position (C-44). */
type Counts = Readonly<Record<string, number | undefined>>;
const isNoLess = (one: Counts, other: Counts): boolean => Object.entries(other).every(([name, count = 0]) => (one[name] ?? 0) >= count);

/** Basic attributes of one type that tokens come to, advanced ones split. */
const basicsIn = (tokens: Tokens): readonly number[] => {
  const pool = poolOf(tokens);
  return BASICS.map((_, type) => (pool[type] ?? 0) + 3 * (pool[BASICS.length + type] ?? 0));
};

/**
 * Whether tokens do all that others do: of each type as many, wild ones standing in. At a basic or follow-up contract an expert one stands
 * for an advanced one of its types.
 */
const doesAll = (more: Tokens, fewer: Tokens, isContract: boolean): boolean => {
  const wild = (tokens: Tokens): number =>
    (tokens.wildBasic ?? 0) + 3 * (tokens.wildAdvanced ?? 0) + (isContract ? 3 * (tokens.wildExpert ?? 0) : 0);
  const expert = isContract ? poolOf(more).slice(2 * BASICS.length, 3 * BASICS.length) : [];
  const have = basicsIn(more).map(
    (count, type) => count + 3 * expert.reduce((sum, each, at) => sum + (PARTS[at]?.includes(type) ? each : 0), 0),
  );
  const short = basicsIn(fewer).reduce((sum, count, type) => sum + Math.max(0, count - (have[type] ?? 0)), 0);
  return short + wild(fewer) <= wild(more) && (fewer.wildExpert ?? 0) <= (more.wildExpert ?? 0);
};

const NUMBERS = ['gold', 'luck', 'fame', 'experience', 'cards', 'waived'] as const;

const isGainKept = (better: Gain, gain: Gain, isContract: boolean): boolean =>
  better.to === gain.to &&
  NUMBERS.every((name) => (better[name] ?? 0) >= (gain[name] ?? 0)) &&
  (gain.ready !== true || better.ready === true) &&
  (gain.reserve !== true || better.reserve === true) &&
  doesAll(better.tokens ?? {}, gain.tokens ?? {}, isContract) &&
  isNoLess(better.wilds ?? {}, gain.wilds ?? {}) &&
  isNoLess(better.camp ?? {}, gain.camp ?? {}) &&
  JSON.stringify(better.each?.of) === JSON.stringify(gain.each?.of) &&
  (better.each?.every ?? 1) <= (gain.each?.every ?? 1) &&
  (better.each?.most ?? 99) >= (gain.each?.most ?? (gain.each === undefined ? 0 : 99));

/** Whether whatever a condition asks for of the better row is asked for before as well, and no less. */
const asksNoMore = ({ if: better = [] }: Effect, { if: before = [] }: Effect): boolean =>
  better.every((condition) =>
    before.some((each) =>
      Object.entries(condition).every(([name, value]) => {
        const old: unknown = Object.entries(each).find(([other]) => other === name)?.[1];
        return typeof value === 'number' && typeof old === 'number' ? value <= old : JSON.stringify(value) === JSON.stringify(old);
      }),
    ),
  );

const isEffectKept = (better: Effect, effect: Effect): boolean => {
  const isContract = ['listed', 'arc', 'contractLevel'].some((name) => effect.if?.some((condition) => name in condition) === true);
  return (
    better.when === effect.when &&
    asksNoMore(better, effect) &&
    isNoLess({ ...effect.cost }, { ...better.cost }) &&
    effect.gain.every((gain) => better.gain.some((each) => isGainKept(each, gain, isContract)))
  );
};

const isRuleKept = (better: Rule, rule: Rule): boolean =>
  Object.entries(rule).every(([name, value]) => {
    const now: unknown = Object.entries(better).find(([other]) => other === name)?.[1];
    if (typeof value === 'number') return typeof now === 'number' && now >= value;
    return typeof value === 'object' ? isNoLess({ ...(now as Counts) }, { ...value }) : now === value;
  });

const isRowKept = (better: Doing, row: Doing): boolean =>
  (row.effects ?? []).every((effect) => (better.effects ?? []).some((each) => isEffectKept(each, effect))) &&
  (row.rules ?? []).every((rule) => (better.rules ?? []).some((each) => isRuleKept(each, rule)));

test('C-44: a higher row of an ability is at least as good as the one below in every position', () => {
  const weaker = [...CARDS.values()].flatMap((card) => {
    const rows: readonly Doing[] = 'ability' in card ? card.ability : [];
    return rows.slice(1).flatMap((row, at) => (isRowKept(row, rows[at] ?? {}) ? [] : [`${card.name}, level ${at + 2}`]));
  });
  expect(weaker).toEqual([]);
});
