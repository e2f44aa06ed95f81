import type { Action } from '@swordtable/games/contracts/action';
import { words } from '@swordtable/games/contracts/text/words';
import type { LazyOptions } from '@swordtable/kernel';
import { nearest } from '../../nearest.ts';
import type { Reading } from './typed.ts';

/** Words that say nothing about which answer is meant. */
const FILLERS: readonly string[] = ['the', 'a', 'an', 'at', 'on', 'it', 'please', 'my', 'and'];

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !FILLERS.includes(word));

/** Numbers are meant as they are; of other words the beginning is enough. */
const isSaid = (wanted: string, spoken: readonly string[]): boolean =>
  spoken.some((word) => (/^\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted)));

/** `keep poacher`, `thug harbor`, `discard rage gold`, `pass`: every word typed must stand in the words of the answer. */
export const read = (text: string, listed: LazyOptions<Action>): Reading => {
  const wanted = wordsOf(text);
  const options = [...listed].map((action) => ({ action, spoken: wordsOf(words.action(action)) }));
  const fitting = wanted.length === 0 ? [] : options.filter(({ spoken }) => wanted.every((word) => isSaid(word, spoken)));
  const [first, second] = fitting;
  if (first === undefined) {
    const known = [...new Set(options.flatMap(({ spoken }) => spoken))];
    const strange = wanted.find((word) => !options.some(({ spoken }) => isSaid(word, spoken)));
    const near = strange === undefined ? '' : nearest(strange, known);
    return { kind: 'none', sentence: `"${text}" is no answer here.${near} Type "help" for help.` };
  }
  if (second === undefined) return { kind: 'one', action: first.action };
  // Somebody who says all there is to say about one answer means that one, though others say as much and more.
  const [whole, another] = fitting.filter(({ spoken }) => spoken.every((word) => wanted.includes(word)));
  return whole !== undefined && another === undefined
    ? { kind: 'one', action: whole.action }
    : { kind: 'some', options: fitting.map(({ action }) => action) };
};
