import { type SearchTarget, type Section, type Settled, textsOf } from './book.ts';

/** A section or a ruling in which all words of the question occur, with the piece of its text that answers best. */
export interface Found extends SearchTarget {
  readonly kind: 'section' | 'ruling';
  /** Whether all words are in the heading. */
  readonly isTitled: boolean;
}

const QUERY_MAX = 100;
const WORDS_MAX = 8;
const EXCERPT_MAX = 180;
/** So few letters stand by chance in the middle of many words. */
const SHORT = 3;

/** One letter as it is compared: small, without its accents, and ß as ss. */
const folded = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');

/** A text as it is compared, and for each letter of that the place in the text it comes from. */
const fold = (text: string): { readonly letters: string; readonly from: readonly number[] } => {
  let letters = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = folded(letter);
    letters += plain;
    for (let i = 0; i < plain.length; i++) from.push(at);
    at += letter.length;
  }
  return { letters, from: [...from, at] };
};

const wordsOf = (query: string): readonly string[] => {
  const words = fold(query.slice(0, QUERY_MAX)).letters.split(/[^\p{L}\p{N}+−-]+/u);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, WORDS_MAX);
};

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a word stands, alone or within a longer one. A very short one has to begin the longer one: "tie" is not in "abilities". */
const placesOf = (letters: string, word: string): readonly number[] => {
  const places: number[] = [];
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
    if (word.length > SHORT || !isLetter(letters[at - 1])) places.push(at);
  }
  return places;
};

/** How well a text answers: for each word, a whole word counts most, then the beginning of one, then its middle; and how often it stands there. */
const worth = (text: string, words: readonly string[]): number => {
  const { letters } = fold(text);
  return words.reduce((sum, word) => {
    const places = placesOf(letters, word);
    const best = places.map((at) => (isLetter(letters[at - 1]) ? 4 : isLetter(letters[at + word.length]) ? 8 : 10));
    return sum + Math.max(0, ...best) + Math.min(places.length, 4);
  }, 0);
};

/** The hits in a text, those that run into each other taken together. */
const hitsIn = (text: string, words: readonly string[]): readonly (readonly [number, number])[] => {
  const { letters, from } = fold(text);
  const all = words
    .flatMap((word) => placesOf(letters, word).map((at) => [from[at] ?? 0, from[at + word.length] ?? text.length] as const))
    .toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
  const apart: (readonly [number, number])[] = [];
  for (const [start, end] of all) {
    const last = apart.at(-1);
    if (last === undefined || start > last[1]) apart.push([start, end]);
    else apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
  }
  return apart;
};

/** A long text is cut between words, so that its first hit is in sight. */
const cut = (text: string, words: readonly string[]): string => {
  if (text.length <= EXCERPT_MAX) return text;
  const first = hitsIn(text, words)[0]?.[0] ?? 0;
  const wanted = Math.max(0, Math.min(first - 40, text.length - EXCERPT_MAX));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + EXCERPT_MAX >= text.length ? text.length : text.lastIndexOf(' ', start + EXCERPT_MAX);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
};

interface Page {
  readonly kind: Found['kind'];
  readonly id: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

const holdsAll = (text: string, words: readonly string[]): boolean => {
  const { letters } = fold(text);
  return words.every((word) => placesOf(letters, word).length > 0);
};

/** Everything that was looked for stands in the heading or in one of the texts. A heading answers better than a text, and a section's best. */
const weigh = ({ kind, heading, texts }: Page, words: readonly string[]): number => {
  if (!holdsAll([heading, ...texts].join('\n'), words)) return 0;
  return (kind === 'section' ? 4 : 3) * worth(heading, words) + Math.max(...texts.map((text) => worth(text, words)));
};

const found = ({ kind, id, heading, texts }: Page, words: readonly string[]): Found => {
  const best = texts.reduce((kept, text) => (worth(text, words) > worth(kept, words) ? text : kept), texts[0] ?? '');
  const excerpt = cut(best, words);
  return { kind, id, heading, excerpt, hits: hitsIn(excerpt, words), isTitled: holdsAll(heading, words) };
};

/** Sections and rulings that hold all words of a query, best first; of equal ones, those that come first in the rules. */
export const searchRules = (sections: readonly Section[], rulings: readonly Settled[], query: string): readonly Found[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const pages: readonly Page[] = [
    ...sections.map(({ id, heading, blocks }) => ({ kind: 'section' as const, id, heading, texts: blocks.flatMap(textsOf) })),
    ...rulings.map(({ id, title, text }) => ({ kind: 'ruling' as const, id, heading: `${id} ${title}`, texts: [text] })),
  ];
  return pages
    .map((page) => ({ page, weight: weigh(page, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ page }) => found(page, words))
    .toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled));
};
