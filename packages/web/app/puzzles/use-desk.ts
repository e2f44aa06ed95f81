import { useEffect, useState } from 'react';
import { type PuzzleDesk, startPuzzles } from '../../client/puzzles/client.ts';

/** The page's connection to the puzzles, as long as the page is open. */
export const useDesk = (): PuzzleDesk | undefined => {
  const [desk, setDesk] = useState<PuzzleDesk>();
  useEffect(() => {
    const started = startPuzzles();
    setDesk(started);
    return () => {
      started.close();
      setDesk(undefined);
    };
  }, []);
  return desk;
};
