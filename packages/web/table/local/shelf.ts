import type { TableState } from '../table.ts';

/** A match in the list of those that this browser keeps. */
export interface LocalListing {
  readonly match: string;
  readonly game: string;
  readonly name: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly names: readonly string[];
  /** Whether a person of this page is asked. */
  readonly turn: boolean;
  readonly updated: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;
const NAME = 'swordtable matches';

export const listingOf = ({ card, steps, asked }: TableState): LocalListing => ({
  match: card.match,
  game: card.game,
  name: card.name,
  status: card.status,
  names: card.seats.map(({ name }) => name),
  turn: asked.some(({ seat }) => card.seats[seat]?.player === 'person'),
  updated: steps.at(-1)?.at ?? card.created,
});

const isListing = (value: unknown): value is LocalListing =>
  typeof value === 'object' &&
  value !== null &&
  ['match', 'game', 'name', 'status'].every((field) => typeof value[field as keyof typeof value] === 'string') &&
  'names' in value &&
  Array.isArray(value.names) &&
  'updated' in value &&
  typeof value.updated === 'number';

/** The matches that this browser keeps, last touched first. What cannot be read is left out: the list is a memory, the lines are the truth. */
export const localMatches = (shelf: Shelf = localStorage): readonly LocalListing[] => {
  try {
    const listed: unknown = JSON.parse(shelf.getItem(NAME) ?? '[]');
    return Array.isArray(listed) ? listed.filter(isListing).sort((a, b) => b.updated - a.updated) : [];
  } catch {
    return [];
  }
};

const keep = (listings: readonly LocalListing[], shelf: Shelf): void => {
  try {
    shelf.setItem(NAME, JSON.stringify(listings));
  } catch {
    // The match itself is kept elsewhere, and who keeps it says so when there is no room.
  }
};

/** Notes how a match stands. */
export const noteMatch = (listing: LocalListing, shelf: Shelf = localStorage): void =>
  keep([listing, ...localMatches(shelf).filter(({ match }) => match !== listing.match)], shelf);

/** Leaves a match out of the list from now on. */
export const unnoteMatch = (match: string, shelf: Shelf = localStorage): void =>
  keep(
    localMatches(shelf).filter((listing) => listing.match !== match),
    shelf,
  );
