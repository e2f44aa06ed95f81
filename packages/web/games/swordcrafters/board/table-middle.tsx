import type { Action } from '@swordtable/games/swordcrafters/action';
import { InRail } from '../../../kit/layout/table-layout.tsx';
import { Advice } from '../../../kit/selection/advice.tsx';
import type { BoardProps } from '../typed.ts';
import { actionLabel } from './action-label.ts';
import { usePromptWords } from './context.ts';
import type { ScoreContext } from './score-rows.ts';
import { Stage } from './stage.tsx';
import { SwordPrompt } from './sword-prompt.tsx';
import type { SwordPlay } from './use-sword-play.ts';
import { nameOf, type Wording } from './wording.ts';

interface TableMiddleProps extends Pick<BoardProps, 'state' | 'tools' | 'advice' | 'coach'> {
  readonly play: SwordPlay;
  readonly seat: number;
  readonly context: ScoreContext;
  readonly wording: Wording;
  /** The scoring was told to its end. */
  readonly onTold: () => void;
}

/** The grid or the tray, what a bot thinks, and the question. */
export const TableMiddle = ({ state, tools, advice, coach, play, seat, context, wording, onTold }: TableMiddleProps) => {
  const { answers } = usePromptWords();
  const { view } = state;
  const { selection } = play;
  const waitsFor = state.asked.filter((each) => each.seat !== state.watcher).map((each) => nameOf(wording, each.seat));
  const isOver = view.phase === 'over' || state.card.status === 'over';
  return (
    <>
      <Stage {...play} {...{ view, state, seat, context, wording, onTold }} />
      {advice !== undefined && (
        <InRail>
          <Advice<Action>
            thoughts={advice}
            selection={selection}
            say={(action) => actionLabel(view, action, answers, wording)}
            sayReason={context.say}
          />
        </InRail>
      )}
      {coach}
      {/* When all is over, the banner above says so, and the scoring has the room. */}
      {!isOver && (
        <SwordPrompt {...play} {...{ view, seat, waitsFor, tools, wording }} decision={state.decision} cutsLeft={view.cutsLeft} />
      )}
    </>
  );
};
