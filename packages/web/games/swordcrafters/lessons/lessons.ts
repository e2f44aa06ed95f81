import type { Event } from '@swordtable/games/swordcrafters/events';
import { ROUNDS } from '@swordtable/games/swordcrafters/state';
import { standing } from '@swordtable/server/match/standing';
import type { Lesson } from '../../../kit/lessons/lesson.ts';
import type { Spot } from '../../../kit/lessons/note.ts';
import type { TableState } from '../typed.ts';

const eventsOf = ({ steps }: TableState): readonly Event[] => standing(steps).flatMap(({ events }) => events);
const countIn = (state: TableState, what: Event['what']): number =>
  eventsOf(state).filter((event) => event.what === what && 'seat' in event && event.seat === state.watcher).length;

const isAsked =
  (rule: 'slice' | 'select' | 'craft') =>
  ({ decision }: TableState): boolean =>
    decision?.prompt.rule === rule;
const [isSlicing, isSelecting, isCrafting] = [isAsked('slice'), isAsked('select'), isAsked('craft')];
/** In a round the reader has been asked again: nothing is in a hurry. */
const isRound =
  (round: number) =>
  (state: TableState): boolean =>
    state.view.round >= round && isSlicing(state);

/** Who began the second round, and whether the forge made them. */
export const starterIn = (state: TableState): { readonly seat: number; readonly byForge: boolean } | undefined =>
  eventsOf(state).flatMap((event) => (event.what === 'first' ? [event] : []))[0];

const GRID: Spot = ['.grid-board', '.forge-stage'];
const FORGE: Spot = ['.sword-tile:has(.forge)', ...GRID];
const CHIP: Spot = ['.group-chip:has(.fits)', '.group-chip', ...GRID];
const TRAY: Spot = ['.tray', '.trays', '.forge-stage'];
const SWORD: Spot = ['.bench', '.tabs button:nth-child(1)'];
const MAGIC: Spot = ['.magic-cards', '.tabs button:nth-child(2)'];
const SWORDS: Spot = ['.smiths'];
const PROMPT: Spot = ['.prompt'];

const at =
  (...spots: readonly Spot[]) =>
  (): readonly Spot[] =>
    spots;

/** What Swordcrafters is taught by, the more urgent first: of those whose time has come, the first comes. */
export const swordLessons: readonly Lesson<TableState>[] = [
  { id: 'goal', when: () => true, at: at(SWORDS) },
  { id: 'slice', isTask: true, when: isSlicing, at: at(GRID) },
  { id: 'forge', when: (state) => isSlicing(state) && countIn(state, 'sliced') > 0, at: at(FORGE) },
  { id: 'plan', when: (state) => isSlicing(state) && countIn(state, 'sliced') > 0, at: at(GRID) },
  { id: 'select', isTask: true, when: isSelecting, at: at(GRID) },
  { id: 'fits', when: (state) => isSelecting(state) && countIn(state, 'took') > 0, at: at(CHIP) },
  { id: 'craft', isTask: true, when: isCrafting, at: at(TRAY, SWORD) },
  { id: 'shortest', when: (state) => isCrafting(state) && countIn(state, 'built') > 0, at: at(SWORD) },
  { id: 'first', when: isRound(2), at: at(SWORDS) },
  { id: 'quality', when: isRound(2), at: at(SWORD) },
  { id: 'longest', when: isRound(2), at: at(SWORDS) },
  { id: 'magic', when: isRound(2), at: at(MAGIC) },
  { id: 'guards', when: (state) => isCrafting(state) && state.view.round >= 2, at: at(SWORD) },
  { id: 'help', when: isRound(3), at: at(PROMPT) },
  { id: 'ties', when: isRound(4), at: at(MAGIC) },
  { id: 'last', when: isRound(ROUNDS), at: at(GRID) },
  { id: 'end', isLast: true, when: ({ card }) => card.status === 'over', at: at(SWORDS) },
];
