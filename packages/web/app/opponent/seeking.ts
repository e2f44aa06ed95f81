import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';

/** Whether this tab looks for an opponent, or has just left another game for one. Other tabs don't join in. */
type Seeking = 'no' | 'yes' | 'left';

const KEY = 'swordtable.seeking';

/** A tab that is reloaded continues to look. */
const kept = (): Seeking => {
  try {
    return sessionStorage.getItem(KEY) === 'yes' ? 'yes' : 'no';
  } catch {
    return 'no';
  }
};

const holder = observable<Seeking>(kept());

export const setSeeking = (state: Seeking): void => {
  holder.set(state);
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // It lasts until the page is closed.
  }
};

export const useSeeking = (): Seeking => useSyncExternalStore(holder.subscribe, holder.get);
