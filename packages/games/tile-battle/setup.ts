import { type MatchOptions, type OptionSpec, type Random, type Refusal, shuffle, type Tell } from '@swordtable/kernel';
import { whoStarts } from '../who-starts.ts';
import { ASGARD_TERRAINS } from './asgard/terrain/index.ts';
import { AS_USUAL } from './battle-plan.ts';
import { CATALOG, type Edition, readNumbers, TILES } from './catalog.ts';
import type { Event } from './events.ts';
import { CELLS, CENTER, type Cell, columnOf, NOWHERE, rowOf } from './field/cells.ts';
import { TERRAINS } from './hero/roster.ts';
import { NO_TERRAIN, type Terrain } from './hero/terrain.ts';
import { OLYMPUS_TERRAINS } from './olympus/terrain/index.ts';
import { startBid } from './phases/bid.ts';
import { startRound } from './phases/rounds.ts';
import { NO_MARGIN, type Setting, type State } from './state.ts';
import { EMPTY, TERRAIN, type Tile } from './tile.ts';

/** An edition with the numbers of one version of the rules, four to a tile. */
interface Printing {
  readonly edition: Edition;
  readonly numbers: readonly number[];
}

const describe = ({ id, name, text }: Terrain) => ({ value: id, name, text });
const ANY = { value: 'random', name: 'Random', text: 'One of the terrains, drawn at the start.' };

/** What each edition can be started with. Only Asgard's rulebook plays without terrain; mixed decks take either's. */
export const optionsOf = (edition: Edition): readonly OptionSpec[] => {
  const own = edition === 'olympus' ? OLYMPUS_TERRAINS : ASGARD_TERRAINS;
  const others = edition === 'olympus' ? ASGARD_TERRAINS : OLYMPUS_TERRAINS;
  return [
    {
      id: 'terrain',
      name: 'Terrain',
      text: 'The tile the board grows from, with a rule of its own. Terrains of the other edition need mixed decks.',
      kind: 'choice',
      choices: [...own.map(describe), ...others.map(describe), describe(NO_TERRAIN), ANY],
      default: edition === 'olympus' ? 'mount-olympus' : 'asgard',
    },
    { id: 'mixed', name: 'Mixed decks', text: 'Shuffles the heroes of both editions into one deck.', kind: 'flag', default: false },
    {
      id: 'centred',
      name: 'Terrain in the center',
      text: 'The terrain is the center of the five-by-five board, so all margins are locked from the start.',
      kind: 'flag',
      default: false,
    },
    { id: 'house', name: 'House heroes', text: 'Adds four heroes of our own to those of Olympus.', kind: 'flag', default: false },
    { id: 'hikaru', name: 'Hikaru', text: 'Keeps Hikaru in the deck even if the terrain can’t move.', kind: 'flag', default: true },
    whoStarts('Who goes first in round 1.', 'goes first'),
    {
      id: 'bid',
      name: 'Bid to go second',
      text: 'For even chances: one player names a price in points for going second; the other pays it, or goes first and gets it.',
      kind: 'flag',
      default: false,
    },
    {
      id: 'numbers',
      name: 'Numbers',
      text: 'A file with your own numbers for the tiles, such as those printed in your box.',
      kind: 'table',
      default: null,
    },
  ];
};

export const refuses = (edition: Edition, options: MatchOptions): Refusal | undefined => {
  const terrain = options['terrain'];
  const own = edition === 'olympus' ? OLYMPUS_TERRAINS : ASGARD_TERRAINS;
  const isOwn = terrain === 'random' || own.some(({ id }) => id === terrain) || (terrain === 'none' && edition === 'asgard');
  if (!isOwn && options['mixed'] !== true) {
    return { code: 'bad-option', sentence: `The terrain "${terrain}" is not of this edition; it can be used with mixed decks.` };
  }
  if (terrain === 'none' && options['centred'] === true)
    return { code: 'bad-option', sentence: 'Without a terrain, there is nothing to center.' };
  if (options['house'] === true && edition === 'asgard' && options['mixed'] !== true) {
    return { code: 'bad-option', sentence: 'The house heroes belong to Olympus; Asgard has them with mixed decks only.' };
  }
  const numbers = readNumbers(options['numbers'] ?? null);
  return numbers.ok ? undefined : numbers.refusal;
};

