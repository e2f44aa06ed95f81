import './ending.css';
import type { TableState } from '../../client/table.ts';
import { useInSight } from '../../kit/layout/use-in-sight.ts';
import type { SeatName } from '../../kit/table/game-table.ts';
import { usePlayWords } from './play-words.ts';
import { rankedSeats } from './ranked-seats.ts';

interface EndingProps {
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  /** What is known about the deal. */
  readonly deal?: React.ReactNode;
  /** What can be done next: a rematch, a replay. */
  readonly children: React.ReactNode;
}

type Ended = NonNullable<TableState['card']['ended']>;

/** Who won, addressed to the reader. */
const useTitle = ({ standing }: Ended, seats: readonly SeatName[], watcher: number | null): string => {
  const words = usePlayWords();
  if (standing === undefined) return words.stopped;
  const winners = standing.ranking[0] ?? [];
  // In a solo game, the game can win: then no one has the first rank.
  if (winners.length === 0) return words.gameWon;
  const winner = winners.length === 1 ? seats[winners[0] ?? -1] : undefined;
  if (winner === undefined) return words.shared;
  if (winner.you) return words.youWon;
  return watcher === null ? words.won(winner.name) : words.youLost(winner.name);
};

/** The result in detail: resignation, points, or, with three or more, places. */
const Result = ({ ended: { why, standing }, seats }: { readonly ended: Ended; readonly seats: readonly SeatName[] }) => {
  const words = usePlayWords();
  // After a resignation the points decided nothing; the players' panels still show them.
  if (why === 'resigned') return <span>{words.byResigning}</span>;
  if (standing === undefined) return null;
  if (seats.length < 3) return <span>{standing.points.map((each, seat) => words.points(seats[seat]?.name ?? '', each)).join(' · ')}</span>;
  return (
    <ol className="places" aria-label={words.places}>
      {rankedSeats(standing).map(({ seat, place, points }) => (
        <li key={seat} className={seats[seat]?.you === true ? 'own' : undefined}>
          <i>{words.place(place)}</i> {seats[seat]?.name} <strong>{points}</strong>
        </li>
      ))}
    </ol>
  );
};

const Over = ({ ended, watcher, seats, deal, children }: Omit<EndingProps, 'state'> & { ended: Ended; watcher: number | null }) => (
  <section ref={useInSight<HTMLElement>()} className="ending" role="status">
    <b className="display">{useTitle(ended, seats, watcher)}</b>
    <Result ended={ended} seats={seats} />
    {deal}
    <div className="row">{children}</div>
  </section>
);

/** How the match ended, in a few words, and what to do next. */
export const Ending = ({ state: { card, watcher }, ...rest }: EndingProps) =>
  card.status === 'over' && card.ended !== undefined ? <Over ended={card.ended} watcher={watcher} {...rest} /> : null;
