import { CATALOG, readNumbers } from '@swordtable/games/tile-battle/catalog';
import { accept, type Json, type Refusal, type Result, refuse } from '@swordtable/kernel';
import { type Draft, finished } from './draft.ts';

export const EMPTY: readonly string[] = ['', '', '', ''];

/** A text as the games' check should see it: if it isn't a number, it stays as it is and is refused there. */
const read = (text: string): Json => (text === '' ? null : /^[0-9]+$/.test(text) ? Number(text) : text);

const refusalOf = (id: string, numbers: readonly Json[]): Refusal | undefined => {
  const checked = readNumbers({ tiles: [{ id, numbers: [...numbers] }] });
  return checked.ok ? undefined : checked.refusal;
};

/** Whether the games would accept this text as one of a hero's numbers. An empty field isn't wrong, only empty. */
/** What a field accepts of the typed text: digits only. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const isWrong = (id: string, text: string): boolean => text !== '' && refusalOf(id, [read(text), 0, 0, 0]) !== undefined;

export type HeroCheck =
  | { readonly state: 'untouched' | 'done' }
  | { readonly state: 'unfinished'; readonly missing: number }
  | { readonly state: 'wrong'; readonly refusal: Refusal };

/** A hero's state: the games' own check decides what is wrong. */
export const checkHero = (id: string, texts: readonly string[]): HeroCheck => {
  const missing = texts.filter((text) => text === '').length;
  if (missing === 4) return { state: 'untouched' };
  const refusal = refusalOf(
    id,
    texts.map((text) => (text === '' ? 0 : read(text))),
  );
  if (refusal !== undefined) return { state: 'wrong', refusal };
  return missing > 0 ? { state: 'unfinished', missing } : { state: 'done' };
};

/** The numbers to draw: ours where no valid one was entered. */
export const drawn = (id: string, texts: readonly string[], ours: readonly number[]): readonly number[] =>
  ours.map((number, side) => {
    const text = texts[side] ?? '';
    return text === '' || isWrong(id, text) ? number : Number(text);
  });

const ABOUT =
  'The numbers of my own copy: north, east, south, west of the upright tile. Heroes that aren’t listed keep Swordtable’s numbers.';

/** The file for all finished heroes, in the games' own format: one line per tile, in the order of the boxes. */
export const fileOf = (draft: Draft): string => {
  const numbersOf = new Map(finished(draft).map(({ id, numbers }) => [id, numbers]));
  const lines = CATALOG.flatMap(({ no, id, name }) => {
    const numbers = numbersOf.get(id);
    if (numbers === undefined) return [];
    return [
      `    { "no": ${no}, "id": ${JSON.stringify(id)}, "name": ${JSON.stringify(name)}, "numbers": ${JSON.stringify(numbers).replaceAll(',', ', ')} }`,
    ];
  });
  return `{\n  "about": ${JSON.stringify(ABOUT)},\n  "tiles": [\n${lines.join(',\n')}\n  ]\n}\n`;
};

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** Reads a file of numbers, using the games' own check. */
export const readFile = (text: string): Result<Draft> => {
  const table = parsed(text);
  if (table === undefined || table === null) return refuse('not-json', 'This file isn’t JSON.');
  const checked = readNumbers(table);
  if (!checked.ok) return checked;
  // The check has made sure that this is a list.
  const { tiles } = table as { readonly tiles: readonly { readonly id: string; readonly numbers: readonly number[] }[] };
  if (tiles.length === 0) return refuse('no-tiles', 'This file has no numbers: its list "tiles" is empty.');
  return accept(Object.fromEntries(tiles.map(({ id, numbers }) => [id, numbers.map(String)])));
};
