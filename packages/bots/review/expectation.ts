import type { Rules } from '../bot.ts';
import { chanceOf, outlookOf } from '../outlook.ts';

/** What can be expected of a position, by seat: the lead over the best other seat, and the chance to win where anything tells it. */
export interface Expectation {
  readonly margins: readonly number[];
  readonly wins?: readonly number[];
}

const half = (one: number, other: number): number => (one - other) / 2;

/** Between two, what one gains the other loses: the expectation halfway between what both think. */
const evened = ({ margins, wins }: Expectation): Expectation => {
  if (margins.length !== 2) return { margins, ...(wins === undefined ? {} : { wins }) };
  const margin = half(margins[0] as number, margins[1] as number);
  if (wins === undefined) return { margins: [margin, -margin] };
  const win = 0.5 + half(wins[0] as number, wins[1] as number);
  return { margins: [margin, -margin], wins: [win, 1 - win] };
};

/** The chance to win with an expected lead, between two; undefined if the game can't tell how sure its estimates are. */
export const chanceIn = <State, Action>(rules: Rules<State, Action>, state: State): ((margin: number) => number) | undefined => {
  const deviation = rules.deviation?.(state);
  return deviation === undefined ? undefined : (margin) => chanceOf(margin, deviation);
};

/** What a position promises: its result if it's the end, or else what was learned or the game estimates. */
export const expectationOf = <State, Action>(rules: Rules<State, Action>, state: State): Expectation => {
  const standing = rules.standing(state);
  if (rules.decisions(state).length === 0) return outlookOf(standing);
  if (rules.judge !== undefined) return evened(rules.judge.outlook(state, standing.points.length));
  const { margins } = outlookOf(rules.evaluate?.(state) ?? standing);
  const chance = margins.length === 2 ? chanceIn(rules, state) : undefined;
  return { margins, ...(chance === undefined ? {} : { wins: margins.map(chance) }) };
};

const means = (lists: readonly (readonly number[])[]): readonly number[] =>
  (lists[0] ?? []).map((_, seat) => lists.reduce((sum, list) => sum + (list[seat] as number), 0) / lists.length);

/** The average of what was expected in several worlds. */
export const meanOf = (samples: readonly Expectation[]): Expectation => {
  const wins = samples.flatMap((sample) => (sample.wins === undefined ? [] : [sample.wins]));
  return { margins: means(samples.map(({ margins }) => margins)), ...(wins.length < samples.length ? {} : { wins: means(wins) }) };
};
