import './ending.css';
import type { TableState } from '../../table/table.ts';
import type { SeatName } from './boards.ts';
import { usePlayWords } from './play-words.ts';

interface EndingProps {
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  /** What can be done now: another match, a replay. */
  readonly children: React.ReactNode;
}

/** How the match ended, in a few words, and where to go from here. */
export const Ending = ({ state: { card, watcher }, seats, children }: EndingProps) => {
  const words = usePlayWords();
  if (card.status !== 'over') return null;
  const standing = card.ended?.standing;
  const winners = standing?.ranking[0] ?? [];
  const winner = winners.length === 1 ? seats[winners[0] ?? -1] : undefined;
  const title =
    standing === undefined
      ? words.stopped
      : winner === undefined
        ? words.shared
        : winner.you
          ? words.youWon
          : watcher === null
            ? words.won(winner.name)
            : words.youLost(winner.name);
  // After a resignation the points have decided nothing; what lies on the board, the players' cards say.
  const how =
    card.ended?.why === 'resigned'
      ? [words.byResigning]
      : (standing?.points.map((each, seat) => words.points(seats[seat]?.name ?? '', each)) ?? []);
  return (
    <section className="ending" role="status">
      <b className="display">{title}</b>
      <span>{how.join(' · ')}</span>
      <div className="row">{children}</div>
    </section>
  );
};
