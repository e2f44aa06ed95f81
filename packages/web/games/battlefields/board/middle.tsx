import type { Action } from '@swordtable/games/battlefields/action';
import { InRail } from '../../../kit/layout/table-layout.tsx';
import { Advice } from '../../../kit/selection/advice.tsx';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import type { BoardProps } from '../typed.ts';
import type { Explaining } from '../why/use-explaining.ts';
import { actionLabel } from './action-label.ts';
import { BattlePrompt } from './battle-prompt.tsx';
import { usePromptWords } from './context.ts';
import { Field } from './field.tsx';
import { Hand } from './hand.tsx';
import { sideOf, type Wording } from './labels.ts';
import { stillToTake } from './limits.ts';
import { useBattleMoments } from './moments.tsx';
import { Pile } from './pile.tsx';
import { TopStrip } from './top-strip.tsx';
import type { BattleSelection } from './use-battle-selection.ts';
import { useRoundResult } from './use-round-result.ts';
import './analyzed.css';

interface MiddleProps extends Pick<BoardProps, 'state' | 'tools' | 'advice' | 'coach'> {
  readonly wording: Wording;
  readonly selection: BattleSelection;
  readonly drag: Dragging;
  readonly isReplay: boolean;
  /** Whether nothing is asked any more, by the rules or because somebody gave up. */
  readonly isOver: boolean;
  /** Places that a line of the log is about. */
  readonly marked: readonly number[];
  readonly why: Explaining;
}

/** What lies between the two armies: the other hand, the field, the question, and the own hand. */
export const Middle = ({ state, wording, selection, drag, isReplay, isOver, marked, why, tools, advice, coach }: MiddleProps) => {
  const { view } = state;
  const { words, seats } = wording;
  const promptWords = usePromptWords();
  const moments = useBattleMoments(state.steps);
  const ended = useRoundResult(state);
  const mine = state.watcher ?? 0;
  const theirs = 1 - mine;
  const me = sideOf(wording, mine);
  const army = view.armies[mine];
  const own = army?.own;
  const handCount = army && [words.actions(army.actionsHeld), words.warriors(army.held), words.deck(army.deck)].join(', ');
  const isAsked = selection.options.length > 0;
  const isTaking = view.phase === 'muster' && stillToTake(view, mine) > 0;
  const say = (action: Action, rule = state.decision?.prompt.rule ?? ''): string =>
    actionLabel(view, rule, mine, action, promptWords.answers, wording);
  const waits = state.asked.find(({ seat }) => seat !== state.watcher)?.seat;
  return (
    <>
      <TopStrip view={view} seat={theirs} title={words.handOf(seats[theirs]?.name ?? '')} />
      <Field {...{ view, mine, selection, isAsked, marked, moments, ended, wording, why }} />
      {isTaking && own != null && <Pile view={view} seat={mine} title={words.pileOf(me)} selection={selection} why={why} />}
      {advice !== undefined && (
        <InRail>
          <Advice<Action>
            thoughts={advice}
            selection={selection}
            say={say}
            sayStep={({ action, prompt }) => say(action, prompt.rule)}
            sayReason={why.say}
          />
        </InRail>
      )}
      {coach}
      {/* How it ended, the page says: the field has the room then. */}
      {!isOver && (
        <BattlePrompt
          view={view}
          decision={state.decision}
          selection={selection}
          seat={mine}
          waitsFor={waits === undefined ? undefined : seats[waits]?.name}
          tools={tools}
          wording={wording}
          why={why}
        />
      )}
      <Hand
        view={view}
        seat={mine}
        title={me.you ? words.yourHand : words.handOf(me.name)}
        note={own == null ? handCount : isReplay || view.phase !== 'battle' ? undefined : words.unseen}
        isTaking={isTaking}
        decision={state.decision}
        selection={selection}
        drag={drag}
        why={why}
      />
    </>
  );
};
