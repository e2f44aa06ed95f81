import { accept, type Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import type { Table, TableState } from '../../client/table.ts';
import { stateFrom } from '../../client/table-state.ts';
import { useTable } from '../../client/use-table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { MaintenanceBanner } from '../maintenance/banner.tsx';
import { AnalyzeLink } from './analyze-link.tsx';
import { hasDeal } from './deal/check-deal.ts';
import { DealResult } from './deal/deal-result.tsx';
import { Invitations } from './invitations.tsx';
import { forgetInvitations } from './kept-invitations.ts';
import type { MatchAction } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';
import { ReviewLink } from './review-link.tsx';
import { useSeatNames } from './seat-names.ts';
import { TablePage } from './table-page.tsx';
import { TakebackBanner } from './takeback-banner.tsx';
import { hasCompany, TalkTool } from './talk/talk-tool.tsx';
import { usePaced } from './use-paced.ts';

const service = serviceAt();
/** A stand-in bot plays well, but answers quickly. */
const STAND_IN = 'medium';

/** A match on the server, with its actions. */
export const OnlineMatch = ({ table: played, match }: { readonly table: Table; readonly match: string }) => {
  const table = usePaced(played);
  const words = usePlayWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const [note, setNote] = useState<string>();
  const state = useTable(table);
  const names = useSeatNames(state);
  const { card, watcher, asked } = state;
  const isWaiting = card.status === 'waiting';
  useEffect(() => {
    if (!isWaiting) forgetInvitations(match);
  }, [isWaiting, match]);
  const tell = async (doing: Promise<Result<unknown>>, done?: string): Promise<void> => {
    const result = await doing;
    setNote(result.ok ? done : inWords(result.refusal));
  };
  const lookBack = async (seq: number): Promise<Result<TableState>> => {
    const told = await service.tableAt(match, watcher, seq);
    const before = state.steps.filter((step) => step.seq <= seq);
    return told.ok ? accept(stateFrom({ ...told.value, decision: null, since: [] }, before)) : told;
  };
  const replay = `/replay/match/${match}`;
  const rematch = async (): Promise<void> => {
    const made = await service.rematch(match);
    if (made.ok) navigate(`/match/${made.value.match}`);
    else setNote(inWords(made.refusal));
  };
  const shareWatching = async (): Promise<void> => {
    const made = await service.watchLink(match);
    if (!made.ok) return setNote(inWords(made.refusal));
    const link = new URL(made.value.link, window.location.origin).href;
    await navigator.clipboard.writeText(link).then(
      () => setNote(words.watchCopied),
      () => setNote(words.notCopied(link)),
    );
  };
  const tournament = card.tournament === undefined ? undefined : `/tournaments/${card.tournament.id}`;
  // Everyone plays alone: no hints, and no bots that step in.
  const isStrict = card.rated === true || tournament !== undefined;
  const runs = card.status === 'running' && watcher !== null;
  const own = watcher === null ? undefined : card.seats[watcher];
  const isAway = own?.away !== undefined;
  const waitedFor = asked.map(({ seat }) => seat).filter((seat) => seat !== watcher && card.seats[seat]?.player !== 'bot');
  const actions: readonly MatchAction[] = [
    { id: 'replay', label: words.replay, onDo: () => navigate(replay) },
    ...(tournament === undefined ? [] : [{ id: 'tournament', label: words.toTournament, onDo: () => navigate(tournament) }]),
    ...card.seats.flatMap(({ profile, name }) =>
      profile === undefined ? [] : [{ id: profile.id, label: words.pageOf(name), onDo: () => navigate(`/players/${profile.id}`) }],
    ),
    ...(watcher === null || isStrict ? [] : [{ id: 'watch', label: words.watchLink, onDo: () => void shareWatching() }]),
    ...(runs && isAway && !isStrict
      ? [{ id: 'back', label: words.comeBack, onDo: () => void tell(service.comeBack(match, watcher)) }]
      : []),
    ...(runs && !isAway && !isStrict
      ? [{ id: 'hand', label: words.handOver, onDo: () => void tell(service.hand(match, watcher, STAND_IN)) }]
      : []),
    ...(runs && !isStrict
      ? waitedFor.map((seat) => ({
          id: `agree-${seat}`,
          label: words.agree(names[seat]?.name ?? ''),
          onDo: () => void tell(service.hand(match, seat, STAND_IN), words.agreed),
        }))
      : []),
  ];
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
          {runs && isAway && !isStrict && (
            <p className="away" role="status">
              {words.comeBackText}
              <button type="button" className="btn lamp" onClick={() => void tell(service.comeBack(match, watcher))}>
                {words.comeBack}
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
          {tournament !== undefined ? (
            <Link className="btn lamp" href={tournament}>
              {words.toTournament}
            </Link>
          ) : card.rematch !== undefined ? (
            <Link className="btn lamp" href={`/match/${card.rematch}`}>
              {words.toRematch}
            </Link>
          ) : (
            watcher !== null && (
              <button type="button" className="btn lamp" onClick={() => void rematch()}>
                {words.rematch}
              </button>
            )
          )}
        </>
      }
    />
  );
};
