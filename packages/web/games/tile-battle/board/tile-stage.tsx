import type { Action } from '@swordtable/games/tile-battle/action';
import type { Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import { tilesPicked } from '@swordtable/games/tile-battle/turn/obstacles';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { useMemo } from 'react';
import { InRail } from '../../../kit/layout/table-layout.tsx';
import { Advice } from '../../../kit/selection/advice.tsx';
import type { BoardProps } from '../typed.ts';
import { answerLabel } from './answer-label.ts';
import { Board } from './board.tsx';
import type { BoardProps as BoardPartProps } from './board-parts.ts';
import { useTileWords } from './context.ts';
import { DraftRow } from './draft-row.tsx';
import { flippedIn } from './log-entries.ts';
import { TilePrompt } from './tile-prompt.tsx';

/** Everything that lies on the table and can be pointed at there. */
export const inSightOf = (view: View): ReadonlySet<TileNumber> =>
  new Set([
    ...view.hands[0],
    ...view.hands[1],
    ...view.pool,
    ...(typeof view.looking === 'number' ? [] : view.looking),
    ...view.board.map(({ tile }) => tile),
  ]);

type TileStageProps = Pick<BoardProps, 'state' | 'seats' | 'tools' | 'advice' | 'coach'> &
  Pick<BoardPartProps, 'selection' | 'marked' | 'onInspect' | 'onPin' | 'pinned' | 'why' | 'lastPlaced'>;

/** The middle of the table: the open draft or the board, what the bot and the lesson say, and the prompt. */
export const TileStage = ({
  state,
  seats,
  tools,
  advice,
  coach,
  selection,
  marked,
  onInspect,
  onPin,
  pinned,
  why,
  lastPlaced,
}: TileStageProps) => {
  const { view, decision, steps, watcher } = state;
  const words = useTileWords();
  const lastStep = steps.at(-1);
  const flipped = useMemo(() => flippedIn(lastStep?.events ?? []), [lastStep]);
  const picked = useMemo(() => (decision === null ? [] : tilesPicked(view, decision.prompt)), [view, decision]);
  const inSight = useMemo(() => inSightOf(view), [view]);
  const names = seats.map(({ name }) => name);
  const waits = state.asked.find(({ seat }) => seat !== watcher)?.seat;
  const isOver = view.over || state.card.status === 'over';
  const drafting = view.pool.length > 0;
  const bare = view.board.length === 0;
  const say = (action: Action, prompt = decision?.prompt): string => answerLabel(action, { view, prompt, words, why });
  const shared = { view, selection, marked, onInspect, onPin, why };
  return (
    <>
      {drafting && <DraftRow {...shared} roomy={bare} />}
      {(!drafting || !bare) && (
        <Board {...shared} picked={picked} pinned={pinned} seat={view.active} flipped={flipped} steps={steps} lastPlaced={lastPlaced} />
      )}
      {advice !== undefined && (
        <InRail>
          <Advice<Action>
            thoughts={advice}
            selection={selection}
            say={say}
            sayStep={({ action, prompt }) => say(action, prompt)}
            sayReason={why.say}
          />
        </InRail>
      )}
      {coach}
      {/* How it ended, the page says: the board has the room then. */}
      {!isOver && (
        <TilePrompt
          view={view}
          decision={decision}
          selection={selection}
          names={names}
          seat={watcher ?? 0}
          waitsFor={waits === undefined ? undefined : names[waits]}
          inSight={inSight}
          tools={tools}
          why={why}
        />
      )}
    </>
  );
};
