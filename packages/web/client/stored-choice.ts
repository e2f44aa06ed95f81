import { useSyncExternalStore } from 'react';
import { observable } from './observable.ts';
import { readStored, store } from './storage.ts';

/** One of several choices, set in this browser. */
export interface StoredChoice<Choice extends string> {
  readonly all: readonly Choice[];
  now(): Choice;
  set(choice: Choice): void;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The current choice; the component is rendered again when it changes. */
  use(): Choice;
}

/** `fallback` is the choice until one is made. */
export const storedChoice = <Choice extends string>(key: string, all: readonly Choice[], fallback: () => Choice): StoredChoice<Choice> => {
  const kept = readStored(key);
  const holder = observable(all.find((choice) => choice === kept));
  const now = (): Choice => holder.get() ?? fallback();
  return {
    all,
    now,
    set: (choice) => {
      // If it can't be stored, it lasts until the page is closed.
      store(key, choice);
      holder.set(choice);
    },
    subscribe: holder.subscribe,
    use: () => useSyncExternalStore(holder.subscribe, now),
  };
};
