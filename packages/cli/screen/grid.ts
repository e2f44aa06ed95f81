import type { Look } from './look.ts';
import { padEnd, padStart, widthOf } from './text.ts';

/** A table of facts: printed for people, written as JSON and CSV for programs. */
export interface Grid {
  readonly title: string;
  readonly columns: readonly string[];
  /** The first column names the row. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences below the table. */
  readonly notes?: readonly string[];
}

const asText = (value: string | number): string => {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
};

/** Names to the left, numbers to the right. */
export const gridLines = ({ title, columns, rows, notes = [] }: Grid, { paint }: Look): readonly string[] => {
  const cells = rows.map((row) => row.map(asText));
  const widths = columns.map((name, at) => Math.max(widthOf(name), ...cells.map((row) => widthOf(row[at] ?? ''))));
  const isNumber = columns.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const line = (row: readonly string[]): string =>
    row
      .map((text, at) => (isNumber[at] ? padStart(text, widths[at] as number) : padEnd(text, widths[at] as number)))
      .join('  ')
      .trimEnd();
  const table = rows.length === 0 ? [] : [paint.dim(line(columns)), ...cells.map(line)];
  return [paint.bold(title), ...table.map((text) => `  ${text}`), ...notes.map((note) => `  ${note}`)];
};
