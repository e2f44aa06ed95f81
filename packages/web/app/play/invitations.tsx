import './invitations.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { serviceAt } from '../../client/remote/api.ts';
import type { TableState } from '../../client/table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useOpponentWords } from '../setup/opponent-words.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { AtTable } from './at-table.tsx';
import { areKept, invitationsOf, linkTo, renewInvitation } from './kept-invitations.ts';
import { MatchAbout } from './match-about.tsx';
import { usePlayWords } from './play-words.ts';
import { useSeatNames } from './seat-names.ts';

const service = serviceAt();

const Shared = ({ link, name, isNamed = false }: { readonly link: string; readonly name: string; readonly isNamed?: boolean }) => {
  const words = useWords().play;
  const { copyYourself } = usePlayWords();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'not copied'>();
  const whole = new URL(link, window.location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(whole);
      setSaid('copied');
    } catch {
      // Some browsers block the clipboard: then the link is copied by hand.
      field.current?.select();
      setSaid('not copied');
    }
  };
  return (
    <div className="invitation">
      {isNamed && <b>{name}</b>}
      <input ref={field} readOnly value={whole} aria-label={name} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" className="btn lamp" onClick={() => void copy()}>
        {said === 'copied' ? words.copied : words.copy}
      </button>
      <p className="said" role="status">
        {said === 'not copied' ? copyYourself : ''}
      </p>
    </div>
  );
};

/** Whether this browser can create links: the server knows the host. */
const useIsHost = (match: string, wasToldLinks: boolean): boolean => {
  const [isHost, setIsHost] = useState(wasToldLinks);
  useEffect(() => {
    let here = true;
    void service.one(match).then((found) => here && found.ok && setIsHost(found.value.host));
    return () => {
      here = false;
    };
  }, [match]);
  return isHost;
};

interface InvitationsProps {
  readonly match: string;
  readonly state: TableState;
  /** What talks to those who are here already. */
  readonly talk: ReactNode;
}

/** Shown to the host until everyone has joined: a link to each reserved seat. In a rematch, the players come with their own keys. */
export const Invitations = ({ match, state, talk }: InvitationsProps) => {
  const { card, watcher } = state;
  const words = useWords().play;
  const play = usePlayWords();
  const company = useOpponentWords();
  const inWords = useRefusal();
  const names = useSeatNames(state);
  const [links, setLinks] = useState(() => invitationsOf(match));
  const isHost = useIsHost(match, links.seats.length > 0);
  const [refused, setRefused] = useState<string>();
  const free = card.seats.flatMap(({ kind, taken }, seat) => (kind === 'person' && !taken ? [seat] : []));
  const isOpen = card.listed && card.seats.some(({ kind, taken }) => kind === 'open' && !taken);
  const renew = async (seat: number): Promise<void> => {
    const made = await service.invite(match, seat);
    if (!made.ok) return setRefused(inWords(made.refusal));
    setRefused(undefined);
    renewInvitation(match, seat, made.value.link);
    setLinks(invitationsOf(match));
  };
  // With two players, there's only one link, so seats need no names.
  const areMany = card.seats.length > 2;
  const told = free.filter((seat) => linkTo(links, seat) !== undefined);
  return (
    <Page>
      <div className="invitations">
        <h1 className="display" aria-live="polite">
          {words.waiting}
        </h1>
        <MatchAbout card={card} />
        {areMany && <AtTable seats={card.seats} names={names} own={watcher} />}
        {talk}
        {told.length > 0 && <p>{told.length > 1 ? company.share : words.share}</p>}
        {free.map((seat) => {
          const link = linkTo(links, seat);
          if (link === undefined) return null;
          return (
            <Shared key={link} link={link} name={areMany ? company.linkFor(names[seat]?.name ?? '') : words.share} isNamed={areMany} />
          );
        })}
        {isOpen && (
          <>
            <p>{play.openTable}</p>
            <Shared link={`/match/${match}`} name={play.openTable} />
          </>
        )}
        {told.length > 0 && !areKept(match) && <p role="status">{play.linksNotKept}</p>}
        {isHost && card.after === undefined && (
          <div className="row renewing">
            {free.map((seat) => (
              <button key={seat} type="button" className="btn" onClick={() => void renew(seat)}>
                {areMany ? company.newLinkFor(names[seat]?.name ?? '') : play.newLink}
              </button>
            ))}
          </div>
        )}
        {refused !== undefined && <p role="alert">{refused}</p>}
        {links.watch !== null && (
          <>
            <p>{words.spectators}</p>
            <Shared link={links.watch} name={words.spectators} />
          </>
        )}
      </div>
    </Page>
  );
};
