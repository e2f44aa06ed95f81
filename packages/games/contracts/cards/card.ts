import type { Effect, Gain, Rule } from '../effects/effect.ts';
import type { Basic, Tokens } from './attributes.ts';
import type { Arc, CardId, Class, Domain, Kind, Slot } from './terms.ts';

/** What every card has: a name, a line of flavor, an emblem. Its id is made of its name. */
interface Named {
  readonly name: string;
  readonly flavor: string;
  /** The name of an icon of the collection, without the prefix. */
  readonly icon: string;
}

/** What a card does. */
export interface Doing {
  readonly effects?: readonly Effect[];
  readonly rules?: readonly Rule[];
}

/** What a companion has in it: one of three rows counts, by its level (C-10). */
export interface Person extends Named {
  readonly classes: readonly Class[];
  readonly base: Tokens;
  /** What it can do at level 1, 2, and 3 and above; a single row holds at every level. */
  readonly ability: readonly [Doing, Doing, Doing] | readonly [Doing];
}

export interface Companion extends Person {
  readonly salary: number;
  readonly fame: number;
}

export interface Legendary extends Companion {
  readonly fee: number;
}

/** No salary and no fame, and never to be discarded. */
export type Leader = Person;

export interface Equipment extends Named, Doing {
  readonly slot: Slot;
  readonly kind: Kind;
  readonly gives?: Tokens;
  readonly domains?: readonly Domain[];
  /** Only companions of one of these classes can use it; anybody if none is named. */
  readonly classes?: readonly Class[];
  readonly cursed?: true;
}

export interface Skill extends Named, Doing {
  readonly level: 1 | 2 | 3;
  readonly gives?: Tokens;
  readonly classes?: readonly Class[];
}

export interface Item extends Named, Doing {}

/** What the Smith sells: worn like equipment, or an item of the party. */
export type Rare = (Equipment | Item) & { readonly price: number };

export interface Contract extends Named {
  readonly level: 1 | 2 | 3 | 4;
  readonly arc: Arc;
  /** Advanced and expert attributes. */
  readonly needs: Tokens;
  readonly reward: readonly Gain[];
  /** What more it takes and gives; it always opens a follow-up contract too. Level 4 has none. */
  readonly bonus?: { readonly needs: Tokens; readonly luck?: number; readonly reward: readonly Gain[] };
}

export interface Common extends Named {
  readonly classes: readonly Class[];
  readonly attributes: readonly Basic[];
  /** What a group may have for luck, printed beside it. */
  readonly bonus: { readonly luck: number; readonly reward: readonly Gain[] };
}

export interface Quest extends Named {
  readonly needs: Readonly<Partial<Record<Basic, number>>> & { readonly luck?: number };
  readonly reward: readonly Gain[];
}

export interface SetBonus extends Named, Doing {
  readonly domain: Domain;
}

export interface Location extends Named {
  readonly reward: readonly Gain[];
  /** Which house it is. */
  readonly house?: 'tavern' | 'smith';
  /** The side-quest fields beside it, by their numbers. */
  readonly fields: readonly number[];
}

/** Stored matches know these cards by the spelling their names had first. */
const KEPT: Readonly<Record<string, CardId>> = {
  harbor: 'harbour',
  'parade-armor': 'parade-armour',
  'armor-stand': 'armour-stand',
  'the-gray-duchess': 'the-grey-duchess',
  'fortunes-favorite': 'fortunes-favourite',
};

/** A card's id: its name in lowercase, words joined by hyphens. */
export const idOf = (name: string): CardId => {
  const id = name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return KEPT[id] ?? id;
};
