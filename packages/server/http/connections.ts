import type { FastifyRequest } from 'fastify';
import type { KeyHash } from '../match/entry.ts';

/** The streams and sockets that devices have open in this process. */
export interface Connections {
  /** Notes a connection and how it's closed; returns what to call when it has closed. */
  add(request: Pick<FastifyRequest, 'device'>, close: () => void): () => void;
  /** Closes the connections of devices that were signed out, here or in another process. It also happens every few seconds. */
  check(): Promise<void>;
  close(): void;
}

const EVERY = 10_000;
const PAGE = 500;

export const openConnections = (
  signedOut: (devices: readonly KeyHash[]) => Promise<readonly KeyHash[]>,
  trouble: (what: string, error: unknown) => void,
): Connections => {
  const open = new Map<KeyHash, Set<() => void>>();
  const check = async (): Promise<void> => {
    const devices = [...open.keys()];
    for (let from = 0; from < devices.length; from += PAGE) {
      for (const device of await signedOut(devices.slice(from, from + PAGE))) for (const close of open.get(device) ?? []) close();
    }
  };
  const timer = setInterval(() => void check().catch((error) => trouble('looking for signed-out devices failed', error)), EVERY);
  timer.unref();

  return {
    add: ({ device }, close) => {
      if (device === undefined) return () => undefined;
      const all = open.get(device) ?? new Set();
      open.set(device, all.add(close));
      return () => {
        all.delete(close);
        if (all.size === 0 && open.get(device) === all) open.delete(device);
      };
    },
    check,
    close: () => clearInterval(timer),
  };
};
