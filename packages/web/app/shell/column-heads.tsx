interface ColumnHeadsProps {
  readonly columns: readonly string[];
  /** Those of the columns that are read from the left, unlike figures. */
  readonly texts?: readonly string[];
}

/** The first row of a table, which names its columns. */
export const ColumnHeads = ({ columns, texts = [] }: ColumnHeadsProps) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" className={texts.includes(column) ? 'text' : undefined}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
