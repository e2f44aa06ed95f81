import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { LocalTable } from '../../client/local/client.ts';

const NOT_LOADED = 'This part of the page couldn’t be loaded. Check your connection and try again.';
const sorry = (): Result<never> => ({ ok: false, refusal: { code: 'course-away', sentence: NOT_LOADED } });

/** Opens something with a table of its own for as long as the page shows it. Another turn opens it again. */
export const useOpened = <Opened extends { readonly table: LocalTable }>(
  open: () => Promise<Result<Opened>>,
  key: string,
  onClosed?: () => void,
): Result<Opened> | undefined => {
  const [opened, setOpened] = useState<Result<Opened>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens its own match.
  useEffect(() => {
    let here = true;
    let close = (): void => undefined;
    void open()
      .catch(sorry)
      .then((result) => {
        if (result.ok) close = result.value.table.close;
        if (here) setOpened(result);
        else close();
      });
    return () => {
      here = false;
      close();
      onClosed?.();
      setOpened(undefined);
    };
  }, [key]);
  return opened;
};
