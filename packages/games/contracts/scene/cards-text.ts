import { fail, type Lines } from '../../scenes/lines.ts';
import { type Card, findCard } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';

/** What lies nowhere, such as the cards of an empty deck. */
export const NONE = '-';

export const PEOPLE = ['companion', 'legendary', 'leader', 'thug'] as const satisfies readonly Card['is'][];
export const THINGS = ['equipment', 'skill', 'item', 'rare'] as const satisfies readonly Card['is'][];

/** A card of one of these sorts. */
export const cardIn = (word: string, ...sorts: readonly Card['is'][]): CardId => {
  const card = findCard(word);
  if (card === undefined) return fail(`There is no card "${word}".`);
  return sorts.includes(card.is) ? word : fail(`"${word}" can’t lie there.`);
};

/** The words of a line; undefined where there is none. */
export const wordsIn = (lines: Lines, name: string): readonly string[] | undefined =>
  lines
    .get(name)
    ?.split(/\s+/)
    .filter((word) => word !== '');

/** Cards of some sorts in a line; undefined where there is none. */
export const cardsIn = (lines: Lines, name: string, ...sorts: readonly Card['is'][]): readonly CardId[] | undefined =>
  wordsIn(lines, name)
    ?.filter((word) => word !== NONE)
    .map((word) => cardIn(word, ...sorts));

/** A number that may be written for a seat, a count, or a level. */
export const numberIn = (text: string | undefined, max = 999): number =>
  /^\d{1,3}$/.test(text ?? '') && Number(text) <= max ? Number(text) : fail(`"${text}" isn’t a number up to ${max}.`);

/** Several numbers in a line, as many as there should be. */
export const numbersIn = (lines: Lines, name: string, count: number): readonly number[] => {
  const words = wordsIn(lines, name) ?? Array.from({ length: count }, () => '0');
  return words.length === count ? words.map((word) => numberIn(word)) : fail(`"${name}" has ${count} numbers.`);
};
