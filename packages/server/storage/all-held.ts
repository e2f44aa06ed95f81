import { setImmediate as turn } from 'node:timers/promises';
import type { Listing, ListQuery, Storage } from './storage.ts';

const PAGE = 100;

/** All matches of a holder, newest first. Others get a turn between pages. */
export const allHeld = async (
  storage: Pick<Storage, 'held'>,
  holder: string,
  wanted: Pick<ListQuery, 'status'> = {},
): Promise<readonly Listing[]> => {
  const all: Listing[] = [];
  for (;;) {
    const last = all.at(-1);
    const before = last === undefined ? {} : { before: last.updated, beforeMatch: last.match };
    const page = await storage.held(holder, { ...wanted, most: PAGE, ...before });
    all.push(...page);
    if (page.length < PAGE) return all;
    await turn();
  }
};
