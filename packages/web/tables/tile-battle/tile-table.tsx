import type { Event } from '@swordtable/games/tile-battle/events';
import { TERRAIN, type Tile as TileNumber } from '@swordtable/games/tile-battle/state';
import type { View } from '@swordtable/games/tile-battle/view';
import { words as gameWords } from '@swordtable/games/tile-battle/words';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Table, TableState } from '../../table/table.ts';
import { Board } from './board.tsx';
import { useTileWords } from './context.ts';
import { DraftRow } from './draft-row.tsx';
import { Hand } from './hand.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { faceInHand } from './labels.ts';
import { Prompt } from './prompt.tsx';
import { ScorePanel } from './score-panel.tsx';
import { flippedIn, told } from './telling.ts';
import { Tile } from './tile.tsx';
import { useAsking } from './use-asking.ts';
import { useDrag } from './use-drag.ts';
import { WhatHappened } from './what-happened.tsx';
import './tile-table.css';

export interface TileTableProps {
  readonly state: TableState;
  /** Answers and previews; left out where one only watches. */
  readonly table?: Pick<Table, 'act' | 'preview'> | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly undoRefused?: string | undefined;
  readonly onHint?: (() => void) | undefined;
}

const NOTHING: readonly TileNumber[] = [];
type Tab = 'mine' | 'theirs' | 'log';

/** The names of both seats; whoever looks on is called by the word for oneself. */
const useNames = ({ card, watcher }: TableState): readonly [string, string] => {
  const words = useTileWords();
  const name = (seat: number): string => card.seats[seat]?.name || words.colour(seat);
  return watcher === null || card.seats.filter(({ kind }) => kind !== 'bot').length > 1
    ? [name(0), name(1)]
    : [watcher === 0 ? words.you : name(0), watcher === 1 ? words.you : name(1)];
};

/** The table of Olympus and Asgard: scores, hands, board, prompt and log, by pointer, finger and keyboard. */
export const TileTable = ({ state, table, onUndo, undoRefused, onHint }: TileTableProps) => {
  // The table is chosen by the game, so the view is that of a tile battle.
  const view = state.view as unknown as View;
  const words = useTileWords();
  const asking = useAsking(view, state.decision, table);
  const drag = useDrag(asking);
  const names = useNames(state);
  const [inspected, setInspected] = useState<TileNumber>();
  const [marked, setMarked] = useState(NOTHING);
  const [tab, setTab] = useState<Tab>('mine');
  const root = useRef<HTMLElement>(null);
  const lines = useMemo(() => told(state.steps), [state.steps]);
  const mine = state.watcher ?? 0;
  const theirs = 1 - mine;
  const asked = state.asked.map(({ seat }) => seat);
  const lastStep = state.steps.at(-1);
  const flipped = useMemo(() => flippedIn(lastStep?.events ?? []), [lastStep]);
  const lastPlaced = lines.findLast(({ event }) => event.what === 'placed')?.event;

  const turn = asking.turn;
  const canTurn = asking.isPlacement && asking.picks['tile'] !== undefined;
  // The browser lets a wheel be stopped only by a listener that says so beforehand.
  useEffect(() => {
    const element = root.current;
    if (element === null || !canTurn) return;
    const onWheel = (event: WheelEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.board-space, .mine') === null || event.deltaY === 0) return;
      event.preventDefault();
      turn(event.deltaY > 0 ? 1 : -1);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canTurn, turn]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') asking.cancel();
    else if (canTurn && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) asking.turn(event.shiftKey ? -1 : 1);
  };

  const pickedTile = asking.picks['tile'];
  const acting = state.decision !== null && view.placed > TERRAIN ? view.placed : undefined;
  const shown = inspected ?? (typeof pickedTile === 'number' ? pickedTile : acting);
  const inSight = useMemo(
    () =>
      new Set([
        ...view.hands[0],
        ...view.hands[1],
        ...view.pool,
        ...(typeof view.looking === 'number' ? [] : view.looking),
        ...view.board.map(({ tile }) => tile),
      ]),
    [view],
  );
  const note = (seat: number): string => {
    if (view.over) return '';
    if (asked.includes(seat)) return seat === state.watcher ? words.yourTurn : words.theirTurn;
    return words.waiting;
  };
  const shared = { view, asking, marked, onInspect: setInspected };
  const panel = (seat: number) => (
    <ScorePanel
      view={view}
      seat={seat}
      name={names[seat] ?? ''}
      note={note(seat)}
      acts={asked.includes(seat)}
      after={asking.outlook?.view}
    />
  );
  const waits = asked.find((seat) => seat !== state.watcher);
  const drafting = view.pool.length > 0;
  const bare = view.board.length === 0;
  return (
    <main ref={root} className="table" data-tab={tab} data-drafting={drafting || undefined} onKeyDown={onKeyDown}>
      <div className="rail left">
        {panel(mine)}
        <Hand
          {...shared}
          seat={mine}
          drag={drag}
          className="mine"
          title={state.watcher === null ? words.handOf(names[mine] ?? '') : words.yourHand}
        />
        <HeroPanel view={view} tile={shown} />
      </div>
      <div className="middle">
        {drafting && <DraftRow {...shared} roomy={bare} />}
        {(!drafting || !bare) && (
          <Board {...shared} seat={view.active} flipped={flipped} lastPlaced={lastPlaced?.what === 'placed' ? lastPlaced.tile : TERRAIN} />
        )}
        <Prompt
          view={view}
          decision={state.decision}
          asking={asking}
          names={names}
          seat={mine}
          waitsFor={waits === undefined ? undefined : names[waits]}
          inSight={inSight}
          onUndo={onUndo}
          undoRefused={undoRefused}
          onHint={onHint}
        />
      </div>
      <div className="rail right">
        {panel(theirs)}
        <Hand {...shared} seat={theirs} className="theirs" title={words.handOf(names[theirs] ?? '')} />
        <WhatHappened lines={lines} onMark={setMarked} />
      </div>
      <div className="tabs">
        {(['mine', 'theirs', 'log'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {each === 'mine'
              ? words.myTab(view.toPlace[mine] ?? 0)
              : each === 'theirs'
                ? words.theirTab(names[theirs] ?? '', view.toPlace[theirs] ?? 0)
                : words.logTab}
          </button>
        ))}
      </div>
      {drag.tile !== undefined && (
        <div className="in-the-air" style={{ left: drag.x, top: drag.y }}>
          <Tile face={faceInHand(view, drag.tile, mine, asking.turns)} states={['selected']} size={96} />
        </div>
      )}
      <p className="spoken" aria-live="polite">
        {(lastStep?.events ?? []).map((event) => gameWords.event(event as Event)).join(' ')}
      </p>
    </main>
  );
};
