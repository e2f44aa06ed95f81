import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/icons/icon.tsx';

/** A question with several answers, one of them chosen. */
export const ChoiceGroup = ({ name, text, children }: { name: string; text?: string; children: ReactNode }) => (
  <fieldset className="panel group">
    <legend className="display">{name}</legend>
    {text !== undefined && <p>{text}</p>}
    <div className="answers">{children}</div>
  </fieldset>
);

interface ChoiceProps {
  readonly group: string;
  readonly name: string;
  readonly text: string;
  readonly icon?: IconName | undefined;
  /** A word beside the name, such as "Default". */
  readonly tag?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Why it can't be chosen now. */
  readonly unfit?: string | undefined;
  readonly onChoose: () => void;
}

/** One answer, with its description. */
export const Choice = ({ group, name, text, icon, tag, checked, disabled = false, unfit, onChoose }: ChoiceProps) => {
  return (
    <label className="answer">
      <input type="radio" name={group} checked={checked} disabled={disabled} onChange={onChoose} />
      {icon !== undefined && <Icon name={icon} className="answer-icon" />}
      <span>
        <b>
          {name} {tag !== undefined && <i>{tag}</i>}
        </b>
        <small>{text}</small>
        {unfit !== undefined && <small className="unfit">{unfit}</small>}
      </span>
    </label>
  );
};
