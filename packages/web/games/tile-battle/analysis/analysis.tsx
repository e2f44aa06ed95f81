import type { Tile } from '@swordtable/games/tile-battle/tile';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { AnalysisProps } from '../../../kit/analysis/analysis.ts';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { useInspect } from '../../../kit/selection/use-inspect.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { HeroPanel } from '../board/hero-panel.tsx';
import { useTileTexts } from '../board/texts.ts';
import { useRotation } from '../board/use-rotation.ts';
import { useTileSelection } from '../board/use-tile-selection.ts';
import { useTileWhy } from '../why/use-tile-why.ts';
import { Expert } from './expert.tsx';
import { Hands } from './hands.tsx';
import { keyDone } from './keys.ts';
import { MatchPanel } from './match-panel.tsx';
import { Palette } from './palette.tsx';
import { Ruling } from './ruling.tsx';
import { Scores } from './scores.tsx';
import { Stage } from './stage.tsx';
import { startState } from './start-state.ts';
import { takeHero } from './tool.ts';
import { Toolbar } from './toolbar.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useSetUp } from './use-set-up.ts';
import { useAnalysisWords } from './words.ts';
import './analysis.css';

const NOTHING: readonly Tile[] = [];
const ASKABLE = '[data-cell], [data-hand]';

/** The analysis board of the tile games: set a position up, place a tile, and read what happens and why. It is the judge for a box, too. */
export const Analysis = ({ scene, openRule, onPlay, onOther, levels }: AnalysisProps) => {
  const words = useAnalysisWords();
  const texts = useTileTexts();
  const inWords = useRefusal();
  const [start] = useState(() => startState(scene));
  const analysis = useAnalysis(start.state, scene === '' || start.refusal !== undefined);
  const { moment, mode, tool } = analysis;
  const isPlacing = mode === 'place';
  const placing = useTileSelection(moment.view, moment.question, isPlacing ? analysis.table : undefined);
  const settingUp = useSetUp(analysis);
  const selection = isPlacing ? placing : settingUp;
  const seats = useMemo(() => [0, 1].map((seat) => ({ name: words.color(seat), you: false })), [words]);
  const { explained, explain, close } = useWhy();
  const steps = useMemo(() => [{ seq: moment.events.length, at: 0, what: { kind: 'answered' as const }, events: moment.events }], [moment]);
  const why = useTileWhy({ view: moment.view, decision: moment.question, watcher: moment.seat, steps }, seats, explain);
  const [marked, setMarked] = useState(NOTHING);
  const [inspected, setInspected] = useState<Tile>();
  const root = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const looking = useInspect(ASKABLE, ({ dataset: { cell, hand } }) =>
    cell === undefined ? why.ask({ about: Number(hand) }) : why.ask({ look: Number(cell) }),
  );
  const turning = useRotation(root, placing);
  const onKeyDown = (event: KeyboardEvent): void => {
    looking.onKeyDown(event);
    if (keyDone(event, analysis, search.current)) event.preventDefault();
    else if (isPlacing) turning(event);
  };
  const take = (tile: Tile): void => {
    if (isPlacing) analysis.edit({ edit: 'hand', tile, seat: moment.state.active });
    else analysis.do(takeHero(tool, tile));
    // Back to the board, from where a key led to the list.
    if (tool.target !== undefined) root.current?.querySelector<HTMLElement>(`[data-cell="${tool.target}"]`)?.focus();
  };
  const wantsHero = isPlacing ? moment.question === null : tool.target !== undefined || tool.into !== undefined;
  const isRuled = isPlacing && moment.events.length > 0;
  const shown = inspected ?? tool.selected ?? tool.held ?? (typeof placing.picks['tile'] === 'number' ? placing.picks['tile'] : undefined);
  const ground = { terrain: moment.view.setting.terrain, origin: why.origin };
  const hands = <Hands analysis={analysis} selection={selection} why={why} onInspect={setInspected} />;
  return (
    <TableLayout
      ref={root}
      data-wide-board
      className="analysis"
      {...looking}
      onKeyDown={onKeyDown}
      tabs={[
        { id: 'heroes', label: words.heroes },
        { id: 'hands', label: words.hands },
        isPlacing ? { id: 'ruling', label: words.ruling } : { id: 'match', label: words.position },
      ]}
      wanted={isRuled ? 'ruling' : wantsHero ? 'heroes' : isPlacing ? 'hands' : undefined}
      left={
        <>
          {isPlacing && hands}
          <Palette
            view={moment.view}
            recent={analysis.recent}
            held={tool.held}
            owner={isPlacing || tool.into !== undefined ? undefined : tool.owner}
            isWanted={tool.target !== undefined || tool.into !== undefined}
            search={search}
            onOwner={(owner) => analysis.setTool({ ...tool, owner })}
            onTake={take}
          />
          <HeroPanel tile={shown} turns={0} why={why} openRule={openRule} />
        </>
      }
      middle={
        <>
          <Toolbar analysis={analysis} onPlay={onPlay} onOther={onOther} levels={levels} />
          {start.refusal !== undefined && moment.state === start.state && (
            <p className="analysis-note" role="alert">
              {inWords(start.refusal)}
            </p>
          )}
          <Stage analysis={analysis} selection={selection} why={why} steps={steps} marked={marked} onInspect={setInspected} />
        </>
      }
      right={
        <>
          <Scores moment={moment} after={selection.outlook?.view} why={why} />
          {!isPlacing && hands}
          {isPlacing ? <Ruling moment={moment} why={why} openRule={openRule} onMark={setMarked} /> : <MatchPanel analysis={analysis} />}
          {isPlacing && <Expert moment={moment} selection={selection} why={why} />}
        </>
      }
    >
      <Announcer sentences={isRuled ? moment.events.map((event) => texts.sentence(event, why.seats, ground)) : [analysis.said]} />
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
