interface CountsProps {
  /** The name of the group, which no other on the page has. */
  readonly group: string;
  readonly least: number;
  readonly most: number;
  readonly chosen: number;
  /** What a screen reader says, where the number isn't enough. */
  readonly label?: (count: number) => string;
  /** A word below the number. */
  readonly note?: (count: number) => string | undefined;
  readonly onChoose: (count: number) => void;
}

/** A small number, chosen from buttons side by side. */
export const Counts = ({ group, least, most, chosen, label, note, onChoose }: CountsProps) => (
  <div className="counts">
    {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((count) => (
      <label key={count} className="count-choice">
        <input type="radio" name={group} checked={chosen === count} onChange={() => onChoose(count)} aria-label={label?.(count)} />
        <b aria-hidden={label !== undefined}>{count}</b>
        {note?.(count) !== undefined && <small aria-hidden={label !== undefined}>{note(count)}</small>}
      </label>
    ))}
  </div>
);
