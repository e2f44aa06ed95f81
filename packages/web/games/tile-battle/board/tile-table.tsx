import type { Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import { standing } from '@swordtable/server/match/standing';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { deadlineOf } from '../../../client/deadline.ts';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { noteOf } from '../../../kit/layout/player-note.ts';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { Log } from '../../../kit/log/log.tsx';
import { DragGhost } from '../../../kit/selection/drag-ghost.tsx';
import { useDrag } from '../../../kit/selection/use-drag.ts';
import { useInspect } from '../../../kit/selection/use-inspect.ts';
import { useStepSentences } from '../../../kit/table/use-step-sentences.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import type { BoardProps } from '../typed.ts';
import { type TileWhy, useTileWhy } from '../why/use-tile-why.ts';
import { useTileWords } from './context.ts';
import { Hand } from './hand.tsx';
import { hover, type Inspection, inspectedIn, pin, release } from './inspection.ts';
import { faceInHand } from './labels.ts';
import { lastPlacedIn, logEntries } from './log-entries.ts';
import { ShownHero } from './shown-hero.tsx';
import { Tile } from './tile.tsx';
import { TilePlayer } from './tile-player.tsx';
import { TileStage } from './tile-stage.tsx';
import { useRotation } from './use-rotation.ts';
import { useTileLog } from './use-tile-log.tsx';
import { useTileSelection } from './use-tile-selection.ts';
import { useTileSentences } from './use-tile-sentences.ts';
import './tile-table.css';

const NOTHING: readonly TileNumber[] = [];

/** What can be asked about by the other button, a long press or a key. */
const ASKABLE = '[data-cell], [data-hand]';

const lookAt = (why: TileWhy, element: HTMLElement): void => {
  const { cell, hand } = element.dataset;
  if (cell !== undefined) why.ask({ look: Number(cell) }, element);
  else if (hand !== undefined) why.ask({ hand: Number(hand) }, element);
};

/** The table of Olympus and Asgard: scores, hands, board, prompt, and log, by pointer, finger, and keyboard. */
export const TileTable = (props: BoardProps) => {
  const { state, seats, table, openRule } = props;
  const { view } = state;
  const words = useTileWords();
  const tableWords = useTableWords();
  const selection = useTileSelection(view, state.decision, table);
  const drag = useDrag(selection, 'cell');
  const names = seats.map(({ name }) => name);
  const [inspection, setInspection] = useState<Inspection>({});
  const [marked, setMarked] = useState(NOTHING);
  const root = useRef<HTMLElement>(null);
  const { explained, explain, close } = useWhy();
  const why = useTileWhy(state, seats, explain);
  const onInspect = (tile: TileNumber | undefined): void => setInspection((before) => hover(before, tile));
  const onPin = (tile: TileNumber): void => setInspection((before) => pin(before, tile));
  const looking = useInspect(ASKABLE, (element) => lookAt(why, element));
  const turning = useRotation(root, selection);
  const onKeyDown = (event: KeyboardEvent): void => {
    turning(event);
    looking.onKeyDown(event);
    if (event.key === 'Escape') setInspection(release);
  };
  const entries = useMemo(() => logEntries(standing(state.steps)), [state.steps]);
  const logLines = useTileLog(entries, seats, setMarked, why);
  const mine = state.watcher ?? 0;
  const theirs = 1 - mine;
  const asked = state.asked.map(({ seat }) => seat);
  const lastStep = state.steps.at(-1);
  const tell = useStepSentences({ useSentences: useTileSentences });
  // A question may be about a tile of the other hand.
  const wanted = [mine, theirs].find((seat) => view.hands[seat]?.some((tile) => selection.can('tile', tile)));
  // At the end, empty hands only take room from the score.
  const hasHands = !view.over || view.hands.some((hand) => hand.length > 0);
  const shared = { view, selection, marked, onInspect, onPin, why };
  const player = (seat: number) => (
    <TilePlayer
      view={view}
      seat={seat}
      name={names[seat] ?? ''}
      profile={seats[seat]?.profile}
      note={noteOf(state, seat, tableWords)}
      acts={asked.includes(seat)}
      due={deadlineOf(state, seat)}
      after={selection.outlook?.view}
      why={why}
    />
  );
  return (
    <TableLayout
      ref={root}
      data-wide-board
      data-drafting={view.pool.length > 0 || undefined}
      {...looking}
      onKeyDown={onKeyDown}
      tabs={[
        ...(hasHands
          ? [
              { id: 'mine', label: words.myTab(view.toPlace[mine] ?? 0) },
              { id: 'theirs', label: words.theirTab(names[theirs] ?? '', view.toPlace[theirs] ?? 0) },
            ]
          : []),
        { id: 'log', label: words.logTab },
      ]}
      wanted={wanted === undefined ? undefined : wanted === mine ? 'mine' : 'theirs'}
      left={
        <>
          {player(mine)}
          {hasHands && (
            <Hand
              {...shared}
              seat={mine}
              drag={drag}
              tab="mine"
              title={seats[mine]?.you === true ? words.yourHand : words.handOf(names[mine] ?? '')}
            />
          )}
          <ShownHero {...props} inspected={inspectedIn(inspection)} selection={selection} why={why} />
        </>
      }
      middle={<TileStage {...props} {...shared} pinned={inspection.pinned} lastPlaced={lastPlacedIn(entries)} />}
      right={
        <>
          {player(theirs)}
          {hasHands && <Hand {...shared} seat={theirs} tab="theirs" title={words.handOf(names[theirs] ?? '')} />}
          <Log tab="log" lines={logLines} onLeave={() => setMarked(NOTHING)} />
        </>
      }
    >
      <DragGhost drag={drag}>
        {(tile) =>
          typeof tile === 'number' && <Tile face={faceInHand(view, tile, mine, selection.turns)} states={['selected']} size={96} />
        }
      </DragGhost>
      <Announcer sentences={lastStep === undefined ? [] : tell(lastStep, seats, state)} />
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
