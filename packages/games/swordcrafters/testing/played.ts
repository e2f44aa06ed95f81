import { type Decision, type MatchOptions, open, optionAt, randomBelow, randomFrom, submit, type Watcher } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { swordcrafters } from '../rules.ts';
import { openView, redact, type View, view } from '../view/view.ts';

/** What there is to be told of: whole games played by dice, step by step. */
export interface PlayedStep {
  readonly seq: number;
  /** As it really happened. */
  readonly events: readonly Event[];
  /** What every seat, and after them a spectator, sees of it. */
  readonly seen: readonly (readonly Event[])[];
  /** The same for the views; the last one lies open. */
  readonly views: readonly View[];
  readonly decisions: readonly Decision<Action>[];
}

export const playedGame = (seed: string, seats: number, options: MatchOptions = {}): readonly PlayedStep[] => {
  const rng = randomFrom(`dice ${seed}`);
  const opened = open(swordcrafters, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const watchers: readonly Watcher[] = [...Array.from({ length: seats }, (_, seat) => seat), undefined];
  const steps: PlayedStep[] = [];
  const keep = (events: readonly Event[]): void => {
    steps.push({
      seq: steps.length,
      events,
      seen: watchers.map((watcher) => events.flatMap((event) => redact(event, watcher) ?? [])),
      views: [...watchers.map((watcher) => view(position.state, watcher)), openView(position.state)],
      decisions: position.decisions,
    });
  };
  keep(opened.value.events);
  for (let asked = position.decisions[0]; asked !== undefined; asked = position.decisions[0]) {
    const answered = submit(swordcrafters, position, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    position = answered.value.position;
    keep(answered.value.events);
  }
  return steps;
};
