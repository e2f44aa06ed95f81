import { type Decision, type Position, runAgenda, submit } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { battlefields } from '../rules.ts';
import type { Army, Place, State } from '../state.ts';
import { taskHandlers } from '../task-handlers.ts';
import { writtenPlace } from '../text/drawing.ts';
import { COLORS, type Color, type PositionSpec, stateOf } from './position.ts';

export interface Scene {
  readonly state: State;
  readonly events: readonly Event[];
  readonly log: readonly string[];
  /** Answers one after the other: `reveal 1`, `skirmish 1 3`, `archers 2`, `take flank`, `pass`; `blue take flank` where both are asked. */
  play(...answers: readonly string[]): Scene;
  /** Who is asked what: `blue answer: surround, pass`. */
  readonly asks: string;
  readonly options: readonly string[];
  told<What extends Event['what']>(what: What): readonly Extract<Event, { what: What }>[];
  /** A place as it was drawn, without its lands. */
  place(number: number): string;
  army(color: Color): Army;
}

const inWords = (action: Action): string => {
  if ('take' in action) return `take ${action.take}`;
  if ('discard' in action) return `discard ${action.discard}`;
  if ('shed' in action) return `shed ${action.shed}`;
  if ('warrior' in action) return `${action.warrior} ${action.place + 1}`;
  if ('reveal' in action) return `reveal ${action.reveal + 1}`;
  if ('play' in action)
    return [action.play, ...('place' in action ? [action.place + 1] : []), ...('to' in action ? [action.to + 1] : [])].join(' ');
  return Object.keys(action)[0] as string;
};

const offered = ({ options }: Decision<Action>): readonly string[] => [...options].map(inWords);
const asksIn = (decisions: readonly Decision<Action>[]): string =>
  decisions.map((asked) => `${COLORS[asked.seat as 0]} ${asked.prompt.rule}: ${offered(asked).join(', ')}`).join('; ');

/** Where an answer leads; what is told goes to the end of `events`. */
const answered = (position: Position<State, Action>, text: string, events: Event[]): Position<State, Action> => {
  const color = COLORS.find((each) => text.startsWith(`${each} `));
  const answer = color === undefined ? text : text.slice(color.length + 1);
  const asked = position.decisions.find(({ seat }) => color === undefined || COLORS[seat as 0] === color);
  const action = [...(asked?.options ?? [])].find((option) => inWords(option) === answer);
  if (asked === undefined || action === undefined) throw new Error(`"${text}" is not on offer. ${asksIn(position.decisions)}`);
  const reply = submit(battlefields, position, asked.seat, action);
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  const faults = battlefields.faults(reply.value.position.state);
  if (faults.length > 0) throw new Error(faults.join(' '));
  events.push(...reply.value.events);
  return reply.value.position;
};

const sceneAt = (position: Position<State, Action>, events: readonly Event[]): Scene => {
  const { state, decisions } = position;
  return {
    state,
    events,
    log: events.map((event) => battlefields.words.event(event)),
    play: (...answers) => {
      const told: Event[] = [];
      let now = position;
      for (const text of answers) now = answered(now, text, told);
      return sceneAt(now, told);
    },
    asks: asksIn(decisions),
    options: decisions[0] === undefined ? [] : offered(decisions[0]),
    told: (what) => events.filter((event): event is Extract<Event, { what: typeof what }> => event.what === what),
    place: (number) => writtenPlace(state.places[number - 1] as Place),
    army: (color) => state.armies[COLORS.indexOf(color)] as Army,
  };
};

/** A position to play on from; throws with a sentence where it cannot be. */
export const scene = (drawn: PositionSpec): Scene => {
  const state = stateOf(drawn);
  const faults = battlefields.faults(state);
  if (faults.length > 0) throw new Error(faults.join(' '));
  const events: Event[] = [];
  const decisions = runAgenda(taskHandlers, state, (event) => events.push(event));
  return sceneAt({ state, decisions }, events);
};
