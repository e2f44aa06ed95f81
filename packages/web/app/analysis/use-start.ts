import { accept, type Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { Source } from '../../client/replay/replay.ts';
import { stepFrom } from '../../client/replay/replay.ts';
import { sceneAt } from '../../client/replay/scene-at.ts';
import { sceneInFragment } from '../../client/scene-link.ts';
import { findReplay } from '../replay/find-replay.ts';
import { useReplayWords } from '../replay/replay-words.ts';

/** The match whose position is analyzed, if it's one of a match. */
export interface OfMatch {
  readonly source: Source;
  readonly id: string;
}

const sceneOf = async ({ source, id }: OfMatch, noFile: string): Promise<Result<string>> => {
  const found = await findReplay(source, id, noFile);
  if (!found.ok) return found;
  return sceneAt(found.value, stepFrom(new URLSearchParams(location.search).get('step'), found.value.last));
};

const inAddress = (): Result<string> => {
  const linked = sceneInFragment(location.hash);
  return linked.ok ? accept(linked.value ?? '') : linked;
};

/** The position that the board opens with: one in the link, or a step of a match. Undefined while it's being loaded. */
export const useStart = (match: OfMatch | undefined): Result<string> | undefined => {
  const { noFile } = useReplayWords();
  const [start, setStart] = useState(() => (match === undefined ? inAddress() : undefined));
  const { source, id } = match ?? {};
  useEffect(() => {
    if (source === undefined || id === undefined) return;
    let isHere = true;
    void sceneOf({ source, id }, noFile).then((scene) => isHere && setStart(scene));
    return () => {
      isHere = false;
    };
  }, [source, id, noFile]);
  return start;
};
