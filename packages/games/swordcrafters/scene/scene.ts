import { type Position, runAgenda, type Seat } from '@swordtable/kernel';
import { writtenAnswers } from '../../written-answers.ts';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { swordcrafters } from '../rules.ts';
import { type State, smithAt } from '../state.ts';
import { taskHandlers } from '../task-handlers.ts';
import { writtenSword } from '../text/notation.ts';
import { type PositionSpec, stateOf } from './position.ts';

const SEATS = 'ABCDE';

export interface Scene {
  readonly position: Position<State, Action>;
  readonly state: State;
  readonly events: readonly Event[];
  /**
   * Answers one after the other: `cut 1 H2`, `take 3`, `V1 first`, `sword 2`, `r 4` for a ruby on the fourth side, `r 4 on 2` for the
   * second sword; `B: r 4` where several are asked.
   */
  play(...answers: readonly string[]): Scene;
  /** Who is asked what: `A slice: cut 1 H1, cut 1 V1`. */
  readonly asks: string;
  readonly options: readonly string[];
  told<What extends Event['what']>(what: What): readonly Extract<Event, { what: What }>[];
  /** The swords of a seat, as everybody sees them. */
  swords(seat: Seat): readonly string[];
}

const inWords = (action: Action): string => {
  if ('tile' in action) return `${action.tile.slice(0, 1)} ${action.side + 1}${action.on > 0 ? ` on ${action.on + 1}` : ''}`;
  if ('sword' in action) return `sword ${action.sword + 1}`;
  if ('keep' in action) return `${action.axis}${action.after} ${action.keep}`;
  if ('axis' in action) return `cut ${action.group + 1} ${action.axis}${action.after}`;
  return `take ${action.group + 1}`;
};

const { offered, asksIn, played } = writtenAnswers(swordcrafters, {
  inWords,
  seatName: (seat) => SEATS[seat] ?? '',
  split: (text) => {
    const [, name, answer = text] = /^([A-E]): (.*)$/.exec(text) ?? [];
    return { name, answer };
  },
});

const sceneAt = (position: Position<State, Action>, events: readonly Event[]): Scene => {
  const { state, decisions } = position;
  return {
    position,
    state,
    events,
    play: (...answers) => {
      const { position: now, events: told } = played(position, answers);
      return sceneAt(now, told);
    },
    asks: asksIn(decisions),
    options: decisions[0] === undefined ? [] : offered(decisions[0]),
    told: (what) => events.filter((event): event is Extract<Event, { what: typeof what }> => event.what === what),
    swords: (seat) => smithAt(state, seat).swords.map(writtenSword),
  };
};

/** A position to play on from; throws with a sentence where it cannot be. */
export const scene = (drawn: PositionSpec): Scene => {
  const state = stateOf(drawn);
  const faults = swordcrafters.faults(state);
  if (faults.length > 0) throw new Error(faults.join(' '));
  const events: Event[] = [];
  const decisions = runAgenda(taskHandlers, state, (event) => events.push(event));
  return sceneAt({ state, decisions }, events);
};
