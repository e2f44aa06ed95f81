import type { Basic } from './attributes.ts';

/** The words of the rulebook that cards are made of (C-7 to C-9). */
export const CLASSES = ['warrior', 'scout', 'mage'] as const;
export type Class = (typeof CLASSES)[number];

export const DOMAINS = ['demonic', 'holy', 'wild', 'shadow', 'ancient'] as const;
export type Domain = (typeof DOMAINS)[number];

export const SLOTS = ['main', 'support', 'body'] as const;
export type Slot = (typeof SLOTS)[number];

/** What sort of thing a piece of equipment is; other cards ask for it. */
export const KINDS = [
  ...['sword', 'axe', 'mace', 'spear', 'dagger', 'bow', 'crossbow', 'staff', 'wand'],
  ...['shield', 'tome', 'orb', 'torch', 'instrument', 'tool'],
  ...['plate', 'leather', 'robe', 'cloak'],
] as const;
export type Kind = (typeof KINDS)[number];

export const ARCS = ['treasure', 'war', 'occult'] as const;
export type Arc = (typeof ARCS)[number];

/** The three tracks of a camp, each fed by one basic attribute (C-23). */
export type Track = Basic;

/** A card is known by a short name of its own; the five thugs share one, and nobody has two of them. */
export type CardId = string;
/** A companion of a party is known by its card. */
export type CompanionId = CardId;

/** The set bonus of each domain in this game, in the order of the domains. */
export type Sets = readonly CardId[];
