import { canonicalJson, type Game, type SceneNotation } from '@swordtable/kernel';
import { chanceIn, choiceIn, countIn, fail, isIn, type Lines, linesIn, tasksIn, textOf, writtenChance } from '../../scenes/lines.ts';
import { notationBy } from '../../scenes/notation.ts';
import { PIECES } from '../pieces/catalog.ts';
import { rowsFor, tilesFor } from '../pieces/grid.ts';
import { FACES, FORGE, type Magic, NO_CARD, type SoloNo, type Tile } from '../pieces/pieces.ts';
import type { Smith, State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { swordFrom, tilesFrom, written, writtenSword } from '../text/notation.ts';
import { groupsText } from './groups-text.ts';
import { type PositionSpec, stateOf } from './position.ts';

const SMITHS = ['1', '2', '3', '4', '5'] as const;
const OF_SMITHS = ['sword', 'taken', 'bench', 'left', 'strayed'] as const;
const MAGIC = ['magic 1', 'magic 2', 'magic 3'] as const;
const PHASES = ['round', 'slice', 'select', 'craft', 'end'] as const;
const KNOWN: readonly string[] = [
  ...['match', 'phase', 'round', 'first', 'to move', 'grid', 'groups', 'forge', 'card', 'against', 'deck', 'bag', 'agenda', 'random'],
  ...MAGIC,
  ...SMITHS.flatMap((smith) => OF_SMITHS.map((name) => `${name} ${smith}`)),
];
/** What lies nowhere, such as the tiles of an empty group. */
const NONE = '-';

const tilesText = (tiles: readonly Tile[]): string => (tiles.length === 0 ? NONE : written(tiles));
const parts = (text: string): readonly string[] => text.split('|').map((part) => part.trim());
const tilesOf = (text: string): readonly Tile[] => (text === NONE ? [] : tilesFrom(text));

const magicText = ({ method, gems, points }: Magic): string => [method, ...gems, ...points].join(' ');
const MAGIC_TEXTS: readonly string[] = PIECES.magic.flatMap((card) => FACES.map((face) => magicText(card[face])));

const smithLines = ({ swords, taken, bench, left, strayed }: Smith, seat: number): readonly (readonly [string, string])[] => [
  [`sword ${seat + 1}`, swords.map(writtenSword).join(' | ')],
  [`taken ${seat + 1}`, taken.map(tilesText).join(' | ')],
  [`bench ${seat + 1}`, bench === null ? '' : bench.map(writtenSword).join(' | ')],
  [`left ${seat + 1}`, left === null ? '' : left.map(tilesText).join(' | ')],
  [`strayed ${seat + 1}`, strayed ? 'yes' : ''],
];

const write = (s: State): string => {
  const { solo, dual, lightweight, magic, opponents } = s.setting;
  return textOf([
    ['match', ['swordcrafters', ...(dual ? ['dual'] : []), ...(lightweight ? ['lightweight'] : [])].join(' ')],
    ['phase', s.phase],
    ['round', s.round],
    ['first', s.first + 1],
    ['to move', s.active + 1],
    ...MAGIC.map((name, at): [string, string] => [name, magic[at] === undefined ? '' : magicText(magic[at])]),
    ...s.smiths.flatMap(smithLines),
    ['grid', s.grid.length === 0 ? '' : written(s.grid.filter((cell) => cell !== FORGE))],
    ['groups', s.groups.length === 0 ? '' : groupsText(s.groups, s.grid.length)],
    ['forge', s.forge < 0 ? '' : s.forge + 1],
    ['card', solo[s.card]?.name ?? ''],
    ['against', opponents.map(({ name }) => name).join(', ')],
    ['deck', solo.length === 0 ? '' : s.deck.length === 0 ? NONE : s.deck.map((no) => solo[no]?.name).join(', ')],
    ['bag', tilesText(s.bag)],
    ['agenda', JSON.stringify(s.agenda)],
    ['random', writtenChance(s)],
  ]);
};

const seatIn = (lines: Lines, name: string, seats: number): number | undefined => {
  const smith = choiceIn(lines, name, SMITHS.slice(0, seats));
  return smith === undefined ? undefined : Number(smith) - 1;
};

const soloNo = (name: string): SoloNo => {
  const no = PIECES.solo.findIndex((card) => card.name === name);
  return no < 0 ? fail(`There is no solo card "${name}".`) : no;
};

/** A list of names; empty for a dash. */
const namesIn = (lines: Lines, name: string): readonly string[] | undefined =>
  lines
    .get(name)
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== NONE);

