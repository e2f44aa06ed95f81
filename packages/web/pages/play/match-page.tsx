import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useWords } from '../../words/language.ts';
import { titleOf } from '../first/shelf.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { type Entered, enter, makeMatch, sitDown } from './entering.ts';
import { keepInvitations } from './invitations.tsx';
import { OnlineMatch } from './online-match.tsx';
import { ownName } from './own-name.ts';
import { usePlayWords } from './play-words.ts';
import { SitDown } from './sit-down.tsx';

/** Makes a match by link. Whoever has not said their name is asked for it first. */
const NewMatch = () => {
  const words = useWords();
  const play = usePlayWords();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [name, setName] = useState(ownName);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (name === '') return;
    let here = true;
    void makeMatch(search, name).then((made) => {
      if (!here) return;
      if (!made.ok) return setRefusal(made.refusal.sentence);
      keepInvitations(made.value);
      navigate(`/match/${made.value.match}`, { replace: true });
    });
    return () => {
      here = false;
    };
  }, [search, name, navigate]);
  if (refusal !== undefined) return <SentencePage sentence={refusal} />;
  if (name !== '') return <SentencePage sentence={words.page.loading} />;
  return <SitDown heading={play.makeHeading} text={play.makeText} button={play.makeButton} onReady={setName} />;
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
  const { card } = invitation;
  const names = card?.seats.flatMap(({ name, taken }) => (taken && name !== '' ? [name] : [])).join(', ') ?? '';
  const text = card === undefined ? play.invitedPlain : play.invitedText(titleOf(words, card.game, card.name), names);
  return <SitDown heading={play.invitedHeading} text={text} button={play.sitDown} onReady={onReady} />;
};

const KnownMatch = ({ match }: { readonly match: string }) => {
  const words = useWords();
  const [entered, setEntered] = useState<Result<Entered>>();
  useEffect(() => {
    let here = true;
    void enter(match, window.location.hash).then((result) => {
      if (here) setEntered(result);
      else if (result.ok && result.value.kind === 'table') result.value.table.close();
    });
    return () => {
      here = false;
    };
  }, [match]);
  const table = entered?.ok && entered.value.kind === 'table' ? entered.value.table : undefined;
  useEffect(() => {
    if (table === undefined) return;
    // The secret has done its work: it stays neither in sight nor in the history.
    if (window.location.hash !== '') history.replaceState(null, '', `/match/${match}`);
    return () => table.close();
  }, [table, match]);
  if (entered === undefined) return <SentencePage sentence={words.page.loading} />;
  if (!entered.ok) return <SentencePage sentence={entered.refusal.sentence} />;
  if (entered.value.kind === 'table') return <OnlineMatch table={entered.value.table} match={match} />;
  const invitation = entered.value;
  return (
    <Invited invitation={invitation} onReady={(name) => void sitDown(match, invitation.seat, name, invitation.invite).then(setEntered)} />
  );
};

/** A match that a service holds: a new one by link, or one that somebody was invited to. */
export const MatchPage = ({ match }: { readonly match: string }) => (match === 'new' ? <NewMatch /> : <KnownMatch match={match} />);
