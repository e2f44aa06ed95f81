import { answers } from './facets.ts';
import type { Facet, Order, Piece } from './pieces.ts';

/** What somebody looks for in the gallery. It stands in the address, so that it can be shared and gone back to. */
export interface GalleryQuery {
  readonly q: string;
  /** The measure to sort by; by name if empty. */
  readonly sort: string;
  readonly facets: Readonly<Record<string, string>>;
}

const LONGEST = 80;

/** Reads the query of an address. What the gallery does not know is passed over. */
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

/** The same as a query, with its question mark; nothing if nothing is wished. */
export const writeQuery = ({ q, sort, facets }: GalleryQuery): string => {
  const query = new URLSearchParams();
  if (q !== '') query.set('q', q);
  for (const [id, value] of Object.entries(facets)) query.set(id, value);
  if (sort !== '') query.set('sort', sort);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Letters only, without accents: who types "ragnarok" finds Ragnarök. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const soughtIn = ({ name, title, text, more = '' }: Piece): string => folded(`${name} ${title} ${text} ${more}`);

/** The pieces that are wished for, in the order that is wished for. What is so named stands before what is so described. */
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
