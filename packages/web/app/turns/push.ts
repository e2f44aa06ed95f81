import { awayRoutes } from '@swordtable/server/api/away-routes';
import { askService, HOME } from '../../client/remote/http.ts';
import { readStored, store } from '../../client/storage.ts';
import { pushed } from './permission.ts';

/** The day and the language of the last attempt: a subscription is renewed daily, because browsers and servers may forget. */
const KEY = 'swordtable.push-renewed';
const today = (language: string): string => `${new Date().toISOString().slice(0, 10)} ${language}`;
/** The worker is there within seconds of the first visit; some browsers never have one. */
const PATIENCE = 20_000;

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker?.ready ?? Promise.resolve(undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE)),
  ]);

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  one != null && String(new Uint8Array(one)) === String(other);

/** The browser's subscription for the server with this key. One for another server's key is given up. */
const subscriptionFor = async ({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscriptionJSON> => {
  const applicationServerKey = bytesOf(key);
  const known = await pushManager.getSubscription();
  if (known !== null && isSame(known.options.applicationServerKey, applicationServerKey)) return known.toJSON();
  await known?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
};

const subscribe = async (language: string): Promise<boolean> => {
  const registration = await worker();
  if (registration?.pushManager === undefined) return false;
  const server = await askService(HOME, awayRoutes.push, {});
  if (!server.ok) return false;
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = await subscriptionFor(registration, server.value.key);
  return (await askService(HOME, awayRoutes.subscribe, { body: { endpoint, keys: { p256dh, auth }, language } })).ok;
};

/** Has the server send push messages to this browser, if both can. Otherwise, an open page still notices whose turn it is. */
export const renewPush = async (language: string): Promise<void> => {
  if (readStored(KEY) === today(language)) return;
  // A browser that refuses, as in a private window, isn't asked again that day.
  const done = await subscribe(language).catch(() => 'refused' as const);
  // While the server can't be reached, an earlier subscription is still good.
  if (done !== false || navigator.onLine) pushed.set(done === true);
  store(KEY, done === false ? undefined : today(language));
};

/** The browser has another key now: the page that is loaded next subscribes with it. */
export const renewWithNextPage = (): void => void store(KEY, undefined);

export const stopPush = async (): Promise<void> => {
  pushed.set(false);
  store(KEY, undefined);
  await askService(HOME, awayRoutes.unsubscribe, {});
  const registration = await navigator.serviceWorker?.getRegistration();
  // What the browser can't undo, the server has.
  await (await registration?.pushManager?.getSubscription())?.unsubscribe().catch(() => false);
};
