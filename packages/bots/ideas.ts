import { copyRandom, type Decision, fork, optionAt, type Random, shuffle } from '@swordtable/kernel';
import type { Rules } from './bot.ts';
import { keyOf } from './key.ts';
import { outlook } from './outlook.ts';
import type { Idea } from './tree.ts';

/** How sharply a glance divides good from bad, in deviations of what it saw. */
const TRUST = 2;
/** A share of the promise is the same for all, so that a glance rules nothing out. Where much is hidden a glance sees little. */
const OPEN_MIND = 0.1;
const OPEN_MIND_SEALED = 0.75;
/** So many ideas are kept; there is never time for more in one place. */
const IDEAS_MAX = 64;

/** The options in the order of what a glance at each showed, each with its promise; equals in any order. */
export const ideasFrom = <Action>(
  { options, prompt }: Pick<Decision<Action>, 'options' | 'prompt'>,
  margins: Float64Array,
  dice: Random,
): readonly Idea[] => {
  const openMind = prompt.sealed === 'bluff' ? OPEN_MIND_SEALED : OPEN_MIND;
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
  const deviation = Math.sqrt(margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0) / margins.length);
  const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
  const weights = margins.map((margin) => (deviation > 0 ? Math.exp((TRUST * (margin - most)) / deviation) : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const places = Array.from(margins.keys());
  // In any order first: sorting keeps the order of equals.
  shuffle(dice, places);
  places.sort((a, b) => (weights[b] as number) - (weights[a] as number));
  return places.slice(0, IDEAS_MAX).map((place) => ({
    key: keyOf(optionAt(options, place)),
    place,
    promise: ((1 - openMind) * (weights[place] as number)) / whole + openMind / places.length,
  }));
};

/** Looks at every option of a decision in one imagined world. */
export const ideasIn = <State, Action>(
  rules: Rules<State, Action>,
  world: State,
  decisions: readonly Decision<Action>[],
  decision: Decision<Action>,
  dice: Random,
): readonly Idea[] => {
  const { seat, options } = decision;
  const luck = fork(dice);
  const margins = Float64Array.from({ length: options.length }, (_, place) =>
    outlook(rules, rules.clone(world), decisions, seat, optionAt(options, place), copyRandom(luck)),
  );
  return ideasFrom(decision, margins, dice);
};
