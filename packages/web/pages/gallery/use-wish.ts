import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useWords } from '../../words/language.ts';
import { titleOf } from '../first/shelf.ts';
import type { Facet, Order, Piece, Wing } from './pieces.ts';
import { readWish, sift, type Wish, writeWish } from './sift.ts';
import { useWings } from './wings.ts';
import { useGalleryWords } from './words.ts';

export interface Sifted {
  readonly wings: readonly Wing[];
  readonly facets: readonly Facet[];
  readonly orders: readonly Order[];
  readonly wish: Wish;
  /** Everything that hangs in the gallery, and what of it is wished for. */
  readonly all: readonly Piece[];
  readonly shown: readonly Piece[];
  readonly change: (wish: Wish) => void;
}

/** The gallery as the address wants it. The address is the only place where the wish is kept. */
export const useWish = (): Sifted => {
  const wings = useWings();
  const words = useWords();
  const { game } = useGalleryWords();
  const search = useSearch();
  const [path, go] = useLocation();
  const all = useMemo(() => wings.flatMap(({ pieces }) => pieces), [wings]);
  const facets = useMemo((): readonly Facet[] => {
    const games = [...new Set(all.map((piece) => piece.game))];
    const byGame = { id: 'game', name: game, values: games.map((value) => ({ value, name: titleOf(words, value) })) };
    return [byGame, ...wings.flatMap((wing) => wing.facets)];
  }, [wings, all, words, game]);
  const orders = useMemo(() => wings.flatMap((wing) => wing.orders), [wings]);
  const wish = useMemo(() => readWish(search, facets, orders), [search, facets, orders]);
  const shown = useMemo(() => sift(all, wish), [all, wish]);
  return { wings, facets, orders, wish, all, shown, change: (next) => go(`${path}${writeWish(next)}`, { replace: true }) };
};
