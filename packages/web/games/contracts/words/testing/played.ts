import type { Action } from '@swordtable/games/contracts/action';
import type { Event } from '@swordtable/games/contracts/events';
import { randomGame } from '@swordtable/games/contracts/scene/random-game';
import { redact, type View, view } from '@swordtable/games/contracts/view/view';
import type { Seat } from '@swordtable/kernel';

/** What there is to be told of: whole games played by dice, answer by answer. */
export interface PlayedStep {
  readonly seats: number;
  readonly seat: Seat;
  /** What was asked, as the player who answered saw it. */
  readonly view: View;
  readonly options: readonly Action[];
  readonly action: Action;
  /** As it really happened. */
  readonly events: readonly Event[];
  /** What every seat sees of it. */
  readonly seen: readonly (readonly Event[])[];
}

/** A game by dice. What is told before the first answer is the first step's, together with its own. */
export const playedGame = (seed: string, seats: number): readonly PlayedStep[] => {
  const steps: PlayedStep[] = [];
  const { told } = randomGame(seats, seed, ({ before, decision, action, seat, events }) => {
    steps.push({ seats, seat, view: view(before.state, seat), options: [...decision.options], action, events, seen: [] });
  });
  return steps.map((step, at) => {
    const events = at === 0 ? [...told, ...step.events] : step.events;
    return {
      ...step,
      events,
      seen: Array.from({ length: seats }, (_, watcher) => events.flatMap((event) => redact(event, watcher) ?? [])),
    };
  });
};
