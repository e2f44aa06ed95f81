import { addFeature, type Features, featureKinds, type Seat } from '@swordtable/kernel';
import { TILES } from '../catalog.ts';
import { contains } from '../field/area.ts';
import { BESIDE, type Cell, columnOf, rowOf, SIZE } from '../field/cells.ts';
import { openArea } from '../field/moving.ts';
import { numberShown } from '../hero/questions.ts';
import { TERRAINS } from '../hero/roster.ts';
import { NO_TERRAIN } from '../hero/terrain.ts';
import { linePoints, pointsFor } from '../phases/scoring.ts';
import { cellOf, handOf, held, opponent, ownerOf, type State } from '../state.ts';
import { EMPTY, type Tile } from '../tile.ts';

/** Tiles in a line, 0 to 5. */
const LINE = 6;
/** Numbers as shown, from 0 to 9; higher ones count as 9. */
const NUMBERS = 10;
/** How much a flip would change the lines of a tile, in four steps. */
const SWINGS = 4;
const LEFT = 7;
const TERRAIN_IDS = [NO_TERRAIN, ...TERRAINS].map(({ id }) => id);

const { kinds: KINDS, size } = featureKinds({
  /** Heroes on the board: mine, then the opponent's. */
  board: 2 * TILES,
  hand: 2 * TILES,
  /** Heroes in the draft: where I pick next, then where the opponent does. */
  pool: 2 * TILES,
  /** An ability that waits for a choice: mine, then the opponent's. */
  choosing: 2 * TILES,
  /** Lines by my tiles and the opponent's in them: in an early round, then in the last. */
  lines: 2 * LINE * LINE,
  /** Sides of heroes that can be attacked, by owner, number, and what a flip would change. */
  exposed: 2 * NUMBERS * SWINGS,
  /** Heroes that no placement can attack. */
  safe: 2 * SWINGS,
  /** Placements left: mine, then the opponent's. */
  left: 2 * LEFT,
  turn: 2,
  lastRound: 1,
  drafting: 1,
  flow: 1,
  first: 1,
  terrain: TERRAIN_IDS.length,
  score: 1,
  points: 1,
  /** Numbers in hand. */
  strength: 2,
  highest: 2,
  /** Effects that outlive their turn, by kind and by who is bound. */
  lasting: 2 * 5,
});

export const FEATURES = size;

const EFFECTS = ['ignore', 'ban', 'force', 'closed', 'gate'] as const;

const myLines = new Int32Array(2 * SIZE);
const theirLines = new Int32Array(2 * SIZE);

const countLines = (s: State, seat: Seat): void => {
  myLines.fill(0);
  theirLines.fill(0);
  for (const tile of s.field) {
    const cell = cellOf(s, tile);
    const lines = ownerOf(s, tile) === seat ? myLines : theirLines;
    const row = rowOf(cell);
    const column = SIZE + columnOf(cell);
    lines[row] = (lines[row] as number) + 1;
    lines[column] = (lines[column] as number) + 1;
  }
};

/** What the lines would lose and give if the tile changed its color. */
const swingOf = (cell: Cell, isMine: boolean): number => {
  const [own, other] = isMine ? [myLines, theirLines] : [theirLines, myLines];
  let swing = 0;
  for (const line of [rowOf(cell), SIZE + columnOf(cell)]) {
    const [had, gets] = [own[line] as number, other[line] as number];
    swing += pointsFor(had) - pointsFor(had - 1) + pointsFor(Math.min(5, gets + 1)) - pointsFor(gets);
  }
  return swing < 2 ? 0 : swing < 4 ? 1 : swing < 6 ? 2 : 3;
};

