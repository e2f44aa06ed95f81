import type { ReactNode } from 'react';
import { useTableWords } from '../layout/table-words.ts';
import './prompt.css';

interface PromptProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Why the last answer was refused; it is more urgent than the text. */
  readonly refusal?: string | undefined;
  /** Tells more about the refusal. */
  readonly onWhy?: (() => void) | undefined;
  /** Whether nobody here is asked. */
  readonly idle: boolean;
  /** The answers that need words. */
  readonly children?: ReactNode;
  readonly tools?: ReactNode;
}

/** One sentence says what is asked and by which rule; beside it stand the answers that need words, undo and hint. */
export const Prompt = ({ title, text, refusal, onWhy, idle, children, tools }: PromptProps) => {
  const words = useTableWords();
  const said = refusal ?? text;
  return (
    <section className={`prompt${idle ? ' idle' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {said !== undefined && (
        <p className={refusal === undefined ? '' : 'refused'} role={refusal === undefined ? undefined : 'alert'}>
          {said}
          {refusal !== undefined && onWhy !== undefined && (
            <button type="button" className="why-link" onClick={onWhy}>
              {words.whyThis}
            </button>
          )}
        </p>
      )}
      <div className="acts">
        {children}
        {tools}
      </div>
    </section>
  );
};
