import type { Decision, Game, Message, Prompt, Random, Seat } from '@swordtable/kernel';
import type { Foresee } from './added.ts';
import type { Judge } from './judge.ts';

/** The part of a game that a bot needs to look ahead. */
export type Rules<State, Action> = Pick<
  Game<State, Action>,
  | 'clone'
  | 'decisions'
  | 'advance'
  | 'redact'
  | 'standing'
  | 'evaluate'
  | 'deviation'
  | 'strategies'
  | 'revealCount'
  | 'learned'
  | 'hindsight'
  | 'foresight'
> & {
  /** What bots have learned, for those that use it. */
  readonly judge?: Judge<State>;
  /** The points to expect after an answer, where bots have learned more of answers than `evaluate` tells. */
  readonly foresee?: Foresee<State>;
};

/** What a bot decides from: the position as its seat knows it. The real state can't be reached from here. */
export interface BotInput<State = unknown, Action = unknown> {
  readonly game: Rules<State, Action>;
  readonly seat: Seat;
  readonly decision: Decision<Action>;
  /** A state that this seat can't tell from the real one: everything it doesn't know is dealt again. The caller owns it. */
  imagine(random: Random): State;
}

/** A decision reduced to the options that a search should try. */
export const forSearch = <Action>(decision: Decision<Action>): Decision<Action> =>
  decision.searchOptions === undefined ? decision : { ...decision, options: decision.searchOptions() };

/** An answer that a bot plans to give, and the question it's for. */
export interface PlannedAnswer<Action> {
  readonly prompt: Prompt;
  readonly action: Action;
}

/** How a bot rates one answer. */
export interface RatedAction<Action> {
  readonly action: Action;
  /** How often it was tried. */
  readonly visits: number;
  /**
   * The average lead over the best other seat, in points; in a solo game, the points themselves. From a bot that only looks at the next
   * position and judges by what was learned, the chance to win is counted in.
   */
  readonly margin: number;
  /** The share of tries that were won, a shared rank counting in part; undefined if no game was played to its end. */
  readonly wins?: number;
  /** How it would finish the action that this answer is part of; undefined if nothing is left to answer. */
  readonly plan?: readonly PlannedAnswer<Action>[];
  /** What speaks for it, most important first, in a hint of a game that gives reasons; undefined if nothing that can be named. */
  readonly because?: readonly Message[];
}

/** Receives the ratings, best first. */
export type Report<Action> = (thoughts: readonly RatedAction<Action>[]) => void;

/** A computer player. The same input and random generator always give the same answer. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  /** Whether it needs what was learned about a game. */
  readonly isLearned?: true;
  choose<State, Action>(table: BotInput<State, Action>, random: Random, report?: Report<Action>): Action;
}

/** The position as the deciding seat knows it. */
export const botInput = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  state: State,
  decision: Decision<Action>,
): BotInput<State, Action> => ({
  game,
  seat: decision.seat,
  decision,
  imagine: (random) => game.determinize(state, decision.seat, random),
});
