import { accept, type Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { dealtScene } from '../../client/analysis/analyze.ts';
import type { Source } from '../../client/replay/replay.ts';
import { stepFrom } from '../../client/replay/replay.ts';
import { sceneAt } from '../../client/replay/scene-at.ts';
import { sceneInFragment } from '../../client/scene-link.ts';
import { findReplay } from '../replay/find-replay.ts';
import { useReplayWords } from '../replay/replay-words.ts';
import { TILE_GAME } from './scene-game.ts';

/** Where a position comes from: a match, or a new deal of a game. */
export type Origin = { readonly source: Source; readonly id: string } | { readonly deal: string };

const sceneOf = async (origin: Origin, noFile: string): Promise<Result<string>> => {
  if ('deal' in origin) return dealtScene(origin.deal);
  const found = await findReplay(origin.source, origin.id, noFile);
  if (!found.ok) return found;
  return sceneAt(found.value, stepFrom(new URLSearchParams(location.search).get('step'), found.value.last));
};

const inAddress = (): Result<string> => {
  const linked = sceneInFragment(location.hash);
  return linked.ok ? accept(linked.value ?? '') : linked;
};

/** Nothing is dealt on the board of the tile games. */
const isBlank = (origin: Origin | undefined): boolean => origin === undefined || ('deal' in origin && origin.deal === TILE_GAME);

/** The position that the board opens with: one in the link, a step of a match, or a deal. Undefined while it's being loaded. */
export const useStart = (origin: Origin | undefined): readonly [Result<string> | undefined, (scene: string) => void] => {
  const { noFile } = useReplayWords();
  const [start, setStart] = useState(() => (isBlank(origin) ? inAddress() : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another origin has another key, so it's another page.
  useEffect(() => {
    if (origin === undefined || isBlank(origin)) return;
    let isHere = true;
    void sceneOf(origin, noFile).then((scene) => isHere && setStart(scene));
    return () => {
      isHere = false;
    };
  }, [noFile]);
  return [start, (scene) => setStart(accept(scene))];
};
