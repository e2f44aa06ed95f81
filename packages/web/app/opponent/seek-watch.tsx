import './seek-watch.css';
import { SEATS_MIN } from '@swordtable/server/api/seeks';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import { pauseAfter } from '../../client/remote/http.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { sitIn } from '../play/enter-match.ts';
import { notify } from '../turns/badges.ts';
import { notificationPermission, notifications } from '../turns/permission.ts';
import { followSeek } from './follow-seek.ts';
import { useOpponentWords } from './opponent-words.ts';
import { setSeek, stopSeek, useSeek } from './own-seek.ts';
import { setSeeking, useSeeking } from './seeking.ts';
import { Waited } from './waited.tsx';

const service = serviceAt();
/** The server answers after this many seconds even without news. Unlike timers, requests aren't slowed down in the background. */
const WAIT = 20;
/** How long the note about the other game stays, in milliseconds. It's on the home page anyway. */
const NOTE_TIME = 20_000;

/** Follows this tab's seek, and goes to the table when the match begins. Returns whether the server is away. */
const useFollowing = (isSeeking: boolean): boolean => {
  const words = useOpponentWords();
  const [, navigate] = useLocation();
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!isSeeking) return;
    let open = true;
    let seats = SEATS_MIN;
    const follow = async (): Promise<void> => {
      const match = await followSeek({
        isOpen: () => open,
        ask: (known) => service.seek({ pace: 'live', known, wait: WAIT }),
        sit: ({ match: at, seat }) => sitIn(at, seat),
        pause: pauseAfter,
        show: (seek) => {
          seats = seek?.seats ?? seats;
          setSeek(seek ?? undefined);
        },
        away: setAway,
      });
      if (!open) return;
      setSeek(undefined);
      // A game against a bot is kept in this browser with every move.
      setSeeking(match !== undefined && window.location.pathname.startsWith('/play/') ? 'left' : 'no');
      if (match === undefined) return;
      const href = `/match/${match}`;
      if (document.visibilityState !== 'visible' && notifications.on() && notificationPermission() === 'yes')
        void notify({ title: words.found(seats), body: '', href });
      navigate(href);
    };
    void follow();
    return () => {
      open = false;
    };
  }, [isSeeking, navigate, words]);
  return away;
};

/** Whether someone is being looked for, on every page; the page for it shows more. */
export const SeekWatch = () => {
  const words = useOpponentWords();
  const seeking = useSeeking();
  const seek = useSeek();
  const [path] = useLocation();
  const away = useFollowing(seeking === 'yes');
  useEffect(() => {
    if (seeking !== 'left') return;
    const timer = setTimeout(() => setSeeking('no'), NOTE_TIME);
    return () => clearTimeout(timer);
  }, [seeking]);
  if (seeking === 'left')
    return (
      <p className="seek-note" role="status">
        {words.saved}
        <button
          type="button"
          className="btn quiet square"
          aria-label={words.dismiss}
          title={words.dismiss}
          onClick={() => setSeeking('no')}
        >
          <Icon name="cross" />
        </button>
      </p>
    );
  if (seeking === 'no' || path === '/opponent') return null;
  const isPaired = seek?.state === 'paired';
  const seats = seek?.seats ?? SEATS_MIN;
  return (
    <div className="seek-note">
      <span role="status">{away ? words.away : isPaired ? `${words.found(seats)} ${words.sitting}` : words.looking(seats)}</span>
      {seek !== undefined && !isPaired && <Waited since={seek.since} />}
      <Link className="btn quiet" href="/opponent">
        {words.page}
      </Link>
      <button type="button" className="btn quiet square" aria-label={words.stop} title={words.stop} onClick={() => void stopSeek('live')}>
        <Icon name="cross" />
      </button>
    </div>
  );
};
