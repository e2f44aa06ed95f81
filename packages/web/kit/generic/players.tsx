import { deadlineOf } from '../../client/deadline.ts';
import type { TableState } from '../../client/table.ts';
import { SeatBadge } from '../emblem/seat-badge.tsx';
import { Clock } from '../layout/clock.tsx';
import { noteOf } from '../layout/player-note.ts';
import { useTableWords } from '../layout/table-words.ts';
import type { SeatName } from '../table/game-table.ts';
import { SeatMark, seatClass } from './seat-sign.tsx';
import './players.css';

interface PlayersProps {
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  /** The rules' name for a seat, which the log and the panels use. */
  readonly seatName: (seat: number) => string;
}

/** The players by seat, with both names: the one on this page and the one in the rules. */
export const Players = ({ state, seats, seatName }: PlayersProps) => {
  const words = useTableWords();
  const isAsked = (seat: number): boolean => state.card.status === 'running' && state.asked.some((each) => each.seat === seat);
  return (
    <ol className="panel generic-players" data-seats={seats.length}>
      {seats.map(({ name, profile }, seat) => {
        const due = deadlineOf(state, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its place.
          <li key={seat} className={`${seatClass(seat)}${isAsked(seat) ? ' asked' : ''}`}>
            <SeatMark seat={seat} />
            <span>
              <b>{seatName(seat)}</b>
              {name !== seatName(seat) && <span className="person">{name}</span>}
              <SeatBadge profile={profile} />
            </span>
            {due !== undefined && <Clock due={due} />}
            <small>{noteOf(state, seat, words)}</small>
          </li>
        );
      })}
    </ol>
  );
};
