import type { Decision, Game } from '../game.ts';
import type { Seat } from '../seat.ts';
import { byPoints } from '../standing.ts';

/**
 * A toy for tests: dots and boxes, a game without secrets and chance, in which the greedy lose. A seat draws a line between two dots;
 * closing a box scores it and gives another turn. The contract doesn't require an agenda, so there is none.
 */
export interface Action {
  readonly line: number;
}

export interface Event {
  readonly drawn: number;
  readonly by: Seat;
  readonly closed: number;
}

export interface State {
  /** Whether each line is drawn: the rows of horizontal lines first, then the columns of vertical ones. */
  drawn: boolean[];
  active: Seat;
  boxes: number[];
}

const SIZE = 3;
const LYING = SIZE * (SIZE + 1);
const LINES = 2 * LYING;

/** The four lines around each box. */
const BOXES: readonly (readonly number[])[] = Array.from({ length: SIZE * SIZE }, (_, box) => {
  const [row, column] = [Math.floor(box / SIZE), box % SIZE];
  const above = row * SIZE + column;
  const left = LYING + row * (SIZE + 1) + column;
  return [above, above + SIZE, left, left + 1];
});

const closedBy = ({ drawn }: State, line: number): number =>
  BOXES.filter((around) => around.includes(line) && around.every((side) => side === line || drawn[side])).length;

/** Made once: a search asks for them millions of times. */
const ANSWERS: readonly Action[] = Array.from({ length: LINES }, (_, line) => ({ line }));

const decisions = ({ drawn, active }: State): readonly Decision<Action>[] => {
  const options = ANSWERS.filter(({ line }) => !drawn[line]);
  return options.length === 0 ? [] : [{ seat: active, prompt: { rule: 'boxes', ask: 'line' }, options }];
};

const clone = ({ drawn, active, boxes }: State): State => ({ drawn: drawn.slice(), active, boxes: boxes.slice() });

export const boxes: Game<State, Action, Event, State> = {
  id: 'boxes',
  name: 'Boxes',
  version: '1',
  seats: { min: 2, max: 3 },
  options: [],
  words: {
    prompt: () => 'Draw a line.',
    action: ({ line }) => `line ${line}`,
    event: ({ drawn, by, closed }) => `Seat ${by + 1} draws line ${drawn} and closes ${closed}.`,
    seat: (seat) => `Seat ${seat + 1}`,
  },
  refuses: () => undefined,
  setup: (seats) => ({ drawn: new Array<boolean>(LINES).fill(false), active: 0, boxes: new Array<number>(seats).fill(0) }),
  clone,
  decisions,
  advance: (state, seat, { line }, tell) => {
    const closed = closedBy(state, line);
    state.drawn[line] = true;
    state.boxes[seat] = (state.boxes[seat] as number) + closed;
    if (closed === 0) state.active = (seat + 1) % state.boxes.length;
    tell?.({ drawn: line, by: seat, closed });
    return decisions(state);
  },
  view: clone,
  openView: clone,
  redact: (event) => event,
  determinize: clone,
  revealCount: () => 0,
  imagineTurn: (state, seat) => ({ ...clone(state), active: seat }),
  standing: ({ boxes: points }) => byPoints(points),
  limit: () => LINES,
  faults: ({ drawn, boxes: points }) => {
    const closed = BOXES.filter((around) => around.every((side) => drawn[side])).length;
    return points.reduce((sum, own) => sum + own, 0) === closed ? [] : ['The boxes don’t add up.'];
  },
};
