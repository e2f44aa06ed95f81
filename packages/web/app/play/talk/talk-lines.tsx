import type { TalkLine } from '@swordtable/server/api/talk';
import { useEffect, useRef } from 'react';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { useTalkWords } from './use-talk-words.ts';

interface TalkLinesProps {
  readonly lines: readonly TalkLine[];
  readonly names: readonly SeatName[];
  readonly own: number;
}

/** A line in the reader's language. */
export const useLineText = (): ((line: TalkLine) => string) => {
  const { phrase: phrases } = useTalkWords();
  return ({ phrase, text }) => (phrase === undefined ? (text ?? '') : phrases[phrase]);
};

/** What was said, the newest at the bottom and in sight. */
export const TalkLines = ({ lines, names, own }: TalkLinesProps) => {
  const words = useTalkWords();
  const textOf = useLineText();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is a new line.
  useEffect(() => void list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  if (lines.length === 0) return <p className="talk-silence">{words.silence}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <div className="talk-lines" role="log" aria-label={words.log} tabIndex={0}>
      <ol ref={list}>
        {lines.map((line) => (
          <li key={line.number} className={line.seat === own ? 'own' : undefined}>
            <b>{line.seat === own ? words.you : names[line.seat]?.name}</b>
            <span>{textOf(line)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
