import type { Result } from '@swordtable/kernel';
import type { Seek } from '@swordtable/server/api/seeks';
import { useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import { type NewSeek, serviceAt } from '../../client/remote/api.ts';
import { setSeeking } from './seeking.ts';

const service = serviceAt();

/** The visitor's live seek as far as it's known here. */
const current = observable<Seek | undefined>(undefined);
export const setSeek = (seek: Seek | undefined): void => current.set(seek);
export const useSeek = (): Seek | undefined => useSyncExternalStore(current.subscribe, current.get);

/** Begins to look for an opponent. Live, this tab follows what comes of it. */
export const beginSeek = async (wishes: NewSeek): Promise<Result<Seek | null>> => {
  const begun = await service.beginSeek(wishes);
  if (!begun.ok) return begun;
  const { seek } = begun.value;
  if (seek?.pace === 'live') {
    setSeek(seek);
    setSeeking('yes');
  }
  return { ok: true, value: seek };
};

export const stopSeek = async (pace: Seek['pace']): Promise<Result<unknown>> => {
  const stopped = await service.stopSeek(pace);
  if (stopped.ok && pace === 'live') {
    setSeek(undefined);
    setSeeking('no');
  }
  return stopped;
};
