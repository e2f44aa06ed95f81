import type { Result } from '@swordtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useWords } from '../words/use-words.ts';

interface RemoveProps {
  readonly name: string;
  /** What is asked first. */
  readonly ask: string;
  readonly remove: () => Promise<Result<unknown>>;
  readonly onGone: () => void;
  readonly onRefused: (sentence: string) => void;
}

/** Removes a match, after confirmation. */
export const Remove = ({ name, ask, remove, onGone, onRefused }: RemoveProps) => {
  const words = useWords().matches;
  const inWords = useRefusal();
  const [isOpen, setOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  // The safe answer gets the focus.
  useEffect(() => {
    if (isOpen) keep.current?.focus();
  }, [isOpen]);
  const confirm = async (): Promise<void> => {
    const removed = await remove();
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
      <span>{ask}</span>
      <button type="button" className="btn" ref={keep} onClick={() => setOpen(false)}>
        {words.removeNo}
      </button>
      <button type="button" className="btn" onClick={() => void confirm()}>
        {words.removeYes}
      </button>
    </div>
  );
};
