import './talk-tool.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Table, TableState } from '../../../client/table.ts';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { TalkDialog } from './talk-dialog.tsx';
import { useLineText } from './talk-lines.tsx';
import { useTalk } from './use-talk.ts';
import { useTalkWords } from './use-talk-words.ts';

interface TalkToolProps {
  readonly table: Pick<Table, 'talked'>;
  readonly match: string;
  readonly own: number;
  readonly seats: TableState['card']['seats'];
  readonly names: readonly SeatName[];
  /** Whether there's room for a word beside the sign. */
  readonly isNamed?: boolean;
}

/** How long what is said stays in sight, in milliseconds. */
const SHOWN = 8_000;

/** Whether anyone else at the table can talk. */
export const hasCompany = (seats: TalkToolProps['seats'], own: number): boolean =>
  seats.some(({ kind, taken }, seat) => seat !== own && kind !== 'bot' && taken);

/** The button that opens the talk, and what was said last, for a while. */
export const TalkTool = ({ table, match, own, seats, names, isNamed = false }: TalkToolProps) => {
  const words = useTalkWords();
  const textOf = useLineText();
  const state = useTalk(table, match, own);
  const [isOpen, setOpen] = useState(false);
  const [gone, setGone] = useState(0);
  const { unread } = state;
  const last = isOpen ? undefined : unread.at(-1);
  const number = last?.number ?? 0;
  useEffect(() => {
    if (number === 0) return;
    const timer = setTimeout(() => setGone(number), SHOWN);
    return () => clearTimeout(timer);
  }, [number]);
  const label = unread.length === 0 ? words.open : words.unread(unread.length);
  return (
    <div className="talk-tool">
      <button type="button" className={isNamed ? 'btn' : 'btn quiet square'} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
          <path fillRule="evenodd" d="M3 3h18v13H11l-5.500 5v-5H3zM6.500 7v2.400h11V7zM6.500 11v2.400h7V11z" />
        </svg>
        {isNamed && words.open}
        {unread.length > 0 && !isOpen && (
          <span className="talk-count" aria-hidden="true">
            {unread.length}
          </span>
        )}
      </button>
      <div className="talk-last" role="status">
        {last !== undefined && number > gone && (
          <p>
            <b>{names[last.seat]?.name}</b> {textOf(last)}
          </p>
        )}
      </div>
      {isOpen &&
        createPortal(<TalkDialog state={state} seats={seats} names={names} own={own} onClose={() => setOpen(false)} />, document.body)}
    </div>
  );
};
