import type { Game, Position, Random, Seat } from '@swordtable/kernel';
import { botInput } from '../bot.ts';
import { withJudge } from '../learned.ts';
import { type Expectation, expectationOf, meanOf } from './expectation.ts';

/** Enough for what is hidden to even out, and soon done. */
const WORLDS = 24;

/** What can be expected of a position from what a seat that has to answer knows; undefined if it hasn't. */
export const lookAt = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  { state, decisions }: Position<State, Action>,
  seat: Seat,
  rng: Random,
): Expectation | undefined => {
  const decision = decisions.find((asked) => asked.seat === seat);
  if (decision === undefined) return undefined;
  const known = botInput(game, state, decision);
  const input = withJudge(known, rng) ?? known;
  return meanOf(Array.from({ length: WORLDS }, () => expectationOf(input.game, input.imagine(rng))));
};
