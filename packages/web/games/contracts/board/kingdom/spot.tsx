import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Meeple } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import './spot.css';

/** What a spot says: who is there. */
export const useSpotSaid = (): ((spot: number) => string) => {
  const words = useBoardWords();
  const { name } = useCardTexts();
  const { view, seats } = useTableInfo();
  return (spot) => {
    const visitor = view.spots[spot] ?? null;
    if (visitor === null) return words.spotFree;
    const owner = seats[visitor.seat];
    const companion = name(visitor.companion);
    return owner?.you === true ? words.yoursIsHere(companion) : words.standsHere(companion, owner?.name ?? '');
  };
};

/** The ring for a meeple. */
export const SpotRing = ({ spot }: { readonly spot: number }) => {
  const { view } = useTableInfo();
  const said = useSpotSaid();
  const visitor = view.spots[spot] ?? null;
  return (
    <span className="spot" title={said(spot)} data-taken={visitor !== null || undefined}>
      {visitor !== null && <Meeple seat={visitor.seat} />}
    </span>
  );
};
