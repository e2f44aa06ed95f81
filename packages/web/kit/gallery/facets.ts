import type { Facet, Order, Piece } from './pieces.ts';

/** Whether a piece has this answer to a question. */
export const answers = ({ facets }: Piece, id: string, value: string): boolean => {
  const given = facets[id];
  return typeof given === 'string' ? given === value : (given?.includes(value) ?? false);
};

/** Questions with the same id in several sections become one, with the answers of all. */
export const merged = (facets: readonly Facet[]): readonly Facet[] =>
  [...new Set(facets.map(({ id }) => id))].flatMap((id) => {
    const same = facets.filter((facet) => facet.id === id);
    return same.slice(0, 1).map((first) => ({ ...first, values: same.flatMap(({ values }) => values) }));
  });

/** The pieces of the chosen game, or all of them if none is chosen. */
const inGame = (pieces: readonly Piece[], game: string | undefined): readonly Piece[] =>
  game === undefined ? pieces : pieces.filter((piece) => piece.game === game);

/** A question with the answers that occur among the pieces. */
const among = (facet: Facet, pieces: readonly Piece[]): Facet => ({
  ...facet,
  values: facet.values.filter(({ value }) => pieces.some((piece) => answers(piece, facet.id, value))),
});

/**
 * The questions that apply to every matching game, and those already answered, with the answers that occur. Each answer narrows the
 * questions after it.
 */
export const facetsFor = (
  facets: readonly Facet[],
  pieces: readonly Piece[],
  chosen: Readonly<Record<string, string>>,
): readonly Facet[] => {
  const asked: Facet[] = [];
  let left = inGame(pieces, chosen['game']);
  for (const each of facets) {
    const games = [...new Set(left.map(({ game }) => game))];
    const isCommon = games.every((game) => left.some((piece) => piece.game === game && each.id in piece.facets));
    const facet = among(each, left);
    const answer = facet.values.find(({ value }) => value === chosen[each.id])?.value;
    const isTime = each.after === undefined || each.after in chosen;
    if (facet.values.length > 0 && ((isCommon && isTime) || answer !== undefined)) asked.push(facet);
    if (answer !== undefined) left = left.filter((piece) => answers(piece, each.id, answer));
  }
  return asked;
};

/** The measures that the chosen game's pieces have. */
export const ordersFor = (orders: readonly Order[], pieces: readonly Piece[], game: string | undefined): readonly Order[] =>
  orders.filter(({ id }) => inGame(pieces, game).some(({ measures }) => id in measures));
