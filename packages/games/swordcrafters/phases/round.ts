import { type LazyOptions, lazyOptions, next, type Prompt, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import {
  type Axis,
  COLUMNS,
  cutAt,
  cutCount,
  cutsOf,
  type Group,
  hasForge,
  laidOut,
  parts,
  rowsFor,
  tilesFor,
  tilesIn,
  wholeGrid,
} from '../pieces/grid.ts';
import { type CutKind, NO_CARD, sortedTiles, together, without } from '../pieces/pieces.ts';
import { isSolo, type State, smithAt, turnsPerRound } from '../state.ts';
import type { Task } from '../tasks.ts';

/** A new grid from the bag; in the solo game a card says how it is cut (S-2, S-17). */
export const startRound = (s: State, tell: Tell<Event> | undefined): void => {
  const rows = rowsFor(s.setting.seats);
  const from = s.bag.length - tilesFor(rows);
  s.round++;
  s.shown++;
  s.grid = laidOut(s.bag.slice(from));
  s.bag = s.bag.slice(0, from);
  s.groups = [wholeGrid(rows)];
  s.forge = -1;
  s.active = s.first;
  s.phase = 'slice';
  tell?.({ what: 'round', round: s.round, first: s.first, grid: s.grid });
  if (isSolo(s)) {
    s.card = s.deck[s.deck.length - 1] ?? NO_CARD;
    s.deck = s.deck.slice(0, -1);
    const card = s.setting.solo[s.card];
    if (card === undefined) throw new Error('The solo deck is empty.');
    tell?.({ what: 'card', card });
    next<Task>(s, { ask: 'cut', cuts: card.cuts }, { do: 'endSelect' });
  } else next<Task>(s, { ask: 'slice', left: turnsPerRound(s) }, { do: 'startSelect' });
};

const clockwise = (s: State, seat: Seat): Seat => (seat + 1) % s.setting.seats;

/** Every cut through every group, each made only when it is asked for. */
const slices = (groups: readonly Group[]): LazyOptions<Action> => {
  const counts = groups.map(cutCount);
  return lazyOptions(
    counts.reduce((sum, count) => sum + count, 0),
    (index) => {
      let [group, at] = [0, index];
      while (at >= (counts[group] as number)) at -= counts[group++] as number;
      const { axis, after } = cutAt(groups[group] as Group, at);
      return { group, axis, after };
    },
  );
};

const ASK_CUT: Prompt = { rule: 'slice', ask: 'cut' };

/** Phase 1: a group is cut along one straight line into exactly two (S-7). */
export const slice: QuestionHandler<State, Extract<Task, { ask: 'slice' }>, Action, Event> = {
  decisions: (s) => [{ seat: s.active, prompt: ASK_CUT, options: slices(s.groups) }],
  answer: (s, { left }, seat, action, tell) => {
    if (!('group' in action && 'axis' in action)) throw new Error('A cut is to be named.');
    const { axis, after } = action;
    const group = s.groups[action.group] as Group;
    const made = parts(group, { axis, after });
    s.groups = s.groups.toSpliced(action.group, 1, ...made);
    const sizeOf = (part: Group): number => tilesIn(s.grid, part).length;
    tell?.({ what: 'sliced', seat, group, cut: { axis, after }, tiles: [sizeOf(made[0]), sizeOf(made[1])] });
    s.active = clockwise(s, seat);
    if (left > 1) next<Task>(s, { ask: 'slice', left: left - 1 });
  },
};

export const startSelect = (s: State): void => {
  s.phase = 'select';
  s.active = s.first;
  next<Task>(s, { ask: 'select', left: turnsPerRound(s) }, { do: 'endSelect' });
};

const ASK_GROUP: Prompt = { rule: 'select', ask: 'group' };
/** The selections among any number of groups, made once. */
const SELECTIONS = Array.from({ length: COLUMNS * COLUMNS + 1 }, (_, count) =>
  Array.from({ length: count }, (_group, group): Action => ({ group })),
);

/** Phase 2: everyone takes a group. The player who takes the forge starts the next round (S-8). */
export const select: QuestionHandler<State, Extract<Task, { ask: 'select' }>, Action, Event> = {
  decisions: (s) => [{ seat: s.active, prompt: ASK_GROUP, options: SELECTIONS[s.groups.length] as readonly Action[] }],
  answer: (s, { left }, seat, action, tell) => {
    if (!('group' in action)) throw new Error('A group is to be named.');
    take(s, seat, action.group, tell);
    s.active = clockwise(s, seat);
    if (left > 1) next<Task>(s, { ask: 'select', left: left - 1 });
  },
};

const take = (s: State, seat: Seat, index: number, tell: Tell<Event> | undefined): void => {
  const group = s.groups[index] as Group;
  const tiles = sortedTiles(tilesIn(s.grid, group));
  const forge = hasForge(s.grid, group);
  s.groups = s.groups.toSpliced(index, 1);
  if (forge) s.forge = seat;
  const smith = smithAt(s, seat);
  smith.taken = [...smith.taken, tiles];
  tell?.({ what: 'took', seat, group, tiles, forge });
};

/** Whether a part can still serve the cuts that come (S-17). */
const serves = ({ rows, columns }: Group, cuts: readonly CutKind[]): boolean =>
  rows > cuts.filter((cut) => cut === 'H').length && columns > cuts.filter((cut) => cut === 'V').length;

/** The solo game: the cut that the card shows, and which part is kept (S-17). */
export const cut: QuestionHandler<State, Extract<Task, { ask: 'cut' }>, Action, Event> = {
  decisions: (s, { cuts: [axis, ...rest] }) => {
    const group = s.groups[0] as Group;
    const options = cutsOf(group).flatMap((each): readonly Action[] => {
      if (each.axis !== axis) return [];
      const [first, second] = parts(group, each);
      return [
        ...(serves(first, rest) ? [{ ...each, keep: 'first' as const }] : []),
        ...(serves(second, rest) ? [{ ...each, keep: 'second' as const }] : []),
      ];
    });
    return [{ seat: 0, prompt: { rule: 'solo', ask: axis === 'H' ? 'across' : 'down' }, options }];
  },
  answer: (s, { cuts }, seat, action, tell) => {
    if (!('keep' in action)) throw new Error('A part is to be kept.');
    const made = parts(s.groups[0] as Group, { axis: action.axis satisfies Axis, after: action.after });
    const [kept, gone] = action.keep === 'first' ? made : ([made[1], made[0]] as const);
    const tiles = sortedTiles(tilesIn(s.grid, gone));
    s.groups = [kept];
    tell?.({ what: 'kept', seat, group: kept, gone: tiles });
    if (cuts.length > 1) next<Task>(s, { ask: 'cut', cuts: cuts.slice(1) });
    else take(s, seat, 0, tell);
  },
};

/** What nobody took goes back to the box; the forge, or else the clock, says who starts the next round (S-8). Then all craft. */
export const endSelect = (s: State, tell: Tell<Event> | undefined): void => {
  let returned = sortedTiles(tilesIn(s.grid, wholeGrid(s.grid.length / COLUMNS)));
  for (const { taken } of s.smiths) for (const group of taken) for (const tile of group) returned = without(returned, tile);
  s.gone = sortedTiles([...s.gone, ...returned]);
  if (!isSolo(s)) tell?.({ what: 'returned', tiles: returned });
  if (!isSolo(s)) {
    s.first = s.forge >= 0 ? s.forge : clockwise(s, s.first);
    tell?.({ what: 'first', seat: s.first, byForge: s.forge >= 0 });
  }
  s.grid = [];
  s.groups = [];
  s.card = NO_CARD;
  s.phase = 'craft';
  s.active = s.first;
  for (const smith of s.smiths) {
    smith.bench = smith.swords;
    smith.left = s.setting.dual ? null : [sortedTiles(together(smith.taken))];
  }
  next<Task>(s, { ask: 'craft' }, { do: 'show' });
};
