import { LEVELS } from '@swordtable/bots';
import { Icon, type IconName } from '../../kit/icons/icon.tsx';
import { NAME_LENGTH } from '../play/own-name.ts';
import { useWords } from '../words/use-words.ts';
import { withOpponent } from './change-choices.ts';
import type { Choices } from './choices.ts';
import { useOpponentWords } from './opponent-words.ts';
import { canSit, type Opponent } from './opponents.ts';

interface CompanyProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

const ICONS: Readonly<Record<Opponent['kind'], IconName>> = { bot: 'bot', here: 'person', link: 'link' };

const NameField = ({ label, name, onChange }: { label: string; name: string; onChange: (name: string) => void }) => {
  const words = useOpponentWords();
  return (
    <input
      className="field-line"
      aria-label={label}
      placeholder={words.name}
      value={name}
      maxLength={NAME_LENGTH}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

const OtherSeat = ({ at, choices, onChange }: CompanyProps & { readonly at: number }) => {
  const words = useOpponentWords();
  const { bot } = useWords().matches;
  const { others } = choices;
  const other = others[at];
  if (other === undefined) return null;
  const seat = at + 1;
  const change = (next: Opponent): void => onChange(withOpponent(choices, at, next));
  const choose = (value: string): void => {
    const level = LEVELS.find(({ id }) => id === value)?.id;
    if (level !== undefined) change({ kind: 'bot', level });
    else change({ kind: value === 'link' ? 'link' : 'here', name: other.kind === 'bot' ? '' : other.name });
  };
  return (
    <li>
      <span className="seat-number">{seat + 1}</span>
      <Icon name={ICONS[other.kind]} className="seat-icon" />
      <select
        className="field-line"
        aria-label={words.seat(seat)}
        value={other.kind === 'bot' ? other.level : other.kind}
        onChange={(event) => choose(event.target.value)}
      >
        {LEVELS.map(({ id }) => (
          <option key={id} value={id}>
            {bot(id)}
          </option>
        ))}
        {canSit('here', others, at) && <option value="here">{words.here}</option>}
        {canSit('link', others, at) && <option value="link">{words.link}</option>}
      </select>
      {other.kind !== 'bot' && <NameField label={words.nameOf(seat)} name={other.name} onChange={(name) => change({ ...other, name })} />}
    </li>
  );
};

/** The players by seat, one row each. With two players only names at one device matter. */
export const OpponentsField = ({ choices, onChange }: CompanyProps) => {
  const words = useOpponentWords();
  const { against, others, name } = choices;
  if (others.length < (against === 'hot-seat' ? 1 : 2)) return null;
  return (
    <fieldset className="panel group">
      <legend className="display">{words.where}</legend>
      <p>{words.whereText}</p>
      <ol className="company">
        <li>
          <span className="seat-number">1</span>
          <Icon name="person" className="seat-icon" />
          <b>{words.you}</b>
          {against === 'hot-seat' && (
            <NameField label={words.yourName} name={name} onChange={(next) => onChange({ ...choices, name: next })} />
          )}
        </li>
        {others.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its place.
          <OtherSeat key={at} at={at} choices={choices} onChange={onChange} />
        ))}
      </ol>
    </fieldset>
  );
};