const describeBoard = (s: State, seat: Seat, to: Features): void => {
  countLines(s, seat);
  const open = openArea(s);
  for (const tile of s.field) {
    const side = ownerOf(s, tile) === seat ? 0 : 1;
    const cell = cellOf(s, tile);
    addFeature(to, KINDS.board.from + side * TILES + tile, 1);
    const swing = swingOf(cell, side === 0);
    let isSafe = true;
    for (let direction = 0; direction < 4; direction++) {
      const near = BESIDE[cell * 4 + direction] as Cell;
      if (s.tileAt[near] !== EMPTY || !contains(open, near)) continue;
      isSafe = false;
      const number = Math.max(0, Math.min(NUMBERS - 1, numberShown(s, tile, direction)));
      addFeature(to, KINDS.exposed.from + (side * NUMBERS + number) * SWINGS + swing, 1);
    }
    if (isSafe) addFeature(to, KINDS.safe.from + side * SWINGS + swing, 1);
  }
  const isLast = s.round > 1 ? 1 : 0;
  for (let line = 0; line < 2 * SIZE; line++) {
    const [mine, theirs] = [myLines[line] as number, theirLines[line] as number];
    if (mine + theirs > 0) addFeature(to, KINDS.lines.from + (isLast * LINE + Math.min(5, mine)) * LINE + Math.min(5, theirs), 1);
  }
};

/** Tiles on a player's way to the board: the hand, and what the player is looking at, if this seat may know it. */
const describeHand = (s: State, owner: Seat, seat: Seat, to: Features): void => {
  const side = owner === seat ? 0 : 1;
  let strength = 0;
  let highest = 0;
  const hold = (tile: Tile): void => {
    addFeature(to, KINDS.hand.from + side * TILES + tile, 1);
    let most = 0;
    for (let i = 0; i < 4; i++) {
      const number = s.printed[tile * 4 + i] as number;
      strength += number;
      most = Math.max(most, number);
    }
    highest += most;
  };
  for (const tile of handOf(s, owner)) hold(tile);
  if (owner === seat && s.active === seat) for (const tile of s.looking) hold(tile);
  addFeature(to, KINDS.strength.from + side, strength / 64);
  addFeature(to, KINDS.highest.from + side, highest / 32);
  addFeature(to, KINDS.left.from + side * LEFT + Math.min(LEFT - 1, held(s, owner)), 1);
};

/** Who decides next, in the draft: the tiles left say whose pick it is. */
const describeAgenda = (s: State, seat: Seat, to: Features): void => {
  const top = s.agenda.at(-1);
  if (top === undefined || !('ask' in top)) return;
  if (top.ask === 'draft') {
    const picker = top.taken % 2 === 0 ? s.first : opponent(s.first);
    addFeature(to, KINDS.drafting.from, 1);
    for (const tile of s.pool) addFeature(to, KINDS.pool.from + (picker === seat ? 0 : 1) * TILES + tile, 1);
  } else if (top.ask === 'ability') addFeature(to, KINDS.choosing.from + (top.by === seat ? 0 : 1) * TILES + top.of, 1);
};

const describeMatch = (s: State, seat: Seat, to: Features): void => {
  const other = opponent(seat);
  const points = linePoints(s);
  addFeature(to, KINDS.turn.from + (s.active === seat ? 0 : 1), 1);
  if (s.round > 1) addFeature(to, KINDS.lastRound.from, 1);
  if (s.setting.flow === 'asgard') addFeature(to, KINDS.flow.from, 1);
  if (s.first === seat) addFeature(to, KINDS.first.from, 1);
  addFeature(to, KINDS.terrain.from + TERRAIN_IDS.indexOf(s.setting.terrain), 1);
  addFeature(to, KINDS.score.from, ((s.score[seat] as number) - (s.score[other] as number)) / 8);
  addFeature(to, KINDS.points.from, ((points[seat] as number) - (points[other] as number)) / 8);
  for (const effect of s.lasting) {
    const at = KINDS.lasting.from + 2 * EFFECTS.indexOf(effect.kind);
    if (effect.seat !== other) addFeature(to, at, 1);
    if (effect.seat !== seat) addFeature(to, at + 1, 1);
  }
};

/** A position as one seat knows it. Hands are open (T-13); only the deck and what the opponent takes off it are hidden. */
export const describe = (s: State, seat: Seat, to: Features): void => {
  describeBoard(s, seat, to);
  describeHand(s, seat, seat, to);
  describeHand(s, opponent(seat), seat, to);
  describeAgenda(s, seat, to);
  describeMatch(s, seat, to);
};
