/** A line of a score table: something that gave points, and what each seat got from it. */
export interface SummaryRow {
  readonly label: string;
  readonly values: readonly (number | string)[];
  readonly isTotal?: boolean;
}

/** How a round or the match came out. */
export interface Summary {
  readonly id: string;
  readonly title: string;
  /** The name of its tab, where there are several. */
  readonly short: string;
  readonly rows: readonly SummaryRow[];
  /** What else is to be said. */
  readonly notes?: readonly string[];
  /** Whether the table itself shows it when the time comes: then the sheet opens only when somebody asks for it. */
  readonly isShownElsewhere?: boolean;
}

/** Adds up what rows give to each seat; words count nothing. */
export const totalOf = (rows: readonly SummaryRow[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { values }) => sum + (typeof values[seat] === 'number' ? values[seat] : 0), 0),
  );
