import './pick.css';
import { type ReactNode, useId } from 'react';

interface PickProps<Choice extends string> {
  readonly name: string;
  readonly all: readonly Choice[];
  readonly chosen: Choice;
  readonly label: (choice: Choice) => string;
  readonly show: (choice: Choice) => ReactNode;
  readonly onChoose: (choice: Choice) => void;
}

/** A few pictures, one of them chosen. */
export const Pick = <Choice extends string>({ name, all, chosen, label, show, onChoose }: PickProps<Choice>) => {
  const group = useId();
  return (
    <fieldset className="pick">
      <legend className="eyebrow">{name}</legend>
      <div data-many={all.length > 8}>
        {all.map((choice) => (
          <label key={choice} title={label(choice)}>
            <input type="radio" name={group} checked={chosen === choice} onChange={() => onChoose(choice)} />
            <span className="spoken">{label(choice)}</span>
            {show(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
