import { type KeyboardEvent, type RefObject, type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { TabPanel } from '../layout/table-layout.tsx';
import { useTableWords } from '../layout/table-words.ts';
import { Recap, RecapButton } from '../recap/recap.tsx';
import type { LogLine } from './log-line.ts';
import { isReadingBack } from './reading-back.ts';
import './log.css';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly onLeave: () => void;
  /** The tab a phone shows it in. */
  readonly tab: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Keeps the newest line in view, unless the reader has scrolled back. */
const useNewestInView = (list: RefObject<HTMLOListElement | null>, newest: string | undefined) => {
  const reading = useRef({ isBack: false, top: 0 });
  const toEnd = useCallback((): void => {
    if (list.current !== null && !reading.current.isBack) list.current.scrollTop = list.current.scrollHeight;
  }, [list]);
  // Once per frame: measuring after every line would lay out the whole table each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with each new line.
  useEffect(() => {
    const frame = requestAnimationFrame(toEnd);
    return () => cancelAnimationFrame(frame);
  }, [toEnd, newest]);
  useEffect(() => {
    if (list.current === null) return;
    // A closed log has no height until it's opened.
    const watching = new ResizeObserver(toEnd);
    watching.observe(list.current);
    return () => watching.disconnect();
  }, [list, toEnd]);
  return ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const { isBack, top } = reading.current;
    reading.current = { isBack: isReadingBack(isBack, top, currentTarget), top: currentTarget.scrollTop };
  };
};

/** A line's position in its turn: alone, first, or following. */
const inTurn = (lines: readonly LogLine[], at: number): 'leads' | 'follows' | undefined => {
  const turn = lines[at]?.turn;
  if (turn === undefined) return undefined;
  return lines[at - 1]?.turn === turn ? 'follows' : 'leads';
};

/** Whether a line shows its seat's sign: within a turn, only where the player changes. */
const hasSign = (lines: readonly LogLine[], at: number): boolean =>
  inTurn(lines, at) !== 'follows' || lines[at]?.color !== lines[at - 1]?.color;

/** The log in sentences, turn by turn, oldest first. Pointing at a line or focusing it shows on the board what it's about. */
export const Log = ({ lines, onLeave, tab }: LogProps) => {
  const words = useTableWords();
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.key;
  const onScroll = useNewestInView(list, newest);
  // One Tab stop however long the log is; the arrow keys move from line to line.
  const [stop, setStop] = useState<string>();
  const explained = lines.filter(({ onWhy }) => onWhy !== undefined);
  const tabStop = explained.find(({ key }) => key === stop)?.key ?? explained.at(-1)?.key;
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
      <header>
        <h2>{words.whatHappened}</h2>
        <RecapButton />
      </header>
      <Recap lines={lines} />
      {lines.length === 0 && <p className="none">{words.nothingYet}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
      <ol ref={list} tabIndex={0} aria-label={words.whatHappened} {...{ onPointerLeave: onLeave, onBlur: onLeave, onKeyDown, onScroll }}>
        {lines.map(({ key, sentence, reason, isHead, color = '', sign, onPoint, onWhy }, at) => (
          <li
            key={key}
            className={`${isHead ? 'head' : ''} ${color}`}
            data-turn={inTurn(lines, at)}
            onPointerEnter={onPoint}
            onFocus={onPoint}
          >
            {!isHead && <span className="sd">{hasSign(lines, at) && sign}</span>}
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
