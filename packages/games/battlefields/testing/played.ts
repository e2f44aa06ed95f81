import { type Decision, open, optionAt, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { battlefields } from '../rules.ts';
import type { State } from '../state.ts';
import { openView, redact, type View, view } from '../view/view.ts';

/** What there is to be told of: whole games played by dice, step by step. */
export interface PlayedStep {
  readonly seq: number;
  readonly state: State;
  /** As it really happened. */
  readonly events: readonly Event[];
  /** What red, blue and a spectator see of it. */
  readonly seen: readonly (readonly Event[])[];
  readonly views: readonly View[];
  readonly decisions: readonly Decision<Action>[];
}

const WATCHERS = [0, 1, undefined] as const;

export const playedGame = (seed: string): readonly PlayedStep[] => {
  const rng = randomFrom(`dice ${seed}`);
  const opened = open(battlefields, 2, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const steps: PlayedStep[] = [];
  const keep = (events: readonly Event[]): void => {
    steps.push({
      seq: steps.length,
      state: position.state,
      events,
      seen: WATCHERS.map((watcher) => events.map((event) => redact(event, watcher))),
      views: [...WATCHERS.map((watcher) => view(position.state, watcher)), openView(position.state)],
      decisions: position.decisions,
    });
  };
  keep(opened.value.events);
  for (let asked = position.decisions[0]; asked !== undefined; asked = position.decisions[0]) {
    const { options } = asked;
    // Dice would mostly pass or place where they could play a card, and cards are what there is to tell about.
    const cards = [...options].filter((option) => 'play' in option);
    const action = cards[randomBelow(rng, cards.length + 2)] ?? optionAt(options, randomBelow(rng, options.length));
    const answered = submit(battlefields, position, asked.seat, action);
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    position = answered.value.position;
    keep(answered.value.events);
  }
  return steps;
};
