import { type MaintenanceState, maintenanceRoutes } from '@swordtable/server/api/maintenance-routes';
import { useEffect, useSyncExternalStore } from 'react';
import { observable } from '../../client/observable.ts';
import { askService, HOME } from '../../client/remote/http.ts';

const known = observable<MaintenanceState>({ note: null, since: null });

/** Every page in sight asks this often, in milliseconds. */
const EVERY = 60_000;
let asked = Number.NEGATIVE_INFINITY;

const learn = async (): Promise<void> => {
  if (document.hidden || !navigator.onLine || Date.now() - asked < EVERY) return;
  asked = Date.now();
  const told = await askService(HOME, maintenanceRoutes.maintenance, {});
  // Without a server, nothing begins or continues anyway, and the page says so elsewhere.
  if (told.ok) known.set(told.value);
};

/** Whether the server is being worked on, and what its operator says about it. */
export const useMaintenance = (): MaintenanceState => {
  useEffect(() => {
    const look = (): void => void learn();
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return useSyncExternalStore(known.subscribe, known.get);
};