const specIn = (lines: Lines, swords: readonly string[]): PositionSpec => {
  const [kind, ...flags] = (lines.get('match') ?? '').split(/\s+/);
  if (kind !== 'swordcrafters' || flags.some((flag) => flag !== 'dual' && flag !== 'lightweight'))
    fail('Its line "match" should say "swordcrafters", perhaps "dual" or "lightweight".');
  const magic = MAGIC.flatMap((name) => lines.get(name) ?? []);
  for (const text of magic) if (!MAGIC_TEXTS.includes(text)) fail(`There is no magic card "${text}". Pieces of your own can’t be written.`);
  const [grid, groups, card, bag] = ['grid', 'groups', 'card', 'bag'].map((name) => lines.get(name));
  const tiles = tilesFor(rowsFor(swords.length));
  if (grid !== undefined && tilesFrom(grid).length !== tiles) fail(`The grid has ${tiles} tiles and the forge.`);
  if (groups !== undefined && !/^[\d.]+$/.test(groups.replaceAll(' ', ''))) fail('"groups" has a digit or a dot for each cell.');
  if (card !== undefined) soloNo(card);
  for (const name of namesIn(lines, 'against') ?? []) soloNo(name);
  const round = countIn(lines, 'round');
  return {
    phase: choiceIn(lines, 'phase', PHASES) ?? 'slice',
    swords,
    magic,
    options: { dual: flags.includes('dual'), lightweight: flags.includes('lightweight') },
    against: namesIn(lines, 'against') ?? [],
    ...(card === undefined ? {} : { card }),
    ...(round === undefined ? {} : { round }),
    first: seatIn(lines, 'first', swords.length) ?? 0,
    ...(grid === undefined ? {} : { grid }),
    ...(groups === undefined ? {} : { groups }),
    taken: swords.map((_, seat) => (lines.get(`taken ${seat + 1}`) ?? '').replaceAll(NONE, '')),
    ...(bag === undefined ? {} : { bag: bag === NONE ? '' : bag }),
  };
};

/** A smith with what the lines say about the work on the bench. */
const atWork = (lines: Lines, smith: Smith, seat: number): Smith => {
  const [bench, left, taken] = ['bench', 'left', 'taken'].map((name) => lines.get(`${name} ${seat + 1}`));
  return {
    ...smith,
    taken: taken === undefined ? [] : smith.taken,
    bench: bench === undefined ? smith.bench : parts(bench).map(swordFrom),
    left: left === undefined ? smith.left : parts(left).map(tilesOf),
    strayed: isIn(lines, `strayed ${seat + 1}`),
  };
};

const read = (text: string): State => {
  const lines = linesIn(text, KNOWN);
  const swords = SMITHS.map((smith) => lines.get(`sword ${smith}`));
  const given = swords.flatMap((sword) => sword ?? []);
  if (given.length === 0 || canonicalJson(swords.slice(0, given.length)) !== canonicalJson(given))
    fail('A scene has a sword for each smith, such as "sword 1: rd: rr / s / ee / b".');
  const s = stateOf(specIn(lines, given));
  const agenda = tasksIn<Task>(lines, 'agenda');
  const deck = namesIn(lines, 'deck')?.map(soloNo);
  return {
    ...s,
    ...chanceIn(lines),
    active: seatIn(lines, 'to move', given.length) ?? s.active,
    forge: seatIn(lines, 'forge', given.length) ?? s.forge,
    card: s.setting.solo.length === 0 ? NO_CARD : s.card,
    smiths: s.smiths.map((smith, seat) => atWork(lines, smith, seat)),
    ...(deck === undefined ? {} : { deck }),
    ...(agenda === undefined ? {} : { agenda }),
  };
};

/** Positions as text: `sword 1: rd: rr / s / ee / b`, `grid: rsebt…`. */
export const notationOf = (rules: Pick<Game<State>, 'decisions' | 'faults'>): SceneNotation<State> => notationBy({ read, write }, rules);
