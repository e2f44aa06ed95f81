import type { Refusal } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { Perspective, Replay } from '../../client/replay/replay.ts';
import type { TableState } from '../../client/table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';

interface Looked {
  readonly key: string;
  readonly state?: TableState;
  readonly trouble?: Refusal;
}

/** The table at a step. While it's being fetched, the one before stays in sight. */
export const useTableAt = (
  replay: Replay,
  step: number,
  eyes: Perspective,
): { readonly state?: TableState; readonly trouble?: string; readonly waits: boolean } => {
  const inWords = useRefusal();
  const known = replay.stateAt(step, eyes);
  const key = `${eyes} ${step}`;
  const [looked, setLooked] = useState<Looked>({ key: '' });
  useEffect(() => {
    if (replay.stateAt(step, eyes) !== undefined) return;
    let wanted = true;
    void replay.look(step, eyes).then((result) => {
      if (!wanted) return;
      setLooked((before) =>
        result.ok ? { key, state: result.value } : { key, trouble: result.refusal, ...(before.state ? { state: before.state } : {}) },
      );
    });
    return () => {
      wanted = false;
    };
  }, [replay, step, eyes, key]);
  if (known !== undefined) return { state: known, waits: false };
  const { state, trouble } = looked;
  return { ...(state ? { state } : {}), ...(trouble ? { trouble: inWords(trouble) } : {}), waits: looked.key !== key };
};
