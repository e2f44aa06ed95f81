import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { Log } from '../../../kit/log/log.tsx';
import { DragGhost } from '../../../kit/selection/drag-ghost.tsx';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import { useStepSentences } from '../../../kit/table/use-step-sentences.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import type { BoardProps } from '../typed.ts';
import { useSwordWhy } from '../why/use-sword-why.ts';
import { Bench } from './bench.tsx';
import { useScoringWords, useTableTexts } from './context.ts';
import { Gem } from './gem.tsx';
import { GemsKey } from './gems-key.tsx';
import { type Inspected, InspectedSword } from './inspected-sword.tsx';
import { MagicPanel } from './magic-panel.tsx';
import type { ScoreContext } from './score-rows.ts';
import { useSwordSentences } from './sentences.ts';
import { SwordsPanel } from './swords-panel.tsx';
import { TableMiddle } from './table-middle.tsx';
import { useSwordTexts } from './texts.ts';
import { useStageFocus } from './use-stage-focus.ts';
import { useSwordLog } from './use-sword-log.tsx';
import { useSwordPlay } from './use-sword-play.ts';
import type { Wording } from './wording.ts';

/** Up to this many swords leave room for the names of the gems. */
const FEW = 2;

/** A tile that is being dragged. */
const TileGhost = ({ drag }: { readonly drag: Dragging }) => (
  <DragGhost drag={drag}>
    {(value) => (
      <span className="sword-tile lying">
        <Gem tile={TILES.find((tile) => tile === value) ?? 'blank'} />
      </span>
    )}
  </DragGhost>
);

/** The table of Swordcrafters: the own sword, the grid, magic and all swords, by pointer, finger and keyboard. */
export const SwordTable = (props: BoardProps) => {
  const { state, seats, table, openRule, onScoring } = props;
  const { view } = state;
  const words = useTableTexts();
  const scoring = useScoringWords();
  const texts = useSwordTexts();
  const tell = useStepSentences({ useSentences: useSwordSentences });
  const wording = useMemo((): Wording => ({ words, texts, seats }), [words, texts, seats]);
  const { explained, close, ask, say } = useSwordWhy(props);
  const context = useMemo((): ScoreContext => ({ view, texts, seats, scoring, say }), [view, texts, seats, scoring, say]);
  const mine = state.watcher ?? 0;
  const play = useSwordPlay(props, mine);
  const { selection, drag, scores, ahead } = play;
  const stageFocus = useStageFocus();
  const [looked, setLooked] = useState<Inspected>();
  // The totals wait until the scoring has been told.
  const [isTold, setTold] = useState(view.phase === 'over');
  const onTold = useCallback(() => setTold(true), []);
  const isTelling = view.phase === 'over' && !isTold;
  // Before anything is drawn, so that the result doesn't flash up.
  useLayoutEffect(() => onScoring?.(isTelling), [isTelling, onScoring]);
  const isSolo = view.setting.seats === 1;
  const onScored = useCallback(() => ask({ points: mine }), [ask, mine]);
  const logLines = useSwordLog(state.steps, seats, isSolo, onScored);
  const lastStep = state.steps.at(-1);
  const isBuilding = selection.options.some((option) => 'tile' in option);
  return (
    <TableLayout
      className="swordcrafters"
      data-dual={view.setting.dual || undefined}
      data-alone={isSolo || undefined}
      {...stageFocus}
      onKeyDown={({ key }) => key === 'Escape' && selection.cancel()}
      tabs={[
        ...(isBuilding ? [] : [{ id: 'sword', label: words.tabs.sword }]),
        { id: 'magic', label: words.tabs.magic },
        { id: 'log', label: words.tabs.log },
      ]}
      left={<Bench {...{ view, seat: mine, scores, ahead, selection, wording }} onWhy={(near) => ask({ points: mine }, near)} />}
      middle={<TableMiddle {...props} {...{ play, seat: mine, context, wording, onTold }} />}
      right={
        <>
          <MagicPanel {...{ view, mine, scores, wording }} onWhy={(magic, near) => ask({ magic }, near)} />
          <SwordsPanel
            {...{ state, scores, wording }}
            isReplay={table === undefined}
            isTelling={isTelling}
            onLook={setLooked}
            onWhy={(whose, near) => ask('seat' in whose ? { points: whose.seat } : whose, near)}
          />
          {view.smiths.length + view.setting.opponents.length <= FEW && <GemsKey words={words} texts={texts} />}
          <Log tab="log" lines={logLines} onLeave={() => undefined} />
        </>
      }
    >
      <TileGhost drag={drag} />
      <Announcer sentences={lastStep === undefined ? [] : tell(lastStep, seats, state)} />
      {looked !== undefined && (
        <InspectedSword looked={looked} view={view} scores={scores} wording={wording} onClose={() => setLooked(undefined)} />
      )}
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
