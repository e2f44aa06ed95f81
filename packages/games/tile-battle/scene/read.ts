import { accept, type Result, randomFrom, refuse } from '@swordtable/kernel';
import { isModest } from '../../scenes/modest.ts';
import { CATALOG, OURS, tileNamed } from '../catalog.ts';
import { CENTER, type Cell, cellAt, columnOf, rowOf } from '../field/cells.ts';
import { cellNamed, columnNamed, rowNamed } from '../field/coordinates.ts';
import { lockMargins, putDown, takeOff } from '../field/moving.ts';
import { ANSWERED, TERRAINS } from '../hero/roster.ts';
import type { Lasting } from '../lasting.ts';
import { emptyTable } from '../setup.ts';
import { NO_MARGIN, type Setting, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { ARROWS, COLORS, QUIET, type ThisTurn } from './write.ts';

/** A scene that cannot be read. Caught at the door of this file and turned into a refusal. */
class Unreadable extends Error {}

const SCENE_MAX = 40_000;

/**
 * Reads a position. What a scene leaves out is as at a quiet moment: mount-olympus, round 1, red first and to move, empty
 * hands, and in the deck (`…`, or no deck at all) every hero of the edition that lies nowhere else, in order of print.
 */
export const readScene = (text: string, ours = OURS): Result<State> => {
  if (text.length > SCENE_MAX) return refuse('bad-scene', `A scene has at most ${SCENE_MAX} characters.`);
  try {
    return accept(build(fieldsOf(text), ours));
  } catch (error) {
    if (error instanceof Unreadable) return refuse('bad-scene', error.message);
    throw error;
  }
};

interface Fields {
  readonly at: ReadonlyMap<string, string>;
  readonly corner: Cell | undefined;
  readonly rows: readonly (readonly string[])[];
}

const KNOWN = [
  'match',
  'round',
  'first',
  'to move',
  'score',
  'red hand',
  'blue hand',
  'placements left',
  'pool',
  'discard',
  'deck',
  'known',
  'looking',
  'numbers',
  'rewritten',
  'age',
  'placed this round',
  'margins',
  'lasting',
  'this turn',
  'random',
  'agenda',
];

/** Lines `name: value`; everything else is a row of the board, its cells two spaces apart. */
const fieldsOf = (text: string): Fields => {
  const at = new Map<string, string>();
  const rows: string[][] = [];
  let corner: Cell | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, name, value] = /^\s*([a-z][a-z0-9 -]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && (KNOWN.includes(name) || name.startsWith('board'))) {
      if (!name.startsWith('board')) at.set(name, value);
      else if (name !== 'board')
        corner =
          cellNamed(name.slice(6)) ?? fail(`Line ${index + 1}: "${name.slice(6)}" is no cell; cells are named like d4, the first tile’s.`);
    } else if (name !== undefined) fail(`Line ${index + 1}: there is nothing called "${name}" in a scene.`);
    else if (line.trim() !== '') rows.push(line.trim().split(/\s{2,}|\s*\|\s*/));
  }
  return { at, corner, rows };
};

const fail = (sentence: string): never => {
  throw new Unreadable(sentence);
};

const color = (word: string | undefined): number => {
  const seat = (COLORS as readonly (string | undefined)[]).indexOf(word);
  return seat >= 0 ? seat : fail(`"${word}" is not a color; the colors are red and blue.`);
};

const whole = (word: string | undefined): number => {
  const number = Number(word);
  return word !== undefined && word !== '' && Number.isInteger(number) ? number : fail(`"${word}" is not a whole number.`);
};

const hero = (id: string | undefined): Tile => tileNamed(id ?? '') ?? fail(`There is no hero "${id}".`);

/** Heroes, each perhaps with the numbers it is to have: `jason 4/2/5/3`. */
interface Named {
  readonly tile: Tile;
  readonly numbers: readonly number[] | undefined;
}

const digits = (word: string | undefined): readonly number[] | undefined => {
  if (word === undefined) return undefined;
  const numbers = word.split('/').map(whole);
  return numbers.length === 4 && numbers.every((number) => number >= 0) ? numbers : fail(`"${word}" are not four numbers such as 5/1/4/2.`);
};

