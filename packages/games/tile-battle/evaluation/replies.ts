import { type Decision, type Game, optionAt, type Seat } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { linePoints } from '../phases/scoring.ts';
import { opponent, ownerOf, type State } from '../state.ts';
import type { Tile } from '../tile.ts';

/** The rules, to try out what a player could do. */
export type Rules = Pick<Game<State, Action>, 'clone' | 'decisions' | 'advance' | 'revealCount'>;

/** How far a seat is ahead if the board counts as it lies. */
export const leadOf = (s: State, seat: Seat): number => {
  const points = s.over ? [0, 0] : linePoints(s);
  const of = (each: Seat): number => (s.score[each] as number) + (points[each] as number);
  return of(seat) - of(opponent(seat));
};

/** What can be done with a tile if it's placed next: the tiles that it could flip, and the most points. */
export interface Reply {
  readonly targets: ReadonlySet<Tile>;
  readonly gain: number;
}

/** How many choices in a row of an ability are followed, and how many answers of each are tried. */
const DEPTH = 3;
const WIDTH = 24;

/** All that a player can make of what an ability asks after a placement; what chance or the deck decides doesn't count. */
const outcomesOf = (
  rules: Rules,
  before: State,
  after: State,
  asked: readonly Decision<Action>[],
  player: Seat,
  depth: number,
): Reply | undefined => {
  if (rules.revealCount(after) !== rules.revealCount(before)) return undefined;
  const own = asked.find(({ seat, prompt }) => seat === player && prompt.ask !== 'place');
  if (own === undefined || depth === DEPTH) {
    const isFlipped = (tile: Tile): boolean =>
      ownerOf(before, tile) !== player && after.field.includes(tile) && ownerOf(after, tile) === player;
    return { targets: new Set(before.field.filter(isFlipped)), gain: leadOf(after, player) - leadOf(before, player) };
  }
  let best: Reply | undefined;
  for (let i = 0; i < own.options.length && i < WIDTH; i++) {
    const trial = rules.clone(after);
    const found = outcomesOf(rules, before, trial, rules.advance(trial, player, optionAt(own.options, i)), player, depth + 1);
    best = either(best, found);
  }
  return best;
};

const either = (one: Reply | undefined, other: Reply | undefined): Reply | undefined =>
  one === undefined || other === undefined
    ? (one ?? other)
    : { targets: new Set([...one.targets, ...other.targets]), gain: Math.max(one.gain, other.gain) };

/** What each tile can do if the player who is asked places it now. Tiles whose placements all reveal something are left out. */
export const repliesTo = (rules: Rules, s: State, { seat, options }: Decision<Action>): ReadonlyMap<Tile, Reply> => {
  const replies = new Map<Tile, Reply>();
  for (let i = 0; i < options.length; i++) {
    const action = optionAt(options, i);
    if (!('tile' in action)) continue;
    const trial = rules.clone(s);
    const found = either(replies.get(action.tile), outcomesOf(rules, s, trial, rules.advance(trial, seat, action), seat, 0));
    if (found !== undefined) replies.set(action.tile, found);
  }
  return replies;
};
