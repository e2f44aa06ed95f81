import { type Decision, open, optionAt, type Position, type Random, randomBelow, randomFrom, type Seat, submit } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { contracts } from '../rules.ts';
import type { State } from '../state.ts';

/** For tests: one answer of a game, with what it came from and what it led to. */
interface Played {
  readonly before: Position<State, Action>;
  readonly decision: Decision<Action>;
  readonly action: Action;
  readonly seat: Seat;
  readonly after: Position<State, Action>;
  readonly events: readonly Event[];
}

/** Answers that put an end to something; dice that took them as often as others would seldom come to a contract. */
const isIdle = (action: Action): boolean =>
  ['pass', 'end', 'back', 'leave', 'done', 'none', 'discard', 'improve', 'unequip'].some((facet) => facet in action);

/** Contracts above all: they take several answers in a row, which dice alone seldom give. */
const isWork = (action: Action): boolean => 'bonus' in action || 'fulfil' in action || 'work' in action || 'join' in action;

const chosen = ({ options, prompt }: Decision<Action>, rng: Random): Action => {
  const all = [...options];
  const [work, busy] = [all.filter(isWork), all.filter((action) => !isIdle(action))];
  const roll = randomBelow(rng, 10);
  // A player who stops early keeps cards in hand.
  if (roll === 9 && prompt.rule === 'equipment') return optionAt(all, all.length - 1);
  const among = roll < 3 && work.length > 0 ? work : roll < 8 && busy.length > 0 ? busy : all;
  return optionAt(among, randomBelow(rng, among.length));
};

/** For tests: a whole game by dice that like to do something. `look` is shown every answer; what is told at the beginning is returned. */
export const randomGame = (
  seats: number,
  seed: string,
  look: (played: Played) => void,
): { readonly told: readonly Event[]; readonly end: State } => {
  const opened = open(contracts, seats, {}, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom(`random game ${seed}`);
  let { position } = opened.value;
  while (position.decisions.length > 0) {
    const decision = optionAt(position.decisions, randomBelow(rng, position.decisions.length));
    const action = chosen(decision, rng);
    const reply = submit(contracts, position, decision.seat, action);
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    const { position: after, events } = reply.value;
    look({ before: position, decision, action, seat: decision.seat, after, events });
    position = after;
  }
  return { told: opened.value.events, end: position.state };
};
