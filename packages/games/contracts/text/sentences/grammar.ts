import type { Seat } from '@swordtable/kernel';
import type { Seats } from '../../../seat-names.ts';
import { findCard } from '../../cards/catalog.ts';
import { en as cards } from '../english/cards.ts';

/** How English refers to players. */
export interface Grammar {
  /** The player with a verb, as it follows "you" and as it follows a name. */
  readonly does: (seat: Seat, afterYou: string, afterName?: string) => string;
  readonly nameOf: (seat: Seat) => string;
}

export const grammarOf = (seats: Seats): Grammar => ({
  does: (seat, afterYou, afterName = `${afterYou}s`) => {
    const { name, isReader } = seats(seat);
    return isReader ? `you ${afterYou}` : `${name} ${afterName}`;
  },
  nameOf: (seat) => (seats(seat).isReader ? 'you' : seats(seat).name),
});

const { name, phrases } = cards;

/** Cards by their names, in a row. */
export const named = (ids: readonly string[]): string => phrases.list(ids.map(name));

/** A location with its article: "the Harbor", "the Smith". */
export const placeNamed = (id: string): string => `the ${name(id).replace(/^The /, '')}`;

/** Where something came from: a card by its name, a place or a part of the camp with its article. */
export const sourceNamed = (id: string): string => {
  const card = findCard(id);
  if (card === undefined) return `the ${name(id).toLowerCase()}`;
  return card.is === 'location' ? placeNamed(id) : name(id);
};

/** What it cost, after a comma; empty if it cost nothing. */
export const forThat = (said: string): string => (said === '' ? '' : `, for ${said}`);
