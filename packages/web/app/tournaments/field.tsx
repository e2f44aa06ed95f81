import type { ReactNode } from 'react';

interface FieldProps {
  readonly name: string;
  readonly children: ReactNode;
}

export const Field = ({ name, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
  <label className="field">
    <span>{name}</span>
    {children}
  </label>
);

interface PickFieldProps<Value> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly picked: Value;
  readonly text: (value: Value) => string;
  readonly onPick: (value: Value) => void;
}

/** One of several values, from a list that opens. */
export const PickField = <Value extends string | number | undefined>({ name, values, picked, text, onPick }: PickFieldProps<Value>) => (
  <Field name={name}>
    <select
      className="field-line"
      value={String(picked)}
      onChange={({ target }) => {
        for (const value of values) if (String(value) === target.value) onPick(value);
      }}
    >
      {values.map((value) => (
        <option key={String(value)} value={String(value)}>
          {text(value)}
        </option>
      ))}
    </select>
  </Field>
);
