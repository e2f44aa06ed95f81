import './talk.css';
import { useEffect, useState } from 'react';
import type { TableState } from '../../../client/table.ts';
import { TableDialog } from '../../../kit/layout/dialog.tsx';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { ReportForm } from './report-form.tsx';
import { SaySomething } from './say-something.tsx';
import { TalkLines } from './talk-lines.tsx';
import { TalkPlayers } from './talk-players.tsx';
import type { TalkState } from './use-talk.ts';
import { useTalkWords } from './use-talk-words.ts';

interface TalkDialogProps {
  readonly state: TalkState;
  readonly seats: TableState['card']['seats'];
  readonly names: readonly SeatName[];
  readonly own: number;
  readonly onClose: () => void;
}

/** What is said at the table, and what one can say. */
export const TalkDialog = ({ state, seats, names, own, onClose }: TalkDialogProps) => {
  const words = useTalkWords();
  const [reported, setReported] = useState<number>();
  const [isSent, setSent] = useState(false);
  const { talk, trouble, read } = state;
  useEffect(read, [read]);
  const finish = (sent: boolean): void => {
    setReported(undefined);
    setSent(sent);
  };
  const title = reported === undefined ? words.heading : words.reportHeading(names[reported]?.name ?? '');
  return (
    <TableDialog title={title} className="talk" onClose={onClose}>
      {talk !== undefined &&
        (reported !== undefined ? (
          <ReportForm state={state} seat={reported} onDone={finish} />
        ) : (
          <>
            <TalkLines lines={talk.lines} names={names} own={own} />
            <SaySomething state={state} talk={talk} own={own} />
            <TalkPlayers state={state} talk={talk} seats={seats} names={names} own={own} onReport={setReported} />
          </>
        ))}
      <div role="status">{trouble ?? (isSent && reported === undefined ? words.reported : undefined)}</div>
    </TableDialog>
  );
};
