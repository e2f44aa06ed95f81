import { ASGARD_HEROES } from '../asgard/heroes/index.ts';
import { ASGARD_TERRAINS } from '../asgard/terrain/index.ts';
import { CATALOG, printedTile, TILES, tileNamed } from '../catalog.ts';
import { OLYMPUS_HEROES } from '../olympus/heroes/index.ts';
import { OLYMPUS_TERRAINS } from '../olympus/terrain/index.ts';
import type { Setting } from '../state.ts';
import type { Hook } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import type { Ability, Continuous, Hero, Text } from './hero.ts';
import { NO_TERRAIN, type Terrain } from './terrain.ts';

const byNumber = (tile: Tile): string => CATALOG.find((printed) => printed.tile === tile)?.name ?? `Tile ${tile}, which no file prints,`;

const heroOf = (tile: Tile): Hero => {
  const hero = [...OLYMPUS_HEROES, ...ASGARD_HEROES].find(({ id }) => tileNamed(id) === tile);
  if (hero === undefined) throw new Error(`${byNumber(tile)} has no hero in the list of its edition (heroes/index.ts).`);
  return hero;
};

/** Every hero at the number of its tile. The place of the terrain holds a text that does nothing. */
export const HEROES: readonly Hero[] = Array.from({ length: TILES }, (_, tile) => (tile === TERRAIN ? NO_TERRAIN : heroOf(tile)));

export const TERRAINS: readonly Terrain[] = [...OLYMPUS_TERRAINS, ...ASGARD_TERRAINS];

const terrains = new Map([NO_TERRAIN, ...TERRAINS].map((terrain) => [terrain.id, terrain]));

/** The terrain asked for last: a match has one, and the rules ask for it at every turn. */
let latest: Terrain = NO_TERRAIN;

export const terrainOf = ({ terrain }: Pick<Setting, 'terrain'>): Terrain => {
  if (latest.id === terrain) return latest;
  const found = terrains.get(terrain);
  if (found === undefined) throw new Error(`There is no terrain ${terrain}.`);
  latest = found;
  return found;
};

export const HOOKS = [
  'placed',
  'battled',
  'flipped',
  'neighbourPlaced',
  'neighbourBattled',
  'turnStart',
  'turnEnd',
  'then',
] as const satisfies readonly Hook[];

/** The abilities of a text by moment. Texts are written down each in its own shape; the rules read them in one. */
type Abilities = Readonly<Record<Hook, Ability | undefined>>;

const abilitiesOf = ({ placed, battled, flipped, neighbourPlaced, neighbourBattled, turnStart, turnEnd, then }: Text): Abilities => ({
  placed,
  battled,
  flipped,
  neighbourPlaced,
  neighbourBattled,
  turnStart,
  turnEnd,
  then,
});

const OF_HEROES: readonly Abilities[] = HEROES.map(abilitiesOf);
const OF_TERRAINS: ReadonlyMap<Terrain, Abilities> = new Map([...terrains.values()].map((terrain) => [terrain, abilitiesOf(terrain)]));

/** Written out, because all these comparisons are faster than one look by a variable name. */
const abilityAt = (abilities: Abilities, hook: Hook): Ability | undefined => {
  switch (hook) {
    case 'placed':
      return abilities.placed;
    case 'battled':
      return abilities.battled;
    case 'flipped':
      return abilities.flipped;
    case 'neighbourPlaced':
      return abilities.neighbourPlaced;
    case 'neighbourBattled':
      return abilities.neighbourBattled;
    case 'turnStart':
      return abilities.turnStart;
    case 'turnEnd':
      return abilities.turnEnd;
    case 'then':
      return abilities.then;
  }
};

/** By whose text: a hero's, or the terrain's. */
export const textOf = (setting: Setting, of: Tile): Text => (of === TERRAIN ? terrainOf(setting) : (HEROES[of] as Hero));

export const abilityOf = (setting: Setting, of: Tile, hook: Hook): Ability | undefined =>
  abilityAt((of === TERRAIN ? OF_TERRAINS.get(terrainOf(setting)) : OF_HEROES[of]) as Abilities, hook);

