import { type Game, panelsOf } from '@swordtable/kernel';
import { useMemo } from 'react';
import { Announcer } from '../layout/announcer.tsx';
import { TableLayout, TabPanel } from '../layout/table-layout.tsx';
import { useTableWords } from '../layout/table-words.ts';
import { Log } from '../log/log.tsx';
import { Advice } from '../selection/advice.tsx';
import { Prompt } from '../selection/prompt.tsx';
import { type PickPolicy, useSelection } from '../selection/use-selection.ts';
import type { BoardProps } from '../table/game-table.ts';
import { useLanguage } from '../words/language.ts';
import { Answers, useGenericWords } from './answers.tsx';
import { Panels } from './panels.tsx';
import { Players } from './players.tsx';
import { useEventLog } from './use-event-log.tsx';
import './generic-board.css';

/** Each button gives a whole answer: nothing is picked step by step. */
const WHOLE: PickPolicy = { first: {}, defaults: {}, holds: [] };
const wholeAnswers = (): PickPolicy => WHOLE;

/** The table of a game without a board: its view as panels and its answers as buttons, in the words of its rules. */
export const GenericBoard = ({
  gameWords,
  state,
  seats,
  table,
  tools,
  advice,
  coach,
}: BoardProps<unknown, unknown, object> & { readonly gameWords: Game['words'] }) => {
  const words = useGenericWords();
  const all = useTableWords();
  const language = useLanguage();
  const { decision } = state;
  const selection = useSelection<object>(decision, table, wholeAnswers);
  const lines = useEventLog(gameWords, state.steps, seats);
  const panels = useMemo(() => panelsOf(state.view, gameWords.seat), [state.view, gameWords]);
  const waitsFor = state.asked.filter(({ seat }) => seat !== state.watcher).map(({ seat }) => gameWords.seat(seat));
  const waiting =
    waitsFor.length === 0 ? all.notAsked : all.waitFor(new Intl.ListFormat(language, { type: 'conjunction' }).format(waitsFor));
  const say = (action: object): string => gameWords.action(action);
  return (
    <TableLayout
      className="generic"
      tabs={[
        { id: 'table', label: words.table },
        { id: 'log', label: words.log },
      ]}
      left={<Players state={state} seats={seats} seatName={gameWords.seat} />}
      middle={
        <>
          <TabPanel tab="table" className="stage" aria-label={words.table}>
            <Panels panels={panels} />
          </TabPanel>
          {advice !== undefined && <Advice thoughts={advice} selection={selection} say={say} sayReason={gameWords.message} />}
          {coach}
          {state.card.status !== 'over' && (
            <Prompt
              title={decision === null ? waiting : gameWords.prompt(decision.prompt)}
              isFinal={selection.isFinal}
              refusal={selection.refusal}
              idle={decision === null}
              tools={tools === undefined ? undefined : <div className="generic-tools">{tools}</div>}
            >
              {decision !== null && table !== undefined && (
                <Answers decision={decision} options={selection.options} say={say} selection={selection} />
              )}
            </Prompt>
          )}
        </>
      }
      right={<Log tab="log" lines={lines} onLeave={() => undefined} />}
    >
      <Announcer sentences={(state.steps.at(-1)?.events ?? []).map(gameWords.event)} />
    </TableLayout>
  );
};
