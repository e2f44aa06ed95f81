import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { turnsPerRound } from '@swordtable/games/swordcrafters/state';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { type ReactNode, useState } from 'react';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import type { TableState } from '../typed.ts';
import { CraftStage } from './craft-stage.tsx';
import { GridBoard } from './grid-board.tsx';
import type { ScoreContext } from './score-rows.ts';
import { ScoreTable } from './score-table.tsx';
import { SoloCuts } from './solo-cuts.tsx';
import type { Cutting } from './use-slicing.ts';
import type { SwordSelection } from './use-sword-selection.ts';
import type { Wording } from './wording.ts';
import './stage.css';

interface StageProps {
  readonly view: View;
  readonly state: TableState;
  readonly seat: number;
  readonly selection: SwordSelection;
  readonly cutting: Cutting;
  readonly drag: Dragging;
  readonly scores: Scores;
  readonly context: ScoreContext;
  readonly wording: Wording;
  readonly onTold: () => void;
}

const NONE: readonly never[] = [];

/** How far the phase has come, beside its title. */
const Progress = ({ view, wording }: Pick<StageProps, 'view' | 'wording'>): ReactNode => {
  const { words } = wording;
  const turns = turnsPerRound(view);
  const card = view.setting.solo[view.card];
  if (card !== undefined) return <SoloCuts card={card} made={card.cuts.length - view.cutsLeft} wording={wording} />;
  if (view.phase === 'slice') return <span>{words.cutOf(view.groups.length, turns)}</span>;
  if (view.phase === 'select') return <span>{words.choiceOf(turns + 2 - view.groups.length, turns)}</span>;
  return null;
};

/** The middle of the table: the grid, the tiles to craft with, or how all was scored. */
export const Stage = ({ view, state, seat, selection, cutting, drag, scores, context, wording, onTold }: StageProps) => {
  const isOver = view.phase === 'over';
  // Who comes when all is over reads the scoring as a whole.
  const [isTold] = useState(!isOver);
  return (
    <section className="stage panel forge-stage" data-phase={view.phase}>
      <header>
        <h2 className="display">
          {view.phase === 'craft' && view.setting.dual ? wording.words.craftBoth : wording.words.titles[view.phase]}
        </h2>
        <Progress view={view} wording={wording} />
      </header>
      {isOver ? (
        <ScoreTable context={context} scores={scores} wording={wording} isTold={isTold} onTold={onTold} />
      ) : view.phase === 'craft' ? (
        <CraftStage view={view} seat={seat} selection={selection} drag={drag} wording={wording} />
      ) : (
        <GridBoard
          view={view}
          steps={state.steps}
          swords={state.watcher === null ? NONE : (view.smiths[seat]?.swords ?? NONE)}
          selection={selection}
          cutting={cutting}
          wording={wording}
        />
      )}
    </section>
  );
};
