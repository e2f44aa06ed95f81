import { ALTERNATIVES_MAX } from '@swordtable/kernel';
import type { Wanted } from '../../../client/orders.ts';
import { Alternatives } from './alternatives.tsx';
import { type Draft, earlier, without } from './draft.ts';
import { useOrdersWords } from './use-orders-words.ts';

interface DraftPartProps {
  readonly draft: Draft;
  readonly say: (wanted: Wanted) => string;
  /** Replaces the draft; undefined discards it. */
  readonly onChange: (draft: Draft | undefined) => void;
  /** Plays one more alternative on the board. */
  readonly onElse: () => void;
  readonly onGive: () => void;
}

/** An order being written: its plans in order, and its actions. */
export const DraftPart = ({ draft, say, onChange, onElse, onGive }: DraftPartProps) => {
  const words = useOrdersWords();
  const last = draft.alternatives.length - 1;
  return (
    <section aria-label={words.draft}>
      <h3>{words.draft}</h3>
      <p>{words.draftText}</p>
      <Alternatives
        alternatives={draft.alternatives}
        say={say}
        tools={(index) => (
          <span className="row">
            {index > 0 && (
              <button type="button" className="btn small" onClick={() => onChange(earlier(draft, index))}>
                {words.up}
              </button>
            )}
            {index < last && (
              <button type="button" className="btn small" onClick={() => onChange(earlier(draft, index + 1))}>
                {words.down}
              </button>
            )}
            <button type="button" className="btn small" onClick={() => onChange(without(draft, index))}>
              {words.remove}
            </button>
          </span>
        )}
      />
      <div className="row">
        <button type="button" className="btn quiet" onClick={() => onChange(undefined)}>
          {words.drop}
        </button>
        {last + 1 < ALTERNATIVES_MAX && (
          <button type="button" className="btn" onClick={onElse}>
            {words.addElse}
          </button>
        )}
        <button type="button" className="btn lamp" onClick={onGive}>
          {words.give}
        </button>
      </div>
    </section>
  );
};
