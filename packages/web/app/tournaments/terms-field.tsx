import type { Draft } from './draft.ts';
import { useTournamentWords } from './tournament-words.ts';

interface TermsFieldProps {
  readonly draft: Pick<Draft, 'listed' | 'rated'>;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Whether it's public, and whether it counts. */
export const TermsField = ({ draft, onChange }: TermsFieldProps) => {
  const { form } = useTournamentWords();
  return (
    <fieldset className="wide">
      <legend>{form.terms}</legend>
      <label className="check">
        <input type="checkbox" checked={draft.listed} onChange={({ target }) => onChange({ listed: target.checked })} />
        <span>{form.listed}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={draft.rated} onChange={({ target }) => onChange({ rated: target.checked })} />
        <span>{form.rated}</span>
      </label>
    </fieldset>
  );
};
