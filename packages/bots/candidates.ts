import { copyRandom, type Decision, fork, optionAt, type Random, shuffle } from '@swordtable/kernel';
import type { Rules } from './bot.ts';
import { keyOf } from './key.ts';
import { marginAfter } from './margin.ts';
import type { Candidate } from './tree.ts';

/** How sharply the lookahead separates good from bad, in standard deviations. */
const SHARPNESS = 2;
/** A share of the prior is uniform, so that the lookahead rules nothing out. Where much is hidden, it knows little. */
const UNIFORM_SHARE = 0.1;
const UNIFORM_SHARE_SEALED = 0.75;
/** There's never time for more candidates in one node. */
const CANDIDATES_MAX = 64;

/** The options sorted by their estimated margins, each with its prior; ties in random order. */
export const candidatesFrom = <Action>(
  { options, prompt }: Pick<Decision<Action>, 'options' | 'prompt'>,
  margins: Float64Array,
  rng: Random,
): readonly Candidate[] => {
  const uniformShare = prompt.sealed === 'bluff' ? UNIFORM_SHARE_SEALED : UNIFORM_SHARE;
  const mean = margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
  const deviation = Math.sqrt(margins.reduce((sum, margin) => sum + (margin - mean) ** 2, 0) / margins.length);
  const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
  const weights = margins.map((margin) => (deviation > 0 ? Math.exp((SHARPNESS * (margin - most)) / deviation) : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const indices = Array.from(margins.keys());
  // Shuffled first: sorting keeps the order of equals.
  shuffle(rng, indices);
  indices.sort((a, b) => (weights[b] as number) - (weights[a] as number));
  return indices.slice(0, CANDIDATES_MAX).map((index) => ({
    key: keyOf(optionAt(options, index)),
    index,
    prior: ((1 - uniformShare) * (weights[index] as number)) / whole + uniformShare / indices.length,
  }));
};

/** Estimates every option of a decision in one imagined world. */
export const candidatesIn = <State, Action>(
  rules: Rules<State, Action>,
  world: State,
  decisions: readonly Decision<Action>[],
  decision: Decision<Action>,
  rng: Random,
): readonly Candidate[] => {
  const { seat, options } = decision;
  const luck = fork(rng);
  const margins = new Float64Array(options.length);
  for (let index = 0; index < options.length; index++)
    margins[index] = marginAfter(rules, rules.clone(world), decisions, seat, optionAt(options, index), copyRandom(luck));
  return candidatesFrom(decision, margins, rng);
};
