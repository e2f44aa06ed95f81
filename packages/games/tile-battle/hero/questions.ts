import type { Seat } from '@swordtable/kernel';
import { BESIDE, type Cell } from '../field/cells.ts';
import { type Board, cellOf } from '../state.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';
import { ALWAYS, ANSWERED, ANSWERS, type Answers, CHANGES_NUMBERS, NO_ANSWERS } from './roster.ts';

/** What changed a number, and by how much. */
export type Modifier = {
  readonly by: Tile;
  readonly amount: number;
};

const always = (tile: Tile): Answers => ALWAYS[tile] as Answers;
const answers = (tile: Tile, question: number): boolean => ((ANSWERED[tile] as number) & question) !== 0;

/** No ability affects it, whatever happens. */
export const isImmune = (tile: Tile): boolean => answers(tile, ANSWERS.immune);

/** Whether a neighbor takes its abilities away; which one. */
export const silencedBy = (s: Board, tile: Tile): Tile => {
  if ((s.present & ANSWERS.silences) === 0 || isImmune(tile)) return TERRAIN;
  const at = cellOf(s, tile) * 4;
  for (let side = 0; side < 4; side++) {
    const near = s.tileAt[BESIDE[at + side] as Cell] as Tile;
    if (near > TERRAIN && near !== s.asleep && answers(near, ANSWERS.silences)) return near;
  }
  return TERRAIN;
};

/** Whether a tile's continuous ability works at this moment. */
const isInForce = (s: Board, tile: Tile): boolean =>
  (tile !== s.asleep || answers(tile, ANSWERS.atOnce)) && silencedBy(s, tile) === TERRAIN;

/** Whether an ability with this cause cannot touch the tile: only rules of the match may (T-24). */
export const isShunned = (tile: Tile, { of }: Cause): boolean => of !== TERRAIN && isImmune(tile);

/** What is added to all numbers of a tile wherever they are read: its own ability and those of its neighbors. */
const standing = (s: Board, tile: Tile, why: Modifier[] | undefined): number => {
  let sum = 0;
  if (answers(tile, ANSWERS.own) && isInForce(s, tile)) {
    const amount = always(tile).own?.(s, tile) ?? 0;
    if (amount !== 0) why?.push({ by: tile, amount });
    sum += amount;
  }
  if ((s.present & ANSWERS.besideIt) === 0 || isImmune(tile)) return sum;
  const at = cellOf(s, tile) * 4;
  for (let side = 0; side < 4; side++) {
    const near = s.tileAt[BESIDE[at + side] as Cell] as Tile;
    if (near <= TERRAIN || !answers(near, ANSWERS.besideIt) || !isInForce(s, near)) continue;
    const amount = always(near).besideIt?.(s, near, tile) ?? 0;
    if (amount !== 0) why?.push({ by: near, amount });
    sum += amount;
  }
  return sum;
};

export const printedNumber = (s: Board, tile: Tile, side: number): number =>
  s.printed[tile * 4 + ((side - (s.turnsOf[tile] as number)) & 3)] as number;

const isZero = (s: Board, tile: Tile): boolean =>
  answers(tile, ANSWERS.zero) && isInForce(s, tile) && (always(tile).zero?.(s, tile) ?? false);

/** The number a tile shows on a side of the board, modifiers added up and floored at 0 (T-8). */
export const numberShown = (s: Board, tile: Tile, side: number): number =>
  isZero(s, tile) ? 0 : Math.max(0, printedNumber(s, tile, side) + standing(s, tile, undefined));

/** One number of a comparison, and what it is made of. */
export type Reading = {
  readonly printed: number;
  readonly value: number;
  readonly modifiers: readonly Modifier[];
  /** The tile whose ability made only the printed number count. */
  readonly setBy?: Tile;
};

const comparing = (s: Board, tile: Tile): Answers => (answers(tile, ANSWERS.comparing) && isInForce(s, tile) ? always(tile) : NO_ANSWERS);