const heroes = (list: string | undefined): readonly Named[] =>
  (list ?? '').split(',').flatMap((entry) => {
    const [id, numbers] = entry.trim().split(/\s+/);
    return id === undefined || id === '' || id === '…' ? [] : [{ tile: hero(id), numbers: digits(numbers) }];
  });

interface Laid extends Named {
  readonly cell: Cell;
  readonly owner: number;
  readonly turns: number;
}

const boardOf = ({ rows, corner }: Fields): { readonly terrain: Cell | undefined; readonly laid: readonly Laid[] } => {
  const starRow = rows.findIndex((row) => row.includes('*'));
  const starColumn = rows[starRow]?.indexOf('*') ?? -1;
  // Without a corner the terrain is on the center.
  const start = corner ?? (starRow < 0 ? CENTER : cellAt(rowOf(CENTER) - starRow, columnOf(CENTER) - starColumn));
  const laid: Laid[] = [];
  for (const [down, row] of rows.entries()) {
    for (const [right, word] of row.entries()) {
      if (word === '.' || word === '*') continue;
      const [, owner, id, arrow, numbers] =
        /^(\S+) ([a-z-]+)([\^>v<])?(?: (\S+))?$/.exec(word) ?? fail(`"${word}" is no cell of a board; write "red hydra>" or ".".`);
      const cell = cellAt(rowOf(start) + down, columnOf(start) + right);
      // The pattern lets an arrow "v" be taken for the end of a name only if there is no such hero.
      const upright = tileNamed(`${id}`) === undefined && id?.endsWith('v') === true;
      const turns = upright ? 2 : Math.max(0, (ARROWS as readonly (string | undefined)[]).indexOf(arrow));
      laid.push({ tile: hero(upright ? id.slice(0, -1) : id), numbers: digits(numbers), cell, owner: color(owner), turns });
    }
  }
  return { terrain: starRow < 0 ? undefined : cellAt(rowOf(start) + starRow, columnOf(start) + starColumn), laid };
};

const json = <Value>(fields: Fields, name: string, otherwise: Value): Value => {
  const text = fields.at.get(name);
  if (text === undefined) return otherwise;
  const value = parsed(text) ?? fail(`The line "${name}" is not written as JSON.`);
  if (Array.isArray(value) !== Array.isArray(otherwise) || !isModest(value)) fail(`The line "${name}" is not from a match.`);
  // The rest is checked by playing: rules that can’t continue from here say so.
  return value as Value;
};

