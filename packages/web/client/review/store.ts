import type { Review } from '@swordtable/bots/review/index';
import type { Digest } from './digest.ts';

/** A review as this browser keeps it, by its match. */
export interface KeptReview {
  readonly match: string;
  readonly review: Review;
  /** For the trends, if it's a match of the reader's. */
  readonly digest?: Digest | undefined;
}

const NAME = 'swordtable-reviews';
const REVIEWS = 'reviews';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(REVIEWS, { keyPath: 'match' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });

/** Reviews can be computed again, so where a browser stores nothing, there just aren't any. */
const work = async <Value>(mode: IDBTransactionMode, use: (reviews: IDBObjectStore) => IDBRequest<Value>): Promise<Value | undefined> => {
  try {
    const database = await opened();
    const transaction = database.transaction(REVIEWS, mode);
    const request = use(transaction.objectStore(REVIEWS));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
    return request.result;
  } catch {
    return undefined;
  }
};

/** Keeps a review; says whether that worked. */
export const keepReview = async (kept: KeptReview): Promise<boolean> =>
  (await work('readwrite', (reviews) => reviews.put(kept))) !== undefined;

/** The review of a match, in whatever state it is; undefined if there is none. */
export const keptReview = async (match: string): Promise<unknown> => {
  const kept = await work<unknown>('readonly', (reviews) => reviews.get(match));
  return typeof kept === 'object' && kept !== null && 'review' in kept ? kept.review : undefined;
};

/** The digests of all reviews, in whatever state they are. */
export const keptDigests = async (): Promise<readonly unknown[]> =>
  ((await work<unknown[]>('readonly', (reviews) => reviews.getAll())) ?? []).flatMap((kept) =>
    typeof kept === 'object' && kept !== null && 'digest' in kept ? [kept.digest] : [],
  );

export const forgetReview = async (match: string): Promise<void> => {
  await work('readwrite', (reviews) => reviews.delete(match));
};
