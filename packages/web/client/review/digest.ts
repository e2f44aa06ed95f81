import { accuracyIn, booksOf, type Review } from '@swordtable/bots/review/index';

/** What the trends need of a review: how one player did in one match. */
export interface Digest {
  readonly href: string;
  readonly game: string;
  /** The game's own name, for one without texts here. */
  readonly name: string;
  /** When the match was played. */
  readonly at: number;
  readonly seats: number;
  readonly accuracy: number;
  /** In points: what was played better than the others, the luck, and the margin. */
  readonly skill: number;
  readonly luck: number;
  readonly margin: number;
}

/** The digest of a whole review for a seat; undefined if it had no choice. */
export const digestOf = (
  review: Review,
  seat: number,
  about: Pick<Digest, 'href' | 'game' | 'name' | 'at' | 'seats'>,
): Digest | undefined => {
  const [books, accuracy] = [booksOf(review, seat), accuracyIn(review, seat)];
  if (books === undefined || accuracy === undefined) return undefined;
  const { own, others, luck, end } = books;
  return { ...about, accuracy, skill: about.seats === 2 ? own + others : own, luck: about.seats === 2 ? luck : luck + others, margin: end };
};

/** The latest time a Date can represent. */
const LATEST = 8.64e15;

/** Whether a stored value is a digest: anything may have written it. */
export const isDigest = (value: unknown): value is Digest => {
  if (typeof value !== 'object' || value === null) return false;
  const { href, game, name, at, seats, accuracy, skill, luck, margin } = value as Partial<Record<keyof Digest, unknown>>;
  return (
    [href, game, name].every((each) => typeof each === 'string') &&
    typeof href === 'string' &&
    href.startsWith('/replay/') &&
    [at, seats, accuracy, skill, luck, margin].every(Number.isFinite) &&
    Math.abs(Number(at)) <= LATEST
  );
};
