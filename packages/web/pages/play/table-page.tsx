import './table-page.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icons/icon.tsx';
import type { OpenAt } from '../../rules/book-view.tsx';
import { RulesPanel } from '../../rules/rules-panel.tsx';
import type { Table } from '../../table/table.ts';
import { useTable } from '../../table/use-table.ts';
import { Menu } from '../shell/menu.tsx';
import { useGameTable } from './boards.ts';
import { Ending } from './ending.tsx';
import { type MatchAction, MatchMenu } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';
import { useSeatNames } from './seat-names.ts';
import { Tools } from './tools.tsx';
import { useAdvice } from './use-advice.ts';

interface TablePageProps {
  readonly table: Table;
  /** What else can be done with the match, wherever it is played. */
  readonly actions?: readonly MatchAction[];
  /** What stands above the board as long as it matters. */
  readonly banner?: ReactNode;
  /** What somebody else has to say about the match. */
  readonly note?: string | undefined;
  /** What can be done when it is over. */
  readonly afterwards?: ReactNode;
  /** Whoever explains the game while it is played. */
  readonly coach?: ReactNode;
}

const NO_ACTIONS: readonly MatchAction[] = [];

/** A match of any game: the bar, its board, and what goes wrong. The board is the game's own; all else is the same for every game. */
export const TablePage = ({ table, actions = NO_ACTIONS, banner, note: noted, afterwards, coach }: TablePageProps) => {
  const state = useTable(table);
  const words = usePlayWords();
  const game = useGameTable(state.card.game);
  const seats = useSeatNames(state);
  const [note, setNote] = useState<string>();
  const [rules, setRules] = useState<OpenAt | 'beginning'>();
  const openRule = useCallback((id: string) => setRules({ id }), []);
  const { advice, askAdvice } = useAdvice(table, state, setNote);
  const plays = state.watcher !== null && state.card.status === 'running';
  // What was said about one question is no use for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is what changes.
  useEffect(() => setNote(undefined), [state.seq]);
  const trouble = state.trouble?.sentence ?? (state.connection === 'lost' ? words.lost : (note ?? noted));
  const resign: MatchAction = {
    id: 'resign',
    label: words.resign,
    confirm: { question: words.resignAsk, yes: words.resignYes },
    onDo: () => void table.resign().then((done) => setNote(done.ok ? undefined : done.refusal.sentence)),
  };
  return (
    <div className="table-page" data-game={state.card.game} data-seq={state.seq}>
      <header className="bar">
        <Link href="/" className="brand" aria-label={`Swordtable: ${words.leave}`}>
          <Icon name="emblem/swordtable" className="" />
          <span className="brand-name">SWORDTABLE</span>
        </Link>
        {game !== undefined && <game.Heading state={state} />}
        {game !== undefined && (
          <button
            type="button"
            className="btn quiet open-rules"
            onClick={() => setRules((open) => (open === undefined ? 'beginning' : undefined))}
          >
            {words.rules}
          </button>
        )}
        <MatchMenu actions={plays ? [...actions, resign] : actions} />
        <Menu />
      </header>
      {banner}
      <Ending state={state} seats={seats}>
        {afterwards}
      </Ending>
      {game !== undefined && (
        <game.Board
          state={state}
          seats={seats}
          table={plays ? table : undefined}
          tools={plays ? <Tools table={table} state={state} onHint={askAdvice} say={setNote} /> : undefined}
          advice={advice}
          coach={coach}
          openRule={openRule}
        />
      )}
      {rules !== undefined && (
        <RulesPanel game={state.card.game} at={rules === 'beginning' ? undefined : rules} onClose={() => setRules(undefined)} />
      )}
      {trouble !== undefined && (
        <p className="table-note" role="status">
          {trouble}
        </p>
      )}
    </div>
  );
};
