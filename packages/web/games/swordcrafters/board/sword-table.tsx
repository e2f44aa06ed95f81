import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { Log } from '../../../kit/log/log.tsx';
import { Advice } from '../../../kit/selection/advice.tsx';
import { useDrag } from '../../../kit/selection/use-drag.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import type { BoardProps } from '../typed.ts';
import { magicWhy, pointsWhy, printedWhy, type Teller } from '../why/why.ts';
import { Bench } from './bench.tsx';
import { bladeNames } from './blade-names.ts';
import { usePromptWords, useScoringWords, useTableTexts } from './context.ts';
import { Gem } from './gem.tsx';
import { GemsKey } from './gems-key.tsx';
import { type Looked, LookedAt } from './looked-at.tsx';
import { MagicPanel } from './magic-panel.tsx';
import { reckoningAsBuilt, reckoningWith } from './outlook.ts';
import { sayAction } from './saying.ts';
import { Stage } from './stage.tsx';
import { SwordPrompt } from './sword-prompt.tsx';
import { SwordsPanel } from './swords-panel.tsx';
import { useSwordSentences } from './telling.ts';
import { useSwordTexts } from './texts.ts';
import { useDigits } from './use-digits.ts';
import { useLogLines } from './use-log-lines.tsx';
import { useSlicing } from './use-slicing.ts';
import { useStageFocus } from './use-stage-focus.ts';
import { useSwordAsking } from './use-sword-asking.ts';
import type { Wording } from './wording.ts';

/** With so many swords there is room for the names of the gems. */
const FEW = 2;

/** The table of Swordcrafters: the own sword, the grid, magic and all swords, by pointer, finger and keyboard. */
export const SwordTable = ({ state, seats, table, tools, advice, coach, openRule }: BoardProps) => {
  const { view } = state;
  const words = useTableTexts();
  const promptWords = usePromptWords();
  const scoring = useScoringWords();
  const texts = useSwordTexts();
  const tell = useSwordSentences();
  const wording = useMemo((): Wording => ({ words, texts, seats }), [words, texts, seats]);
  const teller = useMemo((): Teller => ({ view, texts, seats, scoring }), [view, texts, seats, scoring]);
  const reckoning = useMemo(() => reckoningAsBuilt(view), [view]);
  const asking = useSwordAsking(state.decision, table);
  const { candidate } = asking;
  const mine = state.watcher ?? 0;
  const ahead = useMemo(
    () => (candidate !== undefined && 'tile' in candidate ? reckoningWith(view, mine, candidate) : undefined),
    [view, mine, candidate],
  );
  const cutting = useSlicing(asking, view.groups);
  const drag = useDrag(asking, 'side');
  useDigits(asking);
  const stageFocus = useStageFocus();
  const [looked, setLooked] = useState<Looked>();
  const { explained, explain, close } = useWhy();
  const isReplay = table === undefined;
  const isSolo = view.setting.seats === 1;
  const onScored = useCallback(() => explain(pointsWhy(teller, mine)), [explain, teller, mine]);
  const logLines = useLogLines(state.steps, seats, isSolo, onScored);
  const asked = state.asked.map(({ seat }) => seat);
  const waitsFor = asked.filter((seat) => seat !== state.watcher).map((seat) => seats[seat]?.name ?? '');
  const lastStep = state.steps.at(-1);
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') asking.cancel();
  };
  const isBuilding = asking.options.some((option) => 'tile' in option);
  return (
    <TableLayout
      className="swordcrafters"
      data-dual={view.setting.dual || undefined}
      data-alone={isSolo || undefined}
      {...stageFocus}
      onKeyDown={onKeyDown}
      tabs={[
        ...(isBuilding ? [] : [{ id: 'sword', label: words.tabs.sword }]),
        { id: 'magic', label: words.tabs.magic },
        { id: 'log', label: words.tabs.log },
      ]}
      left={
        <Bench
          view={view}
          seat={mine}
          reckoning={reckoning}
          ahead={ahead}
          asking={asking}
          wording={wording}
          onWhy={(near) => explain(pointsWhy(teller, mine), near)}
        />
      }
      middle={
        <>
          <Stage {...{ view, state, seat: mine, asking, cutting, drag, reckoning, teller, wording }} />
          {advice !== undefined && (
            <Advice<Action> thoughts={advice} asking={asking} say={(action) => sayAction(view, action, promptWords.answers, wording)} />
          )}
          {coach}
          {/* When all is over, the banner above says so, and the scoring has the room. */}
          {!isOver && (
            <SwordPrompt
              view={view}
              decision={state.decision}
              asking={asking}
              cutting={cutting}
              reckoning={reckoning}
              ahead={ahead}
              cutsLeft={view.cutsLeft}
              seat={mine}
              waitsFor={waitsFor}
              tools={tools}
              wording={wording}
            />
          )}
        </>
      }
      right={
        <>
          <MagicPanel
            view={view}
            mine={mine}
            reckoning={reckoning}
            wording={wording}
            onWhy={(at, near) => explain(magicWhy(teller, at, bladeNames(view, reckoning, wording)), near)}
          />
          <SwordsPanel
            view={view}
            state={state}
            reckoning={reckoning}
            wording={wording}
            isReplay={isReplay}
            onLook={setLooked}
            onWhy={(whose, near) => explain('seat' in whose ? pointsWhy(teller, whose.seat) : printedWhy(teller, whose.printed), near)}
          />
          {view.smiths.length + view.setting.opponents.length <= FEW && <GemsKey words={words} texts={texts} />}
          <Log tab="log" lines={logLines} onLeave={() => undefined} />
        </>
      }
    >
      {drag.lifted !== undefined && (
        <div className="in-the-air" style={{ left: drag.x, top: drag.y }}>
          <span className="sword-tile lying">
            {/* Only tiles are taken up here. */}
            <Gem tile={drag.lifted.value as Tile} />
          </span>
        </div>
      )}
      <p className="spoken" aria-live="polite">
        {lastStep === undefined ? '' : tell(lastStep, seats, state).join(' ')}
      </p>
      {looked !== undefined && (
        <LookedAt looked={looked} view={view} reckoning={reckoning} wording={wording} onClose={() => setLooked(undefined)} />
      )}
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
