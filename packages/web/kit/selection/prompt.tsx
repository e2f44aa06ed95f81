import type { ReactNode } from 'react';
import { useTableWords } from '../layout/table-words.ts';
import './prompt.css';

interface PromptProps {
  readonly title: string;
  /** The rule that asks, in short. */
  readonly text?: string | undefined;
  /** What the answer under the pointer would lead to: said instead of the text, in the same room. */
  readonly outlook?: string | undefined;
  /** Whether the answer that is ready can't be taken back. */
  readonly isFinal?: boolean;
  /** Why the last answer was refused; it is more urgent than the text. */
  readonly refusal?: string | undefined;
  /** Tells more about the refusal. */
  readonly onWhy?: (() => void) | undefined;
  /** What is asked about, as a picture in front of the question. */
  readonly lead?: ReactNode;
  /** Whether nobody here is asked. */
  readonly idle: boolean;
  /** The answers that need words. */
  readonly children?: ReactNode;
  readonly tools?: ReactNode;
}

/** One sentence says what is asked and by which rule; beside it stand the answers that need words, undo and hint. */
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
