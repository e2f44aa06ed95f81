import type { Doing } from '../cards/card.ts';
import { CLASSES } from '../cards/terms.ts';
import { allHold, timesOf } from '../effects/counting.ts';
import type { Condition, Count, Effect, Gain, Rule, When } from '../effects/effect.ts';
import type { Borne } from '../party/party.ts';
import { classesOf } from '../party/party.ts';
import type { Party } from '../party/party-state.ts';
import { partyAt, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';
import { costWorth, gainWorth, WORTH } from './worth.ts';

/** How often something happens in a round: for the bearer of a card, and for a card of the whole party. */
const OFTEN: Readonly<Record<When, number>> = {
  ...{ prepare: 1, free: 0.8, assigned: 0.6, action: 0.5, exhaust: 0.35, fulfilled: 0.55, bonus: 0.35, common: 0.3, visited: 0.35 },
  ...{ quest: 0.25, recruited: 0.2, bought: 0.2, camp: 1.2, joined: 0, reward: 1, paid: 0.9, end: 0 },
};
const OFTEN_IN_PARTY: Partial<Record<When, number>> = { fulfilled: 1.4, bonus: 0.8, common: 0.9, visited: 2.2, quest: 1 };

/** How much of each there usually is when something happens: of what the cards of a party do not tell. */
const AT_THE_TIME: Partial<Record<Extract<Count, string>, number>> = {
  ...{ contractLevel: 1.5, group: 1.7, contributed: 3, luck: 2, gold: 10, salary: 5, campLevels: 3, contracts: 2, quests: 2, rares: 0.5 },
};
/** By how much what is counted at the end grows in a round. */
const GROWTH: Partial<Record<Extract<Count, string>, number>> = {
  ...{ companions: 1, legendaries: 0.3, rares: 0.3, items: 0.5, skills: 1.2, levelsGained: 2.5, sets: 0.4, curses: 0.4 },
  ...{ contracts: 1.6, quests: 1.4, campLevels: 1.5, luck: 1, gold: 3 },
};
/** What does not hold yet may hold later. */
const NOT_YET = 0.2;

/** How likely a condition about the moment is to hold; nothing for one about the party, which can be asked. */
const chanceOf = (condition: Condition): number | undefined => {
  if ('alone' in condition || 'group' in condition) return 'group' in condition && condition.group > 2 ? 0.3 : 0.5;
  if ('listed' in condition) return 0.8;
  if ('contractLevel' in condition) return condition.contractLevel > 2 ? 0.15 : 0.4;
  if ('arc' in condition) return 0.35;
  if ('rested' in condition) return 0.3;
  if ('luck' in condition || 'poor' in condition) return 0.5;
  if ('first' in condition) return 0.4;
  return undefined;
};

const isAtTheTime = ({ each }: Gain): number | undefined =>
  each === undefined ? undefined : typeof each.of === 'string' ? AT_THE_TIME[each.of] : 'arc' in each.of ? 0.7 : undefined;

const timesExpected = (s: State, gain: Gain, cause: Cause): number => {
  const expected = isAtTheTime(gain);
  // Parties grow: when you choose a leader, you don't have your companions or any cursed equipment yet.
  if (gain.each?.of === 'companions' || gain.each?.of === 'curses') return Math.max(timesOf(s, gain.each, cause), usualTimes(gain));
  if (expected === undefined) return timesOf(s, gain.each, cause);
  return Math.min(gain.each?.most ?? expected, expected / (gain.each?.every ?? 1));
};

/** How many companions of a party a gain goes to. */
const sharesIn = (s: State, party: Party, { to }: Gain): number | undefined => {
  if (to === 'all') return party.fellows.length;
  if (to === 'others') return party.fellows.length - 1;
  if (!CLASSES.some((each) => each === to)) return undefined;
  return party.fellows.filter((fellow) => classesOf(fellow, s.sets).some((each) => each === to)).length;
};

/** What an effect will add to the end of the game beyond what it counts by now. */
const growthOf = ({ gain }: Effect, rounds: number): number => {
  let worth = 0;
  for (const { fame = 0, each } of gain) {
    const growth = each === undefined ? 0 : typeof each.of === 'string' ? (GROWTH[each.of] ?? 0) : 0.6;
    worth += (fame * growth * rounds) / (each?.every ?? 1);
  }
  return worth;
};

const effectWorth = (s: State, { card, bearer }: Borne, effect: Effect, seat: number, rounds: number): number => {
  const { when, if: conditions = [], cost, gain } = effect;
  if (when === 'joined' || when === 'end') return 0;
  const cause: Cause = { seat, bearer, doers: bearer === null ? [] : [bearer], card };
  let chance = (bearer === null ? OFTEN_IN_PARTY[when] : undefined) ?? OFTEN[when];
  for (const condition of conditions) chance *= chanceOf(condition) ?? (allHold(s, [condition], cause) ? 1 : NOT_YET);
  let worth = cost === undefined ? 0 : -costWorth(cost);
  for (const each of gain) worth += gainWorth(each, rounds, sharesIn(s, partyAt(s, seat), each)) * timesExpected(s, each, cause);
  return Math.max(0, worth) * chance;
};

/** Salary and fame of those it is about are counted with them. */
const ruleWorth = (rule: Rule): number => ('salary' in rule || 'payFame' in rule ? 0 : 0.25);

/** What a card in the party gives in a round, with the party as it is; attributes printed on it aside. */
export const doingWorth = (s: State, seat: number, borne: Borne, rounds: number): number => {
  let worth = 0;
  for (const effect of borne.doing.effects ?? []) worth += effectWorth(s, borne, effect, seat, rounds);
  for (const rule of borne.doing.rules ?? []) worth += ruleWorth(rule);
  return worth;
};

/** What cards in the party will add by the end of the game, with this many rounds left. */
export const endGrowth = ({ effects = [] }: Doing, rounds: number): number => {
  let worth = 0;
  for (const effect of effects) if (effect.when === 'end') worth += growthOf(effect, rounds);
  return worth;
};

/** A legendary companion is not in every party, and of a class there are several. */
const ruleUsually = (rule: Rule): number => {
  if (!('of' in rule)) return 0.25;
  const those = rule.of === 'bearer' ? 1 : rule.of === 'legendary' ? 0.4 : 1.5;
  return those * ('salary' in rule ? rule.salary * WORTH.salary : rule.payFame * 0.9);
};

/** What a card that is not in a party yet would about give in a round, and at the end of the game. */
export const doingUsually = ({ effects = [], rules = [] }: Doing, isItem: boolean): { readonly round: number; readonly once: number } => {
  let [round, once] = [0, 0];
  for (const effect of effects) {
    const { when, if: conditions = [], cost, gain } = effect;
    let worth = cost === undefined ? 0 : -costWorth(cost);
    for (const each of gain) worth += gainWorth(each, 1) * usualTimes(each);
    if (when === 'joined') once += worth;
    else if (when === 'end') once += growthOf(effect, 2.5);
    else {
      let chance = (isItem ? OFTEN_IN_PARTY[when] : undefined) ?? OFTEN[when];
      for (const condition of conditions) chance *= chanceOf(condition) ?? 0.5;
      round += Math.max(0, worth) * chance;
    }
  }
  for (const rule of rules) round += ruleUsually(rule);
  return { round, once };
};

/** How much of each there usually is in a party when it is counted. */
const USUALLY: Partial<Record<Extract<Count, string>, number>> = {
  ...{ companions: 5, skills: 2, level: 1.6, equipment: 1.3, freeSlots: 1.7, levelsGained: 3, curses: 0.6, sets: 0.4, legendaries: 0.4 },
  ...{ items: 1.2, ...AT_THE_TIME },
};

const usualTimes = ({ each }: Gain): number => {
  if (each === undefined) return 1;
  const counted = typeof each.of === 'string' ? (USUALLY[each.of] ?? 1) : 1.2;
  return Math.min(each.most ?? counted, counted / (each.every ?? 1));
};
