import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import type { WorkerMessage, WorkerReply } from './worker-messages.ts';

const waiting = observable<ServiceWorker | undefined>(undefined);

/** An open page checks for a new version at most this often. */
const LOOK_AGAIN = 60 * 60_000;

/** The script this page started with: the last one, since what helps to load others comes before it, and is the same in every version. */
const entryOfPage = (): string => {
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1);
  return script === undefined ? '' : new URL(script.src, location.href).pathname;
};

const greet = (worker: ServiceWorker, takeOver: boolean): Promise<WorkerReply> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
    worker.postMessage({ entry: entryOfPage(), takeOver } satisfies WorkerMessage, [port2]);
  });

/** A waiting worker means a new version, unless the page already has that version: then it takes over silently. */
const meet = async ({ waiting: worker }: ServiceWorkerRegistration): Promise<void> => {
  // Without a worker before it, it's the first, and there's nothing to update.
  if (worker === null || navigator.serviceWorker.controller === null) return;
  const { same } = await greet(worker, false);
  if (!same) waiting.set(worker);
};

const lookAgain = (registration: ServiceWorkerRegistration): void => {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    // Offline, there's nothing new to find.
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
    // A browser that forbids it can still play online.
  }
};

/** Has the browser cache the whole site once the page is idle. */
export const startOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const later = (): void => void setTimeout(() => void register(), 500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};

/** Reloads the page in its new version. Only on request, so nothing changes unexpectedly. */
const takeNew = (worker: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // If another window already activated it, a reload is enough.
  if (worker.state !== 'installed') location.reload();
  else void greet(worker, true);
};

/** Switches to the new version; undefined while there is none. */
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

/** Whether the device is online, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(connections, () => navigator.onLine);
