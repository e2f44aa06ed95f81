import type { MatchOptions, OptionSpec, Plain } from '@swordtable/kernel';
import { iconOfChoice } from '../../icons/sets.ts';
import { useGameText } from '../../words/game-texts.ts';
import { useWords } from '../../words/language.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import { TableField } from './table-field.tsx';

interface FieldProps<Spec extends OptionSpec> {
  readonly spec: Spec;
  readonly value: Plain;
  readonly onChange: (value: Plain) => void;
}

type Kind<K extends OptionSpec['kind']> = Extract<OptionSpec, { kind: K }>;

/** One of several, each with its sentence. What does not go with the other options cannot be taken, and says why. */
const ChoiceField = ({
  spec,
  value,
  onChange,
  refusal,
}: FieldProps<Kind<'choice'>> & { refusal: (value: Plain) => string | undefined }) => {
  const text = useGameText();
  const words = useWords().setup;
  return (
    <ChoiceGroup name={text(spec.name)} text={text(spec.text)}>
      {spec.choices.map((choice) => {
        const refused = choice.value === value ? undefined : refusal(choice.value);
        return (
          <Choice
            key={choice.value}
            group={spec.id}
            name={text(choice.name)}
            text={text(choice.text)}
            icon={iconOfChoice(spec.id, choice.value)}
            tag={refused !== undefined ? words.unfit : choice.value === spec.default ? words.usual : undefined}
            checked={choice.value === value}
            disabled={refused !== undefined}
            onChoose={() => onChange(choice.value)}
          />
        );
      })}
    </ChoiceGroup>
  );
};

const FlagField = ({ spec, value, onChange }: FieldProps<Kind<'flag'>>) => {
  const text = useGameText();
  return (
    <label className="flag">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <span className="track" />
      <span>
        <b>{text(spec.name)}</b>
        <small>{text(spec.text)}</small>
      </span>
    </label>
  );
};

const CountField = ({ spec, value, onChange }: FieldProps<Kind<'count'>>) => {
  const text = useGameText();
  return (
    <label className="flag">
      <input
        type="number"
        className="field-line"
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        onChange={(event) => onChange(Math.min(spec.max, Math.max(spec.min, Math.round(event.target.valueAsNumber || spec.default))))}
      />
      <span>
        <b>{text(spec.name)}</b>
        <small>{text(spec.text)}</small>
      </span>
    </label>
  );
};

/** Any option of any game, as the game describes it. */
export const OptionField = ({
  game,
  spec,
  options,
  refusal,
  onChange,
}: {
  game: string;
  spec: OptionSpec;
  options: MatchOptions;
  refusal: (options: MatchOptions) => string | undefined;
  onChange: (options: MatchOptions) => void;
}) => {
  const value = options[spec.id] ?? spec.default;
  const change = (next: Plain): void => onChange({ ...options, [spec.id]: next });
  switch (spec.kind) {
    case 'choice':
      return <ChoiceField spec={spec} value={value} onChange={change} refusal={(next) => refusal({ ...options, [spec.id]: next })} />;
    case 'flag':
      return <FlagField spec={spec} value={value} onChange={change} />;
    case 'count':
      return <CountField spec={spec} value={value} onChange={change} />;
    case 'table':
      return (
        <TableField game={game} spec={spec} value={value} onChange={change} refusal={(next) => refusal({ ...options, [spec.id]: next })} />
      );
  }
};
