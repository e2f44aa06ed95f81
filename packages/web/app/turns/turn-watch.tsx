import type { YourMatch } from '@swordtable/server/api/match';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import { readStored, store } from '../../client/storage.ts';
import { useLanguage } from '../../kit/words/language.ts';
import { titleOf } from '../home/home-games.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { useWords } from '../words/use-words.ts';
import { notify, openBadges } from './badges.ts';
import { notificationPermission } from './permission.ts';
import { renewPush } from './push.ts';
import { newsIn, readNotified } from './turn-news.ts';

const KEY = 'swordtable.told-turns';
/** How often the server is asked, in milliseconds; browsers slow it down in the background, which is fine. */
const EVERY = 20_000;
const service = serviceAt();

const addressOf = (match: string): string => `/match/${match}`;

/** The home page shows all waiting matches, and a table its own. */
const looksAt = (match: string): boolean =>
  document.visibilityState === 'visible' && ['/', addressOf(match)].includes(window.location.pathname);

const noticeOf = ({ device, matches }: Dictionary, title: string, { match, seats, yours }: YourMatch) => ({
  title: device.turnAt(title),
  body: device.turnAgainst(seats.flatMap(({ name }, seat) => (yours.includes(seat) ? [] : [name || matches.openSeat])).join(', ')),
  href: addressOf(match),
});

/** Checks regularly whose turn it is while a page is open, and announces it outside the page. It draws nothing. */
export const TurnWatch = () => {
  const words = useWords();
  const [path] = useLocation();
  const language = useLanguage();
  useEffect(() => void renewPush(language), [language]);
  const signs = useRef<ReturnType<typeof openBadges>>(undefined);
  useEffect(() => {
    const opened = openBadges();
    signs.current = opened;
    return opened.close;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows something else.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open = true;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      const mine = await service.mine({ status: 'running' });
      if (!open) return;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), EVERY);
      // While the server can't be reached, nothing is new.
      if (!mine.ok) return;
      // Other windows check as well: what one of them announced isn't announced again.
      const { fresh, told, count } = newsIn(mine.value.matches, readNotified(readStored(KEY)), looksAt);
      store(KEY, told);
      signs.current?.show(count);
      if (notificationPermission() === 'yes')
        for (const one of fresh) void notify(noticeOf(words, titleOf(words, one.game, one.name), one));
    };
    const lookNow = (): void => void look();
    lookNow();
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      open = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [words, path]);
  return null;
};
