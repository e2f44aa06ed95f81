import type { Game } from './game.ts';
import type { Position } from './play.ts';
import { randomFrom } from './random.ts';
import type { MatchRecord, Redeal } from './record.ts';

/** Limits branches of branches of branches. */
const REDEALS_MAX = 100;
const SEED_LENGTH_MAX = 64;

/** The record up to an answer, to be continued with everything unknown to a seat dealt again. */
export const branchOf = ({ hash: _, redealt = [], ...record }: MatchRecord, redeal: Redeal): MatchRecord => ({
  ...record,
  answers: record.answers.slice(0, redeal.after),
  redealt: [...redealt.filter(({ after }) => after <= redeal.after), redeal],
});

/** The position after a number of answers, redealt if the record says so. */
export const applyRedeals = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  position: Position<State, Action>,
  redealt: readonly Redeal[] | undefined,
  answers: number,
): Position<State, Action> => {
  const now = redealt?.filter(({ after }) => after === answers) ?? [];
  if (now.length === 0) return position;
  const state = now.reduce((world, { seat, seed }) => game.determinize(world, seat, randomFrom(seed)), position.state);
  return { state, decisions: game.decisions(state) };
};

/** How many answers precede the last branch. They can't be undone. */
export const answersBeforeBranch = (redealt: readonly Redeal[] | undefined): number => redealt?.at(-1)?.after ?? 0;

const isWhole = (value: unknown, below: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below;

const isRedeal = (value: unknown, seats: number, answers: number): value is Redeal => {
  if (typeof value !== 'object' || value === null) return false;
  const { after, seat, seed } = value as Partial<Record<keyof Redeal, unknown>>;
  return isWhole(after, answers + 1) && isWhole(seat, seats) && typeof seed === 'string' && seed.length <= SEED_LENGTH_MAX;
};

/** What is wrong with a record's branches, in a sentence; undefined if nothing is. */
export const redealError = (redealt: unknown, seats: number, answers: number): string | undefined => {
  if (redealt === undefined) return undefined;
  if (!Array.isArray(redealt) || redealt.length > REDEALS_MAX) return `"redealt" must be a list of at most ${REDEALS_MAX} deals.`;
  const wrong = redealt.findIndex((redeal: unknown) => !isRedeal(redeal, seats, answers));
  if (wrong >= 0) {
    return `Deal ${wrong + 1} of "redealt" must say after which of the ${answers} answers, for which of the ${seats} seats, and from which seed.`;
  }
  const deals = redealt as readonly Redeal[];
  const back = deals.findIndex(({ after }, index) => after < (deals[index - 1]?.after ?? 0));
  return back < 0 ? undefined : `Deal ${back + 1} of "redealt" is out of order.`;
};
