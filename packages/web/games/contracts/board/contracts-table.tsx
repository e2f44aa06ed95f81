import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { standing } from '@swordtable/server/match/standing';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Announcer } from '../../../kit/layout/announcer.tsx';
import { TableLayout } from '../../../kit/layout/table-layout.tsx';
import { useInSight } from '../../../kit/layout/use-in-sight.ts';
import { Log } from '../../../kit/log/log.tsx';
import { useStepSentences } from '../../../kit/table/use-step-sentences.ts';
import type { BoardProps } from '../typed.ts';
import { Explaining } from '../why/explaining.tsx';
import { AboutCard } from './about/about-card.tsx';
import { AboutParty } from './about/about-party.tsx';
import { Question } from './ask/question.tsx';
import { useBoardWords } from './board-words.ts';
import { DraftStage } from './draft/draft-stage.tsx';
import { PayStage } from './end/pay-stage.tsx';
import { roundResult } from './end/round-result.ts';
import { RoundResultPanel } from './end/round-result-panel.tsx';
import { ScoreTable } from './end/score-table.tsx';
import { HeldCardProvider } from './held-card-provider.tsx';
import { Commons } from './kingdom/commons.tsx';
import { ContractColumns } from './kingdom/contract-columns.tsx';
import { House } from './kingdom/house.tsx';
import { Road } from './kingdom/road.tsx';
import { SetBonuses } from './kingdom/set-bonuses.tsx';
import { partyOf } from './known-party.ts';
import { Opponents } from './opponents.tsx';
import { OwnBand } from './own/own-band.tsx';
import { PlanStage } from './plan/plan-stage.tsx';
import { useContractSentences } from './sentences.ts';
import { type StageName, stageOf, TABS, tabOf } from './stage.ts';
import { TableContext, type TableInfo } from './table-info.ts';
import { Tips } from './tip.tsx';
import { useContractLog } from './use-contract-log.tsx';
import { useOffers } from './use-offers.ts';
import './contracts-table.css';
import './compact.css';
import './replayed.css';

const STAGES: Readonly<Record<Exclude<StageName, 'kingdom'>, () => ReactNode>> = {
  draft: () => <DraftStage />,
  plan: () => <PlanStage />,
  pay: () => <PayStage />,
  over: () => <ScoreTable />,
};

/** The room in the middle of the table; each new stage is scrolled into view. */
const StageRoom = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useInSight<HTMLDivElement>()} className="contracts-stage">
    {children}
  </div>
);

/** The card that something on the page stands for. */
const cardUnder = (target: EventTarget): CardId | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset['card'] : undefined;

/** The table of Contracts: the kingdom above, your party below, and the question beside both. */
export const ContractsTable = ({ state, seats, table, tools, advice, coach, openRule }: BoardProps) => {
  const { view } = state;
  const words = useBoardWords();
  const tell = useStepSentences({ useSentences: useContractSentences });
  const mine = state.watcher ?? 0;
  const offers = useOffers(state.decision, table);
  const [looked, setLooked] = useState<CardId>();
  const [visited, setVisited] = useState<number>();
  const [isLogOpen, setLogOpen] = useState(false);
  const party = useMemo(() => partyOf(view, mine), [view, mine]);
  const owner = seats[mine] ?? { you: true, name: '' };
  const at: TableInfo = { view, seats, mine, owner, party, offers, look: setLooked, visitParty: setVisited };
  const { lines, lastOf } = useContractLog(state.steps, seats);
  const asked = state.asked.map(({ seat }) => seat);
  const waitsFor = asked.filter((seat) => seat !== state.watcher).map((seat) => seats[seat]?.name ?? '');
  const lastStep = state.steps.at(-1);
  const stage = stageOf(view, mine, state.decision !== null, state.card.status === 'over');
  const [readRound, setReadRound] = useState(0);
  const result = useMemo(
    () =>
      roundResult(
        standing(state.steps).flatMap((step) => step.events),
        mine,
      ),
    [state.steps, mine],
  );
  const isTelling = stage === 'draft' && result.length > 0 && readRound !== view.round && table !== undefined;
  const onRead = isTelling ? () => setReadRound(view.round) : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') offers.forget();
    else if (event.key === 'i') setLooked(cardUnder(event.target) ?? looked);
  };
  // Whatever a press does, a long one, or the other button of a mouse, only looks.
  const onContextMenu = (event: MouseEvent): void => {
    const card = cardUnder(event.target);
    if (card === undefined) return;
    event.preventDefault();
    setLooked(card);
  };
  return (
    <TableContext value={at}>
      <Tips>
        <Explaining steps={state.steps} openRule={openRule}>
          <HeldCardProvider>
            <TableLayout
              className="contracts"
              data-stage={stage}
              data-log={isLogOpen || undefined}
              onKeyDown={onKeyDown}
              onContextMenu={onContextMenu}
              tabs={TABS.map((id) => ({ id, label: words.tabs[id] }))}
              wanted={tabOf(view, state.decision !== null)}
              left={null}
              middle={
                <>
                  <div className="top-line">
                    <Opponents lastOf={lastOf} asked={asked} />
                    <button type="button" className="btn quiet open-log" aria-pressed={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
                      {isLogOpen ? words.closeLog : words.log}
                    </button>
                  </div>
                  <div className="kingdom">
                    {stage !== 'kingdom' && (
                      <StageRoom key={isTelling ? 'result' : stage}>
                        {onRead === undefined ? STAGES[stage]() : <RoundResultPanel events={result} onClose={onRead} />}
                      </StageRoom>
                    )}
                    <ContractColumns />
                    <Road />
                    <House house="tavern" />
                    <House house="smith" />
                    <Commons />
                    <SetBonuses />
                  </div>
                  <OwnBand stage={stage} />
                </>
              }
              right={
                <>
                  <Log tab="log" lines={lines} onLeave={() => undefined} />
                  <Question stage={stage} waitsFor={waitsFor} onRead={onRead} advice={advice} coach={coach} tools={tools} />
                </>
              }
            >
              <Announcer sentences={lastStep === undefined ? [] : tell(lastStep, seats, state)} />
              {looked !== undefined && <AboutCard card={looked} onClose={() => setLooked(undefined)} />}
              {visited !== undefined && <AboutParty seat={visited} onClose={() => setVisited(undefined)} />}
            </TableLayout>
          </HeldCardProvider>
        </Explaining>
      </Tips>
    </TableContext>
  );
};
