import { STRAIGHT, TELLS } from './tells.mjs';

/** Where quoted text is shown to people; names of cards and tests keep the straight apostrophe. */
const SHOWN = /^packages\/(?:web|cli|server|games\/tile-battle|games\/[\w-]+\/text)\/.*(?<!\.test)\.tsx?$/;

/** Comments keep their straight apostrophes, because they aren't shown. Blanked, so that line numbers stay the same. */
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ' '));

const lineAround = (text, start, end) => {
  const after = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, after < 0 ? text.length : after).toLowerCase();
};

/** The tells in a file's text: the words, their line and its number, and what to write instead. */
export const findTells = (path, text) => {
  const found = [];
  const look = (within, { pattern, instead }) => {
    for (const match of within.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const words = match[0].replaceAll(/\s+(?:(?:\/\/|\*)\s+)?/g, ' ').toLowerCase();
      found.push({ words, instead, line: lineAround(text, match.index, end), row: text.slice(0, end).split('\n').length });
    }
  };
  for (const tell of TELLS) look(text, tell);
  if (SHOWN.test(path)) look(withoutComments(text), STRAIGHT);
  return found.sort((a, b) => a.row - b.row);
};
