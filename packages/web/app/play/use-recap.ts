import { useMemo, useState } from 'react';
import type { TableState } from '../../client/table.ts';
import { changedSince, lastOwnAnswer, turnsSince, useMarkedSpaces } from '../../kit/recap/changed.ts';
import { quietRecap } from '../../kit/recap/quiet-recap.ts';
import type { RecapPlace } from '../../kit/recap/recap-context.ts';
import type { GameTable } from '../../kit/table/game-table.ts';

/** After this many turns of others, the recap opens automatically: a single one is still remembered. */
const MANY = 2;

const NONE: readonly string[] = [];

/** The recap since the player's last answer. The spaces that changed are marked during the player's turn. */
export const useRecap = (
  state: TableState,
  game: GameTable | undefined,
  plays: boolean,
  isCatchingUp: boolean,
  slot: HTMLElement | null,
): RecapPlace | undefined => {
  const { steps, watcher, view, decision } = state;
  const [wish, setWish] = useState<{ readonly since: number; readonly isOpen: boolean }>();
  const [isHeld, hold] = useState(false);
  const isQuiet = quietRecap.use();
  const since = lastOwnAnswer({ steps, watcher });
  const { turnOf, spacesOf } = game ?? {};
  const isTurn = plays && decision !== null;
  const turns = useMemo(
    () => (isTurn && turnOf !== undefined ? turnsSince(steps, since, watcher, turnOf) : 0),
    [isTurn, turnOf, steps, since, watcher],
  );
  const changed = useMemo(
    () => (isTurn && spacesOf !== undefined ? changedSince(steps, since, (event) => spacesOf(event, { view, watcher })) : NONE),
    [isTurn, spacesOf, steps, since, view, watcher],
  );
  useMarkedSpaces(changed);
  const opensItself = turns >= MANY && !isQuiet && !isCatchingUp;
  const isOpen = !isHeld && (wish?.since === since ? wish.isOpen : opensItself);
  const onOpen = (open: boolean): void => setWish({ since, isOpen: open });
  return plays ? { since, isOpen, onOpen, hold, slot } : undefined;
};
