import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';
import { readStored, store } from './storage.ts';

/** A switch in this browser, off at first. */
export interface StoredSwitch {
  on(): boolean;
  set(on: boolean): void;
  /** Whether it's on; the component is rendered again when that changes. */
  use(): boolean;
}

export const storedSwitch = (key: string): StoredSwitch => {
  const holder = observable(readStored(key) === true);
  return {
    on: holder.get,
    set: (on) => {
      // If it can't be stored, it lasts until the page is closed.
      store(key, on ? true : undefined);
      holder.set(on);
    },
    use: () => useSyncExternalStore(holder.subscribe, holder.get),
  };
};
