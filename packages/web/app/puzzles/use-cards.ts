import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { PuzzleDesk } from '../../client/puzzles/client.ts';
import type { PuzzleCard } from '../../client/puzzles/host.ts';

/** A game's puzzles, once they're loaded. */
export const useCards = (desk: PuzzleDesk | undefined, game: string): Result<readonly PuzzleCard[]> | undefined => {
  const [cards, setCards] = useState<Result<readonly PuzzleCard[]>>();
  useEffect(() => {
    let here = true;
    void desk?.list(game).then((listed) => here && setCards(listed));
    return () => {
      here = false;
      setCards(undefined);
    };
  }, [desk, game]);
  return cards;
};
