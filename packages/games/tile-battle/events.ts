import type { Seat } from '@swordtable/kernel';
import type { BattlePlan } from './battle-plan.ts';
import type { Cell } from './field/cells.ts';
import type { Reading } from './hero/questions.ts';
import type { Lasting } from './lasting.ts';
import type { Cause } from './tasks.ts';
import type { Tile } from './tile.ts';

/** The points of one row or column. */
export type LineScore = {
  readonly line: 'row' | 'column';
  /** The number of the row, or of the column (1 is `a`). */
  readonly at: number;
  readonly tiles: readonly [number, number];
  readonly points: readonly [number, number];
};

/** One pair of numbers in a battle, with what each is made of. */
export type Comparison = {
  readonly attacker: Tile;
  readonly defender: Tile;
  readonly attack: Reading;
  readonly defence: Reading;
  /** The attacker beats the defender. */
  readonly beats: boolean;
  /** The tile whose ability changed how they compare; 0 if as usual. */
  readonly rule: Tile;
};

/** What happened, and because of what. The picture is drawn from views; events explain it. */
export type Event =
  | { readonly what: 'priced'; readonly seat: Seat; readonly price: number }
  | { readonly what: 'ordered'; readonly seat: Seat; readonly first: Seat; readonly price: number }
  | { readonly what: 'round'; readonly round: number; readonly first: Seat; readonly byChance: boolean }
  | { readonly what: 'dealt'; readonly tiles: readonly Tile[] }
  | { readonly what: 'drafted'; readonly tile: Tile; readonly by: Seat; readonly to: Seat }
  | { readonly what: 'discarded'; readonly tile: Tile; readonly cause: Cause }
  | { readonly what: 'drew'; readonly seat: Seat; readonly tile: Tile; readonly cause: Cause }
  | { readonly what: 'looked'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly cause: Cause }
  | { readonly what: 'under'; readonly seat: Seat; readonly tile: Tile }
  | { readonly what: 'gave'; readonly from: Seat; readonly tile: Tile; readonly cause: Cause }
  | { readonly what: 'turn'; readonly seat: Seat; readonly extra: boolean }
  | { readonly what: 'skipped'; readonly seat: Seat }
  | { readonly what: 'placed'; readonly seat: Seat; readonly tile: Tile; readonly cell: Cell; readonly turns: number }
  | { readonly what: 'used'; readonly cause: Cause; readonly by: Seat }
  | { readonly what: 'ignored'; readonly tile: Tile; readonly by: Tile }
  | { readonly what: 'silenced'; readonly tile: Tile; readonly by: Tile }
  | { readonly what: 'plan'; readonly change: Partial<BattlePlan>; readonly cause: Cause }
  | { readonly what: 'compared'; readonly comparison: Comparison }
  | { readonly what: 'flipped'; readonly tile: Tile; readonly to: Seat; readonly cause: Cause; readonly inBattle: boolean }
  | { readonly what: 'spared'; readonly tile: Tile; readonly by: Tile; readonly cause: Cause; readonly inBattle: boolean }
  | { readonly what: 'replaced'; readonly tiles: readonly Tile[]; readonly by: Tile; readonly cause: Cause; readonly inBattle: boolean }
  | { readonly what: 'swapped'; readonly tiles: readonly [Tile, Tile]; readonly cause: Cause }
  | { readonly what: 'moved'; readonly tile: Tile; readonly from: Cell; readonly to: Cell; readonly cause: Cause }
  | { readonly what: 'turned'; readonly tile: Tile; readonly turns: number; readonly cause: Cause }
  | { readonly what: 'copied'; readonly tile: Tile; readonly cause: Cause }
  | { readonly what: 'rewritten'; readonly tile: Tile; readonly numbersOf: Tile; readonly numbers: readonly number[] }
  | { readonly what: 'lasting'; readonly effect: Lasting }
  | { readonly what: 'anotherTurn'; readonly cause: Cause }
  | { readonly what: 'removed'; readonly tile: Tile; readonly by: Seat }
  | { readonly what: 'cleared' }
  | { readonly what: 'lines'; readonly round: number; readonly lines: readonly LineScore[] }
  | { readonly what: 'points'; readonly seat: Seat; readonly points: number; readonly cause: Cause }
  | { readonly what: 'over'; readonly score: readonly [number, number]; readonly winner: Seat | -1 };
