import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { LocalTable } from '../../client/local/client.ts';
import { downloadMatch } from '../../client/local/export.ts';
import type { TableState } from '../../client/table.ts';
import { useTable } from '../../client/use-table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { AnalyzeLink } from './analyze-link.tsx';
import { HandOver } from './hand-over.tsx';
import type { MatchAction } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';
import { rematchAddress } from './rematch-address.ts';
import { ReviewLink } from './review-link.tsx';
import { TablePage } from './table-page.tsx';
import { useGameTable } from './use-game-table.ts';
import { usePaced } from './use-paced.ts';

/** A player at this device who has a decision but isn't the current viewer. */
const nextHere = ({ card, asked, watcher }: TableState): number | undefined => {
  if (asked.some(({ seat }) => seat === watcher)) return undefined;
  return asked.find(({ seat }) => card.seats[seat]?.player === 'person')?.seat;
};

/** A match in this browser. If several play at one device, it's handed to the next player with a decision. */
export const HotSeatMatch = ({ table: played }: { readonly table: LocalTable }) => {
  const table = usePaced(played);
  const words = usePlayWords();
  const inWords = useRefusal();
  const [note, setNote] = useState<string>();
  const [, navigate] = useLocation();
  const state = useTable(table);
  const game = useGameTable(state.card.game);
  const next = nextHere(state);
  // A player's view is hidden until that player confirms having the device.
  const inSecret = next !== undefined && (game?.isSecret?.(state) ?? false);
  useEffect(() => {
    if (next !== undefined && !inSecret) void table.handTo(next);
  }, [next, inSecret, table]);
  const replay = `/replay/local/${state.card.match}`;
  const actions: readonly MatchAction[] = [
    { id: 'replay', label: words.replay, onDo: () => navigate(replay) },
    {
      id: 'file',
      label: words.file,
      ...(state.card.status === 'running' ? { confirm: { question: words.fileAsk, yes: words.fileYes } } : {}),
      onDo: () => void downloadMatch(table).then((done) => setNote(done.ok ? undefined : inWords(done.refusal))),
    },
  ];
  // No one has the device yet who could be told; soon someone will.
  if (next !== undefined && !inSecret && state.watcher === null) return null;
  if (next !== undefined && inSecret) return <HandOver state={state} seat={next} onReady={() => void table.handTo(next)} />;
  return (
    <TablePage
      table={table}
      actions={actions}
      note={note}
      isShared={state.card.seats.filter(({ kind }) => kind !== 'bot').length > 1}
      afterwards={
        <>
          <ReviewLink state={state} replay={replay} />
          <Link className="btn" href={replay}>
            {words.replay}
          </Link>
          <AnalyzeLink card={state.card} source="local" />
          <Link className="btn lamp" href={rematchAddress(state.card)}>
            {words.again}
          </Link>
        </>
      }
    />
  );
};
