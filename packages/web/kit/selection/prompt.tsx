import type { ReactNode } from 'react';
import { useTableWords } from '../layout/table-words.ts';
import './prompt.css';

interface PromptProps {
  readonly title: string;
  /** The rule behind the question, in short. */
  readonly text?: string | undefined;
  /** The result of the answer under the pointer, shown in place of the text. */
  readonly outlook?: string | undefined;
  /** Whether the selected answer can't be undone. */
  readonly isFinal?: boolean;
  /** Why the last answer was refused; it's more urgent than the text. */
  readonly refusal?: string | undefined;
  /** Explains the refusal. */
  readonly onWhy?: (() => void) | undefined;
  /** A picture of the subject, in front of the question. */
  readonly lead?: ReactNode;
  /** Whether no one here has to answer. */
  readonly idle: boolean;
  /** The answers that are words. */
  readonly children?: ReactNode;
  readonly tools?: ReactNode;
}

/** One sentence with the question and its rule; beside it, the answers in words, Undo, and Hint. */
export const Prompt = ({ title, text, outlook, isFinal = false, refusal, onWhy, lead, idle, children, tools }: PromptProps) => {
  const words = useTableWords();
  const result = [outlook, isFinal ? words.isFinal : undefined].filter((sentence) => sentence !== undefined).join(' ');
  const said = refusal ?? (result === '' ? text : result);
  return (
    <section className={`prompt${idle ? ' idle' : ''}`} aria-label={title}>
      {lead !== undefined && <div className="lead">{lead}</div>}
      <h2>{title}</h2>
      {said !== undefined && (
        <div className="says">
          <p className={refusal === undefined ? '' : 'refused'} role={refusal === undefined ? undefined : 'alert'}>
            {said}
            {refusal !== undefined && onWhy !== undefined && (
              <button type="button" className="why-link" onClick={onWhy}>
                {words.whyThis}
              </button>
            )}
          </p>
          {/* The text keeps its room: were the prompt to shrink, the board would move away under the pointer. */}
          {text !== undefined && said !== text && (
            <p className="room" aria-hidden="true">
              {text}
            </p>
          )}
        </div>
      )}
      <div className="acts">
        {children}
        {tools}
      </div>
    </section>
  );
};
