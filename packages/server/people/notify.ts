import { accept } from '@swordtable/kernel';
import type { KeyHash } from '../match/entry.ts';
import type { Documents } from '../storage/documents.ts';
import { insist } from './insist.ts';
import { put, readOne } from './kind.ts';
import { NOTICE, type Notice, noticeId } from './push/notice.ts';
import { HOUR, type Subscriptions } from './push/subscriptions.ts';

/** What there is to tell: it's the player's turn, they were paired, or the next round of a tournament begins. */
export interface News {
  readonly kind: Notice['kind'];
  readonly match: string;
  /** For a turn, the number of the question, which is told only once. */
  readonly question?: number;
}

/**
 * Tells the player with this key about a match, on the devices where they want that. It's sent soon, together with what else there is, and
 * at most once an hour for each match. It survives the process.
 */
export type Notify = (key: KeyHash, news: News) => Promise<void>;

export interface NotifyParts {
  readonly documents: Documents;
  readonly subscriptions: Pick<Subscriptions, 'of'>;
  now(): number;
}

/** Every match can be told of at most this often. */
export const INTERVAL = HOUR;

export const notifier =
  ({ documents, subscriptions, now }: NotifyParts): Notify =>
  async (key, { kind, match, question = null }) => {
    if ((await subscriptions.of(key)).length === 0) return;
    const id = noticeId({ key, match });
    await insist(async () => {
      const known = await readOne(documents, NOTICE, id);
      const { wanted = false, question: told = null, sent = null } = known?.value ?? {};
      if (wanted || (question !== null && question === told)) return accept(undefined);
      const due = Math.max(now(), sent === null ? 0 : sent + INTERVAL);
      const next: Notice = { key, match, kind, wanted: true, question, sent, tries: 0, due };
      return (await documents.change([put(NOTICE, id, next, known)])) ? accept(undefined) : undefined;
    });
  };
