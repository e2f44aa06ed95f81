import './at-table.css';
import type { SeatCard } from '@swordtable/server/api/match';
import type { SeatName } from '../../kit/table/game-table.ts';
import { useOpponentWords } from '../setup/opponent-words.ts';

interface AtTableProps {
  readonly seats: readonly SeatCard[];
  readonly names: readonly SeatName[];
  /** The reader's seat, or the one reserved for the reader. */
  readonly own: number | null;
}

/** The seats of a match that hasn't begun, taken or still open. */
export const AtTable = ({ seats, names, own }: AtTableProps) => {
  const words = useOpponentWords();
  const free = seats.filter(({ taken }) => !taken).length;
  return (
    <section className="at-table" aria-label={words.atTable}>
      <ol>
        {seats.map(({ taken }, seat) => {
          const what = seat === own ? words.isYours : taken ? words.sits : words.comes;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its place.
            <li key={seat} className={taken ? 'taken' : 'free'}>
              <span className="seat-number">{seat + 1}</span>
              <b>{names[seat]?.name}</b>
              <small>{what}</small>
            </li>
          );
        })}
      </ol>
      <p role="status">{words.missing(free)}</p>
    </section>
  );
};
