import { type Game, playedBy } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { evaluate } from './evaluate.ts';
import { learned } from './evaluation/learned.ts';
import { levels } from './evaluation/levels.ts';
import { reasons } from './evaluation/reasons.ts';
import type { Event } from './events.ts';
import { explain } from './explain/explain.ts';
import { faults } from './faults.ts';
import { standing } from './phases/scoring.ts';
import { puzzles } from './puzzles/puzzles.ts';
import { notationOf } from './scene/notation.ts';
import { options, refuses, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { taskHandlers } from './task-handlers.ts';
import { words } from './text/words.ts';
import { determinize } from './view/determinize.ts';
import { reshuffle } from './view/reshuffle.ts';
import { openView, redact, type View, view } from './view/view.ts';

/** More than any match can take: six rounds of at most five slices, five selections and sixteen tiles. */
const ANSWERS_MAX = 300;

/** The gem that is built into a sword. */
const pieceIn = (action: Action): string | undefined => ('tile' in action && action.tile !== 'blank' ? `${action.tile}-tile` : undefined);

const played = playedBy(taskHandlers, setup);

export const swordcrafters: Game<State, Action, Event, View> = {
  id: 'swordcrafters',
  name: 'Swordcrafters',
  version: '1',
  seats: { min: 1, max: 5 },
  options,
  words,
  refuses,
  ...played,
  clone,
  view,
  openView,
  redact,
  determinize,
  reshuffle,
  revealCount: (s) => s.shown + s.random.drawn,
  active: (s) => s.active,
  standing,
  evaluate,
  winningMargin: 9,
  learned,
  levels,
  puzzles,
  limit: () => ANSWERS_MAX,
  faults,
  scenes: notationOf({ ...played, faults }),
  explain,
  reasons,
  pieceIn,
};
