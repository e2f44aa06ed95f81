import { ENTRANTS_MIN, type TournamentDetails } from '@swordtable/server/api/tournaments';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../me/me.ts';
import { useTask } from '../me/use-task.ts';
import { tournaments } from './service.ts';
import { useTournamentWords } from './tournament-words.ts';

interface ActionsProps {
  readonly details: TournamentDetails;
  readonly set: (details: TournamentDetails) => void;
}

/** Copies the address of the page. */
const CopyLink = () => {
  const words = useTournamentWords();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" className="btn" onClick={copy}>
      <span role="status">{isCopied ? words.copied : words.copyLink}</span>
    </button>
  );
};

/** What the visitor can do: enter, withdraw, and as its host start or cancel it. */
export const Actions = ({ details, set }: ActionsProps) => {
  const words = useTournamentWords();
  const { me } = useMe();
  const [isSure, setSure] = useState(false);
  const { message, isBusy, run } = useTask();
  const { tournament, status, you, entrants, most } = details;
  const own = you.entrant === null ? undefined : entrants[you.entrant];
  const button = (name: string, does: typeof tournaments.start, style = 'btn', disabled = false) => (
    <button
      type="button"
      className={style}
      disabled={isBusy || disabled}
      onClick={() =>
        void run(
          () => does(tournament),
          (next) => {
            set(next);
            return '';
          },
        )
      }
    >
      {name}
    </button>
  );
  const isOpen = status === 'open';
  const isCurrent = isOpen || status === 'running';
  return (
    <div className="tournament-actions">
      <div className="tournament-buttons">
        {isOpen && own === undefined && me === null && (
          <Link className="btn lamp" href="/me">
            {words.form.chooseName}
          </Link>
        )}
        {isOpen && own === undefined && me !== null && entrants.length < most && button(words.enter, tournaments.enter, 'btn lamp')}
        {isOpen && you.host && button(words.start, tournaments.start, 'btn lamp', entrants.length < ENTRANTS_MIN)}
        {isCurrent && own?.out === true && button(words.comeBack, tournaments.enter, 'btn lamp')}
        {isCurrent && own !== undefined && own.out !== true && button(words.withdraw, tournaments.withdraw)}
        {isOpen && <CopyLink />}
        {isCurrent &&
          you.host &&
          (isSure ? (
            button(words.cancelSure, tournaments.cancel)
          ) : (
            <button type="button" className="btn quiet" onClick={() => setSure(true)}>
              {words.cancel}
            </button>
          ))}
      </div>
      {isOpen && <p>{own === undefined && me === null ? words.form.nameless : words.invite}</p>}
      {own?.out === true && <p>{words.youAreOut}</p>}
      <p role="status">{message}</p>
    </div>
  );
};
