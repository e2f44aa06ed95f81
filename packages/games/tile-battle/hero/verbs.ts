import type { Seat } from '@swordtable/kernel';
import type { BattlePlan } from '../battle-plan.ts';
import type { Cell } from '../field/cells.ts';
import type { Lasting } from '../lasting.ts';
import type { Hook, Task } from '../tasks.ts';
import type { Tile } from '../tile.ts';
import type { Moment } from './hero.ts';

/** The verbs of the rulebook, as heroes use them. Each makes a task that says by whose text it is done. */

/** Everything named turns together, as one event (T-11). */
export const flip = ({ cause }: Moment, ...tiles: readonly Tile[]): Task => ({ do: 'flip', tiles, cause });
export const flipAtRandom = ({ cause }: Moment, tiles: readonly Tile[]): Task => ({ do: 'flipAtRandom', tiles, cause });
export const swap = ({ cause }: Moment, a: Tile, b: Tile): Task => ({ do: 'swap', tiles: [a, b], cause });
export const move = ({ cause }: Moment, tile: Tile, to: Cell): Task => ({ do: 'move', tile, to, cause });
/** Several tiles go to their new cells together. */
export const shift = ({ cause }: Moment, tiles: readonly Tile[], cells: readonly Cell[]): Task => ({ do: 'shift', tiles, cells, cause });
/** Quarter turns clockwise. */
export const rotate = ({ cause }: Moment, tiles: readonly Tile[], turns: number): Task => ({ do: 'turn', tiles, turns, cause });

export const changeBattle = ({ cause }: Moment, change: Partial<BattlePlan>): Task => ({ do: 'changeBattle', change, cause });
export const doNotBattle = (m: Moment): Task => changeBattle(m, { battles: false });
/** One more comparison, by a tile without its abilities. */
export const battleOnceMore = (fighter: Tile): Task => ({ do: 'duel', fighter });

export const losePoints = ({ cause }: Moment, seat: Seat, points: number): Task => ({ do: 'points', seat, points: -points, cause });
export const takeAnotherTurn = ({ cause }: Moment): Task => ({ do: 'anotherTurn', cause });

/** Effects that outlive the turn; each says which tile made it. */
export const fromNowOn = (...effects: readonly Lasting[]): Task => ({ do: 'last', effects });

/** This tile has the M or O ability of another for this placement. */
export const copyAbility = ({ cause }: Moment, tile: Tile): Task => ({ do: 'copy', tile, cause });
/** The current numbers of a tile become the printed ones of this tile. */
export const copyNumbers = ({ cause, self }: Moment, numbersOf: Tile): Task => ({ do: 'rewrite', tile: self, numbersOf, cause });

export const discardAndDraw = ({ cause, by }: Moment, tile: Tile): Task => ({ do: 'redraw', seat: by, tile, cause });
export const trade = ({ cause, by }: Moment, mine: Tile, theirs: Tile): Task => ({ do: 'trade', mine, theirs, seat: by, cause });
/** Both players secretly choose a hand tile for the other. */
export const exchangeSecretly = ({ cause }: Moment): Task => ({ ask: 'exchange', given: [-1, -1], cause });

/** The active player takes tiles off the deck and looks at them. */
export const lookAt = ({ cause }: Moment, count: number): Task => ({ do: 'look', count, cause });
/** A tile from the deck takes the place of this one; the others go under the deck, `under` first. */
export const summonInstead = ({ cause }: Moment, tile: Tile, turns: number, under: Tile): Task => ({
  do: 'summon',
  tile,
  turns,
  under,
  cause,
});

/** The second part of this ability, decided by a player, with what the first part hands on. */
export const secondPart = ({ cause }: Moment, by: Seat, ...carry: readonly number[]): Task => ({
  do: 'use',
  ...cause,
  hook: 'then',
  by,
  carry,
});

export const useAbility = (of: Tile, self: Tile, hook: Hook, by: Seat): Task => ({ do: 'use', of, self, hook, by, carry: [] });
