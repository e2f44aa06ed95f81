export const SUITS = ['reed', 'stone', 'heron', 'moon'] as const;
export type Suit = (typeof SUITS)[number];
/** A card is written the way people read it, because a table without a board shows it as it is. */
export type Card = `${Suit} ${number}`;

export type Action = { readonly pledge: number } | { readonly play: Card };