/** Either of the two reads printed numbers only: which tile says so. */
export const plainBecauseOf = (s: Board, a: Tile, b: Tile): Tile => {
  if ((s.present & ANSWERS.comparing) === 0) return TERRAIN;
  if (comparing(s, a).printedOnly) return a;
  return comparing(s, b).printedOnly ? b : TERRAIN;
};

/**
 * The number that `tile` shows on `side` in a comparison with `other`. `extra` is what the battle itself adds, on
 * behalf of the tile `extraBy`. With `why` every modifier is written down.
 */
export const comparedNumber = (
  s: Board,
  tile: Tile,
  side: number,
  other: Tile,
  defends: boolean,
  extra: number,
  extraBy: Tile,
  why?: Modifier[],
): number => {
  const printed = printedNumber(s, tile, side);
  if ((s.present & CHANGES_NUMBERS) === 0 && extra === 0) return printed;
  if (isZero(s, tile)) {
    why?.push({ by: tile, amount: -printed });
    return 0;
  }
  let sum = printed + standing(s, tile, why);
  if ((s.present & ANSWERS.comparing) !== 0) {
    const mine = defends ? comparing(s, tile).defending : 0;
    if (mine !== 0) why?.push({ by: tile, amount: mine });
    const theirs = isImmune(tile) ? 0 : comparing(s, other).against;
    if (theirs !== 0) why?.push({ by: other, amount: theirs });
    sum += mine + theirs;
  }
  // A change made by another tile's ability does not reach a tile that no ability affects.
  if (extra !== 0 && (extraBy === tile || !isImmune(tile))) {
    why?.push({ by: extraBy, amount: extra });
    sum += extra;
  }
  return sum > 0 ? sum : 0;
};

type Forbids = (answer: Answers, by: Tile) => boolean;

/** The tile, itself or a neighbor, whose ability forbids it; 0 if none does. A tile no ability affects is not protected by one either. */
const forbiddenBy = (s: Board, tile: Tile, question: number, forbids: Forbids): Tile => {
  if ((s.present & question) === 0) return TERRAIN;
  if (answers(tile, question) && isInForce(s, tile) && forbids(always(tile), tile)) return tile;
  if (isImmune(tile)) return TERRAIN;
  const at = cellOf(s, tile) * 4;
  for (let side = 0; side < 4; side++) {
    const near = s.tileAt[BESIDE[at + side] as Cell] as Tile;
    if (near > TERRAIN && answers(near, question) && isInForce(s, near) && forbids(always(near), near)) return near;
  }
  return TERRAIN;
};

/** Who forbids that a tile is flipped: itself, a neighbor, or nobody (0). */
export const flipForbiddenBy = (s: Board, tile: Tile, inBattle: boolean): Tile => {
  if (!inBattle && isImmune(tile)) return tile;
  return forbiddenBy(s, tile, ANSWERS.forbidsFlip, (answer, by) => answer.forbidsFlip?.(s, by, tile, inBattle) ?? false);
};

export const moveForbiddenBy = (s: Board, tile: Tile, cause: Cause): Tile => {
  if (isShunned(tile, cause)) return tile;
  return forbiddenBy(s, tile, ANSWERS.forbidsMove, (answer, by) => answer.forbidsMove?.(s, by, tile) ?? false);
};

export const canFlip = (s: Board, tile: Tile, inBattle: boolean): boolean => flipForbiddenBy(s, tile, inBattle) === TERRAIN;
export const canMove = (s: Board, tile: Tile, cause: Cause): boolean => moveForbiddenBy(s, tile, cause) === TERRAIN;

const NOBODY: readonly Tile[] = [];

/** Tiles that take the blow for their neighbors, oldest first. */
export const guardians = (s: Board): readonly Tile[] =>
  (s.present & ANSWERS.takesTheBlow) === 0 ? NOBODY : s.field.filter((tile) => answers(tile, ANSWERS.takesTheBlow) && isInForce(s, tile));

/** Heroes on the board that act at this moment, oldest first; of one player's, or of both (-1). */
export const thoseWho = (s: Board, question: number, seat: Seat = -1): readonly Tile[] =>
  (s.present & question) === 0 ? NOBODY : s.field.filter((tile) => answers(tile, question) && (seat < 0 || s.ownerOf[tile] === seat));
