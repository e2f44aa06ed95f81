import './ending.css';
import type { TableState } from '../../client/table.ts';
import { useInSight } from '../../kit/layout/use-in-sight.ts';
import type { SeatName } from '../../kit/table/game-table.ts';
import { usePlayWords } from './play-words.ts';
import { rankedSeats } from './ranked-seats.ts';
import { Ratings } from './ratings.tsx';

interface EndingProps {
  readonly state: TableState;
  readonly seats: readonly SeatName[];
  /** What is known about the deal. */
  readonly deal?: React.ReactNode;
  /** What can be done next: a rematch, a replay. */
  readonly children: React.ReactNode;
}

type Card = TableState['card'];
type Ended = NonNullable<Card['ended']>;

interface OverProps extends Omit<EndingProps, 'state'> {
  readonly ended: Ended;
  readonly card: Card;
  readonly watcher: number | null;
}

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
const Result = ({ ended: { why, standing }, card, seats }: Pick<OverProps, 'ended' | 'card' | 'seats'>) => {
  const words = usePlayWords();
  // After a resignation the points decided nothing; the players' panels still show them.
  const isOnTime = card.seats.some(({ resigned, away }) => resigned === true && away === 'clock');
  if (why === 'resigned') return <span>{isOnTime ? words.onTime : words.byResigning}</span>;
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

const Over = ({ ended, card, watcher, seats, deal, children }: OverProps) => (
  <section ref={useInSight<HTMLElement>()} className="ending" role="status">
    <b className="display">{useTitle(ended, seats, watcher)}</b>
    <Result ended={ended} card={card} seats={seats} />
    <Ratings card={card} />
    {deal}
    <div className="row">{children}</div>
  </section>
);

/** How the match ended, in a few words, and what to do next. */
export const Ending = ({ state: { card, watcher }, ...rest }: EndingProps) =>
  card.status === 'over' && card.ended !== undefined ? <Over ended={card.ended} card={card} watcher={watcher} {...rest} /> : null;
