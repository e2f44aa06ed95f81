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

const ScoreRows = ({ summary: { rows }, seats, signOf }: ScoreRowsProps) => {
  const words = useSummaryWords();
  return (
    <table>
      <caption className="spoken">{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its place.
            <th key={seat} scope="col">
              {signOf(seat)}
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isTotal }) => (
          <tr key={label} data-total={isTotal || undefined}>
            <th scope="row">{label}</th>
            {values.map((value, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in the same order as above.
              <td key={seat}>{value}</td>
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

/** The results of the rounds and of the match. It covers the log and never blocks play. */
export const SummarySheet = ({ summaries, open, onOpen, ...rest }: SheetProps) => {
  const words = useSummaryWords();
  const summary = summaries.find(({ id }) => id === open);
  if (summary === undefined) return null;
  return (
    <section className="panel summary-sheet" aria-label={summary.title}>
      <h2 className="display">{summary.title}</h2>
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
      <button type="button" className="btn lamp" onClick={() => onOpen(undefined)}>
        {summary.id === 'final' ? words.close : words.dismiss}
      </button>
    </section>
  );
};
