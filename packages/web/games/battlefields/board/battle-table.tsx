import type { Action } from '@swordtable/games/battlefields/action';
import { ACTIONS, type ActionCard, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { dueOf } from '../../../client/due.ts';
import { noteOf } from '../../../kit/layout/notes.ts';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { Log } from '../../../kit/log/log.tsx';
import { Advice } from '../../../kit/selection/advice.tsx';
import { useDrag } from '../../../kit/selection/use-drag.ts';
import { useLooking } from '../../../kit/selection/use-looking.ts';
import { WhySlip } from '../../../kit/why/slip.tsx';
import { useWhy } from '../../../kit/why/use-why.ts';
import type { BoardProps } from '../typed.ts';
import { type Explaining, useExplaining } from '../why/use-explaining.ts';
import { ArmyPanel } from './army-panel.tsx';
import { BattlePlayer } from './battle-player.tsx';
import { BattlePrompt } from './battle-prompt.tsx';
import { BeatsPanel } from './beats-panel.tsx';
import { ActionFace, WarriorCard } from './card.tsx';
import { useBattleWords, usePromptWords } from './context.ts';
import { Field } from './field.tsx';
import { Hand } from './hand.tsx';
import { sideOf, type Wording } from './labels.ts';
import { useBattleMoments } from './moments.tsx';
import { Pile } from './pile.tsx';
import { sayAction } from './saying.ts';
import { stillToTake } from './taking.ts';
import type { Part } from './targets.ts';
import { useBattleSentences } from './telling.ts';
import { useBattleTexts } from './texts.ts';
import { TopStrip } from './top-strip.tsx';
import { useBattleAsking } from './use-battle-asking.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLogLines } from './use-log-lines.tsx';
import { useRoundResult } from './use-round-result.ts';

const NOTHING: readonly number[] = [];

/** What can be asked about by the other button, a long press or a key. */
const ASKABLE = '[data-place], [data-card]';

const isAction = (value: string): value is ActionCard => ACTIONS.some((card) => card === value);

const lookAt = (why: Explaining, element: HTMLElement): void => {
  const { place, part, value } = element.dataset;
  if (place !== undefined) why.part(Number(place), part as Part, element);
  else if (value !== undefined) why.card(isAction(value) ? { card: value } : { warrior: value as Warrior }, element);
};

/** The table of Battlefields: players, lands, the field, prompt, hand and log, by pointer, finger and keyboard. */
export const BattleTable = ({ state, seats, table, tools, advice, coach, openRule }: BoardProps) => {
  const { view } = state;
  const words = useBattleWords();
  const promptWords = usePromptWords();
  const tableWords = useTableWords();
  const texts = useBattleTexts();
  const tell = useBattleSentences();
  const wording = useMemo((): Wording => ({ words, texts, seats }), [words, texts, seats]);
  const asking = useBattleAsking(state.decision, table);
  const drag = useDrag(asking, 'place');
  const [marked, setMarked] = useState(NOTHING);
  const { explained, explain, close } = useWhy();
  const mine = state.watcher ?? 0;
  const theirs = 1 - mine;
  const why = useExplaining(view, seats, mine, explain);
  const looking = useLooking(ASKABLE, (element) => lookAt(why, element));
  const keptFocus = useKeptFocus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') asking.cancel();
    looking.onKeyDown(event);
  };
  const moments = useBattleMoments(state.steps);
  const ended = useRoundResult(state);
  const logLines = useLogLines(state.steps, view, wording, setMarked, why);
  const asked = state.asked.map(({ seat }) => seat);
  const waits = asked.find((seat) => seat !== state.watcher);
  const isAsked = asking.options.length > 0;
  const lastStep = state.steps.at(-1);
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const army = view.armies[mine];
  const own = army?.own;
  const handCount = army && [words.actions(army.actionsHeld), words.warriors(army.held), words.deck(army.deck)].join(', ');
  const lifted = typeof drag.lifted?.value === 'string' ? drag.lifted.value : undefined;
  const me = sideOf(wording, mine);
  // In a replay one looks through somebody's eyes, but it is nobody's turn here.
  const isReplay = table === undefined;
  const isTaking = view.phase === 'muster' && stillToTake(view, mine) > 0;
  const answers = (seat: number): boolean => isAsked && seat === mine && view.exchange.length > 0;
  const player = (seat: number) => (
    <BattlePlayer
      view={view}
      seat={seat}
      name={seats[seat]?.name ?? ''}
      note={answers(seat) ? words.yourAnswer : noteOf(isReplay ? { ...state, watcher: null } : state, seat, tableWords)}
      acts={asked.includes(seat)}
      due={dueOf(state, seat)}
      after={asking.after}
      why={why}
    />
  );
  return (
    <TableLayout
      {...looking}
      {...keptFocus}
      onKeyDown={onKeyDown}
      tabs={[
        { id: 'hand', label: words.tabs.hand((army?.actionsHeld ?? 0) + (army?.held ?? 0)) },
        { id: 'lands', label: words.tabs.lands(view.armies.reduce((sum, { lands }) => sum + lands.length, 0)) },
        { id: 'beats', label: words.tabs.beats },
        { id: 'log', label: words.tabs.log },
      ]}
      left={
        <>
          {player(mine)}
          <ArmyPanel view={view} seat={mine} side={me} />
          <BeatsPanel beats={view.cards.beats} />
        </>
      }
      middle={
        <>
          <TopStrip view={view} seat={theirs} title={words.handOf(seats[theirs]?.name ?? '')} />
          <Field {...{ view, mine, asking, isAsked, marked, moments, ended, wording, why }} />
          {isTaking && own != null && <Pile view={view} seat={mine} title={words.pileOf(me)} asking={asking} why={why} />}
          {advice !== undefined && (
            <Advice<Action>
              thoughts={advice}
              asking={asking}
              say={(action) => sayAction(view, state.decision?.prompt.rule ?? '', mine, action, promptWords.answers, wording)}
            />
          )}
          {coach}
          <BattlePrompt
            view={view}
            decision={state.decision}
            over={isOver}
            asking={asking}
            seat={mine}
            waitsFor={waits === undefined ? undefined : seats[waits]?.name}
            tools={tools}
            wording={wording}
            why={why}
          />
          <Hand
            view={view}
            seat={mine}
            title={me.you ? words.yourHand : words.handOf(me.name)}
            note={own == null ? handCount : isReplay || view.phase !== 'battle' ? undefined : words.unseen}
            isTaking={isTaking}
            decision={state.decision}
            asking={asking}
            drag={drag}
            why={why}
          />
        </>
      }
      right={
        <>
          {player(theirs)}
          <ArmyPanel view={view} seat={theirs} side={sideOf(wording, theirs)} />
          <Log tab="log" lines={logLines} onLeave={() => setMarked(NOTHING)} />
        </>
      }
    >
      {lifted !== undefined && (
        <div className="in-the-air" style={{ left: drag.x, top: drag.y }}>
          {isAction(lifted) ? (
            <ActionFace card={lifted} seat={mine} states={['selected']} />
          ) : (
            <WarriorCard warrior={lifted as Warrior} beats={view.cards.beats} seat={mine} states={['selected']} />
          )}
        </div>
      )}
      <p className="spoken" aria-live="polite">
        {lastStep === undefined ? '' : tell(lastStep, seats, state).join(' ')}
      </p>
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
