import './table-page.css';
import type { Game } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import { loadGame, rulesAmong } from '../../table/local/games.ts';
import type { Table, TableState } from '../../table/table.ts';
import { useTable } from '../../table/use-table.ts';
import { useWords } from '../../words/language.ts';
import { Menu } from '../shell/menu.tsx';
import { boardOf } from './boards.ts';

/** Why the last answer cannot be taken back; nothing where it can. Asked anew whenever something has happened. */
const useUndo = (table: Table, { seq, watcher }: TableState): string | undefined => {
  const [refused, setRefused] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line the answer may be another.
  useEffect(() => {
    let asking = true;
    void table.undoable().then((allowed) => asking && setRefused(allowed.ok ? undefined : allowed.refusal.sentence));
    return () => {
      asking = false;
    };
  }, [table, seq, watcher]);
  return refused;
};

/** What the strong bot would do, in the words of the game. */
const hintText = async (table: Table, game: Game, nothing: string): Promise<string> => {
  const thoughts = await table.hint();
  if (!thoughts.ok) return thoughts.refusal.sentence;
  const [best] = thoughts.value;
  if (best === undefined) return nothing;
  const margin = `${best.margin >= 0 ? '+' : '−'}${Math.abs(best.margin).toFixed(1)}`;
  return `${game.words.action(best.action)} (${margin})`;
};

/** A match of any game: the bar, its board, and what goes wrong. The board is the game's own; all else is the same for every game. */
export const TablePage = ({ table }: { readonly table: Table }) => {
  const state = useTable(table);
  const words = useWords().play;
  const undoRefused = useUndo(table, state);
  const [note, setNote] = useState<string>();
  const parts = boardOf(state.card.game);
  const plays = state.watcher !== null && state.card.status === 'running';
  const hint = async (): Promise<void> => {
    setNote(words.thinking);
    const loaded = await loadGame(state.card.game);
    const game = loaded.ok ? rulesAmong(loaded.value)(state.card.game, state.card.version) : undefined;
    setNote(game === undefined ? words.noHint : words.hint(await hintText(table, game, words.noHint)));
  };
  const undo = async (): Promise<void> => {
    const done = await table.undo();
    setNote(done.ok ? undefined : done.refusal.sentence);
  };
  // What was said about one question is no use for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is what changes.
  useEffect(() => setNote(undefined), [state.seq]);
  const trouble = state.trouble?.sentence ?? (state.connection === 'lost' ? words.lost : note);
  return (
    <div className="table-page">
      <header className="bar">
        <Link href="/" className="brand" aria-label={`Swordtable: ${words.leave}`}>
          <Icon name="emblem/swordtable" className="" />
          <span className="brand-name">SWORDTABLE</span>
        </Link>
        {parts !== undefined && state.card.status !== 'waiting' && <parts.Heading state={state} />}
        <Menu />
      </header>
      {parts !== undefined && state.card.status !== 'waiting' && (
        <parts.Board
          state={state}
          table={plays ? table : undefined}
          onUndo={plays ? () => void undo() : undefined}
          undoRefused={undoRefused}
          onHint={plays && state.decision !== null ? () => void hint() : undefined}
        />
      )}
      {trouble !== undefined && (
        <p className="table-note" role="status">
          {trouble}
        </p>
      )}
    </div>
  );
};
