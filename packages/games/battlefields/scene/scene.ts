import { type Position, runAgenda } from '@swordtable/kernel';
import { writtenAnswers } from '../../written-answers.ts';
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

const { offered, asksIn, played } = writtenAnswers(battlefields, {
  inWords,
  seatName: (seat) => COLORS[seat] ?? '',
  split: (text) => {
    const name = COLORS.find((each) => text.startsWith(`${each} `));
    return { name, answer: name === undefined ? text : text.slice(name.length + 1) };
  },
});

const sceneAt = (position: Position<State, Action>, events: readonly Event[]): Scene => {
  const { state, decisions } = position;
  return {
    state,
    events,
    log: events.map((event) => battlefields.words.event(event)),
    play: (...answers) => {
      const { position: now, events: told } = played(position, answers);
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
