import { describe, expect, test } from 'vitest';
import { CHOSEN, type Condition, type Count, type Effect, type Gain, type Rule, SILENT, type When, type Who } from '../effects/effect.ts';
import { doingsOf, whoseOf } from '../text/card-text.ts';
import { ADVANCED, BASICS, EXPERTS } from './attributes.ts';
import { CARDS, type Card } from './catalog.ts';

const ALL: readonly Card[] = [...CARDS.values()];

/** An effect with its card. */
interface Placed {
  readonly card: Card;
  readonly isBorne: boolean;
  readonly effect: Effect;
}
const EFFECTS: readonly Placed[] = ALL.flatMap((card) =>
  doingsOf(card)
    .flatMap(({ effects = [] }) => effects)
    .map((effect) => ({ card, isBorne: whoseOf(card) === 'companion', effect })),
);

/** What contracts, quests and locations give, as if it were an effect of the whole party. */
const rewardOf = (card: Card): readonly (readonly [When, readonly Gain[]])[] => {
  if (card.is === 'location') return [['visited', card.reward]];
  if (card.is === 'quest') return [['quest', card.reward]];
  if (card.is === 'common') return [['common', card.bonus.reward]];
  if (card.is !== 'basic' && card.is !== 'followUp') return [];
  return [['fulfilled', card.reward], ...(card.bonus ? ([['bonus', card.bonus.reward]] as const) : [])];
};
const REWARDS: readonly Placed[] = ALL.flatMap((card) =>
  rewardOf(card).map(([when, gain]) => ({ card, isBorne: false, effect: { when, gain } })),
);
const GIVING = [...EFFECTS, ...REWARDS];

const said = (placed: readonly Placed[]): readonly string[] => placed.map(({ card, effect }) => `${card.name}: ${JSON.stringify(effect)}`);
const withGains = (placed: readonly Placed[], isBad: (gain: Gain, of: Placed) => boolean): readonly string[] =>
  said(placed.filter((each) => each.effect.gain.some((gain) => isBad(gain, each))));
const withConditions = (placed: readonly Placed[], isBad: (condition: Condition, of: Placed) => boolean): readonly string[] =>
  said(placed.filter((each) => each.effect.if?.some((condition) => isBad(condition, each))));

const isForCompanions = ({ tokens, experience, ready }: Gain): boolean =>
  tokens !== undefined || experience !== undefined || ready === true;
const receiver = ({ to }: Gain, isBorne: boolean): Who => to ?? (isBorne ? 'bearer' : 'doer');
const hasKey = (value: object, names: readonly string[]): boolean => names.some((name) => name in value);

/** Everything of a gain that is a number. */
const amountsOf = ({ gold, luck, fame, tokens, experience, wilds, cards, camp, waived }: Gain): readonly number[] =>
  [gold, luck, fame, experience, cards, waived, ...[tokens, wilds, camp].flatMap((some) => Object.values(some ?? {}))].filter(
    (each) => each !== undefined,
  );

