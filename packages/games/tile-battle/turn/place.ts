import { type Choices, type LazyOptions, next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { AS_USUAL } from '../battle-plan.ts';
import type { Event } from '../events.ts';
import { type Area, both, cellsOf, grown, isEmpty, only, without } from '../field/area.ts';
import { areBeside, type Cell } from '../field/cells.ts';
import { lockMargins, openArea, putDown } from '../field/moving.ts';
import { thoseWho } from '../hero/questions.ts';
import { ANSWERED, ANSWERS, STARTS_ASLEEP, terrainOf } from '../hero/roster.ts';
import { useAbility } from '../hero/verbs.ts';
import type { Lasting } from '../lasting.ts';
import { type Board, cellOf, handOf, held, removeFrom, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';

type Telling = Tell<Event> | undefined;

const QUARTERS = [0, 1, 2, 3];

/** Every tile on every cell in every rotation, each made only when it is asked for. */
class Placements implements LazyOptions<Action> {
  readonly length: number;
  private readonly tiles: readonly Tile[];
  private readonly cells: readonly Cell[];

  constructor(tiles: readonly Tile[], cells: readonly Cell[]) {
    this.tiles = tiles;
    this.cells = cells;
    this.length = tiles.length * cells.length * 4;
  }

  get choices(): Choices {
    return { tile: this.tiles, cell: this.cells, turns: QUARTERS };
  }

  at(index: number): Action | undefined {
    if (index < 0 || index >= this.length) return undefined;
    const place = index >> 2;
    const tile = this.tiles[Math.floor(place / this.cells.length)] as Tile;
    return { tile, cell: this.cells[place % this.cells.length] as Cell, turns: index & 3 };
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (let index = 0; index < this.length; index++) yield this.at(index) as Action;
  }
}

/** The tiles that may be placed: the hand, less a banned one, or only a forced one (T-23: a ban beats a force). */
export const tilesToPlace = (s: Board, seat: Seat): readonly Tile[] => {
  if (s.looking.length > 0) return s.looking;
  const hand = handOf(s, seat);
  if (s.lasting.length === 0 || hand.length === 1) return hand;
  const bound = (kind: Lasting['kind'], tile: Tile): boolean =>
    s.lasting.some((effect) => effect.kind === kind && effect.seat === seat && 'tile' in effect && effect.tile === tile);
  const free = hand.filter((tile) => !bound('ban', tile));
  const forced = free.filter((tile) => bound('force', tile));
  return forced.length > 0 ? forced : free;
};

/** Told of cells that a limit takes away, and by which tile (0: the terrain). */
type Limited = (lost: Area, limit: 'closed' | 'drawn' | 'gate', by: Tile) => void;

/** The cells that may be used. T-23: Hot Spot, Parthenon, Gate Trap, each only if it leaves a legal cell. */
export const cellsToUse = (s: Board, seat: Seat, limited?: Limited): readonly Cell[] => {
  let open = openArea(s);
  const narrow = (to: Area, limit: Parameters<Limited>[1], by: Tile): void => {
    if (isEmpty(to)) return;
    limited?.(without(open, to), limit, by);
    open = to;
  };
  for (const effect of s.lasting) {
    if (effect.kind !== 'closed' || effect.seat !== seat || (effect.spared && held(s, seat) === 1)) continue;
    narrow(without(open, only(effect.cell)), 'closed', effect.by);
  }
  if (terrainOf(s.setting).drawsPlacements) narrow(both(open, grown(only(cellOf(s, TERRAIN)))), 'drawn', TERRAIN);
  for (const effect of s.lasting)
    if (effect.kind === 'gate' && effect.seat === seat) narrow(both(open, only(effect.cell)), 'gate', effect.by);
  return cellsOf(open);
};

export const AFTER_BATTLE: Task = { do: 'afterBattle' };
export const BATTLE: Task = { do: 'battle' };
export const USE_PLACED: Task = { do: 'usePlaced' };

const PLACE = { rule: 'placement', ask: 'place' } as const;

export const placement: QuestionHandler<State, Extract<Task, { ask: 'placement' }>, Action, Event> = {
  decisions: (s) => [{ seat: s.active, prompt: PLACE, options: new Placements(tilesToPlace(s, s.active), cellsToUse(s, s.active)) }],
  answer: (s, _task, seat, action, tell) => {
    // Only placements are offered here.
    const { tile, cell, turns } = action as { tile: Tile; cell: Cell; turns: number };
    if (s.looking.length > 0) takeLookedAt(s, seat, tile, tell);
    else takeFromHand(s, seat, tile);
    if (s.lasting.length > 0) s.lasting = s.lasting.filter((effect) => effect.kind === 'ignore' || effect.seat !== seat);
    // The ability, the battle, what comes after it: last step first, as they lie on the agenda.
    s.agenda.push(AFTER_BATTLE, BATTLE, USE_PLACED);
    enter(s, tile, cell, turns, tell);
  },
};

/** A hand tile goes: what was laid on it ends with it (T-22). */
export const takeFromHand = (s: State, seat: Seat, tile: Tile): void => {
  const hand = handOf(s, seat);
  removeFrom(hand, tile);
  if (s.lasting.length > 0) s.lasting = s.lasting.filter((effect) => !('tile' in effect && effect.tile === tile));
};

/** Yggdrasil: one of the two is played, the other goes under the deck before abilities. */
const takeLookedAt = (s: State, seat: Seat, tile: Tile, tell: Telling): void => {
  removeFrom(s.looking, tile);
  s.left[seat] = (s.left[seat] as number) - 1;
  putUnder(s, seat, s.looking, tell);
  // What only this player had seen now lies open.
  s.shown++;
};

/** Tiles go under the deck one after the other; their player knows them. */
export const putUnder = (s: State, seat: Seat, tiles: readonly Tile[], tell: Telling): void => {
  for (const tile of tiles) {
    s.deck.unshift(tile);
    s.known.unshift(1 << seat);
    tell?.({ what: 'under', seat, tile });
  }
  s.looking = [];
};

/** A tile comes into play as the active player's: from hand, from the deck, or summoned. Neighbors notice. */
export const enter = (s: State, tile: Tile, cell: Cell, turns: number, tell: Telling): void => {
  putDown(s, tile, cell);
  s.ownerOf[tile] = s.active;
  s.turnsOf[tile] = turns;
  s.field.push(tile);
  s.fresh.push(tile);
  s.present |= ANSWERED[tile] as number;
  s.placed = tile;
  s.as = tile;
  s.asleep = STARTS_ASLEEP[tile] ? tile : TERRAIN;
  s.plan = AS_USUAL;
  s.felled = [];
  s.ignoredBy = s.lasting.length > 0 ? spendIgnores(s) : TERRAIN;
  lockMargins(s);
  tell?.({ what: 'placed', seat: s.active, tile, cell, turns });
  s.witnesses = besideOf(s, tile, cell, ANSWERS.neighbourBattled);
  if ((s.present & ANSWERS.neighbourPlaced) === 0) return;
  for (const near of besideOf(s, tile, cell, ANSWERS.neighbourPlaced).toReversed())
    next(s, useAbility(near, near, 'neighbourPlaced', s.ownerOf[near] as Seat));
};

/** Those of the tiles that answer a question which lie beside a newly placed one, oldest first. */
const besideOf = (s: State, tile: Tile, cell: Cell, question: number): readonly Tile[] => {
  const tiles = thoseWho(s, question);
  return tiles.length === 0 ? tiles : tiles.filter((near) => near !== tile && areBeside(cell, cellOf(s, near)));
};

/** O-5: one placement counts for all pending ignores; the oldest is named as the reason. */
const spendIgnores = (s: State): Tile => {
  const applies = (effect: Lasting): boolean => effect.kind === 'ignore' && (effect.seat < 0 || effect.seat === s.active);
  const by = s.lasting.find(applies)?.by;
  if (by === undefined) return TERRAIN;
  const left: Lasting[] = [];
  for (const effect of s.lasting) {
    if (effect.kind !== 'ignore' || !applies(effect)) left.push(effect);
    else if (effect.left > 1) left.push({ ...effect, left: effect.left - 1 });
  }
  s.lasting = left;
  return by;
};
