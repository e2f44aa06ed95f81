import type { ReactNode } from 'react';
import { useTableWords } from '../../../layout/table-words.ts';
import { askedOf } from '../asked.ts';
import { useAtTable } from '../at-table.ts';
import { useCardTexts } from '../cards.ts';
import { usePromptWords } from '../prompt-words.ts';
import { sayBegun } from '../saying.ts';
import { Choices } from './choices.tsx';
import { FulfilAsk } from './fulfil-ask.tsx';
import { WorkAsk } from './work-ask.tsx';
import '../../../asking/prompt.css';
import './ask-panel.css';

interface AskPanelProps {
  /** Whom the game waits for, if not for this seat. */
  readonly waitsFor: readonly string[];
  readonly tools: ReactNode;
  /** What a stage of its own asks, such as the draft: then it stands here instead. */
  readonly children?: ReactNode;
}

/** What is asked, what can be answered in words, and undo and hint beside it. */
export const AskPanel = ({ waitsFor, tools, children }: AskPanelProps) => {
  const table = useTableWords();
  const words = usePromptWords();
  const cards = useCardTexts();
  const { view, mine, seats, offers } = useAtTable();
  const { decision, asking } = offers;
  const { you, name } = seats[mine] ?? { you: true, name: '' };
  const asked = decision === null ? undefined : askedOf(view, mine, asking.options, { words, cards }, you ? undefined : name);
  const waiting = waitsFor.length === 0 ? table.notAsked : table.waitFor(cards.phrases.list(waitsFor));
  const title = sayBegun(offers.named, { words, cards }) ?? asked?.title ?? waiting;
  const task = decision === null ? null : view.asked;
  return (
    <section className={`prompt ask${decision === null ? ' idle' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {asking.refusal !== undefined ? (
        <p className="refused" role="alert">
          {asking.refusal}
        </p>
      ) : (
        asked !== undefined && <p>{asked.text}</p>
      )}
      {children ?? (
        <>
          {task?.ask === 'fulfil' && <FulfilAsk contract={task.contract} group={task.group} />}
          {task?.ask === 'work' && <WorkAsk common={task.common} group={task.group} />}
          {decision !== null && <Choices />}
        </>
      )}
      <div className="acts">{tools}</div>
    </section>
  );
};
