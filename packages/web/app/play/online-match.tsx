import { accept, type Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import type { Table, TableState } from '../../client/table.ts';
import { stateFrom } from '../../client/table-state.ts';
import { useTable } from '../../client/use-table.ts';
import { MaintenanceBanner } from '../maintenance/banner.tsx';
import { AnalyzeLink } from './analyze-link.tsx';
import { hasDeal } from './deal/check-deal.ts';
import { DealResult } from './deal/deal-result.tsx';
import { Invitations } from './invitations.tsx';
import { forgetInvitations } from './kept-invitations.ts';
import { NextMatch } from './next-match.tsx';
import { usePlayWords } from './play-words.ts';
import { ReviewLink } from './review-link.tsx';
import { useSeatNames } from './seat-names.ts';
import { TablePage } from './table-page.tsx';
import { TakebackBanner } from './takeback-banner.tsx';
import { hasCompany, TalkTool } from './talk/talk-tool.tsx';
import { useOnlineActions } from './use-online-actions.ts';
import { usePaced } from './use-paced.ts';

const service = serviceAt();

/** A match on the server, with its actions. */
export const OnlineMatch = ({ table: played, match }: { readonly table: Table; readonly match: string }) => {
  const table = usePaced(played);
  const words = usePlayWords();
  const [note, setNote] = useState<string>();
  const state = useTable(table);
  const names = useSeatNames(state);
  const { card, watcher } = state;
  const isWaiting = card.status === 'waiting';
  useEffect(() => {
    if (!isWaiting) forgetInvitations(match);
  }, [isWaiting, match]);
  const lookBack = async (seq: number): Promise<Result<TableState>> => {
    const told = await service.tableAt(match, watcher, seq);
    const before = state.steps.filter((step) => step.seq <= seq);
    return told.ok ? accept(stateFrom({ ...told.value, decision: null, since: [] }, before)) : told;
  };
  const replay = `/replay/match/${match}`;
  // Everyone plays alone: no hints, and no bots that step in.
  const isStrict = card.rated === true || card.tournament !== undefined;
  const { actions, comeBack } = useOnlineActions(state, match, names, isStrict, setNote);
  const talk = watcher !== null && hasCompany(card.seats, watcher) && (
    <TalkTool table={played} match={match} own={watcher} seats={card.seats} names={names} isNamed={isWaiting} />
  );
  if (isWaiting) return <Invitations match={match} state={state} talk={talk} />;
  return (
    <TablePage
      table={table}
      actions={actions}
      talk={talk}
      note={note}
      lookBack={lookBack}
      isWithoutHints={isStrict || (card.hints !== true && card.seats.filter(({ kind }) => kind !== 'bot').length > 1)}
      banner={
        <>
          <MaintenanceBanner place={card.status === 'over' ? 'over' : 'running'} />
          {comeBack !== undefined && (
            <p className="away" role="status">
              {words.comeBackText}
              <button type="button" className="btn lamp" onClick={comeBack.onDo}>
                {comeBack.label}
              </button>
            </p>
          )}
          <TakebackBanner table={table} state={state} seats={names} say={setNote} />
        </>
      }
      deal={hasDeal(state) && <DealResult key={match} seen={state} />}
      afterwards={
        <>
          <ReviewLink state={state} replay={replay} />
          <Link className="btn" href={replay}>
            {words.replay}
          </Link>
          <AnalyzeLink card={card} source="match" />
          <NextMatch state={state} match={match} say={setNote} />
        </>
      }
    />
  );
};
