import { type Game, playedBy } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { learned } from './evaluation/learned.ts';
import { levels } from './evaluation/levels.ts';
import { reasonsBy } from './evaluation/reasons.ts';
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

/** More than any match can take: three rounds, in each of which cards are only taken, placed, revealed, used, and lost (B-14). */
const ANSWERS_MAX = 2_000;

const played = playedBy(taskHandlers, (_seats, given, random) => setup(given, random));

export const battlefields: Game<State, Action, Event, View> = {
  id: 'battlefields',
  name: 'Battlefields of Olympus',
  version: '1',
  seats: { min: 2, max: 2 },
  options,
  words,
  refuses: (_seats, given) => refuses(given),
  ...played,
  clone,
  view,
  openView,
  redact,
  explain,
  pieceIn: (action) => ('warrior' in action ? action.warrior : 'play' in action ? action.play : undefined),
  reasons: reasonsBy({ clone, ...played }),
  determinize,
  reshuffle,
  revealCount: (s) => s.shown + s.random.drawn,
  active: (s) => s.active,
  standing,
  puzzles,
  limit: () => ANSWERS_MAX,
  winningMargin: 13,
  learned,
  levels,
  faults,
  scenes: notationOf({ ...played, faults }),
};
