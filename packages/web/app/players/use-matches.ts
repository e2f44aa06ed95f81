import type { RatedMatch } from '@swordtable/server/api/players';
import { useCallback, useEffect, useState } from 'react';
import { players } from '../../client/remote/players.ts';

interface Matches {
  readonly matches: readonly RatedMatch[];
  /** Reads further back; undefined at the end. */
  readonly more: (() => void) | undefined;
}

/** A player's rated matches, page after page. */
export const useMatches = (player: string): Matches => {
  const [matches, setMatches] = useState<readonly RatedMatch[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const read = useCallback(
    async (before: string | undefined): Promise<void> => {
      const told = await players.matches(player, before === undefined ? {} : { before });
      if (!told.ok) return;
      setMatches((known) => (before === undefined ? told.value.matches : [...known, ...told.value.matches]));
      setNext(told.value.next);
    },
    [player],
  );
  useEffect(() => void read(undefined), [read]);
  return { matches, more: next === null ? undefined : () => void read(next) };
};
