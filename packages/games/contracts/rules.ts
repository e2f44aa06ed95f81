import { type Game, playedBy } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { couldAnswer } from './actions/facets.ts';
import { originalId } from './cards/catalog.ts';
import type { CardId } from './cards/terms.ts';
import { deviation } from './evaluation/deviation.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { foresight } from './evaluation/foresight.ts';
import { hindsight } from './evaluation/hindsight.ts';
import { imagineTurn } from './evaluation/imagine-turn.ts';
import { levels } from './evaluation/levels.ts';
import { reasons } from './evaluation/reasons.ts';
import { strategies } from './evaluation/strategies.ts';
import { withWorthTrying } from './evaluation/worth-trying.ts';
import type { Event } from './events.ts';
import { explain } from './explain/explain.ts';
import { faults } from './faults.ts';
import { standing } from './phases/end-of-game.ts';
import { puzzles } from './puzzles/puzzles.ts';
import { notationOf } from './scene/notation.ts';
import { options, refuses, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { taskHandlers } from './task-handlers.ts';
import { words } from './text/words.ts';
import { determinize } from './view/determinize.ts';
import { reshuffle } from './view/reshuffle.ts';
import { openView, redact, type View, view } from './view/view.ts';

/** More answers than any match takes: three rounds of drafting and changing a party of eleven, and of all its turns, for five players. */
const ANSWERS_MAX = 20_000;

const played = playedBy(taskHandlers, setup);

/** The card that someone chose to have, if it was that. */
const chosenIn = (action: Action): CardId | undefined => {
  if ('leader' in action) return action.leader;
  if ('keep' in action) return action.keep;
  if ('recruit' in action) return action.recruit;
  return 'buy' in action ? action.buy : undefined;
};

/** Other games have an archer and a paladin too. */
const pieceIn = (action: Action): string | undefined => {
  const card = chosenIn(action);
  return card === undefined ? undefined : `contracts-${originalId(card)}`;
};

export const contracts: Game<State, Action, Event, View> = {
  id: 'contracts',
  name: 'Sellswords: Contracts',
  version: '5',
  seats: { min: 2, max: 5 },
  options,
  words,
  refuses,
  ...played,
  decisions: (s) => withWorthTrying(s, played.decisions(s)),
  advance: (s, seat, action, tell) => withWorthTrying(s, played.advance(s, seat, action, tell)),
  clone,
  view,
  openView,
  redact,
  determinize,
  reshuffle,
  revealCount: (s) => s.shown + s.random.drawn,
  active: (s) => s.active,
  imagineTurn,
  couldAnswer,
  explain,
  pieceIn,
  reasons,
  standing,
  winningMargin: 10,
  evaluate,
  deviation,
  hindsight,
  foresight,
  levels,
  strategies,
  puzzles,
  limit: () => ANSWERS_MAX,
  faults,
  scenes: notationOf({ ...played, faults }),
};
