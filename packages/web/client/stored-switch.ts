import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';
import { readStored, store } from './storage.ts';

/** Something that is on or off in this browser, off at first, and stays as it was set. */
export interface StoredSwitch {
  on(): boolean;
  set(on: boolean): void;
  /** Whether it is on; the component is drawn again when that changes. */
  use(): boolean;
}

export const storedSwitch = (key: string): StoredSwitch => {
  const holder = observable(readStored(key) === true);
  return {
    on: holder.get,
    set: (on) => {
      // Where nothing can be kept it holds until the page is left.
      store(key, on ? true : undefined);
      holder.set(on);
    },
    use: () => useSyncExternalStore(holder.subscribe, holder.get),
  };
};
