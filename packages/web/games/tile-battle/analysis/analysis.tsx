import type { Tile } from '@swordtable/games/tile-battle/tile';
import { useState } from 'react';
import type { AnalysisProps } from '../../../kit/analysis/analysis.ts';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { HeroPanel } from '../board/hero-panel.tsx';
import { useTileTexts } from '../board/texts.ts';
import { Expert } from './expert.tsx';
import { Hands } from './hands.tsx';
import { MatchPanel } from './match-panel.tsx';
import { Palette } from './palette.tsx';
import { Ruling } from './ruling.tsx';
import { Scores } from './scores.tsx';
import { Stage } from './stage.tsx';
import { startState } from './start-state.ts';
import { takeHero } from './tool.ts';
import { Toolbar } from './toolbar.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useBoard } from './use-board.ts';
import { useAnalysisWords } from './words.ts';
import './analysis.css';

const NOTHING: readonly Tile[] = [];

/** The analysis board of the tile games: set a position up, place a tile, and read what happens and why. It is the judge for a box, too. */
export const Analysis = ({ scene, openRule, ...leaving }: AnalysisProps) => {
  const words = useAnalysisWords();
  const texts = useTileTexts();
  const inWords = useRefusal();
  const [start] = useState(() => startState(scene));
  const analysis = useAnalysis(start.state, scene === '' || start.refusal !== undefined);
  const { moment, mode, tool } = analysis;
  const isPlacing = mode === 'place';
  const { selection, picked, why, explained, close, steps, root, search, handlers } = useBoard(analysis);
  const [marked, setMarked] = useState(NOTHING);
  const [inspected, setInspected] = useState<Tile>();
  const take = (tile: Tile): void => {
    if (isPlacing) analysis.edit({ edit: 'hand', tile, seat: moment.state.active });
    else analysis.do(takeHero(tool, tile));
    // Back to the board, from where a key led to the list.
    if (tool.target !== undefined) root.current?.querySelector<HTMLElement>(`[data-cell="${tool.target}"]`)?.focus();
  };
  const isWanted = tool.target !== undefined || tool.into !== undefined;
  const wantsHero = isPlacing ? moment.question === null : isWanted;
  const isRuled = isPlacing && moment.events.length > 0;
  const ground = { terrain: moment.view.setting.terrain, origin: why.origin };
  const hands = <Hands analysis={analysis} selection={selection} why={why} onInspect={setInspected} />;
  const left = (
    <>
      {isPlacing && hands}
      <Palette
        {...{ view: moment.view, recent: analysis.recent, held: tool.held, isWanted, search }}
        owner={isPlacing || tool.into !== undefined ? undefined : tool.owner}
        onOwner={(owner) => analysis.setTool({ ...tool, owner })}
        onTake={take}
      />
      <HeroPanel tile={inspected ?? tool.selected ?? tool.held ?? picked} turns={0} why={why} openRule={openRule} />
    </>
  );
  const middle = (
    <>
      <Toolbar analysis={analysis} {...leaving} />
      {start.refusal !== undefined && moment.state === start.state && (
        <p className="analysis-note" role="alert">
          {inWords(start.refusal)}
        </p>
      )}
      <Stage analysis={analysis} selection={selection} why={why} steps={steps} marked={marked} onInspect={setInspected} />
    </>
  );
  const right = (
    <>
      <Scores moment={moment} after={selection.outlook?.view} why={why} />
      {!isPlacing && hands}
      {isPlacing ? <Ruling moment={moment} why={why} openRule={openRule} onMark={setMarked} /> : <MatchPanel analysis={analysis} />}
      {isPlacing && <Expert moment={moment} selection={selection} why={why} />}
    </>
  );
  const third = isPlacing ? { id: 'ruling', label: words.ruling } : { id: 'match', label: words.position };
  return (
    <TableLayout
      ref={root}
      data-wide-board
      className="analysis"
      {...handlers}
      tabs={[{ id: 'heroes', label: words.heroes }, { id: 'hands', label: words.hands }, third]}
      wanted={isRuled ? 'ruling' : wantsHero ? 'heroes' : isPlacing ? 'hands' : undefined}
      {...{ left, middle, right }}
    >
      <Announcer sentences={isRuled ? moment.events.map((event) => texts.sentence(event, why.seats, ground)) : [analysis.said]} />
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
