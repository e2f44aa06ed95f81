import { type Game, open, optionAt, type Reason, randomBelow, randomFrom } from '@swordtable/kernel';

/** Positions after two answers to the same question, and one of the reasons that speak for the first. */
export interface Comparison<State> {
  readonly one: State;
  readonly other: State;
  readonly seat: number;
  readonly reason: Reason;
}

/** Plays a game at random and compares two random answers to each of its questions: for tests of what hints say. */
export const comparisons = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  seats: number,
  seed: string,
): readonly Comparison<State>[] => {
  const opened = open(game, seats, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom(seed);
  const { state } = opened.value.position;
  const found: Comparison<State>[] = [];
  for (let [asked] = opened.value.position.decisions; asked !== undefined; ) {
    const { seat, options } = asked;
    const after = (): State => {
      const trial = game.clone(state);
      game.advance(trial, seat, optionAt(options, randomBelow(rng, options.length)));
      return trial;
    };
    const [one, other] = [after(), after()];
    for (const reason of game.reasons?.(one, other, seat) ?? []) found.push({ one, other, seat, reason });
    [asked] = game.advance(state, seat, optionAt(options, randomBelow(rng, options.length)));
  }
  return found;
};
