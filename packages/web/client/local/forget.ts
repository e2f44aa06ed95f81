import type { Result } from '@swordtable/kernel';
import { forgetReview } from '../review/store.ts';
import { unnoteMatch } from './match-list.ts';
import { browserStore, type LineStore } from './store.ts';

/**
 * Removes a match from this browser for good. It leaves the list only after its lines are gone: otherwise it couldn't be found to try
 * again.
 */
export const forgetMatch = async (
  match: string,
  store: Pick<LineStore, 'remove'> = browserStore(),
  shelf?: Pick<Storage, 'getItem' | 'setItem'>,
): Promise<Result<void>> => {
  const removed = await store.remove(match);
  if (removed.ok) unnoteMatch(match, shelf);
  if (removed.ok) await forgetReview(match);
  return removed;
};
