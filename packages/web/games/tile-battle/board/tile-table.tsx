import type { Action } from '@swordtable/games/tile-battle/action';
import { TERRAIN, type Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { dueOf } from '../../../client/due.ts';
import { standing } from '../../../client/standing.ts';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { noteOf } from '../../../kit/layout/notes.ts';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { Log } from '../../../kit/log/log.tsx';
import { Advice } from '../../../kit/selection/advice.tsx';
import { DragGhost } from '../../../kit/selection/drag-ghost.tsx';
import { useDrag } from '../../../kit/selection/use-drag.ts';
import { useLooking } from '../../../kit/selection/use-looking.ts';
import { useTelling } from '../../../kit/table/use-telling.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import type { BoardProps } from '../typed.ts';
import { type TileWhy, useTileWhy } from '../why/use-tile-why.ts';
import { Board } from './board.tsx';
import { Candidates } from './candidates.tsx';
import { useTileWords } from './context.ts';
import { DraftRow } from './draft-row.tsx';
import { Hand } from './hand.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { faceInHand } from './labels.ts';
import { flippedIn, lastPlacedIn, logEntries } from './log-entries.ts';
import { Tile } from './tile.tsx';
import { TilePlayer } from './tile-player.tsx';
import { TilePrompt } from './tile-prompt.tsx';
import { useTileAsking } from './use-tile-asking.ts';
import { useTileLog } from './use-tile-log.tsx';
import { useTileSentences } from './use-tile-sentences.ts';
import { useTurning } from './use-turning.ts';
import './tile-table.css';

const NOTHING: readonly TileNumber[] = [];

/** Everything that lies on the table and can be pointed at there. */
const inSightOf = (view: View): ReadonlySet<TileNumber> =>
  new Set([
    ...view.hands[0],
    ...view.hands[1],
    ...view.pool,
    ...(typeof view.looking === 'number' ? [] : view.looking),
    ...view.board.map(({ tile }) => tile),
  ]);

/** What can be asked about by the other button, a long press or a key. */
const ASKABLE = '[data-cell], [data-hand]';

const lookAt = (why: TileWhy, element: HTMLElement): void => {
  const { cell, hand } = element.dataset;
  if (cell !== undefined) why.ask({ look: Number(cell) }, element);
  else if (hand !== undefined) why.ask({ hand: Number(hand) }, element);
};

/** The table of Olympus and Asgard: scores, hands, board, prompt and log, by pointer, finger and keyboard. */
export const TileTable = ({ state, seats, table, tools, advice, coach, openRule }: BoardProps) => {
  const { view } = state;
  const words = useTileWords();
  const tableWords = useTableWords();
  const asking = useTileAsking(view, state.decision, table);
  const drag = useDrag(asking, 'cell');
  const names = seats.map(({ name }) => name);
  const [inspected, setInspected] = useState<TileNumber>();
  const [marked, setMarked] = useState(NOTHING);
  const root = useRef<HTMLElement>(null);
  const { explained, explain, close } = useWhy();
  const why = useTileWhy(state, seats, explain);
  const looking = useLooking(ASKABLE, (element) => lookAt(why, element));
  const turning = useTurning(root, asking);
  const onKeyDown = (event: KeyboardEvent): void => {
    turning(event);
    looking.onKeyDown(event);
  };
  const entries = useMemo(() => logEntries(standing(state.steps)), [state.steps]);
  const logLines = useTileLog(entries, seats, setMarked, why);
  const mine = state.watcher ?? 0;
  const theirs = 1 - mine;
  const asked = state.asked.map(({ seat }) => seat);
  const lastStep = state.steps.at(-1);
  const flipped = useMemo(() => flippedIn(lastStep?.events ?? []), [lastStep]);
  const tell = useTelling({ useSentences: useTileSentences });
  const pickedTile = asking.picks['tile'];
  const acting = state.decision !== null && view.placed > TERRAIN ? view.placed : undefined;
  const shown = inspected ?? (typeof pickedTile === 'number' ? pickedTile : acting);
  const inSight = useMemo(() => inSightOf(view), [view]);
  // A question may be about a tile of the other hand.
  const wanted = [mine, theirs].find((seat) => view.hands[seat]?.some((tile) => asking.can('tile', tile)));
  const shared = { view, asking, marked, onInspect: setInspected, why };
  const player = (seat: number) => (
    <TilePlayer
      view={view}
      seat={seat}
      name={names[seat] ?? ''}
      note={noteOf(state, seat, tableWords)}
      acts={asked.includes(seat)}
      due={dueOf(state, seat)}
      after={asking.outlook?.view}
      why={why}
    />
  );
  const waits = asked.find((seat) => seat !== state.watcher);
  const drafting = view.pool.length > 0;
  const bare = view.board.length === 0;
  return (
    <TableLayout
      ref={root}
      data-drafting={drafting || undefined}
      {...looking}
      onKeyDown={onKeyDown}
      tabs={[
        { id: 'mine', label: words.myTab(view.toPlace[mine] ?? 0) },
        { id: 'theirs', label: words.theirTab(names[theirs] ?? '', view.toPlace[theirs] ?? 0) },
        { id: 'log', label: words.logTab },
      ]}
      wanted={wanted === undefined ? undefined : wanted === mine ? 'mine' : 'theirs'}
      left={
        <>
          {player(mine)}
          <Hand
            {...shared}
            seat={mine}
            drag={drag}
            tab="mine"
            title={seats[mine]?.you === true ? words.yourHand : words.handOf(names[mine] ?? '')}
          />
          <HeroPanel tile={shown} turns={asking.isPlacement && shown === pickedTile ? asking.turns : 0} why={why} openRule={openRule}>
            {shown === acting && state.decision !== null && <Candidates why={why} seq={state.decision.seq} table={table} />}
          </HeroPanel>
        </>
      }
      middle={
        <>
          {drafting && <DraftRow {...shared} roomy={bare} />}
          {(!drafting || !bare) && (
            <Board {...shared} seat={view.active} flipped={flipped} steps={state.steps} lastPlaced={lastPlacedIn(entries)} />
          )}
          {advice !== undefined && <Advice<Action> thoughts={advice} asking={asking} say={why.texts.action} />}
          {coach}
          <TilePrompt
            view={view}
            decision={state.decision}
            over={view.over || state.card.status === 'over'}
            asking={asking}
            names={names}
            seat={mine}
            waitsFor={waits === undefined ? undefined : names[waits]}
            inSight={inSight}
            tools={tools}
            why={why}
          />
        </>
      }
      right={
        <>
          {player(theirs)}
          <Hand {...shared} seat={theirs} tab="theirs" title={words.handOf(names[theirs] ?? '')} />
          <Log tab="log" lines={logLines} onLeave={() => setMarked(NOTHING)} />
        </>
      }
    >
      <DragGhost drag={drag}>
        {(tile) => typeof tile === 'number' && <Tile face={faceInHand(view, tile, mine, asking.turns)} states={['selected']} size={96} />}
      </DragGhost>
      <Announcer sentences={lastStep === undefined ? [] : tell(lastStep, seats, state)} />
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