describe('Effects', () => {
  test('only what is used on purpose costs something, and something it is', () => {
    expect(said(EFFECTS.filter(({ effect }) => effect.cost !== undefined && !CHOSEN.includes(effect.when)))).toEqual([]);
    const isNumber = (count: unknown): boolean => Number.isInteger(count) && Number(count) >= 1;
    const isPrice = (cost: object): boolean => Object.keys(cost).length > 0 && Object.values(cost).every(isNumber);
    expect(said(EFFECTS.filter(({ effect: { cost } }) => cost !== undefined && !isPrice(cost)))).toEqual([]);
  });

  test('have at most two conditions', () => {
    expect(said(EFFECTS.filter(({ effect }) => effect.if !== undefined && (effect.if.length < 1 || effect.if.length > 2)))).toEqual([]);
  });

  test('R-1: what happens automatically while no one can be asked leaves no choice', () => {
    // A level of the camp can be reached in these steps too.
    const silent = EFFECTS.filter(({ effect }) => SILENT.includes(effect.when) || effect.when === 'camp');
    expect(withGains(silent, ({ to, reserve }) => to === 'choice' || reserve === true)).toEqual([]);
    // The first level of the ritual asks for a companion.
    expect(withGains(silent, ({ camp }) => camp?.magic !== undefined)).toEqual([]);
  });

  test('R-2: at the end of the game there is only fame', () => {
    const last = EFFECTS.filter(({ effect }) => effect.when === 'end');
    expect(withGains(last, (gain) => Object.keys(gain).some((key) => key !== 'fame' && key !== 'each'))).toEqual([]);
  });

  test('ask only for what there is at that moment', () => {
    const contract: readonly When[] = ['assigned', 'fulfilled', 'bonus'];
    const deeds: readonly When[] = [...contract, 'common'];
    const isEarly = (condition: Condition, when: When): boolean =>
      (hasKey(condition, ['arc', 'contractLevel']) && !contract.includes(when)) ||
      (hasKey(condition, ['alone', 'group']) && !deeds.includes(when)) ||
      ('rested' in condition && when !== 'reward');
    expect(withConditions(EFFECTS, (condition, { effect }) => isEarly(condition, effect.when))).toEqual([]);
    const isNothing = (of: Count | undefined, when: When): boolean =>
      (of === 'contractLevel' && !contract.includes(when)) ||
      (of === 'group' && !deeds.includes(when)) ||
      (of === 'contributed' && when !== 'common' && when !== 'reward');
    expect(withGains(GIVING, ({ each }, { effect }) => isNothing(each?.of, effect.when))).toEqual([]);
  });
});

describe('Gains', () => {
  test('give something, in whole numbers of at least 1', () => {
    expect(said(GIVING.filter(({ card, effect }) => effect.gain.length === 0 && !('house' in card)))).toEqual([]);
    expect(withGains(GIVING, (gain) => amountsOf(gain).length === 0 && gain.ready !== true && gain.reserve !== true)).toEqual([]);
    expect(withGains(GIVING, (gain) => amountsOf(gain).some((count) => !Number.isInteger(count) || count < 1))).toEqual([]);
  });

  test('count only where there is a number to count with', () => {
    expect(withGains(GIVING, (gain) => gain.each !== undefined && amountsOf(gain).length === 0)).toEqual([]);
    const isOff = (count: number | undefined, least: number): boolean => count !== undefined && (!Number.isInteger(count) || count < least);
    // To count in lots of one is not worth saying.
    expect(withGains(GIVING, ({ each }) => isOff(each?.every, 2) || isOff(each?.most, 1))).toEqual([]);
  });

  test('go to those who did something only where something is done', () => {
    const deeds: readonly When[] = ['assigned', 'fulfilled', 'bonus', 'common', 'visited', 'quest'];
    expect(withGains(GIVING, ({ to }, { effect }) => to === 'doer' && !deeds.includes(effect.when))).toEqual([]);
  });

  test('name somebody only for what somebody can have', () => {
    expect(withGains(GIVING, (gain) => gain.to !== undefined && !isForCompanions(gain))).toEqual([]);
    expect(withGains(GIVING, ({ to }, { isBorne }) => isBorne && to === 'bearer')).toEqual([]);
  });

  test('come in time to be used', () => {
    const late: readonly When[] = ['reward', 'paid', 'end'];
    expect(
      withGains(EFFECTS, ({ tokens, ready }, { effect }) => late.includes(effect.when) && (tokens !== undefined || ready === true)),
    ).toEqual([]);
    expect(withGains(EFFECTS, ({ waived }, { effect }) => waived !== undefined && ['paid', 'end'].includes(effect.when))).toEqual([]);
    expect(withGains(EFFECTS, ({ ready }, { effect }) => ready === true && effect.when === 'prepare')).toEqual([]);
  });

  test('are not lost on companions that are exhausted by what they did', () => {
    const tired: readonly When[] = ['exhaust', 'fulfilled', 'bonus', 'common'];
    const isLost = (gain: Gain, { effect, isBorne }: Placed): boolean =>
      gain.tokens !== undefined && tired.includes(effect.when) && ['bearer', 'doer'].includes(receiver(gain, isBorne));
    const standsUp = ({ effect, isBorne }: Placed): boolean =>
      effect.gain.some((gain) => gain.ready === true && ['bearer', 'doer', 'all'].includes(receiver(gain, isBorne)));
    expect(withGains(GIVING, (gain, placed) => isLost(gain, placed) && !standsUp(placed))).toEqual([]);
  });
});

