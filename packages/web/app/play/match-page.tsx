import type { Refusal, Result } from '@swordtable/kernel';
import type { MatchDetails } from '@swordtable/server/api/match';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useRefusal } from '../../kit/words/refusals.ts';
import { titleOf } from '../home/home-games.ts';
import { useMe } from '../me/me.ts';
import { Page } from '../shell/page.tsx';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { AtTable } from './at-table.tsx';
import { type Entered, enterMatch, isInvitation, makeMatch, takeSeat } from './enter-match.ts';
import { keepInvitations } from './kept-invitations.ts';
import { MatchAbout } from './match-about.tsx';
import { OnlineMatch } from './online-match.tsx';
import { ownName } from './own-name.ts';
import { usePlayWords } from './play-words.ts';
import { RatedGuest } from './rated-guest.tsx';
import { useSeatNames } from './seat-names.ts';
import { TakeSeat } from './take-seat.tsx';

/** Creates a match by link, after asking for the visitor's name if it isn't known. */
const NewMatch = () => {
  const words = useWords();
  const play = usePlayWords();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [name, setName] = useState(ownName);
  const [refusal, setRefusal] = useState<Refusal>();
  const inWords = useRefusal();
  useEffect(() => {
    if (name === '') return;
    let here = true;
    void makeMatch(search, name).then((made) => {
      if (!here) return;
      if (!made.ok) return setRefusal(made.refusal);
      keepInvitations(made.value);
      navigate(`/match/${made.value.match}`, { replace: true });
    });
    return () => {
      here = false;
    };
  }, [search, name, navigate]);
  if (refusal !== undefined) return <SentencePage sentence={inWords(refusal)} />;
  if (name !== '') return <SentencePage sentence={words.page.loading} />;
  return <TakeSeat heading={play.makeHeading} text={play.makeText} button={play.makeButton} onReady={setName} />;
};

interface InvitedToManyProps {
  readonly card: MatchDetails;
  readonly seat: number;
  readonly title: string;
  readonly onReady: (name: string) => void;
}

/** Shows an invited player who is at the table, who isn't yet, and which seat is theirs. */
const InvitedToMany = ({ card, seat, title, onReady }: InvitedToManyProps) => {
  const play = usePlayWords();
  const names = useSeatNames({ card, watcher: null });
  return (
    <TakeSeat
      heading={play.invitedHeading}
      text={play.invitedText(title, '')}
      button={play.sitDown}
      onReady={onReady}
      known={card.seats[seat]?.name ?? ''}
    >
      <MatchAbout card={card} />
      <AtTable seats={card.seats} names={names} own={seat} />
    </TakeSeat>
  );
};

const Invited = ({
  invitation,
  onReady,
}: {
  readonly invitation: Extract<Entered, { kind: 'invited' }>;
  readonly onReady: (name: string) => void;
}) => {
  const words = useWords();
  const play = usePlayWords();
  const { me } = useMe();
  const { card } = invitation;
  if (card === undefined)
    return <TakeSeat heading={play.invitedHeading} text={play.invitedPlain} button={play.sitDown} onReady={onReady} />;
  if (card.rated === true && me === null) return <RatedGuest card={card} />;
  const title = titleOf(words, card.game, card.name);
  if (card.seats.length > 2) return <InvitedToMany card={card} seat={invitation.seat} title={title} onReady={onReady} />;
  const names = card.seats.flatMap(({ name, taken }) => (taken && name !== '' ? [name] : [])).join(', ');
  return (
    <TakeSeat heading={play.invitedHeading} text={play.invitedText(title, names)} button={play.sitDown} onReady={onReady}>
      <MatchAbout card={card} />
    </TakeSeat>
  );
};

/** The link was used by another player. */
const Used = ({ onWatch }: { readonly onWatch: () => void }) => {
  const words = usePlayWords();
  return (
    <Page heading={words.usedHeading}>
      <div className="sentence">
        <h1 className="display">{words.usedHeading}</h1>
        <p>{words.usedText}</p>
        <button type="button" className="btn lamp" onClick={onWatch}>
          {words.usedWatch}
        </button>
      </div>
    </Page>
  );
};

/** Counts match links put into the address while the page is open. */
const useLinks = (): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (isInvitation(window.location.hash)) setCount((before) => before + 1);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return count;
};

const KnownMatch = ({ match }: { readonly match: string }) => {
  const words = useWords();
  const inWords = useRefusal();
  const links = useLinks();
  const [entered, setEntered] = useState<Result<Entered>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may allow something else.
  useEffect(() => {
    let here = true;
    void enterMatch(match, window.location.hash).then((result) => {
      if (here) setEntered(result);
      else if (result.ok && result.value.kind === 'table') result.value.table.close();
    });
    return () => {
      here = false;
    };
  }, [match, links]);
  const table = entered?.ok && entered.value.kind === 'table' ? entered.value.table : undefined;
  useEffect(() => {
    if (table === undefined) return;
    // The secret is no longer needed: it stays neither in sight nor in the history.
    if (window.location.hash !== '') history.replaceState(null, '', `/match/${match}`);
    return () => table.close();
  }, [table, match]);
  if (entered === undefined) return <SentencePage sentence={words.page.loading} />;
  if (!entered.ok) return <SentencePage sentence={inWords(entered.refusal)} />;
  if (entered.value.kind === 'table') return <OnlineMatch table={entered.value.table} match={match} />;
  if (entered.value.kind === 'used') return <Used onWatch={() => void enterMatch(match, '').then(setEntered)} />;
  const invitation = entered.value;
  return (
    <Invited invitation={invitation} onReady={(name) => void takeSeat(match, invitation.seat, name, invitation.invite).then(setEntered)} />
  );
};

/** A match on the server: a new one by link, or one the visitor was invited to. */
export const MatchPage = ({ match }: { readonly match: string }) => (match === 'new' ? <NewMatch /> : <KnownMatch match={match} />);
