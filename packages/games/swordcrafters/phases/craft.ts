import { type Decision, type LazyOptions, lazyOptions, next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { kindsOf, type Tile, without } from '../pieces/pieces.ts';
import { built, openSides, type Side, type Sword } from '../pieces/sword.ts';
import { changeSmith, ROUNDS, type Smith, type State, smithAt } from '../state.ts';
import type { Task } from '../tasks.ts';
import { scoresOf, standing } from './scoring.ts';

/** Whether a smith has built everything in. */
const isDone = ({ left }: Smith): boolean => left?.every((tiles) => tiles.length === 0) ?? false;

/** The two groups go one to each sword; with equal groups there is nothing to choose (S-16). */
const assignments = ({ taken }: Smith): readonly Action[] =>
  taken[0]?.join() === taken[1]?.join() ? [{ sword: 0 }] : [{ sword: 0 }, { sword: 1 }];

/** Any tile that is left, onto any side that may grow, of any sword that is to grow (S-4). */
const buildings = ({ bench, left }: Smith): LazyOptions<Action> => {
  const work = (bench ?? []).map((sword, on) => ({ on, tiles: kindsOf(left?.[on] ?? []), sides: openSides(sword) }));
  const count = work.reduce((sum, { tiles, sides }) => sum + tiles.length * sides.length, 0);
  return lazyOptions(count, (index) => {
    let at = index;
    for (const { on, tiles, sides } of work) {
      const here = tiles.length * sides.length;
      if (at < here) return { tile: tiles[Math.floor(at / sides.length)] as Tile, side: sides[at % sides.length] as Side, on };
      at -= here;
    }
    throw new Error(`There is no building ${index} of ${count}.`);
  });
};

/**
 * Of all orders in which the same sword can be built, one: level by level, and on a level round the blade. Where the tiles fill the
 * level up, every side of it gets one and only the tiles differ; where they do not, sides are left out, and never come back to.
 */
const nextInOrder = ({ swords, bench, left }: Smith): { readonly on: number; readonly sides: readonly Side[] } => {
  const on = left?.findIndex((tiles) => tiles.length > 0) ?? -1;
  const [before, now, count] = [swords[on], bench?.[on], left?.[on]?.length ?? 0];
  if (before === undefined || now === undefined) return { on, sides: [] };
  const open = openSides(now);
  if (count >= open.length) return { on, sides: open.slice(0, 1) };
  const level = now.sides[open[0] as Side]?.length ?? 0;
  const last = now.sides.findLastIndex((side, at) => side.length > level && (before.sides[at]?.length ?? 0) <= level);
  const ahead = open.filter((side) => side > last);
  return { on, sides: ahead.slice(0, ahead.length - count + 1) };
};

/** Who has left the order once may have left out a way that only it would lead back to: then all is open. */
const enoughOf = (smith: Smith): LazyOptions<Action> => {
  if (smith.strayed) return buildings(smith);
  const { on, sides } = nextInOrder(smith);
  return kindsOf(smith.left?.[on] ?? []).flatMap((tile) => sides.map((side): Action => ({ tile, side, on })));
};

const decisionFor = (s: State, seat: Seat): Decision<Action> | undefined => {
  const smith = smithAt(s, seat);
  if (smith.left === null) return { seat, prompt: { rule: 'dual', ask: 'sword', sealed: 'apart' }, options: assignments(smith) };
  return isDone(smith)
    ? undefined
    : { seat, prompt: { rule: 'craft', ask: 'tile', sealed: 'apart' }, options: buildings(smith), searchOptions: () => enoughOf(smith) };
};

const build = (s: State, seat: Seat, tile: Tile, side: number, on: number): void => {
  const smith = smithAt(s, seat);
  const { bench, left } = smith;
  const order = nextInOrder(smith);
  changeSmith(s, seat, {
    strayed: smith.strayed || order.on !== on || !order.sides.includes(side),
    bench: (bench ?? []).map((sword, at) => (at === on ? built(sword, tile, side) : sword)),
    left: (left ?? []).map((tiles, at) => (at === on ? without(tiles, tile) : tiles)),
  });
};

/** Phase 3: all at once, tile by tile, and nobody sees what the others build before all are done (S-9). */
export const craft: QuestionHandler<State, Extract<Task, { ask: 'craft' }>, Action, Event> = {
  decisions: (s) => [...s.smiths.keys()].flatMap((seat) => decisionFor(s, seat) ?? []),
  answer: (s, task, seat, action, tell) => {
    if ('sword' in action) {
      const { taken } = smithAt(s, seat);
      const [first = [], second = []] = taken;
      changeSmith(s, seat, { left: action.sword === 0 ? [first, second] : [second, first] });
      tell?.({ what: 'assigned', seat, sword: action.sword });
    } else if ('tile' in action) {
      build(s, seat, action.tile, action.side, action.on);
      tell?.({ what: 'built', seat, tile: action.tile, side: action.side, on: action.on });
    } else throw new Error('A tile and a side are to be named.');
    if (isDone(smithAt(s, seat))) tell?.({ what: 'ready', seat });
    next<Task>(s, task);
  },
};

/** All swords are shown; then another round begins, or all is scored (S-11). */
export const show = (s: State, tell: Tell<Event> | undefined): void => {
  for (const seat of s.smiths.keys()) {
    const swords: readonly Sword[] = smithAt(s, seat).bench ?? smithAt(s, seat).swords;
    changeSmith(s, seat, { swords, taken: [], bench: null, left: null, strayed: false });
    tell?.({ what: 'crafted', seat, swords });
  }
  s.shown++;
  if (s.round < ROUNDS) {
    next<Task>(s, { do: 'startRound' });
    return;
  }
  s.phase = 'over';
  const { points, ranking } = standing(s);
  tell?.({ what: 'scored', reckoning: scoresOf(s) });
  tell?.({ what: 'over', points, winners: ranking[0] ?? [] });
};
