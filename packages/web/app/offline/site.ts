import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import type { WorkerMessage, WorkerReply } from './worker-messages.ts';

const waiting = observable<ServiceWorker | undefined>(undefined);

/** An open page looks for a new version at most this often. */
const LOOK_AGAIN = 60 * 60_000;

/** The script that this page began with. */
const entryOfPage = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? '' : new URL(script.src, location.href).pathname;
};

const greet = (worker: ServiceWorker, takeOver: boolean): Promise<WorkerReply> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
    worker.postMessage({ entry: entryOfPage(), takeOver } satisfies WorkerMessage, [port2]);
  });

/** A worker that waits has a new version, unless the page itself is of that version already: then it takes over without a word. */
const meet = async ({ waiting: worker }: ServiceWorkerRegistration): Promise<void> => {
  // Without a worker before it, it is the first, and there is nothing to change.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  const { same } = await greet(worker, false);
  if (!same) waiting.set(worker);
};

const lookAgain = (registration: ServiceWorkerRegistration): void => {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    // Without a connection there is nothing new to be found.
    void registration.update().catch(() => undefined);
  });
};

const register = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => {
      const found = registration.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed') void meet(registration);
      });
    });
    await meet(registration);
    lookAgain(registration);
  } catch {
    // A browser that forbids it plays all the same, with a connection.
  }
};

/** Has the browser keep the whole site, once the page is there and has nothing better to do. */
export const startOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = (): void => void setTimeout(() => void register(), 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};

/** Loads the page anew in its new version. It was asked for, so nothing changes under anybody's hands. */
const takeNew = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Another window may have been faster: then the new version is only a reload away.
  if (worker.state !== 'installed') location.reload();
  else void greet(worker, true);
};

/** What to call for the new version; nothing while there is none. */
export const useNewVersion = (): (() => void) | undefined => {
  const worker = useSyncExternalStore(waiting.subscribe, waiting.get);
  return worker === undefined ? undefined : () => takeNew(worker);
};

const connections = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the device has a connection, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(connections, () => navigator.onLine);
