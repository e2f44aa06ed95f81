import '../play/table-page.css';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OpenPuzzle } from '../../client/puzzles/client.ts';
import type { PuzzleCard } from '../../client/puzzles/host.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { SheetSlot } from '../../kit/layout/sheet-slot.ts';
import { useInFlight } from '../../kit/selection/in-flight.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useSeatNames } from '../play/seat-names.ts';
import { useGameTable } from '../play/use-game-table.ts';
import { useRulesPanel } from '../rules/use-rules-panel.tsx';
import { OfflineBadge } from '../shell/app-notices.tsx';
import { Menu } from '../shell/menu.tsx';
import { useWords } from '../words/use-words.ts';
import { keptWish, nextPuzzle } from './choose.ts';
import { Explanation } from './explanation.tsx';
import { keptProgress } from './progress.ts';
import { PuzzleBar } from './puzzle-bar.tsx';
import { usePuzzleWords } from './puzzle-words.ts';
import { usePlayedOut } from './use-played-out.ts';
import { usePuzzle } from './use-puzzle.ts';

interface PuzzleTableProps {
  readonly game: string;
  readonly puzzle: OpenPuzzle;
  readonly card: PuzzleCard;
  readonly cards: readonly PuzzleCard[];
}

const noSheets = (): void => undefined;

/** A puzzle on the game's own board. */
export const PuzzleTable = ({ game: id, puzzle, card, cards }: PuzzleTableProps) => {
  const { page } = useWords();
  const words = usePuzzleWords();
  const inWords = useRefusal();
  const game = useGameTable(id);
  const solving = usePuzzle(id, puzzle, card, cards);
  const { state, outcome, isPlayed, trouble } = solving;
  const played = usePlayedOut(puzzle.state, isPlayed ? outcome?.verdict.played : undefined, game?.pauseOf);
  const seats = useSeatNames(state);
  const answering = useInFlight(solving.table, state.decision);
  const { openRule, rules } = useRulesPanel(id);
  const [chance] = useState(Math.random);
  const next = nextPuzzle(cards, outcome?.after ?? keptProgress(id), keptWish(id), chance, card.id);
  return (
    <div className="table-page puzzle-page" data-game={id} data-puzzle={card.id} data-asks={game?.asks}>
      <title>{`${words.title(card.rating)} · ${page.title}`}</title>
      <header className="bar">
        <Link href="/" className="brand" aria-label={page.home}>
          <Icon name="emblem/swordtable" className="" />
          <span className="brand-name">SWORDTABLE</span>
        </Link>
        {game !== undefined && <game.Heading state={played ?? state} />}
        <OfflineBadge />
        <Menu />
      </header>
      <PuzzleBar game={id} card={card} solving={solving} next={next && `/puzzles/${id}/${next.id}`}>
        {game !== undefined && outcome !== undefined && (
          <Explanation game={game} state={puzzle.state} seats={seats} judged={outcome.verdict} />
        )}
      </PuzzleBar>
      <SheetSlot value={noSheets}>
        {game !== undefined && (
          <game.Board
            state={played ?? state}
            seats={seats}
            table={played === undefined ? answering : undefined}
            advice={played === undefined ? outcome?.verdict.thoughts : undefined}
            openRule={openRule}
          />
        )}
      </SheetSlot>
      {rules}
      {trouble !== undefined && (
        <p className="table-note" role="status">
          {inWords(trouble)}
        </p>
      )}
    </div>
  );
};
