import type { Token, Wild } from '../cards/attributes.ts';
import type { Track } from '../cards/terms.ts';
import type { Condition, Count, Rule, When, Who } from '../effects/effect.ts';

/** The keys that tell the variants of a union apart; `Beside` are those that only come along with another. */
type Name<Union, Beside extends PropertyKey> = Exclude<Union extends unknown ? keyof Union : never, Beside>;

/** A phrase for every variant: a language that lacks one does not compile. */
type PhrasesOf<Union, Beside extends PropertyKey, More extends readonly unknown[]> = {
  readonly [Key in Name<Union, Beside>]: (variant: Extract<Union, Readonly<Record<Key, unknown>>>, ...more: More) => string;
};

type Say = (variant: object, ...more: readonly unknown[]) => string;

/** Finds the phrase by the key that the variant has. The type of the book has made sure that the phrase takes such a variant. */
export const phraseFor = <Union extends object, Beside extends PropertyKey, More extends readonly unknown[]>(
  book: PhrasesOf<Union, Beside, More>,
  variant: Union,
  ...more: More
): string => {
  const found = Object.entries(book as Readonly<Record<string, Say>>).find(([key]) => key in variant);
  if (found === undefined) throw new Error(`There are no words for ${JSON.stringify(variant)}.`);
  return found[1](variant, ...more);
};

/** Whose card speaks: that of a companion, which is its bearer, or that of a whole party. */
export type Whose = 'companion' | 'party';

/** When something is gained, and whose card says so: it decides who "the one who did it" is. */
export interface Occasion {
  readonly when: When;
  readonly whose: Whose;
}

/** Conditions about what is done; they are said in the same breath as the deed. */
export type DeedCondition = Extract<
  Condition,
  { readonly alone: true } | { group: number } | { listed: true } | { contractLevel: number } | { arc: unknown }
>;
type Conjunction<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
/** All that is said about a deed, in one value. */
export type Deed = Partial<Conjunction<DeedCondition>>;

/** A number of something, the number included. */
type Amount = (count: number) => string;
type AmountOf<What> = (what: What, count: number) => string;

/**
 * All words of one language. The code that uses them knows what is said and never how: numbers, word order and the joints of a
 * sentence are matters of the language.
 */
export interface Phrases {
  readonly tokens: AmountOf<Token>;
  /** Wild tokens for the whole party. */
  readonly wilds: AmountOf<Wild>;
  /** Basic attributes of any type. */
  readonly any: Amount;
  readonly gold: Amount;
  readonly luck: Amount;
  readonly fame: Amount;
  readonly experience: Amount;
  readonly cards: Amount;
  readonly waived: Amount;
  /** Salary tokens that a card takes off the track, as a clause. */
  readonly waive: Amount;
  /** Steps on a track of the camp. */
  readonly camp: AmountOf<Track>;
  readonly reserve: string;
  /** Somebody can be used again, and gets things on top if there are any. */
  readonly ready: (who: Who, things: string | null, occasion: Occasion) => string;
  /** Things that go to somebody else than the bearer. */
  readonly given: (things: string, to: Who, occasion: Occasion) => string;
  /** Things that count once for each of what is counted, `most` times at the most. */
  readonly per: (things: string, counted: string, most: number | null) => string;
  /** What is counted, in lots of `every`. */
  readonly counts: Readonly<Record<Extract<Count, string>, (every: number, occasion: Occasion) => string>>;
  readonly countsOf: PhrasesOf<Exclude<Count, string>, never, readonly [every: number]>;
  readonly when: Readonly<Record<When, (deed: Deed, whose: Whose) => string>>;
  readonly conditions: PhrasesOf<Condition, 'least' | 'or', readonly [whose: Whose]>;
  readonly rules: PhrasesOf<Rule, 'of', readonly [whose: Whose]>;
  /** Short things in a row. */
  readonly list: (things: readonly string[]) => string;
  /** Longer things in a row that must not run into each other. */
  readonly apart: (things: readonly string[]) => string;
  /** What an effect gives, after its head: amounts, the counted ones apart from the others. */
  readonly gain: (things: readonly string[]) => string;
  /** The whole sentence of an effect. */
  readonly effect: (parts: EffectParts) => string;
}

interface EffectParts {
  readonly when: string;
  /** Whether a player decides to use it. */
  readonly isChosen: boolean;
  readonly cost: string | null;
  readonly conditions: readonly string[];
  readonly gains: string;
}
