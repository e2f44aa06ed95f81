import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import type { TableState } from '../../client/table.ts';
import { hasRuleBook } from '../../games/index.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { OfflineBadge } from '../shell/app-notices.tsx';
import { Menu } from '../shell/menu.tsx';
import { type MatchAction, MatchMenu } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';
import { useGameTable } from './use-game-table.ts';

interface TableBarProps {
  readonly state: TableState;
  readonly actions: readonly MatchAction[];
  /** What talks to the others. */
  readonly talk: ReactNode;
  readonly onRules: () => void;
  readonly onLeave: (event: MouseEvent) => void;
}

/** The bar above a table: a link home, the game's heading, the rules, and the menus. */
export const TableBar = ({ state, actions, talk, onRules, onLeave }: TableBarProps) => {
  const words = usePlayWords();
  const game = useGameTable(state.card.game);
  return (
    <header className="bar">
      <Link href="/" className="brand" aria-label={`Swordtable: ${words.leave}`} onClick={onLeave}>
        <Icon name="emblem/swordtable" className="" />
        <span className="brand-name">SWORDTABLE</span>
      </Link>
      {game !== undefined && <game.Heading state={state} />}
      {state.watcher === null && state.card.status === 'running' && (
        <span className="spectating">
          <Icon name="eye" />
          {words.spectating}
        </span>
      )}
      <OfflineBadge />
      {hasRuleBook(state.card.game) && (
        <button type="button" className="btn quiet open-rules" onClick={onRules}>
          <Icon name="book" />
          <span className="spoken-on-phone">{words.rules}</span>
        </button>
      )}
      {talk}
      <MatchMenu actions={actions} />
      <Menu />
    </header>
  );
};
