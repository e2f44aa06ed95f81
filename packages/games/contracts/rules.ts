import { type Game, playedBy } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { asIf } from './as-if.ts';
import { determinize } from './determinize.ts';
import { standing } from './ending.ts';
import type { Event } from './events.ts';
import { couldAnswer } from './facets.ts';
import { faults } from './faults.ts';
import { handbook } from './handbook.ts';
import { prospects } from './prospects.ts';
import { options, refuses, setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { laidOpen, seen, type View, view } from './view.ts';
import { ways } from './ways.ts';
import { words } from './words.ts';
import { withWorthTrying } from './worth-trying.ts';

/** More answers than any match takes: three rounds of drafting and changing a party of eleven, and of all its turns, for five players. */
const ANSWERS_MAX = 20_000;

const played = playedBy(handbook, setup);

export const contracts: Game<State, Action, Event, View> = {
  id: 'contracts',
  name: 'Sellswords: Contracts',
  version: '1',
  seats: { min: 2, max: 5 },
  options,
  words,
  refuses,
  ...played,
  decisions: (s) => withWorthTrying(s, played.decisions(s)),
  advance: (s, seat, action, tell) => withWorthTrying(s, played.advance(s, seat, action, tell)),
  clone,
  view,
  laidOpen,
  seen,
  determinize,
  horizon: (s) => s.shown + s.random.drawn,
  active: (s) => s.active,
  asIf,
  couldAnswer,
  standing,
  prospects,
  ways,
  limit: () => ANSWERS_MAX,
  faults,
};
