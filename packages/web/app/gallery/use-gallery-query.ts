import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { facetsFor, merged, ordersFor } from '../../kit/gallery/facets.ts';
import type { Facet, GallerySection, Order, Piece } from '../../kit/gallery/pieces.ts';
import { filterPieces, type GalleryQuery, readQuery, writeQuery } from '../../kit/gallery/query.ts';
import { useGalleryWords } from '../../kit/gallery/words.ts';
import { titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { useSections } from './use-sections.ts';

export interface FilteredGallery {
  readonly sections: readonly GallerySection[];
  readonly facets: readonly Facet[];
  readonly orders: readonly Order[];
  readonly query: GalleryQuery;
  /** All pieces in the gallery, and those that match the query. */
  readonly all: readonly Piece[];
  readonly shown: readonly Piece[];
  readonly change: (wish: GalleryQuery) => void;
}

/** The gallery as the address describes it. The query is kept nowhere else. */
export const useGalleryQuery = (): FilteredGallery => {
  const sections = useSections();
  const words = useWords();
  const { game } = useGalleryWords();
  const search = useSearch();
  const [path, go] = useLocation();
  const all = useMemo(() => sections.flatMap(({ pieces }) => pieces), [sections]);
  const byGame = useMemo((): Facet => {
    const games = [...new Set(all.map((piece) => piece.game))];
    return { id: 'game', name: game, values: games.map((value) => ({ value, name: titleOf(words, value) })) };
  }, [all, words, game]);
  // Questions that don't apply to the chosen game are ignored, even if the address has them.
  const { facets, orders, wish } = useMemo(() => {
    const asked = merged(sections.flatMap((section) => section.facets));
    const measures = sections.flatMap((section) => section.orders);
    const { facets: chosen } = readQuery(search, [byGame, ...asked], measures);
    const fitting = [byGame, ...facetsFor(asked, all, chosen)];
    const fittingOrders = ordersFor(measures, all, chosen['game']);
    return { facets: fitting, orders: fittingOrders, wish: readQuery(search, fitting, fittingOrders) };
  }, [sections, all, byGame, search]);
  const shown = useMemo(() => filterPieces(all, wish), [all, wish]);
  return { sections, facets, orders, query: wish, all, shown, change: (next) => go(`${path}${writeQuery(next)}`, { replace: true }) };
};
