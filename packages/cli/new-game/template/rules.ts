import {
  type Agenda,
  byPoints,
  copyRandom,
  fork,
  type Game,
  next,
  playedBy,
  type Random,
  type Seat,
  type TaskHandlers,
} from '@swordtable/kernel';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { words } from './words.ts';

/** The work still to do: `do` happens, `ask` waits for an answer. */
type Task = { readonly ask: 'turn'; readonly seat: Seat };

/** Everything about a match, as plain JSON: secrets, the random generator, and the agenda included. */
export interface State {
  random: Random;
  pile: number;
  /** Counters by seat. Replaced and never changed, so that clones can share it. */
  taken: readonly number[];
  /** Who took the last counter. */
  last: Seat | null;
  agenda: Agenda<Task>;
}

/** What one seat may know. Here, nothing is hidden. */
export interface View {
  readonly pile: number;
  readonly players: readonly { readonly counters: number }[];
}

const COUNTERS = 21;
const MOST = 3;

const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  steps: {},
  questions: {
    turn: {
      decisions: (s, { seat }) => [
        {
          seat,
          prompt: { rule: 'turn', ask: 'counters' },
          options: Array.from({ length: Math.min(MOST, s.pile) }, (_, at) => ({ take: at + 1 })),
        },
      ],
      answer: (s, { seat }, _, { take }, tell) => {
        s.pile -= take;
        s.taken = s.taken.map((counters, each) => (each === seat ? counters + take : counters));
        tell?.({ what: 'taken', seat, counters: take });
        if (s.pile === 0) s.last = seat;
        else next(s, { ask: 'turn', seat: (seat + 1) % s.taken.length });
      },
    },
  },
};

const setup: Game<State, Action, Event>['setup'] = (seats, _, random) => ({
  random: copyRandom(random),
  pile: COUNTERS,
  taken: Array.from({ length: seats }, () => 0),
  last: null,
  agenda: [{ ask: 'turn', seat: 0 }],
});

const view = (s: State): View => ({ pile: s.pile, players: s.taken.map((counters) => ({ counters })) });
const clone = (s: State): State => ({ ...s, random: copyRandom(s.random), agenda: s.agenda.slice() });

export const newGame: Game<State, Action, Event, View> = {
  id: 'new-game',
  name: 'New Game',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [],
  words,
  refuses: () => undefined,
  ...playedBy(taskHandlers, setup),
  clone,
  view,
  // After the match, everything is revealed.
  openView: view,
  // What a seat may know of an event: leave out what is secret, or return nothing.
  redact: (event) => event,
  // A state that this seat can't tell from the real one: deal everything it doesn't know again. Bots think in such states.
  determinize: (s, _, random) => ({ ...clone(s), random: fork(random) }),
  // Must grow whenever chance decides or something hidden is shown: undo never goes back past it.
  revealCount: (s) => s.random.drawn,
  standing: (s) => byPoints(s.taken.map((_, seat) => (seat === s.last ? 1 : 0))),
  // No match takes more answers than this.
  limit: () => COUNTERS,
  // What must always hold: each returned sentence is a bug.
  faults: (s) => (s.taken.reduce((sum, counters) => sum + counters, s.pile) === COUNTERS ? [] : ['A counter is missing.']),
};
