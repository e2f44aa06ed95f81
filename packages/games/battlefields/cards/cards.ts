/** The five types of warriors and the eight action cards, each by the id it has in `cards.json`, in one fixed order. */
export const WARRIORS = ['spearmen', 'swordsmen', 'cavalry', 'archers', 'heavy-infantry'] as const;
export type Warrior = (typeof WARRIORS)[number];

export const ACTIONS = ['ambush', 'scout', 'skirmish', 'elite', 'flank', 'surround', 'raid', 'rally'] as const;
export type ActionCard = (typeof ACTIONS)[number];

export const isWarrior = (value: unknown): value is Warrior => WARRIORS.some((warrior) => warrior === value);
export const isActionCard = (value: unknown): value is ActionCard => ACTIONS.some((card) => card === value);

export const COLORS = ['green', 'gold', 'grey', 'red', 'any'] as const;
export type Color = (typeof COLORS)[number];
/** A color of which a set can be made: `any` is none of its own. */
export type SetColor = Exclude<Color, 'any'>;
export const SET_COLORS: readonly SetColor[] = ['green', 'gold', 'grey', 'red'];

/** A land by its number in the list of lands. */
export type LandNo = number;
/** A card of the fate deck: a land, or Ares. */
export type Fate = LandNo | typeof ARES;
export const ARES = -1;

export interface Land {
  readonly name: string;
  readonly kind: string;
  readonly colour: Color;
  readonly value: number;
}

/** All cards of a match: the counts are those of one player. */
export interface Cards {
  readonly warriors: readonly Warrior[];
  readonly actions: readonly ActionCard[];
  /** Which types a type defeats (B-1). */
  readonly beats: Readonly<Record<Warrior, readonly Warrior[]>>;
  readonly lands: readonly Land[];
  readonly ares: number;
}

/** How an action card answers another (B-10, B-11): a card of the same kind cancels it, a stronger one defeats it. */
export type Answering = 'cancels' | 'defeats';

const DEFEATED_BY: Readonly<Partial<Record<ActionCard, readonly ActionCard[]>>> = {
  ambush: ['surround'],
  skirmish: ['elite', 'flank', 'surround'],
  elite: ['flank', 'surround'],
  flank: ['surround'],
};
const CANCELLED_BY_ITS_KIND: readonly ActionCard[] = ['ambush', 'elite', 'flank', 'surround'];

export const answering = (card: ActionCard, played: ActionCard): Answering | undefined => {
  if (card === played) return CANCELLED_BY_ITS_KIND.includes(card) ? 'cancels' : undefined;
  return DEFEATED_BY[played]?.includes(card) === true ? 'defeats' : undefined;
};

/** Kind by kind: for a handful of cards of a few kinds this is several times as fast as comparing them. */
const inOrder =
  <Card extends string>(order: readonly Card[]) =>
  (cards: readonly Card[]): Card[] => {
    const sorted: Card[] = [];
    for (const kind of order) for (const card of cards) if (card === kind) sorted.push(card);
    return sorted;
  };

/** Hands and open piles are kept in one order, so that nobody can read from it how they came together. */
export const sortedWarriors = inOrder(WARRIORS);
export const sortedActions = inOrder(ACTIONS);

/** The number of each kind in its order. It is read for every card that moves, and a map is faster than an object there. */
type Ranks<Card> = ReadonlyMap<Card, number>;
const ranksOf = <Card extends string>(order: readonly Card[]): Ranks<Card> => new Map(order.map((card, rank) => [card, rank]));
const WARRIOR_RANKS = ranksOf(WARRIORS);
const ACTION_RANKS = ranksOf(ACTIONS);

/** A sorted list with one more card in its place. */
const inserter =
  <Card extends string>(ranks: Ranks<Card>) =>
  (sorted: readonly Card[], card: Card): Card[] => {
    const list = sorted.slice();
    const rank = ranks.get(card) as number;
    let at = list.length;
    list.push(card);
    for (; at > 0 && (ranks.get(list[at - 1] as Card) as number) > rank; at--) list[at] = list[at - 1] as Card;
    list[at] = card;
    return list;
  };
export const withWarrior = inserter(WARRIOR_RANKS);
export const withAction = inserter(ACTION_RANKS);

/**
 * A list that depends only on which kinds of cards there are, made once for each combination: the same hands come again and again in
 * simulated games.
 */
const lister =
  <Card extends string>(order: readonly Card[], ranks: Ranks<Card>) =>
  <Item>(make: (kinds: readonly Card[]) => readonly Item[]): ((cards: readonly Card[]) => readonly Item[]) => {
    const lists: (readonly Item[] | undefined)[] = Array.from({ length: 1 << order.length }, () => undefined);
    return (cards) => {
      let kinds = 0;
      for (let i = 0; i < cards.length; i++) kinds |= 1 << (ranks.get(cards[i] as Card) as number);
      lists[kinds] ??= make(order.filter((_, rank) => ((kinds >> rank) & 1) === 1));
      return lists[kinds] as readonly Item[];
    };
  };
export const listByWarriors = lister(WARRIORS, WARRIOR_RANKS);
export const listByActions = lister(ACTIONS, ACTION_RANKS);

/** A list of cards without one of them. */
export const without = <Card>(cards: readonly Card[], card: Card): Card[] => {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`There is no ${String(card)} where it should be.`);
  const left = cards.slice();
  for (let i = index + 1; i < left.length; i++) left[i - 1] = left[i] as Card;
  left.pop();
  return left;
};

/** A list of cards without several of them. */
export const withoutAll = <Card>(cards: readonly Card[], gone: readonly Card[]): Card[] => {
  let left = cards.slice();
  for (const card of gone) left = without(left, card);
  return left;
};

/** Each card of a sorted list once. */
export const kindsIn = <Card>(sorted: readonly Card[]): readonly Card[] => sorted.filter((card, index) => card !== sorted[index - 1]);
