import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Meeple } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import './spot.css';

/** What a spot says: who stands there. */
export const useSpotSaid = (): ((spot: number) => string) => {
  const words = useBoardWords();
  const { name } = useCardTexts();
  const { view, seats } = useTableInfo();
  return (spot) => {
    const visitor = view.spots[spot] ?? null;
    return visitor === null ? words.spotFree : words.standsHere(name(visitor.companion), seats[visitor.seat]?.name ?? '');
  };
};

/** The ring on which a meeple stands. */
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
