import { type Decision, type Position, runAgenda, type Seat, submit } from '@swordtable/kernel';
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

const offered = ({ options }: Decision<Action>): readonly string[] => [...options].map(inWords);
const asksIn = (decisions: readonly Decision<Action>[]): string =>
  decisions.map((asked) => `${SEATS[asked.seat]} ${asked.prompt.rule}: ${offered(asked).join(', ')}`).join('; ');

/** Where an answer leads; what is told goes to the end of `events`. */
const answered = (position: Position<State, Action>, text: string, events: Event[]): Position<State, Action> => {
  const named = /^([A-E]): (.*)$/.exec(text);
  const answer = named?.[2] ?? text;
  const asked = position.decisions.find(({ seat }) => named === null || SEATS[seat] === named[1]);
  const action = [...(asked?.options ?? [])].find((option) => inWords(option) === answer);
  if (asked === undefined || action === undefined) throw new Error(`"${text}" is not on offer. ${asksIn(position.decisions)}`);
  const reply = submit(swordcrafters, position, asked.seat, action);
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  const faults = swordcrafters.faults(reply.value.position.state);
  if (faults.length > 0) throw new Error(faults.join(' '));
  events.push(...reply.value.events);
  return reply.value.position;
};

const sceneAt = (position: Position<State, Action>, events: readonly Event[]): Scene => {
  const { state, decisions } = position;
  return {
    position,
    state,
    events,
    play: (...answers) => {
      const told: Event[] = [];
      let now = position;
      for (const text of answers) now = answered(now, text, told);
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
