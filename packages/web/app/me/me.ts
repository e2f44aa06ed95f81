import type { Refusal } from '@swordtable/kernel';
import type { PlayerCard } from '@swordtable/server/api/people';
import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import { serviceAt } from '../../client/remote/api.ts';

interface Known {
  /** Null for guests; undefined until the server has said who the visitor is. */
  readonly me: PlayerCard | null | undefined;
  /** Why the server hasn't. */
  readonly refusal?: Refusal;
}

const service = serviceAt();
const known = observable<Known>({ me: undefined });

/** Asks the server who the visitor is. */
const learnMe = async (): Promise<void> => {
  const told = await service.me();
  known.set(told.ok ? told.value : { me: known.get().me, refusal: told.refusal });
};

/** The visitor has become a player, or is one no longer. */
export const setMe = (me: PlayerCard | null): void => known.set({ me });

/** Who the visitor is, on every page that asks. */
export const useMe = (): Known => {
  useEffect(() => void learnMe(), []);
  return useSyncExternalStore(known.subscribe, known.get);
};
