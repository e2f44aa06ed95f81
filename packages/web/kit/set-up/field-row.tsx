import { useId } from 'react';
import type { ChoiceField, CountField, Field } from './fields.ts';
import { PiecesRow } from './pieces-row.tsx';

interface RowProps<Shown extends Field> {
  readonly field: Shown;
  readonly onChange: (scene: string) => void;
}

const ChoiceRow = ({ field: { name, value, choices, set }, onChange }: RowProps<ChoiceField>) => (
  <label>
    <span>{name}</span>
    <select value={value} onChange={(event) => onChange(set(event.target.value))}>
      {choices.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown}
        </option>
      ))}
    </select>
  </label>
);

/** What isn't a number up to the largest one changes nothing. */
const CountRow = ({ field: { name, value, max, set }, onChange }: RowProps<CountField>) => {
  const id = useId();
  return (
    <label htmlFor={id}>
      <span>{name}</span>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={value}
        onChange={({ target }) => target.value !== '' && target.validity.valid && onChange(set(Number(target.value)))}
      />
    </label>
  );
};

/** A field by its name. */
export const FieldRow = ({ field, onChange }: RowProps<Field>) => {
  switch (field.kind) {
    case 'choice':
      return <ChoiceRow field={field} onChange={onChange} />;
    case 'count':
      return <CountRow field={field} onChange={onChange} />;
    case 'pieces':
      return <PiecesRow field={field} onChange={onChange} />;
  }
};
