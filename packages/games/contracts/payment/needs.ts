import type { Spent } from '../action.ts';
import type { Advanced, Basic, Expert, Pool } from '../cards/attributes.ts';
import type { CompanionId } from '../cards/terms.ts';

/** What is to be paid: how many of each attribute, in the order of their lists. */
export interface Needs {
  /** Basic attributes are paid by a single companion: side quests, abilities, the camp. */
  readonly basics: readonly number[];
  /** Basic attributes of whatever type, paid by a single companion too. */
  readonly any: number;
  readonly advanced: readonly number[];
  readonly experts: readonly number[];
  /** Luck as such, which nothing stands in for. */
  readonly luck: number;
}

export interface Payer {
  readonly companion: CompanionId;
  readonly pool: Pool;
}

/** What there is to pay with: the companions of a group, and what belongs to the whole party. */
export interface Purse {
  readonly payers: readonly Payer[];
  readonly luck: number;
  /** Wild tokens of the party: basic, advanced, expert. */
  readonly wilds: readonly number[];
}

/** One conversion inside a payment (C-5). Tokens that are what is asked for need none. */
export interface Conversion {
  /** One of these; a basic one comes once for each token, and three times out of a split one. */
  readonly makes: Basic | Advanced | Expert;
  /** The companion who makes it, or `PARTY` where nothing but a token of the party stands for it. */
  readonly by: CompanionId;
  /** Of what, by name: tokens of the maker, basic attributes that came out of a split included. */
  readonly of: Readonly<Record<string, number>>;
  /** What the party adds to that: luck and party wilds. */
  readonly with?: Readonly<Record<string, number>>;
}

export interface Payment {
  readonly spent: Spent;
  readonly conversions: readonly Conversion[];
}

/** The name of luck among the resources of the party. */
export const LUCK = 'luck';

export const sumOf = (counts: readonly number[]): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

/** Whether luck as such is all that is needed, or not even that. */
export const isLuckOnly = ({ basics, any, advanced, experts }: Needs): boolean =>
  any + sumOf(basics) + sumOf(advanced) + sumOf(experts) === 0;
