import { Field, PickField } from './field.tsx';
import { useTournamentWords } from './tournament-words.ts';

interface WhenFieldProps {
  /** As the field has it; undefined if the host starts it. */
  readonly starts: string | undefined;
  readonly onChange: (starts: string | undefined) => void;
}

/** When the tournament begins. */
export const WhenField = ({ starts, onChange }: WhenFieldProps) => {
  const { form } = useTournamentWords();
  return (
    <>
      <PickField
        name={form.when}
        values={['hand', 'time']}
        picked={starts === undefined ? 'hand' : 'time'}
        text={(when) => (when === 'hand' ? form.byHand : form.atTime)}
        onPick={(when) => onChange(when === 'hand' ? undefined : '')}
      />
      {starts !== undefined && (
        <Field name={form.time}>
          <input className="field-line" type="datetime-local" value={starts} required onChange={({ target }) => onChange(target.value)} />
        </Field>
      )}
    </>
  );
};
