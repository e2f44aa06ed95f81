import { open, optionAt, type Position, type Seat, submit } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { CardId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { packAtHand } from '../phases/encounter.ts';
import type { State } from '../state.ts';
import { draftGame } from './draft-game.ts';

/** For tests: a draft at one position, and its events so far. */
export interface Draft {
  readonly position: Position<State, Action>;
  readonly state: State;
  readonly events: readonly Event[];
  readonly asked: readonly Seat[];
  /** The cards that a seat looks at. */
  atHand(seat: Seat): readonly CardId[];
  /** The packs in front of a seat, as whose they were and how many cards are in them: `1:10 0:9`. */
  row(seat: Seat): string;
  /** These seats keep a card one after the other, or say done, or draw; `at` is which of the options they take. */
  play(seats: readonly Seat[], at?: number): Draft;
  /** The first player asked takes the first option, until this is true. */
  until(holds: (state: State) => boolean): Draft;
}

const draftAt = (game: ReturnType<typeof draftGame>, position: Position<State, Action>, events: readonly Event[]): Draft => {
  const { state, decisions } = position;
  const play = ([seat, ...others]: readonly Seat[], at = 0): Draft => {
    if (seat === undefined) return draftAt(game, position, events);
    const decision = decisions.find((each) => each.seat === seat);
    if (decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
    const reply = submit(game, position, seat, optionAt(decision.options, at));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    return draftAt(game, reply.value.position, [...events, ...reply.value.events]).play(others, at);
  };
  return {
    position,
    state,
    events,
    asked: decisions.map(({ seat }) => seat),
    atHand: (seat) => packAtHand(state, seat)?.cards ?? [],
    row: (seat) => (state.packs[seat] ?? []).map(({ from, cards }) => `${from}:${cards.length}`).join(' '),
    play,
    until: (holds) => {
      let now = draftAt(game, position, events);
      while (!holds(now.state)) now = now.play(now.asked.slice(0, 1));
      return now;
    },
  };
};

/** A draft that has just begun; with a stock of its own where cards are to run short. */
export const draft = (seats: number, stock?: number): Draft => {
  const game = draftGame(stock);
  const opened = open(game, seats, {}, 'draft');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return draftAt(game, opened.value.position, []);
};
