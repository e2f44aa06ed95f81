import type { PieceText, RuleBook, SearchTarget, Section, Settled } from './book.ts';
import { type Found, searchRules } from './search.ts';

interface BookParts {
  readonly sections: readonly Section[];
  readonly rulings: readonly Settled[];
  readonly pieces: readonly PieceText[];
  readonly markOf: RuleBook['markOf'];
  readonly pictureOf?: RuleBook['pictureOf'];
}

/** A searchable rulebook: sections, rulings, and every piece as if it were a ruling, by its name and text. */
export const bookOf = ({ sections, rulings, pieces, markOf, pictureOf }: BookParts): RuleBook => {
  const names = new Map(pieces.map(({ id, name }) => [id, name]));
  const asRulings = pieces.map(({ id, name, title, text }) => ({ id, title: `${name} ${title}`, text }));
  const inPieces = (query: string): readonly Found[] =>
    searchRules([], asRulings, query).map((place) => ({ ...place, heading: names.get(place.id) ?? place.heading }));
  // Matches in a name come before matches in a text, in sections, rulings, and pieces alike.
  const search = (query: string): readonly SearchTarget[] =>
    [...searchRules(sections, rulings, query), ...inPieces(query)].toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled));
  return { sections, rulings, pieces, markOf, pictureOf, search };
};
