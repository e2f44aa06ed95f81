import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import type { Comparison, Event } from '@swordtable/games/tile-battle/events';
import { boardOf, protectorOf } from '@swordtable/games/tile-battle/explain/board';
import { linesIn } from '@swordtable/games/tile-battle/explain/score';
import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { standing } from '@swordtable/server/match/standing';
import type { Lesson } from '../../../kit/lessons/lesson.ts';
import type { Spot } from '../../../kit/lessons/note.ts';
import type { TableState } from '../typed.ts';

const viewOf = (state: TableState): View => state.view;
const eventsOf = ({ steps }: TableState): readonly Event[] => standing(steps).flatMap(({ events }) => events);

const rule = ({ decision }: TableState): string | undefined => decision?.prompt.rule;
/** The others have done what they had to do, and there is time to read. */
export const isCalm = ({ decision, card }: TableState): boolean => decision !== null || card.status === 'over';
const isPlacing = (state: TableState): boolean => rule(state) === 'placement';

const drafted = (state: TableState): number =>
  eventsOf(state).filter((event) => event.what === 'drafted' && event.to === state.watcher).length;
export const placed = (state: TableState): number =>
  eventsOf(state).filter((event) => event.what === 'placed' && event.seat === state.watcher).length;

/** The comparison that shows best what a battle is: the newest one that was won, else the newest. */
export const battleIn = (state: TableState): Comparison | undefined => {
  const all = eventsOf(state).flatMap((event) =>
    event.what === 'compared' && event.comparison.rule === TERRAIN ? [event.comparison] : [],
  );
  return all.findLast(({ beats }) => beats) ?? all.at(-1);
};

/** The last tile that was flipped in a battle, and its new owner. */
export const flipIn = (state: TableState): { readonly tile: Tile; readonly to: number } | undefined =>
  eventsOf(state).findLast((event) => event.what === 'flipped' && event.inBattle) as Extract<Event, { what: 'flipped' }> | undefined;

/** The hero that asks. */
export const askerIn = (state: TableState): Tile | undefined => tileNamed(rule(state) ?? '');
export const mayPass = ({ decision }: TableState): boolean =>
  (decision?.options ?? []).some((option) => typeof option === 'object' && option !== null && 'pass' in option);

/** A hero on the board whose ability always holds: one that protects another at the moment, else the newest. */
export const alwaysIn = (state: TableState): { readonly by: Tile; readonly over?: Tile } | undefined => {
  const view = viewOf(state);
  const rules = boardOf(view);
  for (const { tile } of view.board) {
    const by = protectorOf(rules, tile);
    if (by !== TERRAIN && by !== tile) return { by, over: tile };
  }
  const newest = view.board.findLast(({ tile }) => HEROES[tile]?.kind === 'continuous' && HEROES[tile].ability !== '');
  return newest && { by: newest.tile };
};

/** Who began round 2, and what round 1 had brought. */
export const secondRoundIn = (state: TableState): number | undefined =>
  eventsOf(state).flatMap((event) => (event.what === 'round' && event.round === 2 ? [event.first] : []))[0];

const hasLine = (state: TableState): boolean => {
  const view = viewOf(state);
  const { rows, columns } = linesIn(view.board);
  return [...rows, ...columns].some(({ points: [red, blue] }) => red + blue > 0);
};

export const SCORES: readonly Spot[] = [['.rail.left > .who'], ['.rail.right > .who']];
const HAND: Spot = ['.hand.mine', '.tabs button:nth-child(1)'];
const THEIRS: Spot = ['.hand.theirs', '.tabs button:nth-child(2)'];
const LOG: Spot = ['.log .why', '.log', '.tabs button:nth-child(3)'];
const PROMPT: Spot = ['.prompt'];
const BOARD: Spot = ['.board .well', '.board'];
const DRAFT: Spot = ['.draft', '.prompt'];
const TAKEN = '.mine [data-hand][aria-pressed="true"]';

export const onBoard = (state: TableState, ...tiles: readonly (Tile | undefined)[]): readonly Spot[] => {
  const cells = viewOf(state).board.flatMap(({ tile, cell }) => (tiles.includes(tile) ? [[`[data-cell="${cell}"]`]] : []));
  return cells.length === 0 ? [BOARD] : cells;
};

const inDraft = (state: TableState): readonly Spot[] => {
  const tile = viewOf(state).pool.at(-1);
  return [tile === undefined ? HAND : [`.draft [data-hand="${tile}"]`, ...DRAFT]];
};

/** What Olympus is taught by, the more urgent first: of those whose time has come, the first comes. */
export const tileLessons: readonly Lesson<TableState>[] = [
  { id: 'goal', when: () => true, at: () => SCORES },
  { id: 'numbers', when: () => true, at: inDraft },
  { id: 'draft', isTask: true, when: (state) => rule(state) === 'draft', at: () => [DRAFT] },
  { id: 'marks', when: (state) => drafted(state) > 0, at: inDraft },
  { id: 'hands', when: (state) => drafted(state) > 2, at: () => [HAND, THEIRS] },
  {
    id: 'take',
    isTask: true,
    when: isPlacing,
    at: () => [HAND],
    sign: (page) => page.querySelector(TAKEN) !== null,
  },
  {
    id: 'turn',
    isTask: true,
    when: isPlacing,
    at: () => [
      [TAKEN, ...HAND],
      ['.prompt .square', ...PROMPT],
    ],
    sign: (page) => page.querySelector(TAKEN)?.getAttribute('aria-label') ?? undefined,
  },
  { id: 'preview', isTask: true, when: isPlacing, at: () => [BOARD] },
  { id: 'ask', isTask: true, when: (state) => askerIn(state) !== undefined, at: () => [PROMPT] },
  {
    id: 'battle',
    when: (state) => isCalm(state) && battleIn(state) !== undefined,
    at: (state) => onBoard(state, battleIn(state)?.attacker, battleIn(state)?.defender),
  },
  { id: 'flip', when: (state) => isCalm(state) && flipIn(state) !== undefined, at: (state) => onBoard(state, flipIn(state)?.tile) },
  { id: 'lines', when: (state) => isCalm(state) && hasLine(state), at: () => [['.board .chip:not(.zero)', ...BOARD]] },
  {
    id: 'help',
    when: (state) => state.decision !== null && placed(state) > 1,
    at: () => [
      ['[data-tool="undo"]', ...PROMPT],
      ['[data-tool="hint"]', ...PROMPT],
    ],
  },
  { id: 'edges', when: (state) => isCalm(state) && (viewOf(state).top >= 0 || viewOf(state).leftmost >= 0), at: () => [BOARD] },
  {
    id: 'always',
    when: (state) => isCalm(state) && alwaysIn(state) !== undefined,
    at: (state) => onBoard(state, alwaysIn(state)?.by, alwaysIn(state)?.over),
  },
  { id: 'why', when: (state) => placed(state) > 2 && battleIn(state) !== undefined, at: () => [LOG] },
  { id: 'second', when: (state) => secondRoundIn(state) !== undefined, at: () => SCORES },
  { id: 'end', isLast: true, when: (state) => state.card.status === 'over', at: () => SCORES },
];
