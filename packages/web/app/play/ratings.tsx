import type { TableState } from '../../client/table.ts';
import { usePlayWords } from './play-words.ts';

type Card = Pick<TableState['card'], 'rated' | 'ratings' | 'seats'>;

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** What a rated match did to the ratings, once it's known. */
export const Ratings = ({ card: { rated, ratings, seats } }: { readonly card: Card }) => {
  const words = usePlayWords();
  if (rated === undefined) return null;
  if (ratings === undefined) return <span>{words.notRatedYet}</span>;
  if (ratings.uncounted !== undefined) return <span>{words.uncounted[ratings.uncounted]}</span>;
  const changes = ratings.seats.flatMap((change, seat) =>
    change === null ? [] : [words.newRating(seats[seat]?.name ?? '', change.after, signed(change.after - change.before))],
  );
  return <span>{changes.join(' · ')}</span>;
};
