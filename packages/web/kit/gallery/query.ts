import { answers } from './facets.ts';
import type { Facet, Order, Piece } from './pieces.ts';

/** What the gallery is searched for. It's in the address, so that it can be shared and Back works. */
export interface GalleryQuery {
  readonly q: string;
  /** The measure to sort by, or empty for the name. */
  readonly sort: string;
  readonly facets: Readonly<Record<string, string>>;
}

const LONGEST = 80;

/** Reads an address's query. Ignores what the gallery doesn't know. */
export const readQuery = (query: string, facets: readonly Facet[], orders: readonly Order[]): GalleryQuery => {
  const given = new URLSearchParams(query);
  const sort = given.get('sort') ?? '';
  const chosen = facets.flatMap(({ id, values }) => {
    const value = given.get(id);
    return value !== null && values.some((known) => known.value === value) ? [[id, value] as const] : [];
  });
  return {
    q: (given.get('q') ?? '').slice(0, LONGEST),
    sort: orders.some(({ id }) => id === sort) ? sort : '',
    facets: Object.fromEntries(chosen),
  };
};

/** Writes it as a query with its question mark, or as nothing if it is empty. */
export const writeQuery = ({ q, sort, facets }: GalleryQuery): string => {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  for (const [id, value] of Object.entries(facets)) query.set(id, value);
  if (sort !== '') query.set('sort', sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Letters only, without accents: "ragnarok" finds Ragnarök. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'");

const soughtIn = ({ name, title, text, more = '' }: Piece): string => folded(`${name} ${title} ${text} ${more}`);

/** The matching pieces in the chosen order. Those that match by name come before those that match by description. */
export const filterPieces = (pieces: readonly Piece[], { q, sort, facets }: GalleryQuery): readonly Piece[] => {
  const sought = folded(q).split(/\s+/).filter(Boolean);
  const fits = (piece: Piece): boolean => {
    const text = soughtIn(piece);
    return (
      sought.every((word) => text.includes(word)) &&
      Object.entries(facets).every(([id, value]) => (id === 'game' ? piece.game === value : answers(piece, id, value)))
    );
  };
  const isNamed = (piece: Piece): number => (sought.length > 0 && sought.every((word) => folded(piece.name).includes(word)) ? 1 : 0);
  const measure = (piece: Piece): number => (sort === '' ? isNamed(piece) : (piece.measures[sort] ?? -1));
  return pieces.filter(fits).sort((a, b) => measure(b) - measure(a) || a.name.localeCompare(b.name));
};
