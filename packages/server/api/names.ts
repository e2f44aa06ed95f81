/** Letters of these alphabets look like each other. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u, /\p{Script=Cherokee}/u];

/** Characters that no one sees. The joiner inside an emoji is seen: it makes one picture of two. */
const INVISIBLE = /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?:(?!\u200D)\p{Cf})|[\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|\p{M}{4,}/u;

/** Letters that pass for others, as far as they are needed to write the word that our bots' names end with. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { '8': 'b', ß: 'b', '0': 'o', '7': 't', '†': 't' };
const plainly = (word: string): string =>
  [...word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');

/** Whether a name is what it looks like: no invisible characters, one alphabet in each word, and not the name of a bot. */
export const isPlainName = (name: string): boolean => {
  if (INVISIBLE.test(name)) return false;
  const words = name.split(/[\s_.-]+/u);
  if (words.some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1)) return false;
  return plainly(words.at(-1) ?? '') !== 'bot';
};

/** What a name looks like: names that are the same here could be mistaken for each other. */
export const looksOf = (name: string): string =>
  plainly(name.normalize('NFKC'))
    .replaceAll(/[\s_.-]+/gu, ' ')
    .trim();
