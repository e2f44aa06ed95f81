import { isActionCard, isWarrior } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import { type KeyboardEvent, useMemo, useState } from 'react';
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
import { type Explaining, useExplaining } from '../why/use-explaining.ts';
import { ArmyPanel } from './army-panel.tsx';
import { BattlePlayer } from './battle-player.tsx';
import { BeatsPanel } from './beats-panel.tsx';
import { ActionFace, WarriorCard } from './card.tsx';
import { useBattleWords } from './context.ts';
import { sideOf, type Wording } from './labels.ts';
import { useBattleSentences } from './log.ts';
import { Middle } from './middle.tsx';
import { isPart } from './targets.ts';
import { useBattleTexts } from './texts.ts';
import { useBattleLog } from './use-battle-log.tsx';
import { useBattleSelection } from './use-battle-selection.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const NOTHING: readonly number[] = [];

/** What can be asked about by the other button, a long press or a key. */
const ASKABLE = '[data-place], [data-card]';

const lookAt = (why: Explaining, element: HTMLElement): void => {
  const { place, part, value } = element.dataset;
  if (place !== undefined && isPart(part)) why.part(Number(place), part, element);
  else if (isActionCard(value)) why.card({ action: value }, element);
  else if (isWarrior(value)) why.card({ warrior: value }, element);
};

/** A card that is dragged. */
const HeldCard = ({ card, view, seat }: { readonly card: unknown; readonly view: View; readonly seat: number }) => {
  if (isActionCard(card)) return <ActionFace card={card} seat={seat} states={['selected']} />;
  return isWarrior(card) && <WarriorCard warrior={card} beats={view.cards.beats} seat={seat} states={['selected']} />;
};

/** The table of Battlefields, played by mouse, touch, or keyboard. */
export const BattleTable = ({ state, seats, table, tools, advice, coach, openRule }: BoardProps) => {
  const { view } = state;
  const words = useBattleWords();
  const tableWords = useTableWords();
  const texts = useBattleTexts();
  const tell = useStepSentences({ useSentences: useBattleSentences });
  const wording = useMemo((): Wording => ({ words, texts, seats }), [words, texts, seats]);
  const selection = useBattleSelection(state.decision, table);
  const drag = useDrag(selection, 'place');
  const [marked, setMarked] = useState(NOTHING);
  const { explained, explain, close } = useWhy();
  const mine = state.watcher ?? 0;
  const theirs = 1 - mine;
  const why = useExplaining(view, seats, mine, explain);
  const looking = useInspect(ASKABLE, (element) => lookAt(why, element));
  const keptFocus = useKeptFocus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') selection.cancel();
    looking.onKeyDown(event);
  };
  const logLines = useBattleLog(state.steps, view, wording, setMarked, why);
  const asked = state.asked.map(({ seat }) => seat);
  const isAsked = selection.options.length > 0;
  const lastStep = state.steps.at(-1);
  const isOver = view.phase === 'over' || state.card.status === 'over';
  const army = view.armies[mine];
  // In a replay one looks through somebody's eyes, but it is nobody's turn here.
  const isReplay = table === undefined;
  const answers = (seat: number): boolean => isAsked && seat === mine && view.exchange.length > 0;
  const player = (seat: number) => (
    <BattlePlayer
      view={view}
      seat={seat}
      name={seats[seat]?.name ?? ''}
      profile={seats[seat]?.profile}
      note={answers(seat) ? words.yourAnswer : noteOf(isReplay ? { ...state, watcher: null } : state, seat, tableWords)}
      acts={asked.includes(seat)}
      due={deadlineOf(state, seat)}
      after={selection.after}
      why={why}
    />
  );
  return (
    <TableLayout
      data-wide-board="tall"
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
          <ArmyPanel view={view} seat={mine} side={sideOf(wording, mine)} />
          <BeatsPanel beats={view.cards.beats} />
        </>
      }
      middle={<Middle {...{ state, wording, selection, drag, isReplay, isOver, marked, why, tools, advice, coach }} />}
      right={
        <>
          {player(theirs)}
          <ArmyPanel view={view} seat={theirs} side={sideOf(wording, theirs)} />
          <Log tab="log" lines={logLines} onLeave={() => setMarked(NOTHING)} />
        </>
      }
    >
      <DragGhost drag={drag}>{(card) => <HeldCard card={card} view={view} seat={mine} />}</DragGhost>
      <Announcer sentences={lastStep === undefined ? [] : tell(lastStep, seats, state)} />
      {explained !== undefined && <WhySlip explained={explained} onClose={close} openRule={openRule} />}
    </TableLayout>
  );
};
