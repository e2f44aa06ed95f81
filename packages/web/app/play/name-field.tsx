import { type Ref, useId } from 'react';
import { NAME_LENGTH } from './own-name.ts';

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly field?: Ref<HTMLInputElement>;
}

/** Where visitors write the name that others see. */
export const NameField = ({ label, name, onChange, field }: NameFieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className="field-line"
        value={name}
        onChange={(event) => onChange(event.target.value)}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        required
      />
    </>
  );
};