const terrainNamed = (edition: Edition, options: MatchOptions, random: Random): Terrain => {
  const own = edition === 'olympus' ? OLYMPUS_TERRAINS : ASGARD_TERRAINS;
  if (options['terrain'] === 'random') {
    const any = [...(options['mixed'] === true ? TERRAINS : own)];
    shuffle(random, any);
    return any[0] as Terrain;
  }
  return TERRAINS.find(({ id }) => id === options['terrain']) ?? NO_TERRAIN;
};

const heroesOf = (edition: Edition, options: MatchOptions, stays: boolean): readonly Tile[] =>
  CATALOG.filter((tile) => {
    if (tile.edition !== edition && options['mixed'] !== true) return false;
    if (tile.house) return options['house'] === true;
    // T-25: he may be left out where his ability does nothing.
    return !(tile.id === 'hikaru' && stays && options['hikaru'] === false);
  })
    .map(({ tile }) => tile)
    .sort((a, b) => a - b);

const newSetting = ({ edition, numbers: ours }: Printing, options: MatchOptions, random: Random): Setting => {
  const terrain = terrainNamed(edition, options, random);
  const centred = options['centred'] === true;
  const numbers = readNumbers(options['numbers'] ?? null, ours);
  if (!numbers.ok) throw new Error(numbers.refusal.sentence);
  const flow = OLYMPUS_TERRAINS.includes(terrain) ? 'olympus' : 'asgard';
  const stays = centred || terrain === NO_TERRAIN;
  return {
    terrain: terrain.id,
    flow,
    centred,
    chains: terrain.chains ?? false,
    heroes: heroesOf(edition, options, stays),
    numbers: numbers.value,
  };
};

/** Remembers settings by the options they came from: a simulation plays thousands of games with the same ones. */
const settingsOf = (printing: Printing): ((options: MatchOptions, random: Random) => Setting) => {
  const settings = new WeakMap<MatchOptions, Setting>();
  return (options, random) => {
    const known = settings.get(options);
    if (known !== undefined && options['terrain'] !== 'random') return known;
    const setting = newSetting(printing, options, random);
    settings.set(options, setting);
    return setting;
  };
};

const FIRST: readonly unknown[] = ['red', 'blue'];

/** How a match of an edition begins. */
export const setupOf = (printing: Printing): ((options: MatchOptions, random: Random, tell?: Tell<Event>) => State) => {
  const settingOf = settingsOf(printing);
  return (options, random, tell) => {
    const s = emptyTable(settingOf(options, random), random);
    s.deck = [...s.setting.heroes];
    shuffle(s.random, s.deck);
    s.known = s.deck.map(() => 0);
    const named = FIRST.indexOf(options['first']);
    const starter = named < 0 ? undefined : named;
    if (options['bid'] === true) startBid(s, starter);
    else startRound(s, starter, tell);
    return s;
  };
};

const NO_TILES: readonly Tile[] = Array.from({ length: CELLS }, () => EMPTY);
const NO_CELLS: readonly Cell[] = Array.from({ length: TILES }, () => NOWHERE);
const NOTHING: readonly number[] = Array.from({ length: TILES }, () => 0);

/** A table with nothing but the terrain on it. */
export const emptyTable = (setting: Setting, random: Random): State => {
  const s: State = {
    setting,
    random,
    shown: 0,
    round: 0,
    over: false,
    first: 0,
    active: 0,
    score: [0, 0],
    pool: [],
    hands: [[], []],
    left: [0, 0],
    deck: [],
    known: [],
    discard: [],
    looking: [],
    tileAt: NO_TILES.slice(),
    cellOf: NO_CELLS.slice(),
    ownerOf: NOTHING.slice(),
    turnsOf: NOTHING.slice(),
    printed: setting.numbers,
    field: [],
    fresh: [],
    present: 0,
    top: NO_MARGIN,
    leftmost: NO_MARGIN,
    lasting: [],
    placed: TERRAIN,
    as: TERRAIN,
    ignoredBy: TERRAIN,
    asleep: TERRAIN,
    plan: AS_USUAL,
    felled: [],
    witnesses: [],
    again: false,
    agenda: [],
  };
  if (setting.terrain !== NO_TERRAIN.id) {
    s.tileAt[CENTER] = TERRAIN;
    s.cellOf[TERRAIN] = CENTER;
  }
  if (setting.centred) {
    s.top = rowOf(CENTER) - 2;
    s.leftmost = columnOf(CENTER) - 2;
  }
  return s;
};
