import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { useCallback, useMemo, useState } from 'react';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { Log } from '../../../kit/log/log.tsx';
import { DragGhost } from '../../../kit/selection/drag-ghost.tsx';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import { useTelling } from '../../../kit/table/use-telling.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import type { BoardProps } from '../typed.ts';
import { magicWhy, pointsWhy, printedWhy, type Teller } from '../why/why.ts';
import { Bench } from './bench.tsx';
import { bladeNames } from './blade-names.ts';
import { useScoringWords, useTableTexts } from './context.ts';
import { Gem } from './gem.tsx';
import { GemsKey } from './gems-key.tsx';
import { type Looked, LookedAt } from './looked-at.tsx';
import { MagicPanel } from './magic-panel.tsx';
import { useSwordSentences } from './sentences.ts';
import { SwordsPanel } from './swords-panel.tsx';
import { TableMiddle } from './table-middle.tsx';
import { useSwordTexts } from './texts.ts';
import { useStageFocus } from './use-stage-focus.ts';
import { useSwordLog } from './use-sword-log.tsx';
import { useSwordPlay } from './use-sword-play.ts';
import type { Wording } from './wording.ts';

/** With so many swords there is room for the names of the gems. */
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
  const { state, seats, table, openRule } = props;
  const { view } = state;
  const words = useTableTexts();
  const scoring = useScoringWords();
  const texts = useSwordTexts();
  const tell = useTelling({ useSentences: useSwordSentences });
  const wording = useMemo((): Wording => ({ words, texts, seats }), [words, texts, seats]);
  const teller = useMemo((): Teller => ({ view, texts, seats, scoring }), [view, texts, seats, scoring]);
  const mine = state.watcher ?? 0;
  const play = useSwordPlay(props, mine);
  const { asking, drag, reckoning, ahead } = play;
  const stageFocus = useStageFocus();
  const [looked, setLooked] = useState<Looked>();
  const { explained, explain, close } = useWhy();
  const isSolo = view.setting.seats === 1;
  const onScored = useCallback(() => explain(pointsWhy(teller, mine)), [explain, teller, mine]);
  const logLines = useSwordLog(state.steps, seats, isSolo, onScored);
  const lastStep = state.steps.at(-1);
  const isBuilding = asking.options.some((option) => 'tile' in option);
  return (
    <TableLayout
      className="swordcrafters"
      data-dual={view.setting.dual || undefined}
      data-alone={isSolo || undefined}
      {...stageFocus}
      onKeyDown={({ key }) => key === 'Escape' && asking.cancel()}
      tabs={[
        ...(isBuilding ? [] : [{ id: 'sword', label: words.tabs.sword }]),
        { id: 'magic', label: words.tabs.magic },
        { id: 'log', label: words.tabs.log },
      ]}
      left={<Bench {...{ view, seat: mine, reckoning, ahead, asking, wording }} onWhy={(near) => explain(pointsWhy(teller, mine), near)} />}
      middle={<TableMiddle {...props} {...{ play, seat: mine, teller, wording }} />}
      right={
        <>
          <MagicPanel
            {...{ view, mine, reckoning, wording }}
            onWhy={(at, near) => explain(magicWhy(teller, at, bladeNames(view, reckoning, wording)), near)}
          />
          <SwordsPanel
            {...{ view, state, reckoning, wording }}
            isReplay={table === undefined}
            onLook={setLooked}
            onWhy={(whose, near) => explain('seat' in whose ? pointsWhy(teller, whose.seat) : printedWhy(teller, whose.printed), near)}
          />
          {view.smiths.length + view.setting.opponents.length <= FEW && <GemsKey words={words} texts={texts} />}
          <Log tab="log" lines={logLines} onLeave={() => undefined} />
        </>
      }
    >
      <TileGhost drag={drag} />
      <Announcer sentences={lastStep === undefined ? [] : tell(lastStep, seats, state)} />
      {looked !== undefined && (
        <LookedAt looked={looked} view={view} reckoning={reckoning} wording={wording} onClose={() => setLooked(undefined)} />
      )}
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
