import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { LocalTable } from '../../table/local/client.ts';
import { downloadMatch } from '../../table/local/export.ts';
import type { TableState } from '../../table/table.ts';
import { useTable } from '../../table/use-table.ts';
import { useGameTable } from './boards.ts';
import { HandOver } from './hand-over.tsx';
import type { MatchAction } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';
import { TablePage } from './table-page.tsx';

/** Whoever of this device is asked and does not look at it yet. */
const nextHere = ({ card, asked, watcher }: TableState): number | undefined => {
  if (asked.some(({ seat }) => seat === watcher)) return undefined;
  return asked.find(({ seat }) => card.seats[seat]?.player === 'person')?.seat;
};

/** The address of another match like this one. */
const againAddress = ({ game, seats, options }: TableState['card']): string => {
  const bot = seats.find(({ player }) => player === 'bot')?.level ?? 'hot-seat';
  const chosen = Object.entries(options).flatMap(([id, value]) =>
    value === null || typeof value === 'object' ? [] : [[id, String(value)]],
  );
  return `/play/new?${new URLSearchParams([['game', game], ['against', bot], ['seats', String(seats.length)], ...chosen])}`;
};

/** A match of this browser. Where several play at one device, it is handed to whoever is asked. */
export const HandedAround = ({ table }: { readonly table: LocalTable }) => {
  const words = usePlayWords();
  const [, navigate] = useLocation();
  const state = useTable(table);
  const game = useGameTable(state.card.game);
  const next = nextHere(state);
  // What only one of them may see is not shown before that one says to have the device.
  const inSecret = next !== undefined && (game?.isSecret?.(state) ?? false);
  useEffect(() => {
    if (next !== undefined && !inSecret) void table.handTo(next);
  }, [next, inSecret, table]);
  const replay = `/replay/local/${state.card.match}`;
  const actions: readonly MatchAction[] = [
    { id: 'replay', label: words.replay, onDo: () => navigate(replay) },
    { id: 'file', label: words.file, onDo: () => void downloadMatch(table) },
  ];
  if (next !== undefined && inSecret) return <HandOver state={state} seat={next} onReady={() => void table.handTo(next)} />;
  return (
    <TablePage
      table={table}
      actions={actions}
      afterwards={
        <>
          <Link className="btn" href={replay}>
            {words.replay}
          </Link>
          <Link className="btn lamp" href={againAddress(state.card)}>
            {words.again}
          </Link>
        </>
      }
    />
  );
};
