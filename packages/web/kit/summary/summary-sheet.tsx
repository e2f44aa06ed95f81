import type { ReactNode } from 'react';
import type { SeatName } from '../table/game-table.ts';
import type { Summary } from './summary.ts';
import { useSummaryWords } from './use-summary-words.ts';
import './summary-sheet.css';

interface ScoreRowsProps {
  readonly summary: Summary;
  readonly seats: readonly SeatName[];
  /** How a seat is marked. */
  readonly signOf: (seat: number) => ReactNode;
}

/** The reader's own seat first, as at the table. */
const inOrder = (seats: readonly SeatName[]): readonly number[] => {
  const isYou = (seat: number): number => Number(seats[seat]?.you === true);
  return [...seats.keys()].sort((one, other) => isYou(other) - isYou(one));
};

const ScoreRows = ({ summary: { rows }, seats, signOf }: ScoreRowsProps) => {
  const words = useSummaryWords();
  const order = inOrder(seats);
  return (
    <table>
      <caption className="spoken">{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col">
              {signOf(seat)}
              <span>{seats[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isTotal }) => (
          <tr key={label} data-total={isTotal || undefined}>
            <th scope="row">{label}</th>
            {order.map((seat) => (
              <td key={seat}>{values[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface SheetProps extends Omit<ScoreRowsProps, 'summary'> {
  readonly summaries: readonly Summary[];
  readonly open: string;
  readonly onOpen: (id: string | undefined) => void;
}

/** The results of the rounds and of the match. It takes the place of the log and never blocks play. */
export const SummarySheet = ({ summaries, open, onOpen, ...rest }: SheetProps) => {
  const words = useSummaryWords();
  const summary = summaries.find(({ id }) => id === open);
  if (summary === undefined) return null;
  return (
    <section className="panel summary-sheet" aria-label={summary.title}>
      <header>
        <h2 className="display">{summary.title}</h2>
        <button type="button" className="btn small lamp" onClick={() => onOpen(undefined)}>
          {summary.id === 'final' ? words.close : words.dismiss}
        </button>
      </header>
      {summaries.length > 1 && (
        <div className="summary-tabs">
          {summaries.map(({ id, short }) => (
            <button key={id} type="button" className="btn small" aria-pressed={id === open} onClick={() => onOpen(id)}>
              {short}
            </button>
          ))}
        </div>
      )}
      <ScoreRows summary={summary} {...rest} />
      {summary.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
};
