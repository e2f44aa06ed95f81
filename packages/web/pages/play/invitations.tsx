import './invitations.css';
import { useRef, useState } from 'react';
import { serviceAt } from '../../table/remote/api.ts';
import type { TableState } from '../../table/table.ts';
import { useWords } from '../../words/language.ts';
import { useRefusal } from '../../words/refusals.ts';
import { Page } from '../shell/page.tsx';
import { areKept, invitationsOf, linkTo, renewInvitation } from './kept-invitations.ts';
import { usePlayWords } from './play-words.ts';

const service = serviceAt();

const Shared = ({ link, name }: { readonly link: string; readonly name: string }) => {
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
      // Some browsers keep the clipboard to themselves: then it is copied by hand.
      field.current?.select();
      setSaid('not copied');
    }
  };
  return (
    <div className="invitation">
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

/** What whoever made a match sees until the others have come: a link to each seat that is kept for somebody. */
export const Invitations = ({ match, state: { card, watcher } }: { readonly match: string; readonly state: TableState }) => {
  const words = useWords().play;
  const play = usePlayWords();
  const inWords = useRefusal();
  const [links, setLinks] = useState(() => invitationsOf(match));
  const [refused, setRefused] = useState<string>();
  const free = card.seats.flatMap(({ kind, taken }, seat) => (kind === 'person' && !taken ? [seat] : []));
  const renew = async (seat: number): Promise<void> => {
    const made = await service.invite(match, seat);
    if (!made.ok) return setRefused(inWords(made.refusal));
    setRefused(undefined);
    renewInvitation(match, seat, made.value.link);
    setLinks(invitationsOf(match));
  };
  const told = free.filter((seat) => linkTo(links, seat) !== undefined);
  return (
    <Page>
      <div className="invitations">
        <h1 className="display" aria-live="polite">
          {words.waiting}
        </h1>
        {told.length > 0 && <p>{words.share}</p>}
        {free.map((seat) => {
          const link = linkTo(links, seat);
          return link === undefined ? null : <Shared key={link} link={link} name={words.share} />;
        })}
        {told.length > 0 && !areKept(match) && <p role="status">{play.linksNotKept}</p>}
        {watcher !== null &&
          free.map((seat) => (
            <button key={seat} type="button" className="btn" onClick={() => void renew(seat)}>
              {free.length === 1 ? play.newLink : play.newLinkTo(seat + 1)}
            </button>
          ))}
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
