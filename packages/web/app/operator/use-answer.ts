import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';

/** What the server answers, asked again in every round; undefined until it has. */
export const useAnswer = <Value>(ask: () => Promise<Result<Value>>, round: number): Value | undefined => {
  const [value, setValue] = useState<Value>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it's asked once in every round.
  useEffect(() => {
    let isCurrent = true;
    void ask().then((answer) => isCurrent && answer.ok && setValue(answer.value));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return value;
};
