import type { Json, MatchOptions, OptionSpec, Refusal } from '@swordtable/kernel';
import { iconOfChoice } from '../../kit/icons/sets.ts';
import { useGameText } from '../../kit/words/game-texts.ts';
import { useWords } from '../words/use-words.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import { Counts } from './counts.tsx';
import { useOptionConflict } from './option-conflict.ts';
import { TableField } from './table-field.tsx';
import './few-field.css';

interface FieldProps<Spec extends OptionSpec> {
  readonly spec: Spec;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

interface Unfit {
  /** Why a value conflicts with the other options, in words. */
  readonly unfit: (value: Json) => string | undefined;
}

type Kind<K extends OptionSpec['kind']> = Extract<OptionSpec, { kind: K }>;

/** One of several choices, each with its description. A choice that conflicts with the other options is disabled and says why. */
const ChoiceField = ({ spec, value, onChange, unfit }: FieldProps<Kind<'choice'>> & Unfit) => {
  const text = useGameText();
  const words = useWords().setup;
  return (
    <ChoiceGroup name={text(spec.name)} text={text(spec.text)}>
      {spec.choices.map((choice) => {
        const refused = choice.value === value ? undefined : unfit(choice.value);
        return (
          <Choice
            key={choice.value}
            group={spec.id}
            name={text(choice.name)}
            text={text(choice.text)}
            icon={iconOfChoice(spec.id, choice.value)}
            tag={refused !== undefined ? words.unfit : choice.value === spec.default ? words.isDefault : undefined}
            checked={choice.value === value}
            disabled={refused !== undefined}
            unfit={refused}
            onChoose={() => onChange(choice.value)}
          />
        );
      })}
    </ChoiceGroup>
  );
};

const FlagField = ({ spec, value, onChange, unfit }: FieldProps<Kind<'flag'>> & Unfit) => {
  const text = useGameText();
  const refused = unfit(value !== true);
  return (
    <label className="flag">
      <input
        type="checkbox"
        checked={value === true}
        disabled={refused !== undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="flag-track" />
      <span>
        <b>{text(spec.name)}</b>
        <small>{text(spec.text)}</small>
        {refused !== undefined && <small className="unfit">{refused}</small>}
      </span>
    </label>
  );
};

/** Up to this many numbers are shown as buttons side by side. */
const FEW = 6;

/** A small number, chosen like the number of players. */
const FewField = ({ spec, value, onChange }: FieldProps<Kind<'count'>>) => {
  const text = useGameText();
  const words = useWords().setup;
  return (
    <fieldset className="few">
      <legend>{text(spec.name)}</legend>
      <small>{text(spec.text)}</small>
      <Counts
        group={spec.id}
        least={spec.min}
        most={spec.max}
        chosen={Number(value)}
        note={(count) => (count === spec.default ? words.isDefault : undefined)}
        onChoose={onChange}
      />
    </fieldset>
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
  specs,
  spec,
  options,
  refusal,
  onChange,
}: {
  game: string;
  /** All options of the game, including this one. */
  specs: readonly OptionSpec[];
  spec: OptionSpec;
  options: MatchOptions;
  refusal: (options: MatchOptions) => Refusal | undefined;
  onChange: (options: MatchOptions) => void;
}) => {
  const value = options[spec.id] ?? spec.default;
  const inWords = useOptionConflict(specs);
  // If the options already conflict, as they may in an address, nothing that could fix it is disabled.
  const isFit = refusal(options) === undefined;
  const unfit = (next: Json): string | undefined => {
    const refused = isFit ? refusal({ ...options, [spec.id]: next }) : undefined;
    return refused && inWords(refused);
  };
  const change = (next: Json): void => onChange({ ...options, [spec.id]: next });
  switch (spec.kind) {
    case 'choice':
      return <ChoiceField spec={spec} value={value} onChange={change} unfit={unfit} />;
    case 'flag':
      return <FlagField spec={spec} value={value} onChange={change} unfit={unfit} />;
    case 'count':
      return spec.max - spec.min < FEW ? (
        <FewField spec={spec} value={value} onChange={change} />
      ) : (
        <CountField spec={spec} value={value} onChange={change} />
      );
    case 'table':
      return (
        <TableField game={game} spec={spec} value={value} onChange={change} refusal={(next) => refusal({ ...options, [spec.id]: next })} />
      );
  }
};
