import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TabPanel } from '../layout/table-layout.tsx';
import { useTableWords } from '../layout/table-words.ts';
import './log.css';

/** One line of the log, as a game tells it. */
export interface LogLine {
  readonly key: string;
  readonly sentence: string;
  /** A second, smaller sentence: the reason, in short. */
  readonly reason?: string;
  /** A heading between the lines: a round begins. */
  readonly isHead?: boolean;
  /** The seat's own class and sign. */
  readonly color?: string;
  readonly sign?: ReactNode;
  /** Shows on the board what the line is about, until somebody points elsewhere. */
  readonly onPoint?: () => void;
  /** Tells why it came so. */
  readonly onWhy?: () => void;
}

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly onLeave: () => void;
  /** The tab in which a phone shows it. */
  readonly tab: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What happened, in sentences, newest first. Pointing at a line, or focusing it, shows on the board what it is about. */
export const Log = ({ lines, onLeave, tab }: LogProps) => {
  const words = useTableWords();
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.key;
  // A new line is at the top, and the top is what should be in sight.
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: 0 });
  }, [newest]);
  // One stop for the Tab key however long the log is; from line to line one walks with the arrows.
  const [stop, setStop] = useState<string>();
  const asking = lines.filter(({ onWhy }) => onWhy !== undefined);
  const tabStop = asking.find(({ key }) => key === stop)?.key ?? asking.at(-1)?.key;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.why') ?? [])];
    const at = document.activeElement instanceof HTMLElement ? buttons.indexOf(document.activeElement) : -1;
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
  };
  return (
    <TabPanel tab={tab} className="log">
      <h2>{words.whatHappened}</h2>
      {lines.length === 0 && <p className="none">{words.nothingYet}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
      <ol ref={list} tabIndex={0} aria-label={words.whatHappened} onPointerLeave={onLeave} onBlur={onLeave} onKeyDown={onKeyDown}>
        {lines.toReversed().map(({ key, sentence, reason, isHead, color = '', sign, onPoint, onWhy }) => (
          <li key={key} className={`${isHead ? 'head' : ''} ${color}`} onPointerEnter={onPoint} onFocus={onPoint}>
            {!isHead && <span className="sd">{sign}</span>}
            <span>
              {sentence}
              {reason !== undefined && <small>{reason}</small>}
            </span>
            {onWhy !== undefined && (
              <button
                type="button"
                className="why"
                tabIndex={key === tabStop ? 0 : -1}
                onFocus={() => setStop(key)}
                onClick={onWhy}
                aria-label={`${words.whyThis} ${sentence}`}
              >
                {words.whyThis}
              </button>
            )}
          </li>
        ))}
      </ol>
    </TabPanel>
  );
};
