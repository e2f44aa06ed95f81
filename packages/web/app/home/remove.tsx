import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useWords } from '../words/use-words.ts';

interface RemoveProps {
  readonly match: string;
  readonly name: string;
  readonly onGone: () => void;
  readonly onRefused: (sentence: string) => void;
}

/** Removes a match stored only in this browser, after confirmation. The code for it is loaded only then. */
export const Remove = ({ match, name, onGone, onRefused }: RemoveProps) => {
  const words = useWords().matches;
  const inWords = useRefusal();
  const [isOpen, setOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  // The safe answer gets the focus.
  useEffect(() => {
    if (isOpen) keep.current?.focus();
  }, [isOpen]);
  const remove = async (): Promise<void> => {
    const { forgetMatch } = await import('../../client/local/forget.ts');
    const removed = await forgetMatch(match);
    setOpen(false);
    if (removed.ok) onGone();
    else onRefused(inWords(removed.refusal));
  };
  if (!isOpen)
    return (
      <button
        type="button"
        className="btn quiet square remove"
        aria-label={words.remove(name)}
        title={words.removeYes}
        onClick={() => setOpen(true)}
      >
        <Icon name="cross" />
      </button>
    );
  return (
    <div className="remove-ask" role="alertdialog" aria-label={words.remove(name)}>
      <span>{words.removeAsk}</span>
      <button type="button" className="btn" ref={keep} onClick={() => setOpen(false)}>
        {words.removeNo}
      </button>
      <button type="button" className="btn" onClick={() => void remove()}>
        {words.removeYes}
      </button>
    </div>
  );
};
