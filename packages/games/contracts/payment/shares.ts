import { AT, BASICS, EXPERTS, PARTS, PER_ADVANCED, type Pool } from '../cards/attributes.ts';
import { placed, ROOM_FOR_TYPE, splittable } from './making.ts';
import { type Needs, sumOf } from './needs.ts';
import type { Recipe } from './recipes.ts';

/** What one companion spends to make a portion of what is needed. */
export interface Share {
  /** Tokens of its own. */
  readonly tokens: readonly number[];
  /** How many wild advanced tokens of the party it splits. */
  readonly wilds: number;
  /** How many basic attributes luck and basic wilds of the party fill in. */
  readonly filled: number;
  readonly price: number;
  /** Whether an expert attribute that it makes stands for an advanced one. */
  readonly isTurned: boolean;
}

/** What a companion can use on top of its own, and what things cost. */
export interface Terms {
  readonly fill: number;
  readonly partyWilds: number;
  readonly prices: readonly number[];
  readonly fillPrice: number;
  readonly wildPrice: number;
}

/** Basic attributes of each type that a companion uses, and how many of those come out of split advanced ones. */
interface Mix {
  readonly used: readonly number[];
  readonly split: readonly number[];
  /** How many of what it takes are of no type: something stands in for them. */
  readonly open: number;
}

/**
 * Whether something of a split is left over that could be used instead of something else. Then that need not be spent.
 */
const isWasteful = ({ used, split, open }: Mix, recipe: Recipe): boolean => {
  for (let type = 0; type < split.length; type++) {
    if ((split[type] as number) % PER_ADVANCED === 0) continue;
    const more = used.with(type, (used[type] as number) + 1);
    if (open > 0 && isPlaced(more, recipe)) return true;
    for (let other = 0; other < used.length; other++)
      if ((used[other] as number) > (split[other] as number) && isPlaced(more.with(other, (more[other] as number) - 1), recipe))
        return true;
  }
  return false;
};

/** Whether there is room in a recipe for all of these. */
const isPlaced = (basics: readonly number[], recipe: Recipe): boolean => placed(basics, recipe) === sumOf(basics);

/** How many basic attributes of each type a portion has room for. */
const roomsOf = (needs: Needs, advanced: readonly number[], experts: readonly number[]): readonly number[] =>
  BASICS.map((_, type) => {
    let room = PER_ADVANCED * (advanced[type] as number) + (needs.basics[type] as number) + needs.any;
    for (let which = 0; which < EXPERTS.length; which++)
      if (PARTS[which]?.includes(type)) room += ROOM_FOR_TYPE * (experts[which] as number);
    return room;
  });

/** What a companion can use of each type for a recipe, and what it uses while mixes are looked for. */
interface Choice {
  readonly pool: Pool;
  readonly recipe: Recipe;
  readonly rooms: readonly number[];
  readonly mostSplit: readonly number[];
  readonly most: readonly number[];
  readonly mostOpen: number;
  readonly used: number[];
  readonly split: number[];
  readonly mixes: Mix[];
}

/**
 * Chooses how much of a type is used, and of the types after it. Not written inside of the function that calls it, like others of this search:
 * the engine throws away what it compiled of inner functions whenever it collects garbage while none of them is in use.
 */
const choose = (choice: Choice, type: number, open: number, wildsLeft: number): void => {
  const { pool, recipe, rooms, mostSplit, most, mostOpen, used, split, mixes } = choice;
  if (type === BASICS.length) {
    const mix = { used: used.slice(), split: split.slice(), open };
    if (isPlaced(used, recipe) && !isWasteful(mix, recipe)) mixes.push(mix);
    return;
  }
  const later = type === 0 ? (most[1] as number) + (most[2] as number) : type === 1 ? (most[2] as number) : 0;
  for (let out = 0; out <= (mostSplit[type] as number); out++) {
    const wild = Math.max(0, Math.ceil(out / PER_ADVANCED) - (pool[AT.advanced + type] as number));
    if (wild > wildsLeft) break;
    const least = Math.max(0, open - later - mostOpen - out);
    const limit = Math.min(pool[type] as number, (rooms[type] as number) - out, open - out);
    for (let own = least; own <= limit; own++) {
      used[type] = own + out;
      split[type] = out;
      choose(choice, type + 1, open - own - out, wildsLeft - wild);
    }
  }
  used[type] = 0;
  split[type] = 0;
};

