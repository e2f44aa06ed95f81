import type { TableState } from '../table.ts';

/** A match in this browser's list. */
export interface LocalListing {
  readonly match: string;
  readonly game: string;
  readonly name: string;
  readonly status: 'waiting' | 'running' | 'over';
  readonly names: readonly string[];
  /** The bots' levels by seat, null for people; missing in old entries. */
  readonly levels?: readonly (string | null)[];
  /** The seats that are played here; missing in old entries. */
  readonly here?: readonly number[];
  /** How it ended: the points by seat, and the winning seats; missing in old entries. */
  readonly points?: readonly number[];
  readonly winners?: readonly number[];
  /** Whether a person at this page must answer. */
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
  levels: card.seats.map(({ kind, level }) => (kind === 'bot' ? (level ?? null) : null)),
  here: card.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])),
  turn: asked.some(({ seat }) => card.seats[seat]?.player === 'person'),
  updated: steps.at(-1)?.at ?? card.created,
  ...(card.ended?.standing === undefined ? {} : { points: card.ended.standing.points, winners: card.ended.standing.ranking[0] ?? [] }),
});

/** The latest time a Date can represent. */
const LATEST = 8.64e15;

const isText = (value: unknown): boolean => typeof value === 'string';
const areAll = (value: unknown, fits: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits);

const isListing = (value: unknown): value is LocalListing => {
  if (typeof value !== 'object' || value === null) return false;
  const { match, game, name, status, names, levels, here, points, winners, updated } = value as Partial<
    Record<keyof LocalListing, unknown>
  >;
  return (
    areAll([match, game, name], isText) &&
    (status === 'waiting' || status === 'running' || status === 'over') &&
    areAll(names, isText) &&
    (levels === undefined || areAll(levels, (level) => level === null || isText(level))) &&
    (here === undefined || areAll(here, Number.isInteger)) &&
    (points === undefined || areAll(points, Number.isFinite)) &&
    (winners === undefined || areAll(winners, Number.isInteger)) &&
    typeof updated === 'number' &&
    Math.abs(updated) <= LATEST
  );
};

/** The matches in this browser, latest first. Invalid entries are left out: the list is a cache, the lines are the truth. */
export const localMatches = (shelf?: Shelf): readonly LocalListing[] => {
  try {
    // If storage is forbidden, even accessing it throws.
    const listed: unknown = JSON.parse((shelf ?? localStorage).getItem(NAME) ?? '[]');
    return Array.isArray(listed) ? listed.filter(isListing).sort((a, b) => b.updated - a.updated) : [];
  } catch {
    return [];
  }
};

const keep = (listings: readonly LocalListing[], shelf: Shelf | undefined): void => {
  try {
    (shelf ?? localStorage).setItem(NAME, JSON.stringify(listings));
  } catch {
    // The match itself is kept elsewhere, and who keeps it says so when there is no room.
  }
};

/** Updates a match's entry. */
export const noteMatch = (listing: LocalListing, shelf?: Shelf): void =>
  keep([listing, ...localMatches(shelf).filter(({ match }) => match !== listing.match)], shelf);

/** Removes a match from the list. */
export const unnoteMatch = (match: string, shelf?: Shelf): void =>
  keep(
    localMatches(shelf).filter((listing) => listing.match !== match),
    shelf,
  );