/** End-of-round abilities by tile. */
export const ROUND_ENDS: readonly ({ readonly gains: NonNullable<Hero['roundEnd']>; readonly once: boolean } | undefined)[] = HEROES.map(
  ({ roundEnd, scoresOnce }) => (roundEnd === undefined ? undefined : { gains: roundEnd, once: scoresOnce ?? false }),
);

/** Continuous abilities by tile, all in one shape; null where a hero does not answer a question. */
export interface Answers {
  readonly own: Continuous['own'] | null;
  readonly besideIt: Continuous['besideIt'] | null;
  readonly zero: Continuous['zero'] | null;
  readonly defending: number;
  readonly against: number;
  readonly printedOnly: boolean;
  readonly forbidsFlip: Continuous['forbidsFlip'] | null;
  readonly forbidsMove: Continuous['forbidsMove'] | null;
}

export const NO_ANSWERS: Answers = {
  own: null,
  besideIt: null,
  zero: null,
  defending: 0,
  against: 0,
  printedOnly: false,
  forbidsFlip: null,
  forbidsMove: null,
};

export const ALWAYS: readonly Answers[] = HEROES.map(
  ({ always: { own, besideIt, zero, defending, against, printedOnly, forbidsFlip, forbidsMove } = {} }) => ({
    own: own ?? null,
    besideIt: besideIt ?? null,
    zero: zero ?? null,
    defending: defending ?? 0,
    against: against ?? 0,
    printedOnly: printedOnly ?? false,
    forbidsFlip: forbidsFlip ?? null,
    forbidsMove: forbidsMove ?? null,
  }),
);

/** Which questions a hero answers, a bit each, so that the rules ask only where there is somebody to answer. */
export const ANSWERS = {
  own: 1,
  besideIt: 2,
  zero: 4,
  comparing: 8,
  forbidsFlip: 16,
  forbidsMove: 32,
  immune: 64,
  silences: 128,
  takesTheBlow: 256,
  turnStart: 512,
  neighbourPlaced: 1024,
  neighbourBattled: 2048,
  flipped: 4096,
  atOnce: 8192,
} as const;

/** Any of these changes a number. */
export const CHANGES_NUMBERS = ANSWERS.own | ANSWERS.besideIt | ANSWERS.zero | ANSWERS.comparing;

/** What sleeps until the battle is over, where it sleeps. */
const CONTINUOUS = CHANGES_NUMBERS | ANSWERS.forbidsFlip | ANSWERS.forbidsMove | ANSWERS.silences | ANSWERS.takesTheBlow;

const answersOf = ({ always = {}, turnStart, neighbourPlaced, neighbourBattled, flipped }: Hero): number =>
  (always.own ? ANSWERS.own : 0) |
  (always.besideIt ? ANSWERS.besideIt : 0) |
  (always.zero ? ANSWERS.zero : 0) |
  (always.defending || always.against || always.printedOnly ? ANSWERS.comparing : 0) |
  (always.forbidsFlip ? ANSWERS.forbidsFlip : 0) |
  (always.forbidsMove ? ANSWERS.forbidsMove : 0) |
  (always.immune ? ANSWERS.immune : 0) |
  (always.silences ? ANSWERS.silences : 0) |
  (always.takesTheBlow ? ANSWERS.takesTheBlow : 0) |
  (always.atOnce ? ANSWERS.atOnce : 0) |
  (turnStart ? ANSWERS.turnStart : 0) |
  (neighbourPlaced ? ANSWERS.neighbourPlaced : 0) |
  (neighbourBattled ? ANSWERS.neighbourBattled : 0) |
  (flipped ? ANSWERS.flipped : 0);

export const ANSWERED: readonly number[] = HEROES.map(answersOf);

/** Asgard's continuous abilities start after the placement, those of Olympus immediately (O-6). */
export const STARTS_ASLEEP: readonly boolean[] = HEROES.map((_, tile) => tile !== TERRAIN && printedTile(tile).edition === 'asgard');

/** Whether a hero has an ability that can sleep at all: a continuous one that does not work immediately. */
export const SLEEPS: readonly boolean[] = ANSWERED.map(
  (answered, tile) => STARTS_ASLEEP[tile] === true && (answered & CONTINUOUS) !== 0 && (answered & ANSWERS.atOnce) === 0,
);
