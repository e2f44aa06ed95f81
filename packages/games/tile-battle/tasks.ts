import type { Seat } from '@swordtable/kernel';
import type { BattlePlan } from './battle-plan.ts';
import type { Cell } from './field/cells.ts';
import type { Lasting } from './lasting.ts';
import type { Tile } from './tile.ts';

/** The moments at which an ability is used. `then` is the second part of one that has two. */
export type Hook = 'placed' | 'battled' | 'flipped' | 'neighbourPlaced' | 'neighbourBattled' | 'turnStart' | 'turnEnd' | 'then';

/** Because of what: by whose text (0: the terrain's) and through which tile. They differ where one tile copies another. */
export type Cause = {
  readonly of: Tile;
  readonly self: Tile;
};

/** An ability about to be used: whose text, which tile is "this tile", at which moment, and who decides. */
export interface Use extends Cause {
  readonly hook: Hook;
  readonly by: Seat;
  /** What the first part hands on to the second. */
  readonly carry: readonly number[];
}

/** Everything that can be on the agenda of a tile battle. */
export type Task =
  | { readonly ask: 'price' }
  | { readonly ask: 'order'; readonly price: number }
  | { readonly ask: 'draft'; readonly phase: number; readonly taken: number }
  | { readonly ask: 'placement' }
  | (Use & { readonly ask: 'ability'; readonly picks: readonly number[]; readonly left: number })
  | { readonly ask: 'victim'; readonly losers: readonly Tile[] }
  | { readonly ask: 'exchange'; readonly given: readonly Tile[]; readonly cause: Cause }
  | { readonly ask: 'removal'; readonly seat: Seat; readonly left: number }
  /** `left`: how often it may still be used, where it was used before. */
  | (Use & { readonly do: 'use'; readonly left?: number })
  | { readonly do: 'startRound' | 'startTurn' | 'lookAtTwo' | 'usePlaced' | 'battle' | 'afterBattle' | 'nextTurn' }
  | { readonly do: 'dealDraft'; readonly phase: number }
  | { readonly do: 'flip'; readonly tiles: readonly Tile[]; readonly cause: Cause }
  | { readonly do: 'triggers'; readonly tiles: readonly Tile[]; readonly later: readonly Task[] }
  | { readonly do: 'wave'; readonly tiles: readonly Tile[]; readonly compared: readonly Tile[]; readonly colour: Seat }
  | { readonly do: 'duel'; readonly fighter: Tile }
  | { readonly do: 'swap'; readonly tiles: readonly [Tile, Tile]; readonly cause: Cause }
  | { readonly do: 'move'; readonly tile: Tile; readonly to: Cell; readonly cause: Cause }
  | { readonly do: 'shift'; readonly tiles: readonly Tile[]; readonly cells: readonly Cell[]; readonly cause: Cause }
  | { readonly do: 'turn'; readonly tiles: readonly Tile[]; readonly turns: number; readonly cause: Cause }
  | { readonly do: 'changeBattle'; readonly change: Partial<BattlePlan>; readonly cause: Cause }
  | { readonly do: 'points'; readonly seat: Seat; readonly points: number; readonly cause: Cause }
  | { readonly do: 'last'; readonly effects: readonly Lasting[] }
  | { readonly do: 'copy'; readonly tile: Tile; readonly cause: Cause }
  | { readonly do: 'rewrite'; readonly tile: Tile; readonly numbersOf: Tile; readonly cause: Cause }
  | { readonly do: 'anotherTurn'; readonly cause: Cause }
  | { readonly do: 'redraw'; readonly seat: Seat; readonly tile: Tile; readonly cause: Cause }
  | { readonly do: 'trade'; readonly mine: Tile; readonly theirs: Tile; readonly seat: Seat; readonly cause: Cause }
  | { readonly do: 'flipAtRandom'; readonly tiles: readonly Tile[]; readonly cause: Cause }
  | { readonly do: 'look'; readonly count: number; readonly cause: Cause }
  | { readonly do: 'summon'; readonly tile: Tile; readonly turns: number; readonly under: Tile; readonly cause: Cause };
