import './switch.css';
import { useId } from 'react';

interface SwitchProps<Choice extends string> {
  readonly name: string;
  readonly text?: string;
  readonly all: readonly Choice[];
  readonly chosen: Choice;
  readonly label: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

/** A few choices side by side, one of them chosen. */
export const Switch = <Choice extends string>({ name, text, all, chosen, label, onChoose }: SwitchProps<Choice>) => {
  const group = useId();
  return (
    <fieldset className="switch-field">
      <legend className="eyebrow">{name}</legend>
      <div className="switch">
        {all.map((choice) => (
          <label key={choice}>
            <input type="radio" name={group} checked={chosen === choice} onChange={() => onChoose(choice)} />
            <span>{label(choice)}</span>
          </label>
        ))}
      </div>
      {text !== undefined && <small>{text}</small>}
    </fieldset>
  );
};
