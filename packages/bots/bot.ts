import type { Decision, Game, Random, Seat } from '@swordtable/kernel';

/** What a bot needs of a game to think ahead: to copy a position, to play on in it, to know who sees what of it, and to count. */
export type Rules<State, Action> = Pick<
  Game<State, Action>,
  'clone' | 'decisions' | 'advance' | 'seen' | 'standing' | 'prospects' | 'ways' | 'horizon'
>;

/** The table as one seat knows it. The real state is not here and cannot be reached from here. */
export interface Table<State = unknown, Action = unknown> {
  readonly game: Rules<State, Action>;
  readonly seat: Seat;
  readonly decision: Decision<Action>;
  /** A state that this seat cannot tell from the real one, everything it does not know dealt anew. The caller owns it. */
  imagine(random: Random): State;
}

/** A question with as many answers as it takes to get everywhere: whoever thinks ahead need not think of the same end twice. */
export const narrowed = <Action>(decision: Decision<Action>): Decision<Action> =>
  decision.enough === undefined ? decision : { ...decision, options: decision.enough() };

/** What a bot thinks of one answer. */
export interface Thought<Action> {
  readonly action: Action;
  /** How often it was tried out. */
  readonly visits: number;
  /** How many points ahead of the best other seat it led, on average; alone at the table, the points themselves. */
  readonly margin: number;
  /** The share of tries that were won, a shared rank counting in part; missing where no game was played to its end. */
  readonly wins?: number;
}

/** Takes what a bot thinks of the answers, best first. Where nobody listens none of it is written down. */
export type Report<Action> = (thoughts: readonly Thought<Action>[]) => void;

/** A player made of code. It answers from the table and its dice alone: the same both, the same answer. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  choose<State, Action>(table: Table<State, Action>, random: Random, report?: Report<Action>): Action;
}

/** The table as the seat that is asked knows it. */
export const tableFor = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  decision: Decision<Action>,
): Table<State, Action> => ({
  game,
  seat: decision.seat,
  decision,
  imagine: (random) => game.determinize(state, decision.seat, random),
});
