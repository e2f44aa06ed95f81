import { deepEqual, type Position, runAgenda, type Seat, submit } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { TOKENS, type Tokens } from '../cards/attributes.ts';
import { idOf } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { type Fellow, fellowOf, type Party } from '../party/party-state.ts';
import { contracts } from '../rules.ts';
import { partyAt, planAt, type State } from '../state.ts';
import { taskHandlers } from '../task-handlers.ts';
import { type PositionSpec, stateOf } from './position.ts';

/** An answer, or as much of it as is needed to tell which is meant: of several that fit, the first one on offer. */
export type Said<Whole = Action> = Whole extends unknown ? Partial<Whole> : never;

/** For tests: a position, and what was told on the way to it from the one before. Scenes are values: playing makes another. */
export interface Scene {
  readonly position: Position<State, Action>;
  readonly state: State;
  readonly events: readonly Event[];
  told<What extends Event['what']>(what: What): readonly Extract<Event, { what: What }>[];
  /** Who is asked. */
  readonly asked: readonly Seat[];
  /** What a seat is asked by, as `rule ask`: `turn action`, `tavern card`. Nothing where it is not asked. */
  asks(seat: Seat): string | undefined;
  /** Everything on offer to a seat. */
  offered(seat: Seat): readonly Action[];
  /** The answers on offer to a seat that fit. */
  fitting(seat: Seat, said: Said): readonly Action[];
  /** A seat gives these answers one after the other; throws where one is not on offer. */
  play(seat: Seat, ...answers: readonly Said[]): Scene;
  /** After acting, declines everything still offered until the turn is over. */
  endTurn(): Scene;
  party(seat: Seat): Party;
  /** The party as its player plans it: in the equipment phase and on pay day. */
  plan(seat: Seat): Party;
  fellow(seat: Seat, name: string): Fellow;
  /** The tokens on a companion, only what is more than nothing. */
  pool(seat: Seat, name: string): Tokens;
}

const fits = (option: Action, said: Said): boolean => {
  const facets: Readonly<Record<string, unknown>> = { ...option };
  return Object.entries(said).every(([facet, value]) => facet in facets && deepEqual(facets[facet], value));
};

const offeredTo = ({ decisions }: Position<State, Action>, seat: Seat): readonly Action[] => [
  ...(decisions.find((each) => each.seat === seat)?.options ?? []),
];

const optionFor = (position: Position<State, Action>, seat: Seat, said: Said): Action | undefined => {
  const offered = offeredTo(position, seat);
  return offered.find((option) => deepEqual(option, said)) ?? offered.find((option) => fits(option, said));
};

/** Where an answer leads; what is told goes to the end of `events`. */
const answered = (position: Position<State, Action>, seat: Seat, said: Said, events: Event[]): Position<State, Action> => {
  const option = optionFor(position, seat, said);
  if (option === undefined) {
    const offered = offeredTo(position, seat).map((each) => JSON.stringify(each));
    throw new Error(`${JSON.stringify(said)} is not on offer to seat ${seat}, but ${offered.join(' ') || 'nothing'}.`);
  }
  const reply = submit(contracts, position, seat, option);
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  soundOr(reply.value.position.state);
  events.push(...reply.value.events);
  return reply.value.position;
};

const soundOr = (state: State): void => {
  const faults = contracts.faults(state);
  if (faults.length > 0) throw new Error(faults.join(' '));
};

/** What ends a turn that has been used, the first that is on offer. */
const ENDINGS: readonly Said[] = [{ none: true }, { done: true }, { end: true }];

const sceneAt = (position: Position<State, Action>, events: readonly Event[]): Scene => {
  const { state, decisions } = position;
  return {
    position,
    state,
    events,
    told: (what) => events.filter((event): event is Extract<Event, { what: typeof what }> => event.what === what),
    asked: decisions.map(({ seat }) => seat),
    asks: (seat) => {
      const prompt = decisions.find((each) => each.seat === seat)?.prompt;
      return prompt === undefined ? undefined : `${prompt.rule} ${prompt.ask}`;
    },
    offered: (seat) => offeredTo(position, seat),
    fitting: (seat, said) => offeredTo(position, seat).filter((option) => fits(option, said)),
    play: (seat, ...answers) => {
      const told: Event[] = [];
      let now = position;
      for (const said of answers) now = answered(now, seat, said, told);
      return sceneAt(now, told);
    },
    endTurn: () => {
      const told: Event[] = [];
      let now = position;
      for (;;) {
        const ending = ENDINGS.find((said) => optionFor(now, state.active, said) !== undefined);
        if (ending === undefined) return sceneAt(now, told);
        now = answered(now, state.active, ending, told);
      }
    },
    party: (seat) => partyAt(state, seat),
    plan: (seat) => planAt(state, seat),
    fellow: (seat, name) => fellowOf(partyAt(state, seat), idOf(name)),
    pool: (seat, name) => {
      const { pool } = fellowOf(partyAt(state, seat), idOf(name));
      return Object.fromEntries(TOKENS.flatMap((token, at) => ((pool[at] ?? 0) > 0 ? [[token, pool[at] ?? 0]] : [])));
    },
  };
};

/** A position to play on from; throws with a sentence where it cannot be. */
export const scene = (drawn: PositionSpec): Scene => {
  const state = stateOf(drawn);
  soundOr(state);
  const events: Event[] = [];
  const decisions = runAgenda(taskHandlers, state, (event) => events.push(event));
  return sceneAt({ state, decisions }, events);
};
