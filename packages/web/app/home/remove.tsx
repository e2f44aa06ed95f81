import type { Refusal, Result } from '@swordtable/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { type Language, useLanguage } from '../../kit/words/language.ts';
import { useWords } from '../words/use-words.ts';

interface RemoveProps {
  readonly name: string;
  /** What is asked first. */
  readonly ask: string;
  readonly remove: () => Promise<Result<unknown>>;
  readonly onGone: () => void;
  readonly onRefused: (sentence: string) => void;
}

/** Hardly any removal is refused, so the sentences are loaded only then. Without them, the refusal speaks for itself. */
const inWords = async (language: Language, refusal: Refusal): Promise<string> => {
  try {
    return (await import('../../kit/words/refusals.ts')).sayRefusal(language, refusal);
  } catch {
    return refusal.sentence;
  }
};

/** Removes a match, after confirmation. */
export const Remove = ({ name, ask, remove, onGone, onRefused }: RemoveProps) => {
  const words = useWords().matches;
  const language = useLanguage();
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
    else onRefused(await inWords(language, removed.refusal));
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
