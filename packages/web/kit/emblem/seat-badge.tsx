import './seat-badge.css';
import type { SeatProfile } from '@swordtable/server/api/match';
import { useTableWords } from '../layout/table-words.ts';
import { PlayerEmblem } from './emblem.tsx';

/** Who sits in a seat: the player's emblem and, in a rated match, the rating they came with. Guests and bots have neither. */
export const SeatBadge = ({ profile }: { readonly profile: SeatProfile | undefined }) => {
  const words = useTableWords();
  if (profile === undefined) return null;
  const { emblem, rating } = profile;
  return (
    <span className="seat-badge">
      <PlayerEmblem emblem={emblem} />
      {rating !== undefined && (
        <>
          <span className="spoken">{words.rated(rating)}</span>
          <span className="seat-rating" aria-hidden="true" title={words.rated(rating)}>
            {rating}
          </span>
        </>
      )}
    </span>
  );
};
