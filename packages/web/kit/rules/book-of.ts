import type { PieceText, RuleBook, SearchTarget, Section, Settled } from './book.ts';
import { searchRules } from './search.ts';

interface BookParts {
  readonly sections: readonly Section[];
  readonly rulings: readonly Settled[];
  readonly pieces: readonly PieceText[];
  readonly markOf: RuleBook['markOf'];
}

/** A book that can be searched: its sections and rulings, and every piece like a ruling, by its name and its text. */
export const bookOf = ({ sections, rulings, pieces, markOf }: BookParts): RuleBook => {
  const names = new Map(pieces.map(({ id, name }) => [id, name]));
  const asRulings = pieces.map(({ id, name, title, text }) => ({ id, title: `${name} ${title}`, text }));
  const inPieces = (query: string): readonly SearchTarget[] =>
    searchRules([], asRulings, query).map((place) => ({ ...place, heading: names.get(place.id) ?? place.heading }));
  return { sections, rulings, pieces, markOf, search: (query) => [...searchRules(sections, rulings, query), ...inPieces(query)] };
};
