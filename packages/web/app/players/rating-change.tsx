import type { RatedMatch } from '@swordtable/server/api/players';
import { usePlayersWords } from './players-words.ts';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** What a match did to a player's rating. */
export const RatingChange = ({ match: { ratings, seat } }: { readonly match: RatedMatch }) => {
  const words = usePlayersWords();
  const change = ratings.seats[seat];
  if (change == null) return null;
  if (ratings.uncounted !== undefined) return <span title={words.uncounted[ratings.uncounted]}>{words.unchanged}</span>;
  return (
    <>
      {change.after} <small>({signed(change.after - change.before)})</small>
    </>
  );
};
