import { type ReactNode, useEffect, useRef } from 'react';
import { useTableWords } from '../../../../kit/layout/table-words.ts';
import type { Question } from '../../typed.ts';
import { partialLabel } from '../action-label.ts';
import { useCardTexts } from '../cards.ts';
import { type PromptText, promptTextOf } from '../prompt-text.ts';
import { usePromptWords } from '../prompt-words.ts';
import { useTableInfo } from '../table-info.ts';
import { BoardKeys } from './board-keys.tsx';
import { Choices } from './choices.tsx';
import { FulfillAsk } from './fulfill-ask.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { WorkAsk } from './work-ask.tsx';
import '../../../../kit/selection/prompt.css';
import './ask-panel.css';

interface AskPanelProps {
  /** Who the game waits for, if not for this seat. */
  readonly waitsFor: readonly string[];
  readonly tools: ReactNode;
  /** What is said instead of the question, as long as there is something to read first. */
  readonly said?: PromptText | undefined;
  /** What a stage such as the draft asks; shown here instead. */
  readonly children?: ReactNode;
}

/** Keyboard players continue from the question: the pressed element is often gone after the answer, and the focus with it. */
const useFocusBack = (decision: Question | null) => {
  const panel = useRef<HTMLElement>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    const onKey = (): void => {
      byKeys.current = true;
    };
    const onPointer = (): void => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question what had the focus may be gone.
  useEffect(() => {
    if (byKeys.current && document.activeElement === document.body) panel.current?.focus();
  }, [decision]);
  return panel;
};

/** What is asked, what can be answered in words, and undo and hint beside it. */
export const AskPanel = ({ waitsFor, tools, said, children }: AskPanelProps) => {
  const table = useTableWords();
  const words = usePromptWords();
  const cards = useCardTexts();
  const { view, mine, offers, owner } = useTableInfo();
  const { decision, selection } = offers;
  const { you, name } = owner;
  const question = decision === null ? undefined : promptTextOf(view, mine, selection.options, { words, cards }, you ? undefined : name);
  const asked = said ?? question;
  const waiting = waitsFor.length === 0 ? table.notAsked : table.waitFor(cards.phrases.list(waitsFor));
  const title = partialLabel(offers.named, { words, cards }) ?? asked?.title ?? waiting;
  const task = decision === null ? null : view.asked;
  const panel = useFocusBack(decision);
  useBoardKeys(decision !== null, panel);
  return (
    <section ref={panel} tabIndex={-1} className={`prompt ask${decision === null ? ' idle' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {selection.refusal !== undefined ? (
        <p className="refused" role="alert">
          {selection.refusal}
        </p>
      ) : (
        asked !== undefined && <p>{selection.isFinal ? table.isFinal : asked.text}</p>
      )}
      {children ?? (
        <>
          {task?.ask === 'fulfil' && <FulfillAsk contract={task.contract} group={task.group} />}
          {task?.ask === 'work' && <WorkAsk common={task.common} group={task.group} />}
          {decision !== null && <Choices />}
        </>
      )}
      {decision !== null && <BoardKeys />}
      <div className="acts">{tools}</div>
    </section>
  );
};
