import { EMPTY, type Pool, plus, pooled, poolOf } from '../cards/attributes.ts';
import type { Doing } from '../cards/card.ts';
import { asEquipment, type Card, cardAs, cardOf, IDLE } from '../cards/catalog.ts';
import { type CardId, type Class, type CompanionId, DOMAINS, type Domain, type Sets } from '../cards/terms.ts';
import type { Effect, Rule, When } from '../effects/effect.ts';
import { memoized } from '../memoized.ts';
import { memoizedByBearers } from './bearers.ts';
import { memoizedByFellow } from './memoize.ts';
import { draftOf, type Fellow, type OpenParty, type Party, useOf } from './party-state.ts';

/** How many companions a party can have, leader and thug included (C-3, C-31). */
export const COMPANIONS_MAX = 11;
/** Icons of a domain that make a set (C-9). */
export const SET_SIZE = 3;

/** A card that does something, and the companion that bears it; cards of the whole party have no bearer. */
export interface Borne {
  readonly card: CardId;
  readonly bearer: CompanionId | null;
  readonly doing: Doing;
}

export const levelOf = ({ experience }: Fellow): number => experience + 1;

export const personOf = (card: CompanionId) => cardAs(card, 'companion', 'legendary', 'leader', 'thug');

/** The row of a companion's ability that counts at its level. */
const abilityOf = (fellow: Fellow): Doing => {
  const { ability } = personOf(fellow.card);
  return ability[Math.min(levelOf(fellow), ability.length) - 1] ?? IDLE;
};

/** What a companion wears, hand by hand. */
export const wornBy = ({ worn: { main, support, body } }: Fellow): readonly CardId[] => {
  const cards: CardId[] = [];
  if (main !== null) cards.push(main);
  if (support !== null) cards.push(support);
  if (body !== null) cards.push(body);
  return cards;
};

export const iconsOn = (fellow: Fellow, domain: Domain): number => {
  let icons = 0;
  for (const card of wornBy(fellow)) for (const each of asEquipment(card)?.domains ?? []) if (each === domain) icons++;
  return icons;
};

/** The set bonuses that a companion has. */
export const setsOn = memoizedByFellow((fellow, sets): readonly CardId[] => {
  // Most companions wear nothing.
  const { main, support, body } = fellow.worn;
  if (main === null && support === null && body === null) return NO_SETS;
  return DOMAINS.flatMap((domain, at) => (iconsOn(fellow, domain) >= SET_SIZE ? (sets[at] ?? []) : []));
});
const NO_SETS: readonly CardId[] = [];

const doingOf = (card: CardId): Doing => {
  const found = cardOf(card);
  return 'effects' in found || 'rules' in found ? found : IDLE;
};

/** Everything on a companion that does something. */
const borneBy = memoizedByFellow((fellow, sets): readonly Borne[] => {
  const bearer = fellow.card;
  const cards = [...wornBy(fellow), ...fellow.skills, ...setsOn(fellow, sets)];
  return [{ card: bearer, bearer, doing: abilityOf(fellow) }, ...cards.map((card) => ({ card, bearer, doing: doingOf(card) }))];
});

/** The items of a party, which are there for all. */
const itemsOf = memoized((items: OpenParty['items']): readonly Borne[] =>
  items.map((card) => ({ card, bearer: null, doing: doingOf(card) })),
);

/** An effect of a card, with its number there. */
export interface Placed {
  readonly borne: Borne;
  readonly effect: Effect;
  readonly at: number;
  /** How its use is recorded. */
  readonly use: string;
}
/** A rule in force, with its bearer. */
interface InForce {
  readonly rule: Rule;
  readonly bearer: CompanionId | null;
}

const effectsOf = (all: readonly Borne[]): readonly Placed[] => {
  const effects: Placed[] = [];
  for (const borne of all)
    for (const [at, effect] of (borne.doing.effects ?? []).entries())
      effects.push({ borne, effect, at, use: useOf(borne.bearer, borne.card, at) });
  return effects;
};
const rulesOf = (all: readonly Borne[]): readonly InForce[] => {
  const rules: InForce[] = [];
  for (const { bearer, doing } of all) for (const rule of doing.rules ?? []) rules.push({ rule, bearer });
  return rules;
};
const effectsBy = memoizedByFellow((fellow, sets) => effectsOf(borneBy(fellow, sets)));
const rulesOn = memoizedByFellow((fellow, sets) => rulesOf(borneBy(fellow, sets)));
const itemEffects = memoized((items: OpenParty['items']) => effectsOf(itemsOf(items)));
const itemRules = memoized((items: OpenParty['items']) => rulesOf(itemsOf(items)));

