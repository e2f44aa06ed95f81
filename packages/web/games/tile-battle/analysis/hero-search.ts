import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { folded } from '../../../kit/gallery/query.ts';

/** A hero in the list. */
export interface ListedHero {
  readonly tile: Tile;
  readonly name: string;
  readonly edition: string;
}

/** How well a name fits some letters: from its start, from the start of a word, anywhere, or with the letters apart; 9 if not at all. */
const fitOf = (name: string, sought: string): number => {
  if (name.startsWith(sought)) return 0;
  if (name.split(/[\s-]/).some((word) => word.startsWith(sought))) return 1;
  if (name.includes(sought)) return 2;
  let from = -1;
  for (const letter of sought) {
    from = name.indexOf(letter, from + 1);
    if (from < 0) return 9;
  }
  return name[0] === sought[0] ? 3 : 9;
};

/** The heroes that fit a few letters of their name, best first. Without letters: those used last, then the edition in play by name. */
export const findHeroes = (
  letters: string,
  nameOf: (tile: Tile) => string,
  edition: string,
  recent: readonly Tile[],
): readonly ListedHero[] => {
  const sought = folded(letters).trim();
  const rank = ({ tile, edition: own, name }: ListedHero): readonly (number | string)[] => {
    const used = recent.indexOf(tile);
    const order = [used < 0 ? recent.length : used, own === edition ? 0 : 1, folded(name)];
    return sought === '' ? order : [fitOf(folded(name), sought), ...order];
  };
  return CATALOG.map(({ tile, edition: own }) => ({ tile, edition: own, name: nameOf(tile) }))
    .filter(({ name }) => sought === '' || fitOf(folded(name), sought) < 9)
    .map((hero) => ({ hero, ranks: rank(hero) }))
    .sort((a, b) => compare(a.ranks, b.ranks))
    .map(({ hero }) => hero);
};

const compare = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  for (const [index, mine] of a.entries()) {
    const theirs = b[index] ?? 0;
    if (mine !== theirs) return mine < theirs ? -1 : 1;
  }
  return 0;
};