const parsed = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const settingOf = (fields: Fields, ours: readonly number[], named: readonly Named[], all: boolean): Setting => {
  const [flow = 'olympus', terrain = flow === 'olympus' ? 'mount-olympus' : 'asgard', ...flags] = (fields.at.get('match') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (flow !== 'olympus' && flow !== 'asgard') return fail(`"${flow}" is not an edition; the editions are olympus and asgard.`);
  const used = TERRAINS.find(({ id }) => id === terrain);
  if (used === undefined && terrain !== 'none') fail(`There is no terrain "${terrain}".`);
  const numbers = [...ours];
  for (const { tile, numbers: given } of [...named, ...heroes(fields.at.get('numbers'))])
    given?.forEach((number, side) => {
      numbers[tile * 4 + side] = number;
    });
  const edition = all ? CATALOG.filter((tile) => tile.edition === flow && !tile.house).map(({ tile }) => tile) : [];
  const tiles = [...new Set([...edition, ...named.map(({ tile }) => tile)])].sort((a, b) => a - b);
  return { terrain, flow, centred: flags.includes('centred'), chains: used?.chains ?? false, heroes: tiles, numbers };
};

const pair = (text: string | undefined): [number, number] => {
  if (text === undefined) return [0, 0];
  const [red, blue] = text.split(':');
  return [whole(red?.trim()), whole(blue?.trim())];
};

const LISTS = ['red hand', 'blue hand', 'pool', 'discard', 'looking'] as const;

const build = (fields: Fields, ours: readonly number[]): State => {
  const { terrain, laid } = boardOf(fields);
  const lists = LISTS.map((name) => heroes(fields.at.get(name)));
  const deckText = fields.at.get('deck') ?? '…';
  const deck = heroes(deckText);
  const named = [...laid, ...lists.flat(), ...deck];
  const twice = named.find(({ tile }, index) => named.findIndex((other) => other.tile === tile) !== index);
  if (twice !== undefined) fail(`${CATALOG.find(({ tile }) => tile === twice.tile)?.name} is in two places.`);
  const setting = settingOf(fields, ours, named, deckText.includes('…'));
  const [seed = '0'.repeat(32), drawn = '0', shown = '0'] = (fields.at.get('random') ?? '').split(/\s+/).filter(Boolean);
  const s = emptyTable(setting, { ...randomFrom(seed), drawn: whole(drawn) });
  s.shown = whole(shown);
  const tiles = (list: readonly Named[]): Tile[] => list.map(({ tile }) => tile);
  s.hands = [tiles(lists[0] ?? []), tiles(lists[1] ?? [])];
  s.pool = tiles(lists[2] ?? []);
  s.discard = tiles(lists[3] ?? []);
  s.looking = tiles(lists[4] ?? []);
  const elsewhere = new Set(tiles(named));
  s.deck = [...tiles(deck), ...setting.heroes.filter((tile) => !elsewhere.has(tile))].reverse();
  s.known = (fields.at.get('known') ?? '0'.repeat(s.deck.length)).split('').map(whole).reverse();
  layBoard(s, terrain, laid, fields);
  readTurn(s, fields);
  return s;
};

const layBoard = (s: State, terrain: Cell | undefined, laid: readonly Laid[], fields: Fields): void => {
  if (s.setting.terrain === 'none' || terrain === undefined) {
    if (laid.length > 0 || s.setting.terrain === 'none') takeOff(s, TERRAIN);
  } else putDown(s, TERRAIN, terrain);
  for (const { tile, cell, owner, turns } of laid) {
    putDown(s, tile, cell);
    s.ownerOf[tile] = owner;
    s.turnsOf[tile] = turns;
    s.field.push(tile);
    s.present |= ANSWERED[tile] as number;
  }
  const age = heroes(fields.at.get('age')).map(({ tile }) => tile);
  if (age.length > 0) s.field.sort((a, b) => age.indexOf(a) - age.indexOf(b));
  s.fresh = heroes(fields.at.get('placed this round')).map(({ tile }) => tile);
  const rewritten = heroes(fields.at.get('rewritten'));
  if (rewritten.length > 0) {
    const printed = [...s.printed];
    for (const { tile, numbers } of rewritten)
      numbers?.forEach((number, side) => {
        printed[tile * 4 + side] = number;
      });
    s.printed = printed;
  }
  const margins = fields.at.get('margins');
  if (margins === undefined) {
    lockMargins(s);
    return;
  }
  const [top, left] = margins.split(/\s+/);
  s.top = top === 'open' ? NO_MARGIN : (rowNamed(top ?? '') ?? fail(`"${top}" is no row.`));
  s.leftmost = left === 'open' ? NO_MARGIN : (columnNamed(left ?? '') ?? fail(`"${left}" is no column.`));
};

const readTurn = (s: State, fields: Fields): void => {
  const [round = '1', over] = (fields.at.get('round') ?? '1').split(/\s+/);
  s.round = whole(round);
  s.over = over === 'over';
  s.first = color(fields.at.get('first') ?? 'red');
  s.active = color(fields.at.get('to move') ?? COLORS[s.first as 0]);
  s.score = pair(fields.at.get('score'));
  s.left = pair(fields.at.get('placements left'));
  s.lasting = json<readonly Lasting[]>(fields, 'lasting', []);
  s.agenda = json<Task[]>(fields, 'agenda', [{ ask: 'placement' }]);
  const turn = Object.entries(json<Partial<ThisTurn>>(fields, 'this turn', {})).filter(([name]) => Object.hasOwn(QUIET, name));
  Object.assign(s, { ...QUIET, felled: [], witnesses: [] }, Object.fromEntries(turn));
};
