import type { KeyHash } from '../../match/entry.ts';
import type { Registry } from '../../registry/registry.ts';
import type { Documents } from '../../storage/documents.ts';
import { findAll, type Kept, put, remove } from '../kind.ts';
import { INTERVAL } from '../notify.ts';
import type { Players } from '../players.ts';
import { type Found, findNews, pushText } from './news.ts';
import { NOTICE, type Notice } from './notice.ts';
import type { Delivery, Send } from './send.ts';
import { SUBSCRIPTION, type Subscription } from './subscription.ts';
import { HOUR, type Subscriptions } from './subscriptions.ts';

export interface DeliveryParts {
  readonly documents: Documents;
  readonly players: Pick<Players, 'identify'>;
  readonly subscriptions: Pick<Subscriptions, 'of'>;
  readonly registry: Pick<Registry, 'look'>;
  readonly send: Send;
  now(): number;
}

const MOST = 100;
const MINUTE = 60_000;
const DAY = 24 * HOUR;
/** What is due within this time is told with the rest. */
const TOGETHER = MINUTE;
const TRIES = 5;
/** A browser that can't be reached this often in a row is given up. */
const FAILURES = 20;

interface Checked {
  readonly kept: Kept<Notice>;
  readonly found: Found;
}

const mayTell = ({ wanted, sent }: Notice, at: number): boolean => wanted && (sent === null || sent + INTERVAL <= at);

/** The notice after this round. What was told is remembered until the match is over, so that nothing is told twice. */
const after = ({ kept, found }: Checked, at: number) => {
  if (found.over) return remove(NOTICE, kept);
  const { value } = kept;
  const told = found.news !== undefined && mayTell(value, at);
  const question = told ? (found.question ?? value.question) : value.question;
  return put(NOTICE, kept.id, { ...value, wanted: false, question, sent: told ? at : value.sent, due: at + DAY }, kept);
};

/** Sends what there is to tell. Of several processes, only the one that writes that it was sent sends it. */
export const deliveryRounds = ({ documents, players, subscriptions, registry, send, now }: DeliveryParts): (() => Promise<void>) => {
  const settle = async (kept: Kept<Subscription>, delivery: Delivery): Promise<void> => {
    const failures = delivery === 'failed' ? kept.value.failures + 1 : 0;
    if (delivery === 'gone' || failures >= FAILURES) await documents.change([remove(SUBSCRIPTION, kept)]);
    else if (failures !== kept.value.failures) await documents.change([put(SUBSCRIPTION, kept.id, { ...kept.value, failures }, kept)]);
  };

  const tellDevice = async (kept: Kept<Subscription>, news: Parameters<typeof pushText>[1]): Promise<Delivery> => {
    // A device that was signed out, or is another player's now, isn't told any more.
    const isTheirs = (await players.identify(kept.id)) === kept.value.key;
    const urgent = news.some(({ kind }) => kind !== 'turn');
    const message = { text: pushText(kept.value.language, news), ttl: (urgent ? HOUR : DAY) / 1_000, urgent };
    const delivery = isTheirs ? await send(kept.value, message) : 'gone';
    await settle(kept, delivery);
    return delivery;
  };

  /** None of the devices could be reached: what was written is taken back, and tried again later. */
  const tryAgain = async (told: readonly Checked[], at: number): Promise<void> => {
    for (const { kept } of told) {
      const tries = kept.value.tries + 1;
      if (tries >= TRIES) continue;
      const due = at + MINUTE * 2 ** tries;
      await documents.change([put(NOTICE, kept.id, { ...kept.value, tries, due }, { ...kept, mark: kept.mark + 1 })]);
    }
  };

  const tell = async (key: KeyHash): Promise<void> => {
    const at = now();
    const notices = await findAll(documents, NOTICE, { name: 'key', value: key, greatest: at + TOGETHER, most: MOST });
    const ripe = notices.filter(({ value }) => mayTell(value, at) || value.due <= at);
    const checked: Checked[] = [];
    for (const kept of ripe) checked.push({ kept, found: await findNews(registry, kept.value, at) });
    if (checked.length === 0 || !(await documents.change(checked.map((one) => after(one, at))))) return;
    const told = checked.filter(({ kept, found }) => !found.over && found.news !== undefined && mayTell(kept.value, at));
    const news = told.flatMap(({ found }) => (found.over || found.news === undefined ? [] : [found.news]));
    if (news.length === 0) return;
    const deliveries = await Promise.all((await subscriptions.of(key)).map((kept) => tellDevice(kept, news)));
    if (deliveries.includes('failed') && !deliveries.includes('sent')) await tryAgain(told, at);
  };

  return async () => {
    const due = await findAll(documents, NOTICE, { name: 'due', value: '', greatest: now(), most: MOST });
    // Side by side: a push service that doesn't answer keeps no one else waiting for long.
    await Promise.all([...new Set(due.map(({ value }) => value.key))].map(tell));
  };
};
