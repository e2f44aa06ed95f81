import type { Tell } from '@swordtable/kernel';
import type { Event, LineScore } from '../events.ts';
import { columnOf, rowOf, SIZE } from '../field/cells.ts';
import type { Gain } from '../hero/hero.ts';
import { silencedBy } from '../hero/questions.ts';
import { ROUND_ENDS, terrainOf } from '../hero/roster.ts';
import { BLUE, cellOf, isInPlay, ownerOf, RED, type State } from '../state.ts';
import { TERRAIN, type Tile } from '../tile.ts';

type Telling = Tell<Event> | undefined;

/** T-15: points for a number of tiles of one color in a row or column. */
const LINE_POINTS = [0, 0, 1, 2, 4, 7] as const;
export const pointsFor = (tiles: number): number => LINE_POINTS[tiles as 0] as number;

/** How many tiles each color has in each row, then in each column; red in the low half of a number, blue in the high. */
const counts = new Int32Array(2 * SIZE);
const HIGH = 16;

const countLines = (s: State): void => {
  counts.fill(0);
  for (let i = 0; i < s.field.length; i++) {
    const tile = s.field[i] as Tile;
    const cell = cellOf(s, tile);
    const one = 1 << (ownerOf(s, tile) * HIGH);
    counts[rowOf(cell)] = (counts[rowOf(cell)] as number) + one;
    counts[SIZE + columnOf(cell)] = (counts[SIZE + columnOf(cell)] as number) + one;
  }
};

/** What the lines of the board are worth to each player as it lies. */
export const linePoints = (s: State): [number, number] => {
  countLines(s);
  let red = 0;
  let blue = 0;
  for (let line = 0; line < 2 * SIZE; line++) {
    const both = counts[line] as number;
    red += pointsFor(both & 0xffff);
    blue += pointsFor(both >> HIGH);
  }
  return [red, blue];
};

const lineScores = (s: State): LineScore[] => {
  countLines(s);
  return Array.from(counts, (both, index): LineScore => {
    const tiles = [both & 0xffff, both >> HIGH] as const;
    return { line: index < SIZE ? 'row' : 'column', at: (index % SIZE) + 1, tiles, points: [pointsFor(tiles[0]), pointsFor(tiles[1])] };
  }).filter(({ points }) => points[0] + points[1] > 0);
};

/** Rows and columns first; then end-of-round abilities, which read the board as it lies and add up together (O-17). */
export const scoreRound = (s: State, tell: Telling): void => {
  const [red, blue] = linePoints(s);
  tell?.({ what: 'lines', round: s.round, lines: lineScores(s) });
  s.score = [s.score[0] + red, s.score[1] + blue];
  if (isInPlay(s, TERRAIN)) gain(s, TERRAIN, terrainOf(s.setting).roundEnd?.(s, TERRAIN) ?? [], tell);
  for (const tile of s.field) {
    const end = ROUND_ENDS[tile];
    if (end === undefined || (end.once && !s.fresh.includes(tile))) continue;
    const by = silencedBy(s, tile);
    if (by === TERRAIN) gain(s, tile, end.gains(s, tile), tell);
    else tell?.({ what: 'silenced', tile, by });
  }
};

/** What one tile brings each player is one gain, however many reasons it has. */
const gain = (s: State, self: Tile, gains: readonly Gain[], tell: Telling): void => {
  for (const seat of [RED, BLUE]) {
    const points = gains.reduce((sum, each) => (each.seat === seat ? sum + each.points : sum), 0);
    if (points === 0) continue;
    s.score[seat] = (s.score[seat] as number) + points;
    tell?.({ what: 'points', seat, points, cause: { of: self, self } });
  }
};
