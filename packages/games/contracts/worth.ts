import { TOKENS, type Tokens } from './attributes.ts';
import type { Doing } from './cards.ts';
import { cardOf } from './catalog.ts';
import type { Cost, Count, Effect, Gain, Rule, When } from './effects.ts';
import type { Fellow } from './state.ts';
import type { CardId } from './terms.ts';

/**
 * What things are about worth, in basic attributes: for those who look ahead and cannot play everything out. The numbers are guesses that
 * were tried against each other between bots; no rule of the game depends on them.
 */
const TOKEN_WORTH: Readonly<Record<(typeof TOKENS)[number], number>> = {
  ...{ strength: 1, dexterity: 1, magic: 1, might: 3, precision: 3, higherMagic: 3, warcraft: 5, spellblade: 5, trickery: 5 },
  ...{ wildBasic: 1.4, wildAdvanced: 3.6, wildExpert: 5.6 },
};
export const WORTH = {
  gold: 0.6,
  luck: 1.5,
  fame: 4,
  experience: 2.5,
  card: 2,
  reserve: 1,
  ready: 3,
  camp: 0.9,
  salaryToken: 2.4,
} as const;

export const tokensWorth = (tokens: Tokens): number => {
  let worth = 0;
  for (const token of TOKENS) worth += (tokens[token] ?? 0) * TOKEN_WORTH[token];
  return worth;
};

/** How much of each there usually is when it is counted. */
const USUALLY: Readonly<Record<Extract<Count, string>, number>> = {
  ...{ companions: 5, legendaries: 0.7, rares: 0.7, items: 1.5, skills: 2, level: 1.6, levelsGained: 3, sets: 0.3, curses: 0.4 },
  ...{ equipment: 1.3, freeSlots: 1.7, contracts: 3, quests: 3, campLevels: 1.5, salary: 5, luck: 2, gold: 12, contractLevel: 1.5 },
  ...{ group: 2, contributed: 3 },
};

const timesUsually = ({ each }: Gain): number => {
  if (each === undefined) return 1;
  const counted = typeof each.of === 'string' ? USUALLY[each.of] : 1.2;
  return Math.min(each.most ?? counted, counted / (each.every ?? 1));
};

/** How many companions a gain goes to. */
const SHARES = { all: 4, others: 3, doer: 1.5 } as const;

export const gainWorth = (gain: Gain): number => {
  const shares = gain.to !== undefined && gain.to in SHARES ? SHARES[gain.to as keyof typeof SHARES] : 1;
  const own = tokensWorth(gain.tokens ?? {}) + (gain.experience ?? 0) * WORTH.experience + (gain.ready === true ? WORTH.ready : 0);
  const party =
    (gain.gold ?? 0) * WORTH.gold +
    (gain.luck ?? 0) * WORTH.luck +
    (gain.fame ?? 0) * WORTH.fame +
    (gain.cards ?? 0) * WORTH.card +
    (gain.reserve === true ? WORTH.reserve : 0) +
    (gain.waived ?? 0) * WORTH.salaryToken +
    tokensWorth(gain.wilds ?? {}) +
    tokensWorth(gain.camp ?? {}) * WORTH.camp;
  return (own * shares + party) * timesUsually(gain);
};

const costWorth = ({ luck = 0, gold = 0, any = 0, ...basics }: Cost): number =>
  luck * WORTH.luck + gold * WORTH.gold + any + tokensWorth(basics);

/** How often something comes to pass in a round. */
const OFTEN: Readonly<Record<When, number>> = {
  ...{ prepare: 1, free: 0.8, assigned: 0.6, action: 0.35, exhaust: 0.3, fulfilled: 0.8, bonus: 0.5, common: 0.35, visited: 0.4 },
  ...{ quest: 0.4, recruited: 0.25, bought: 0.25, camp: 0.3, joined: 0, reward: 0.7, paid: 0.9, end: 0 },
};
/** Conditions hold sometimes. */
const IF = 0.6;

const effectWorth = ({ when, if: conditions, cost, gain }: Effect): number => {
  const worth = gain.reduce((sum, each) => sum + gainWorth(each), 0) - (cost === undefined ? 0 : costWorth(cost));
  return Math.max(0, worth) * OFTEN[when] * IF ** (conditions?.length ?? 0);
};

const ruleWorth = (rule: Rule): number => {
  if ('salary' in rule) return rule.salary * WORTH.salaryToken * (rule.of === 'bearer' ? 1 : 1.3);
  if ('payFame' in rule) return rule.payFame * WORTH.fame * 0.9;
  return 0.6;
};

/** What a card's effects and rules are about worth in a round. */
const doingWorth = ({ effects = [], rules = [] }: Doing): number =>
  effects.reduce((sum, effect) => sum + effectWorth(effect), 0) + rules.reduce((sum, rule) => sum + ruleWorth(rule), 0);

const known = new Map<CardId, number>();

/** What a card gives in a round to whoever has it, everything but its salary and its fame on pay day. */
export const cardWorth = (id: CardId): number => {
  const before = known.get(id);
  if (before !== undefined) return before;
  const card = cardOf(id);
  let worth = 0;
  if ('ability' in card) worth = tokensWorth(card.base) + doingWorth(card.ability[0]);
  else if ('effects' in card || 'rules' in card || 'gives' in card)
    worth = tokensWorth('gives' in card ? (card.gives ?? {}) : {}) + doingWorth(card as Doing);
  known.set(id, worth);
  return worth;
};

/** How much of what could be done with attributes comes of it, and what a meeple is worth that can still be placed. */
export const USED = 0.75;
const MEEPLE = 1.5;

/** What the tokens of a companion are about worth while it can be used. */
export const poolWorth = ({ pool, ready }: Fellow): number => {
  if (!ready) return 0;
  let worth = MEEPLE;
  for (let at = 0; at < pool.length; at++) worth += USED * (pool[at] ?? 0) * TOKEN_WORTH[TOKENS[at] as (typeof TOKENS)[number]];
  return worth;
};
