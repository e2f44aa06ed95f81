import { AS_USUAL } from '@swordtable/games/tile-battle/battle-plan';
import { TILES } from '@swordtable/games/tile-battle/catalog';
import { CELLS, NOWHERE } from '@swordtable/games/tile-battle/field/cells';
import { comparedNumber, flipForbiddenBy, type Modifier, moveForbiddenBy, silencedBy } from '@swordtable/games/tile-battle/hero/questions';
import { ALWAYS, ANSWERED, NO_ANSWERS, ROUND_ENDS, STARTS_ASLEEP, terrainOf } from '@swordtable/games/tile-battle/hero/roster';
import type { State } from '@swordtable/games/tile-battle/state';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { randomFrom } from '@swordtable/kernel';

/**
 * The board as the rules read it, made from what is seen and nothing else: the deck is empty and nothing is on the agenda.
 * Enough to ask what a number is made of, who protects a tile, and what the end of the round would bring.
 */
export const boardOf = (view: View): State => {
  const tileAt: Tile[] = Array.from({ length: CELLS }, () => -1);
  const cellOf = Array.from({ length: TILES }, () => NOWHERE);
  const ownerOf = Array.from({ length: TILES }, () => 0);
  const turnsOf = Array.from({ length: TILES }, () => 0);
  for (const { tile, cell, owner, turns } of view.board) {
    tileAt[cell] = tile;
    cellOf[tile] = cell;
    ownerOf[tile] = owner;
    turnsOf[tile] = turns;
  }
  if (view.terrainCell >= 0) {
    tileAt[view.terrainCell] = TERRAIN;
    cellOf[TERRAIN] = view.terrainCell;
  }
  return {
    setting: view.setting,
    random: randomFrom('nothing is drawn here'),
    shown: 0,
    round: view.round,
    over: view.over,
    first: view.first,
    active: view.active,
    score: [view.score[0], view.score[1]],
    pool: [...view.pool],
    hands: [[...view.hands[0]], [...view.hands[1]]],
    left: [view.toPlace[0] - view.hands[0].length, view.toPlace[1] - view.hands[1].length],
    deck: [],
    known: [],
    discard: [...view.discard],
    looking: typeof view.looking === 'number' ? [] : [...view.looking],
    tileAt,
    cellOf,
    ownerOf,
    turnsOf,
    printed: view.printed,
    field: view.board.map(({ tile }) => tile),
    fresh: [...view.fresh],
    present: view.board.reduce((all, { tile }) => all | (ANSWERED[tile] ?? 0), 0),
    top: view.top,
    leftmost: view.leftmost,
    lasting: view.lasting,
    placed: view.placed,
    as: view.as,
    ignoredBy: view.ignoredBy,
    asleep: isAsleep(view, view.placed) ? view.placed : TERRAIN,
    plan: AS_USUAL,
    felled: view.felled,
    witnesses: [],
    again: view.again,
    agenda: [],
  };
};

/** A placed Asgard hero's continuous ability sleeps until its battle is over. */
export const isAsleep = (view: Pick<View, 'placed'>, tile: Tile): boolean =>
  tile > TERRAIN && tile === view.placed && STARTS_ASLEEP[tile] === true && ALWAYS[tile] !== NO_ANSWERS;

/** Who keeps a tile from being flipped in battle; 0 for nobody. */
export const protectorOf = (s: State, tile: Tile): Tile => flipForbiddenBy(s, tile, true);
/** Who keeps a tile where it is against abilities; 0 for nobody. */
export const holderOf = (s: State, tile: Tile): Tile => moveForbiddenBy(s, tile, { of: -1, self: -1 });

/** What is added to the number that a tile shows on a side of the board, and by whom. */
export const modifiersOf = (s: State, tile: Tile, side: number): readonly Modifier[] => {
  const why: Modifier[] = [];
  comparedNumber(s, tile, side, TERRAIN, false, 0, TERRAIN, why);
  return why;
};

/** Points that the end of this round would bring besides rows and columns, by the tile that brings them; 0 is the terrain. */
export const endPoints = (s: State, seat: number): readonly { readonly by: Tile; readonly points: number }[] => {
  if (s.over) return [];
  const terrain = s.cellOf[TERRAIN] === NOWHERE ? [] : (terrainOf(s.setting).roundEnd?.(s, TERRAIN) ?? []);
  const heroes = s.field.map((tile) => {
    const end = ROUND_ENDS[tile];
    const counts = end !== undefined && (!end.once || s.fresh.includes(tile)) && silencedBy(s, tile) === TERRAIN;
    return { by: tile, gains: counts ? end.gains(s, tile) : [] };
  });
  return [{ by: TERRAIN, gains: terrain }, ...heroes]
    .map(({ by, gains }) => ({ by, points: gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0) }))
    .filter(({ points }) => points !== 0);
};
