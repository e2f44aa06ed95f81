import type { Refusal, Result } from '@swordtable/kernel';
import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { useCallback, useEffect, useState } from 'react';
import { tournaments } from './service.ts';

const EVERY = 4_000;

interface Followed {
  readonly details: TournamentDetails | undefined;
  readonly refusal: Refusal | undefined;
  /** Takes what the server said after a change. */
  readonly set: (details: TournamentDetails) => void;
}

/** A tournament as it is now, fetched again every few seconds while the page is visible and something can change. */
export const useTournament = (id: string): Followed => {
  const [told, setTold] = useState<Result<TournamentDetails>>();
  const set = useCallback((value: TournamentDetails) => setTold({ ok: true, value }), []);
  const isSettled = told?.ok === true && (told.value.status === 'over' || told.value.status === 'canceled');
  useEffect(() => {
    if (isSettled) return;
    let open = true;
    const look = (): void => {
      if (document.visibilityState === 'visible') void tournaments.one(id).then((next) => open && setTold(next));
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      open = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, isSettled]);
  return { details: told?.ok === true ? told.value : undefined, refusal: told?.ok === false ? told.refusal : undefined, set };
};
