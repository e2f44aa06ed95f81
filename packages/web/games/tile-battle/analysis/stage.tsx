import type { Tile } from '@swordtable/games/tile-battle/tile';
import { tilesPicked } from '@swordtable/games/tile-battle/turn/obstacles';
import { useMemo } from 'react';
import { Prompt } from '../../../kit/selection/prompt.tsx';
import { Board } from '../board/board.tsx';
import { DraftRow } from '../board/draft-row.tsx';
import { flippedIn } from '../board/log-entries.ts';
import { TilePrompt } from '../board/tile-prompt.tsx';
import { inSightOf } from '../board/tile-stage.tsx';
import type { TileSelection } from '../board/use-tile-selection.ts';
import type { Happening } from '../typed.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { EditBar } from './edit-bar.tsx';
import type { Analysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';

interface StageProps {
  readonly analysis: Analysis;
  readonly selection: TileSelection;
  readonly why: TileWhy;
  readonly steps: readonly Happening[];
  readonly marked: readonly Tile[];
  readonly onInspect: (tile: Tile | undefined) => void;
}

/** Where nothing can be answered: a hero is to be chosen, or the match is over. */
const Stuck = ({ analysis }: Pick<StageProps, 'analysis'>) => {
  const words = useAnalysisWords();
  const { moment } = analysis;
  const title = moment.view.over ? words.over : words.stuck(words.color(moment.seat));
  return <Prompt title={title} text={moment.isBroken ? words.broken : words.stuckText} idle={moment.view.over} />;
};

/** The board, why its position may be impossible, and what can be done next. */
export const Stage = ({ analysis, selection, why, steps, marked, onInspect }: StageProps) => {
  const words = useAnalysisWords();
  const { moment, mode, tool } = analysis;
  const { view, question, seat, events } = moment;
  const isPlacing = mode === 'place';
  const flipped = useMemo(() => flippedIn(events), [events]);
  const asked = useMemo(() => (question === null ? [] : tilesPicked(view, question.prompt)), [view, question]);
  const inSight = useMemo(() => inSightOf(view), [view]);
  const placed = events.findLast((event) => event.what === 'placed')?.tile ?? 0;
  return (
    <>
      {moment.misshapes.length > 0 && (
        <p className="analysis-note" role="status">
          {words.impossible(moment.misshapes)}
        </p>
      )}
      {isPlacing && view.pool.length > 0 && (
        <DraftRow
          view={view}
          selection={selection}
          marked={marked}
          onInspect={onInspect}
          onPin={(tile) => why.ask({ about: tile })}
          why={why}
          roomy={false}
        />
      )}
      <Board
        view={view}
        selection={selection}
        seat={isPlacing ? view.active : tool.owner}
        marked={marked}
        picked={isPlacing ? asked : tool.selected === undefined ? [] : [tool.selected]}
        flipped={flipped}
        lastPlaced={placed}
        steps={isPlacing ? steps : []}
        onInspect={onInspect}
        onPin={(tile) => why.ask({ about: tile })}
        pinned={undefined}
        why={why}
      />
      {!isPlacing && <EditBar analysis={analysis} why={why} />}
      {isPlacing && question === null && <Stuck analysis={analysis} />}
      {isPlacing && question !== null && (
        <TilePrompt
          view={view}
          decision={question}
          selection={selection}
          names={[words.color(0), words.color(1)]}
          seat={seat}
          waitsFor={undefined}
          inSight={inSight}
          tools={undefined}
          why={why}
        />
      )}
    </>
  );
};