/** What all in a party bear, in the order in which companions and cards lie there. */
const inParty = <Thing>(
  ofFellow: (fellow: Fellow, sets: Sets) => readonly Thing[],
  ofItems: (items: OpenParty['items']) => readonly Thing[],
) =>
  memoizedByBearers((party: OpenParty, sets): readonly Thing[] => {
    const things: Thing[] = [];
    for (const fellow of party.fellows) for (const thing of ofFellow(fellow, sets)) things.push(thing);
    if (party.items.length > 0) for (const thing of ofItems(party.items)) things.push(thing);
    return things;
  });

/** Everything in a party that does something. */
export const borneIn = inParty(borneBy, itemsOf);
const placedIn = inParty(effectsBy, itemEffects);
/** The rules that hold in a party. */
export const rulesIn = inParty(rulesOn, itemRules);

/** The effects of a party that wait for something. */
export const effectsIn = (party: OpenParty, sets: Sets, when: (effect: Effect) => boolean): readonly Placed[] =>
  placedIn(party, sets).filter(({ effect }) => when(effect));

const byWhen = (all: readonly Placed[]): ReadonlyMap<When, readonly Placed[]> => {
  const lists = new Map<When, Placed[]>();
  for (const placed of all) {
    const { when } = placed.effect;
    const list = lists.get(when);
    if (list === undefined) lists.set(when, [placed]);
    else list.push(placed);
  }
  return lists;
};
const placedByWhen = memoizedByBearers((party: OpenParty, sets) => byWhen(placedIn(party, sets)));

/** The effects of a party that wait for this. */
export const effectsOn = (party: OpenParty, sets: Sets, when: When): readonly Placed[] => placedByWhen(party, sets).get(when) ?? NONE;
const NONE: readonly Placed[] = [];

/** An effect that somebody names: by its card, who bears it, and its number there. */
export const effectAt = (party: OpenParty, sets: Sets, card: CardId, bearer: CompanionId | null, at: number): Placed | undefined =>
  placedIn(party, sets).find((placed) => placed.borne.card === card && placed.borne.bearer === bearer && placed.at === at);

/** Its classes, and those it also counts as (C-7). */
export const classesOf = memoizedByFellow((fellow, sets): readonly Class[] => {
  const classes = personOf(fellow.card).classes.slice();
  for (const { rule } of rulesOn(fellow, sets)) if ('countsAs' in rule) classes.push(rule.countsAs);
  return classes;
});

/** Whether one of the classes matches; no class at all is no restriction. */
export const suits = (fellow: Fellow, wanted: readonly Class[] | undefined, sets: Sets): boolean => {
  if (wanted === undefined || wanted.length === 0) return true;
  const classes = classesOf(fellow, sets);
  return wanted.some((each) => classes.includes(each));
};

/** Levels of skills that a companion can still learn (C-8). */
export const skillRoom = (fellow: Fellow, sets: Sets): number => {
  let room = levelOf(fellow);
  for (const { rule } of rulesOn(fellow, sets)) if ('memory' in rule) room += rule.memory;
  for (const skill of fellow.skills) room -= cardAs(skill, 'skill').level;
  return room;
};

const givenByCard = memoized((card: Card): Pool => ('gives' in card && card.gives !== undefined ? poolOf(card.gives) : EMPTY));

/** Attributes that a card of equipment or a skill gives. */
export const givenBy = (card: CardId): Pool => givenByCard(cardOf(card));

/** Attributes that a companion gets in the Preparation Step before any effect: its own, its equipment's and its skills' (C-13). */
export const attributesOf = (fellow: Fellow): Pool =>
  [...wornBy(fellow), ...fellow.skills].reduce((sum, card) => plus(sum, givenBy(card)), pooled(personOf(fellow.card).base));

/** The rules of a sort that hold for the whole party, or for one companion of it. */
export const ruleSum = (party: OpenParty, sets: Sets, read: (rule: Rule) => number | undefined, companion?: CompanionId): number => {
  let sum = 0;
  for (const { rule, bearer } of rulesIn(party, sets))
    if (companion === undefined || bearer === null || bearer === companion) sum += read(rule) ?? 0;
  return sum;
};

/** What a drafted card is discarded for (C-12). */
export const scrapOf = (party: OpenParty, sets: Sets): { readonly gold: number; readonly luck: number } => {
  let [gold, luck] = [2, 1];
  for (const { rule } of rulesIn(party, sets))
    if ('scrap' in rule) [gold, luck] = [Math.max(gold, rule.scrap.gold ?? 0), Math.max(luck, rule.scrap.luck ?? 0)];
  return { gold, luck };
};

/** A companion as it comes into a party. */
export const newFellow = (card: CompanionId): Fellow => ({
  card,
  experience: 0,
  learning: 0,
  worn: { main: null, support: null, body: null },
  skills: [],
  pool: EMPTY,
  ready: false,
});

/** A party that has chosen its leader. */
export const ledBy = (party: Party, leader: CardId): Party => {
  const after = draftOf(party);
  after.leaders = [];
  after.fellows = [newFellow(leader), ...party.fellows];
  return after;
};
