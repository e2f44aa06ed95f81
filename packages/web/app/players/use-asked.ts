import type { Refusal, Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';

interface Asked<Value> {
  /** Undefined until the server has answered. */
  readonly value?: Value;
  readonly refusal?: Refusal;
}

/** What the server says about something, asked for again whenever `about` changes. */
export const useAsked = <Value>(ask: (about: string) => Promise<Result<Value>>, about: string): Asked<Value> => {
  const [known, setKnown] = useState<Asked<Value> & { readonly about: string }>({ about });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked depends on `about` alone.
  useEffect(() => {
    let here = true;
    void ask(about).then((told) => {
      if (here) setKnown(told.ok ? { about, value: told.value } : { about, refusal: told.refusal });
    });
    return () => {
      here = false;
    };
  }, [about]);
  return known.about === about ? known : {};
};
