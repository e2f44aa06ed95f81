import './missed-steps-panel.css';
import { useEffect, useState } from 'react';
import type { Happening } from '../../client/table.ts';
import { wordsBy } from '../../kit/words/language.ts';
import { de } from './words/since/de.ts';
import { en } from './words/since/en.ts';

const useSinceWords = wordsBy({ en, de });

/** This many of the newest sentences; the log has all of them. */
const MOST = 8;
/** How long each missed step is shown, in milliseconds. */
const EACH = 1_200;

interface SinceProps {
  readonly missed: readonly Happening[];
  /** A step's sentence; undefined for one that is better seen. */
  readonly tell: (step: Happening) => readonly string[];
  /** Shows the table as it was after a line; undefined returns to now. Left out if that isn't possible. */
  readonly onShow?: ((seq: number | undefined) => void) | undefined;
  readonly onGotIt: () => void;
}

/** What a returning player missed: in sentences, and step by step on request. */
export const MissedStepsPanel = ({ missed, tell, onShow, onGotIt }: SinceProps) => {
  const words = useSinceWords();
  const [showing, setShowing] = useState<number>();
  const lines = missed.flatMap((step) => tell(step).map((sentence, index) => ({ key: `${step.seq}-${index}`, seq: step.seq, sentence })));
  const shown = showing === undefined ? undefined : missed[showing]?.seq;
  // Step by step, until none is left or the panel is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the shown step decides what is next.
  useEffect(() => {
    if (showing === undefined) return;
    onShow?.(shown);
    if (shown === undefined) return setShowing(undefined);
    const timer = setTimeout(() => setShowing(showing + 1), EACH);
    return () => clearTimeout(timer);
  }, [showing]);
  if (lines.length === 0) return null;
  const newest = lines.slice(-MOST);
  const gotIt = (): void => {
    if (showing !== undefined) onShow?.(undefined);
    onGotIt();
  };
  return (
    <section className="since panel" aria-labelledby="since-heading">
      <h2 className="display" id="since-heading">
        {words.heading}
      </h2>
      {newest.length < lines.length && <p className="since-more">{words.more(lines.length - newest.length)}</p>}
      <ol>
        {newest.map(({ key, seq, sentence }) => (
          <li key={key} aria-current={seq === shown ? 'step' : undefined}>
            {sentence}
          </li>
        ))}
      </ol>
      <div className="row">
        {onShow !== undefined && (
          <button type="button" className="btn" disabled={showing !== undefined} onClick={() => setShowing(0)}>
            {words.show}
          </button>
        )}
        <button type="button" className="btn lamp" onClick={gotIt}>
          {words.gotIt}
        </button>
      </div>
    </section>
  );
};
