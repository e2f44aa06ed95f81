import type { Seat, Tell } from '@swordtable/kernel';
import { sortedWarriors, type Warrior, without } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { PLACES, type PlaceNo, type PlaceSet } from '../places.ts';
import { armyOf, changeStack, type Fighter, opponent, type State, stackAt, takeIntoHand } from '../state.ts';

/** What is shown now need not be remembered any longer. */
const recall = (s: State, seat: Seat, warrior: Warrior): void => {
  const army = armyOf(s, seat);
  if (army.remembered.includes(warrior)) army.remembered = without(army.remembered, warrior);
};

/** Turns warriors of a stack face up, from the top down: the topmost, or all. */
const turnUp = (s: State, seat: Seat, place: PlaceNo, only: 'top' | 'all'): void => {
  const stack = stackAt(s, seat, place);
  const turned = stack.slice();
  for (let i = only === 'all' ? 0 : stack.length - 1; i < stack.length; i++) {
    const { warrior, up } = stack[i] as Fighter;
    if (up) continue;
    recall(s, seat, warrior);
    turned[i] = { warrior, up: true };
  }
  changeStack(s, seat, place, turned);
  s.shown++;
};

export const reveal = (s: State, seat: Seat, place: PlaceNo, tell: Tell<Event> | undefined): void => {
  turnUp(s, seat, place, 'top');
  tell?.({ what: 'revealed', seat, place, warrior: (stackAt(s, seat, place).at(-1) as { warrior: Warrior }).warrior });
};

/** Where an opponent's stack has a face-down card (B-19). */
export const scoutable = (s: State, seat: Seat): PlaceSet => {
  let found = 0;
  for (let place = 0; place < PLACES.length; place++) if (stackAt(s, opponent(seat), place).some(({ up }) => !up)) found |= 1 << place;
  return found;
};

/** Scout: the opponent's stack at one place is turned face up in its order (B-8). */
export const scout = (s: State, seat: Seat, place: PlaceNo, tell: Tell<Event> | undefined): void => {
  const scouted = opponent(seat);
  turnUp(s, scouted, place, 'all');
  tell?.({ what: 'scouted', seat: scouted, place, warriors: stackAt(s, scouted, place).map(({ warrior }) => warrior) });
};

export const raidable = (s: State, seat: Seat): PlaceSet => {
  let found = 0;
  for (let place = 0; place < PLACES.length; place++) if (stackAt(s, seat, place).length > 0) found |= 1 << place;
  return found;
};

/** Raid: the own stack at one place goes back to the hand (B-8). What lay face up is hidden again, but remembered (B-20). */
export const raid = (s: State, seat: Seat, place: PlaceNo, tell: Tell<Event> | undefined): void => {
  const stack = stackAt(s, seat, place);
  const seen = stack.flatMap(({ warrior, up }) => (up ? [warrior] : []));
  changeStack(s, seat, place, []);
  takeIntoHand(
    s,
    seat,
    stack.map(({ warrior }) => warrior),
  );
  const army = armyOf(s, seat);
  army.returned = sortedWarriors([...army.returned, ...seen]);
  tell?.({ what: 'withdrew', seat, place, warriors: stack.map(({ warrior, up }) => ({ warrior, up })), cause: 'raid' });
};

/** Ambush: the topmost warrior goes back to its owner's hand, still unseen (B-10). */
export const withdrawTop = (s: State, seat: Seat, place: PlaceNo, tell: Tell<Event> | undefined): void => {
  const stack = stackAt(s, seat, place);
  const top = stack.slice(-1);
  changeStack(s, seat, place, stack.slice(0, -1));
  takeIntoHand(
    s,
    seat,
    top.map(({ warrior }) => warrior),
  );
  tell?.({ what: 'withdrew', seat, place, warriors: top, cause: 'ambush' });
};

/** Skirmish: the topmost warrior, which lies face up, goes to the top of another stack (B-10). */
export const moveTop = (s: State, seat: Seat, from: PlaceNo, to: PlaceNo, tell: Tell<Event> | undefined): void => {
  const stack = stackAt(s, seat, from);
  const [fighter] = stack.slice(-1);
  if (fighter === undefined) throw new Error(`Nobody is at place ${from}.`);
  changeStack(s, seat, from, stack.slice(0, -1));
  changeStack(s, seat, to, [...stackAt(s, seat, to), fighter]);
  tell?.({ what: 'moved', seat, warrior: fighter.warrior, from, to });
};
