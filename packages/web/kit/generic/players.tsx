import { deadlineOf } from '../../client/deadline.ts';
import type { TableState } from '../../client/table.ts';
import { Clock } from '../layout/clock.tsx';
import { noteOf } from '../layout/player-note.ts';
import { useTableWords } from '../layout/table-words.ts';
import type { SeatName } from '../table/game-table.ts';
import { SeatMark, seatClass } from './seat-sign.tsx';
import './players.css';

interface PlayersProps {
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  /** What the rules call a seat: the log and the panels use these names. */
  readonly seatName: (seat: number) => string;
}

/** Who sits where, by both names: what people are called at this page, and what the rules call the seat. */
export const Players = ({ state, seats, seatName }: PlayersProps) => {
  const words = useTableWords();
  const isAsked = (seat: number): boolean => state.card.status === 'running' && state.asked.some((each) => each.seat === seat);
  return (
    <ol className="panel generic-players" data-seats={seats.length}>
      {seats.map(({ name }, seat) => {
        const due = deadlineOf(state, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <li key={seat} className={`${seatClass(seat)}${isAsked(seat) ? ' asked' : ''}`}>
            <SeatMark seat={seat} />
            <span>
              <b>{seatName(seat)}</b>
              {name !== seatName(seat) && <span className="person">{name}</span>}
            </span>
            {due !== undefined && <Clock due={due} />}
            <small>{noteOf(state, seat, words)}</small>
          </li>
        );
      })}
    </ol>
  );
};
