import { type SearchTarget, type Section, type Settled, textsOf } from './book.ts';

/** A section or a ruling that matches all words of a search, with its best text. */
export interface Found extends SearchTarget {
  readonly kind: 'section' | 'ruling';
  /** Whether all words are in the heading. */
  readonly isTitled: boolean;
}

const QUERY_MAX = 100;
const WORDS_MAX = 8;
const EXCERPT_MAX = 180;
/** Words this short also occur by chance inside others. */
const SHORT = 3;

/** A letter normalized for comparison: lowercase, without accents, and ß as ss. */
const folded = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss');

/** A text normalized for comparison, with the original position of each letter. */
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

/** Where a word occurs, alone or within a longer one. A very short one must start the longer one: "tie" doesn't match "abilities". */
const placesOf = (letters: string, word: string): readonly number[] => {
  const places: number[] = [];
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
    if (word.length > SHORT || !isLetter(letters[at - 1])) places.push(at);
  }
  return places;
};

/** How well a text matches: for each word, a whole word counts most, then a prefix, then the middle of one; then the number of matches. */
const worth = (text: string, words: readonly string[]): number => {
  const { letters } = fold(text);
  return words.reduce((sum, word) => {
    const places = placesOf(letters, word);
    const best = places.map((at) => (isLetter(letters[at - 1]) ? 4 : isLetter(letters[at + word.length]) ? 8 : 10));
    return sum + Math.max(0, ...best) + Math.min(places.length, 4);
  }, 0);
};

/** The matches in a text, with overlaps joined. */
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

/** Cuts a long text between words, so that its first match is in sight. */
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

/** All words must be in the heading or in one of the texts. Headings rank above texts, and sections' headings highest. */
const weigh = ({ kind, heading, texts }: Page, words: readonly string[]): number => {
  if (!holdsAll([heading, ...texts].join('\n'), words)) return 0;
  return (kind === 'section' ? 4 : 3) * worth(heading, words) + Math.max(...texts.map((text) => worth(text, words)));
};

const found = ({ kind, id, heading, texts }: Page, words: readonly string[]): Found => {
  const best = texts.reduce((kept, text) => (worth(text, words) > worth(kept, words) ? text : kept), texts[0] ?? '');
  const excerpt = cut(best, words);
  return { kind, id, heading, excerpt, hits: hitsIn(excerpt, words), isTitled: holdsAll(heading, words) };
};

/** Sections and rulings that match all words of a query, best first, then in the order of the rules. */
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
