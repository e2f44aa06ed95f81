import type { Action } from '@swordtable/games/tile-battle/action';
import { CATALOG, tileName } from '@swordtable/games/tile-battle/catalog';
import { NOWHERE } from '@swordtable/games/tile-battle/field/cells';
import { cellHere, cellName, cellNamed, HOME, type Origin } from '@swordtable/games/tile-battle/field/coordinates';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import { type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import type { LazyOptions } from '@swordtable/kernel';
import { nearest } from '../../nearest.ts';
import type { Reading } from './typed.ts';

/** What a word says about the answer: a facet and its value. */
type Facet = 'price' | 'goes' | 'tile' | 'cell' | 'turns' | 'side' | 'line' | 'use' | 'pass';
type Facets = Readonly<Partial<Record<Facet, number | string | true>>>;

const POINTING: ReadonlyMap<string, number> = new Map(
  [
    ['^', 'n', 'north', 'up', 'upright', '▲'],
    ['>', 'e', 'east', 'right', '►'],
    ['v', 's', 'south', 'down', '▼'],
    ['<', 'w', 'west', 'left', '◄'],
  ].flatMap((names, side) => names.map((name) => [name, side] as const)),
);

const PLAIN_WORDS: ReadonlyMap<string, Facets> = new Map(
  Object.entries({
    pass: { pass: true },
    no: { pass: true },
    decline: { pass: true },
    skip: { pass: true },
    use: { use: true },
    yes: { use: true },
    first: { goes: 'first' },
    second: { goes: 'second' },
    row: { line: 0 },
    column: { line: 1 },
  }),
);

const key = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '');

/** The tile of a name: its whole name, else the one that begins with it, else the one that contains it. */
export const tileCalled = (name: string, among: readonly Tile[]): readonly Tile[] => {
  const wanted = key(name);
  if (wanted === '') return [];
  const named = among.map((tile) => ({ tile, name: key(tileName(tile)) }));
  for (const fits of [
    (known: string) => known === wanted,
    (known: string) => known.startsWith(wanted),
    (known: string) => known.includes(wanted),
  ]) {
    const found = named.filter((entry) => fits(entry.name)).map(({ tile }) => tile);
    if (found.length > 0) return found;
  }
  return [];
};

const ALL: readonly Tile[] = CATALOG.map(({ tile }) => tile);
const none = (sentence: string): Reading => ({ kind: 'none', sentence });
const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
const namesOf = (tiles: readonly Tile[]): string => tiles.map(tileName).join(', ');

interface Understood {
  readonly facets: Facets;
  /** Words that are neither cell nor direction nor rule: the name of a hero. */
  readonly name: string;
}

const understand = (text: string, origin: Origin, offers: (facet: Facet) => boolean): Understood => {
  const words = text
    .toLowerCase()
    // `c4>` is a cell and an arrow.
    .replaceAll(/\b([a-z]-?\d+)([\^>v<])/g, '$1 $2')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'on' && word !== 'to' && word !== 'at');
  let facets: Facets = {};
  const name: string[] = [];
  for (const word of words) {
    // A cell's name that means none of this board is still no hero's.
    const cell = cellHere(word, origin) ?? (cellNamed(word) === undefined ? undefined : NOWHERE);
    const pointing = POINTING.get(word);
    const plain = PLAIN_WORDS.get(word);
    if (cell !== undefined) facets = { ...facets, cell };
    else if (pointing !== undefined) facets = { ...facets, [offers('side') ? 'side' : 'turns']: pointing };
    else if (plain !== undefined) facets = { ...facets, ...plain };
    else name.push(word);
  }
  return { facets, name: name.join(' ') };
};

/** Why no answer fits, as exactly as it can be said. */
const whyNot = (options: readonly Action[], { cell, tile, pass, use }: Facets, origin: Origin): string => {
  const name = (each: number): string => cellName(each, origin);
  const cells = distinct(options.flatMap((option) => ('cell' in option ? [option.cell] : [])));
  if (pass === true) return 'This cannot be declined.';
  if (use === true) return 'There is nothing to say yes to; name what you choose.';
  if (typeof cell === 'number') {
    if (cells.length === 0) return 'No cell is asked for here.';
    if (!cells.includes(cell))
      return `${cell === NOWHERE ? 'That cell' : name(cell)} isn’t open. Open cells: ${cells.map(name).join(' ')}.`;
  }
  if (typeof tile === 'number') {
    const tiles = distinct(options.flatMap((option) => ('tile' in option ? [option.tile] : [])));
    if (!tiles.includes(tile)) return `${tileName(tile)} cannot be chosen here; these can: ${namesOf(tiles)}.`;
  }
  return 'That is not one of the answers on offer; type a number of the list.';
};

/** Reads `jason c4 >`, `hydra`, `c3`, `north`, `pass`: whatever is left out is asked for next. */
export const read = (text: string, listed: LazyOptions<Action>, view?: View): Reading => {
  const origin = view === undefined ? HOME : viewOrigin(view);
  const options = [...listed];
  const offers = (facet: Facet): boolean => options.some((option) => facet in option);
  const { facets, name } = understand(text, origin, offers);
  let wanted = facets;
  if (name !== '') {
    const among = distinct(options.flatMap((option) => ('tile' in option ? [option.tile] : [])));
    const found = tileCalled(name, among);
    const elsewhere = tileCalled(name, ALL);
    if (found.length > 1) return none(`"${name}" may be ${namesOf(found)}; type a little more.`);
    const tile = found[0] ?? (elsewhere.length === 1 ? elsewhere[0] : undefined);
    if (tile === undefined)
      return none(`"${name}" is no answer here.${nearest(name, [...among, ...ALL].map(tileName))} Type "help" for help.`);
    if (among.length === 0) return none(`No hero is asked for here.`);
    wanted = { ...wanted, tile };
  }
  const fitting = options.filter((option) =>
    Object.entries(wanted).every(([facet, value]) => (option as Readonly<Partial<Record<string, unknown>>>)[facet] === value),
  );
  const [first, second] = fitting;
  if (Object.keys(wanted).length === 0 || first === undefined) return none(whyNot(options, wanted, origin));
  return second === undefined ? { kind: 'one', action: first } : { kind: 'some', options: fitting };
};