/** All mixes that make a portion. A type that an advanced attribute is made of is never split: what is split would have done itself. */
const mixesOf = (pool: Pool, needs: Needs, recipe: Recipe, terms: Terms): readonly Mix[] => {
  const { advanced, experts, demand } = recipe;
  const mostOpen = (pool[AT.wildBasic] as number) + terms.fill;
  const wilds = (pool[AT.wildAdvanced] as number) + terms.partyWilds;
  const rooms = roomsOf(needs, advanced, experts);
  const mostSplit = splittable(pool, terms.partyWilds).map((count, type) =>
    advanced[type] === 0 ? Math.min(PER_ADVANCED * count, rooms[type] as number) : 0,
  );
  const most = rooms.map((room, type) => Math.min(room, (pool[type] as number) + (mostSplit[type] as number)));
  const mixes: Mix[] = [];
  choose({ pool, recipe, rooms, mostSplit, most, mostOpen, used: [0, 0, 0], split: [0, 0, 0], mixes }, 0, demand, wilds);
  return mixes;
};

/** Whether one share spends all that another spends. */
const contains = (whole: Share, part: Share): boolean =>
  part.wilds <= whole.wilds && part.filled <= whole.filled && part.tokens.every((count, at) => count <= (whole.tokens[at] as number));

/** All ways in which a companion can make a portion by any recipe, the cheapest first; none spends all that another spends. */
export const sharesOf = (pool: Pool, needs: Needs, recipes: readonly Recipe[], terms: Terms): readonly Share[] => {
  const shares: Share[] = [];
  for (const [no, recipe] of recipes.entries()) for (const share of sharesByRecipe(pool, needs, recipe, terms, no > 0)) shares.push(share);
  shares.sort((one, other) => one.price - other.price);
  if (recipes.length === 1) return shares;
  const found: Share[] = [];
  for (const share of shares) if (!found.some((part) => contains(share, part))) found.push(share);
  return found;
};

/** A mix that is being settled: where its split tokens come from, and what stands in for the rest. */
interface Settling {
  readonly pool: Pool;
  readonly mix: Mix;
  readonly terms: Terms;
  readonly isTurned: boolean;
  readonly tokens: number[];
  readonly shares: Share[];
}

/** Settles where the split tokens of a type come from, of the types after it, then what substitutes for the rest. */
const settle = (settling: Settling, type: number, wild: number): void => {
  const { pool, mix, terms, isTurned, tokens, shares } = settling;
  const ownWild = pool[AT.wildAdvanced] as number;
  if (type < BASICS.length) {
    const count = Math.ceil((mix.split[type] as number) / PER_ADVANCED);
    for (let own = Math.min(count, pool[AT.advanced + type] as number); own >= 0; own--) {
      if (wild + count - own > ownWild + terms.partyWilds) break;
      tokens[AT.advanced + type] = own;
      settle(settling, type + 1, wild + count - own);
    }
    tokens[AT.advanced + type] = 0;
    return;
  }
  const { open } = mix;
  const { prices, fillPrice, wildPrice } = terms;
  for (let own = Math.min(wild, ownWild); own >= 0 && wild - own <= terms.partyWilds; own--) {
    for (let standIn = Math.min(open, pool[AT.wildBasic] as number); standIn >= 0 && open - standIn <= terms.fill; standIn--) {
      tokens[AT.wildAdvanced] = own;
      tokens[AT.wildBasic] = standIn;
      const [wilds, filled] = [wild - own, open - standIn];
      let price = wilds * wildPrice + filled * fillPrice;
      for (let at = 0; at < tokens.length; at++) price += (tokens[at] as number) * (prices[at] as number);
      shares.push({ tokens: tokens.slice(), wilds, filled, price, isTurned });
    }
  }
};

const sharesByRecipe = (pool: Pool, needs: Needs, recipe: Recipe, terms: Terms, isTurned: boolean): readonly Share[] => {
  const shares: Share[] = [];
  for (const mix of mixesOf(pool, needs, recipe, terms)) {
    const tokens = new Array<number>(pool.length).fill(0);
    for (let type = 0; type < BASICS.length; type++) tokens[type] = (mix.used[type] as number) - (mix.split[type] as number);
    settle({ pool, mix, terms, isTurned, tokens, shares }, 0, 0);
  }
  return shares;
};
