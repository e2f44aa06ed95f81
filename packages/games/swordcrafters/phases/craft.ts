import { type Decision, deferredOptions, next, type Prompt, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { kindsOf, TILES, type Tile, tileNo, without } from '../pieces/pieces.ts';
import { built, openSides, SIDES, type Side, type Sword } from '../pieces/sword.ts';
import { ROUNDS, type Smith, type State, smithAt } from '../state.ts';
import type { Task } from '../tasks.ts';
import { scoresOf, standing } from './scoring.ts';

/** Whether a smith has built everything in. */
const isDone = ({ left }: Smith): boolean => left?.every((tiles) => tiles.length === 0) ?? false;

/** The two groups go one to each sword; with equal groups there is nothing to choose (S-16). */
const assignments = ({ taken }: Smith): readonly Action[] =>
  taken[0]?.join() === taken[1]?.join() ? [{ sword: 0 }] : [{ sword: 0 }, { sword: 1 }];

/** Every tile on every side of either sword, made once: no other answer is offered so often. */
const BUILDINGS: readonly Action[] = [0, 1].flatMap((on) => TILES.flatMap((tile) => SIDES.map((side): Action => ({ tile, side, on }))));
const building = (tile: Tile, side: Side, on: number): Action =>
  BUILDINGS[(on * TILES.length + tileNo(tile)) * SIDES.length + side] as Action;

/** Any tile that is left, onto any side that may grow, of any sword that is to grow (S-4). */
const buildings = ({ bench, left }: Smith): readonly Action[] => {
  const options: Action[] = [];
  if (bench === null || left === null) return options;
  for (let on = 0; on < bench.length; on++) {
    const sides = openSides(bench[on] as Sword);
    for (const tile of kindsOf(left[on] as readonly Tile[])) for (const side of sides) options.push(building(tile, side, on));
  }
  return options;
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
const enoughOf = (smith: Smith): readonly Action[] => {
  if (smith.strayed) return buildings(smith);
  const { on, sides } = nextInOrder(smith);
  const options: Action[] = [];
  for (const tile of kindsOf(smith.left?.[on] ?? [])) for (const side of sides) options.push(building(tile, side, on));
  return options;
};

const ASK_SWORD: Prompt = { rule: 'dual', ask: 'sword', sealed: 'apart' };
const ASK_TILE: Prompt = { rule: 'craft', ask: 'tile', sealed: 'apart' };

const decisionFor = (s: State, seat: Seat): Decision<Action> | undefined => {
  const smith = smithAt(s, seat);
  if (smith.left === null) return { seat, prompt: ASK_SWORD, options: assignments(smith) };
  if (isDone(smith)) return undefined;
  const [options, searchOptions] = [deferredOptions(buildings, smith), () => enoughOf(smith)];
  // With the first tile, crafting begins.
  const isBegun = smith.bench?.some((sword, on) => sword !== smith.swords[on]) === true;
  return { seat, prompt: ASK_TILE, options, searchOptions, ...(isBegun ? { planOptions: searchOptions } : {}) };
};

const build = (smith: Smith, tile: Tile, side: number, on: number): void => {
  const { bench, left } = smith;
  if (bench === null || left === null) throw new Error('Nothing is being crafted.');
  if (!smith.strayed) {
    const order = nextInOrder(smith);
    smith.strayed = order.on !== on || !order.sides.includes(side);
  }
  smith.bench = bench.map((sword, at) => (at === on ? built(sword, tile, side) : sword));
  smith.left = left.map((tiles, at) => (at === on ? without(tiles, tile) : tiles));
};

/** Phase 3: all at once, tile by tile, and nobody sees what the others build before all are done (S-9). */
export const craft: QuestionHandler<State, Extract<Task, { ask: 'craft' }>, Action, Event> = {
  decisions: (s) => {
    const decisions: Decision<Action>[] = [];
    for (let seat = 0; seat < s.smiths.length; seat++) {
      const decision = decisionFor(s, seat);
      if (decision !== undefined) decisions.push(decision);
    }
    return decisions;
  },
  answer: (s, task, seat, action, tell) => {
    const smith = smithAt(s, seat);
    if ('sword' in action) {
      const [first = [], second = []] = smith.taken;
      smith.left = action.sword === 0 ? [first, second] : [second, first];
      tell?.({ what: 'assigned', seat, sword: action.sword });
    } else if ('tile' in action) {
      build(smith, action.tile, action.side, action.on);
      tell?.({ what: 'built', seat, tile: action.tile, side: action.side, on: action.on });
    } else throw new Error('A tile and a side are to be named.');
    if (isDone(smith)) tell?.({ what: 'ready', seat });
    next<Task>(s, task);
  },
};

/** All swords are shown; then another round begins, or all is scored (S-11). */
export const show = (s: State, tell: Tell<Event> | undefined): void => {
  for (let seat = 0; seat < s.smiths.length; seat++) {
    const swords = smithAt(s, seat).bench ?? smithAt(s, seat).swords;
    s.smiths[seat] = { swords, taken: [], bench: null, left: null, strayed: false };
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