describe('Cards of the whole party have no bearer', () => {
  const shared = EFFECTS.filter(({ isBorne }) => !isBorne);

  test('so nothing asks about one', () => {
    const about = ['holds', 'free', 'icons', 'set', 'level', 'skills', 'cursed', 'rested'];
    expect(withConditions(shared, (condition) => hasKey(condition, about))).toEqual([]);
    const counted: readonly (Count | undefined)[] = ['level', 'equipment', 'freeSlots'];
    expect(withGains([...shared, ...REWARDS], ({ each }) => counted.includes(each?.of))).toEqual([]);
  });

  test('so nobody pays basic attributes, is exhausted or assigned', () => {
    expect(said(shared.filter(({ effect: { cost } }) => cost !== undefined && hasKey(cost, [...BASICS, 'any'])))).toEqual([]);
    expect(said(shared.filter(({ effect }) => effect.when === 'exhaust' || effect.when === 'assigned'))).toEqual([]);
  });

  test('so nothing goes to one, nor to the others, nor to a doer where nothing is done', () => {
    expect(withGains([...shared, ...REWARDS], ({ to }) => to === 'bearer' || to === 'others')).toEqual([]);
    const deeds: readonly When[] = ['fulfilled', 'bonus', 'common', 'visited', 'quest'];
    const isNobody = (gain: Gain, when: When): boolean =>
      isForCompanions(gain) && receiver(gain, false) === 'doer' && !deeds.includes(when);
    expect(withGains(shared, (gain, { effect }) => isNobody(gain, effect.when))).toEqual([]);
  });

  test('so no rule of theirs is about one', () => {
    const isAboutOne = (rule: Rule): boolean => hasKey(rule, ['countsAs', 'memory']) || ('of' in rule && rule.of === 'bearer');
    const named = ALL.filter((card) => whoseOf(card) === 'party' && doingsOf(card).some(({ rules = [] }) => rules.some(isAboutOne)));
    expect(named.map(({ name }) => name)).toEqual([]);
  });
});

test('R-18: what comes into the party without a bearer gives none anything on coming', () => {
  const waiting = EFFECTS.filter(({ card, effect }) => effect.when === 'joined' && 'effects' in card && whoseOf(card) === 'companion');
  expect(withGains(waiting, (gain) => isForCompanions(gain) && ['bearer', 'doer', 'others'].includes(receiver(gain, true)))).toEqual([]);
  expect(withConditions(waiting, (condition) => hasKey(condition, ['holds', 'free', 'icons', 'set', 'level', 'skills', 'cursed']))).toEqual(
    [],
  );
});

test('rules are about at least one of something', () => {
  const isOff = (rule: Rule): boolean =>
    Object.values('scrap' in rule ? rule.scrap : rule).some((each) => typeof each === 'number' && (!Number.isInteger(each) || each < 1));
  expect(ALL.filter((card) => doingsOf(card).some(({ rules = [] }) => rules.some(isOff))).map(({ name }) => name)).toEqual([]);
});

test('C-16: contracts take advanced and expert attributes, and all but those of level 4 have a bonus', () => {
  const higher: readonly string[] = [...ADVANCED, ...EXPERTS];
  for (const card of ALL) {
    if (card.is !== 'basic' && card.is !== 'followUp') continue;
    const { name, needs, bonus, level } = card;
    expect([name, Object.keys(needs).filter((token) => !higher.includes(token))]).toEqual([name, []]);
    expect([name, Object.keys(bonus?.needs ?? {}).filter((token) => !higher.includes(token))]).toEqual([name, []]);
    expect([name, Object.keys(needs).length > 0]).toEqual([name, true]);
    expect([name, bonus !== undefined]).toEqual([name, level < 4]);
    if (bonus) expect([name, Object.keys(bonus.needs).length > 0 || bonus.luck !== undefined]).toEqual([name, true]);
  }
});
