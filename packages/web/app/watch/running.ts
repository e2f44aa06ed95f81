import { accept, type Result } from '@swordtable/kernel';
import type { ListedMatch, MatchPage } from '@swordtable/server/api/match';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MatchQuery, serviceAt } from '../../client/remote/api.ts';

type List = (wishes: MatchQuery) => Promise<Result<MatchPage>>;

const service = serviceAt();
/** The matches on a page of the list, and how often it's refreshed, in milliseconds. */
const PAGE = 20;
const EVERY = 10_000;

/** The first pages of the list of running matches, joined. A match may move up between two pages: it's listed once. */
export const runningPages = async (list: List, pages: number): Promise<Result<MatchPage>> => {
  const found = new Map<string, ListedMatch>();
  let next: string | null = null;
  for (let page = 0; page < pages; page++) {
    const got: Result<MatchPage> = await list({ status: 'running', most: PAGE, ...(next === null ? {} : { before: next }) });
    if (!got.ok) return got;
    for (const match of got.value.matches) if (!found.has(match.match)) found.set(match.match, match);
    next = got.value.next;
    if (next === null) break;
  }
  return accept({ matches: [...found.values()], next });
};

export interface Running {
  /** Undefined until the server's first response. */
  readonly list: MatchPage | undefined;
  readonly away: boolean;
  readonly more: () => void;
}

/** The public running matches, refreshed while the page is open. */
export const useRunning = (): Running => {
  const [list, setList] = useState<MatchPage>();
  const [away, setAway] = useState(false);
  const pages = useRef(1);
  const look = useCallback(async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const found = await runningPages(service.list, pages.current);
    setAway(!found.ok);
    // While the server can't be reached, the list stays as it was.
    if (found.ok) setList(found.value);
  }, []);
  useEffect(() => {
    const lookNow = (): void => void look();
    lookNow();
    const timer = setInterval(lookNow, EVERY);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [look]);
  const more = (): void => {
    pages.current++;
    void look();
  };
  return { list, away, more };
};
