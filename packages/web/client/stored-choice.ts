import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';
import { readStored, store } from './storage.ts';

/** One of several, as somebody has set it in this browser. */
export interface StoredChoice<Choice extends string> {
  readonly all: readonly Choice[];
  now(): Choice;
  set(choice: Choice): void;
  /** Calls the listener whenever another is chosen, until the function that it returns is called. */
  subscribe(listener: () => void): () => void;
  /** What is chosen; the component is drawn again when that changes. */
  use(): Choice;
}

/** `usual` says what holds until somebody chooses. */
export const storedChoice = <Choice extends string>(key: string, all: readonly Choice[], usual: () => Choice): StoredChoice<Choice> => {
  const kept = readStored(key);
  const holder = observable(all.find((choice) => choice === kept));
  const now = (): Choice => holder.get() ?? usual();
  return {
    all,
    now,
    set: (choice) => {
      // Where nothing can be kept it holds until the page is left.
      store(key, choice);
      holder.set(choice);
    },
    subscribe: holder.subscribe,
    use: () => useSyncExternalStore(holder.subscribe, now),
  };
};
