import type { OpenTables } from '@swordtable/server/api/seeks';
import { useEffect, useState } from 'react';
import { serviceAt } from '../../client/remote/api.ts';

const service = serviceAt();
/** How often the list is refreshed, in milliseconds. */
const EVERY = 10_000;

/** The open tables, refreshed while the page is in sight; undefined until the server has answered. */
export const useOpenTables = (): OpenTables | undefined => {
  const [tables, setTables] = useState<OpenTables>();
  useEffect(() => {
    let open = true;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const told = await service.openTables();
      if (open && told.ok) setTables(told.value);
    };
    const lookNow = (): void => void look();
    lookNow();
    const timer = setInterval(lookNow, EVERY);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      open = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, []);
  return tables;
};
