/** A row of a score table: a source of points, and what each seat got from it. */
export interface SummaryRow {
  readonly label: string;
  readonly values: readonly (number | string)[];
  readonly isTotal?: boolean;
}

/** The result of a round or of the match. */
export interface Summary {
  readonly id: string;
  readonly title: string;
  /** The name of its tab, if there are several. */
  readonly short: string;
  readonly rows: readonly SummaryRow[];
  /** Further remarks. */
  readonly notes?: readonly string[];
  /** Whether the table itself shows it when the time comes: then the sheet opens only on request. */
  readonly isShownElsewhere?: boolean;
}

/** Adds up each seat's points; words count nothing. */
export const totalOf = (rows: readonly SummaryRow[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { values }) => sum + (typeof values[seat] === 'number' ? values[seat] : 0), 0),
  );
