import { type Decision, next, type Prompt, type QuestionHandler, type Seat, shuffle, type Tell } from '@swordtable/kernel';
import { type Action, DRAW, PASS } from '../action.ts';
import {
  type ActionCard,
  ARES,
  kindsIn,
  listByActions,
  listByWarriors,
  sortedWarriors,
  type Warrior,
  withAction,
  without,
  withWarrior,
} from '../cards/cards.ts';
import { ownNames } from '../cards/catalog.ts';
import type { Event } from '../events.ts';
import { PLACES } from '../places.ts';
import { armyOf, leaveHand, placeAt, SEATS, type State, takeIntoHand } from '../state.ts';
import { PLACEMENT_TURN, type Task } from '../tasks.ts';
import { hasThreeOfAColor } from './scoring.ts';

const DRAWN = 4;
export const HAND_LIMIT = 4;
export const ACTIONS_TAKEN = 4;
const ACTION_LIMIT = 4;

/** How many warriors a player may hold after making ready: one more with three lands of one color (B-6). */
const warriorLimit = (s: State, seat: Seat): number => HAND_LIMIT + (hasThreeOfAColor(s.cards, armyOf(s, seat).lands) ? 1 : 0);

/** Takes warriors off the deck; an empty one is refilled from the discards first (B-6). Who remembers what is told in `state.ts`. */
const takeFromDeck = (s: State, seat: Seat, count: number, tell: Tell<Event> | undefined): Warrior[] => {
  const drawn: Warrior[] = [];
  const army = armyOf(s, seat);
  while (drawn.length < count) {
    const { deck, fallen, buried, remembered } = army;
    if (deck.length > 0) {
      const left = Math.max(0, deck.length - (count - drawn.length));
      drawn.push(...deck.slice(left));
      army.deck = deck.slice(0, left);
      continue;
    }
    const refilled = sortedWarriors([...fallen, ...buried]);
    if (refilled.length === 0) break;
    shuffle(s.random, refilled);
    // What was remembered may be among what was buried, so that many of each type are no longer certain.
    army.remembered = kindsIn(remembered).flatMap((kind) => remembered.filter((each) => each === kind).slice(buried.length));
    army.deck = refilled;
    army.fallen = [];
    army.buried = [];
    tell?.({ what: 'reshuffled', seat, cards: refilled.length });
  }
  return drawn;
};

/** Draws warriors into the hand. */
export const draw = (s: State, seat: Seat, count: number, cause: 'round' | 'set' | 'rally', tell: Tell<Event> | undefined): void => {
  const warriors = takeFromDeck(s, seat, count, tell);
  takeIntoHand(s, seat, warriors);
  s.shown++;
  tell?.({ what: 'drew', seat, warriors: sortedWarriors(warriors), cause });
};

/** A warrior of the hand is discarded face down (B-20). */
export const bury = (s: State, seat: Seat, warrior: Warrior, cause: 'limit' | 'rally', tell: Tell<Event> | undefined): void => {
  leaveHand(s, seat, warrior);
  const army = armyOf(s, seat);
  army.buried = withWarrior(army.buried, warrior);
  tell?.({ what: 'discarded', seat, warrior, cause });
};

/** Four lands are laid out, Ares put aside, and both draw (B-4 to B-6). */
export const startRound = (s: State, tell: Tell<Event> | undefined): void => {
  s.round++;
  s.phase = 'muster';
  if (s.round > 1) s.starter = 1 - s.starter;
  s.active = s.starter;
  s.shown++;
  tell?.({ what: 'round', round: s.round, starter: s.starter });
  for (const place of PLACES) layLand(s, place, tell);
  for (const seat of SEATS) {
    const army = armyOf(s, seat);
    army.taken = 0;
    army.passed = false;
    army.letStand = [];
    army.mayDrawFifth = hasThreeOfAColor(s.cards, army.lands);
    draw(s, seat, DRAWN, 'round', tell);
  }
  next<Task>(s, { ask: 'muster' }, { do: 'startPlacement' });
};

const layLand = (s: State, place: number, tell: Tell<Event> | undefined): void => {
  while (s.fate.length > 0) {
    const card = s.fate[s.fate.length - 1] as number;
    s.fate = s.fate.slice(0, -1);
    if (card !== ARES) {
      const before = placeAt(s, place);
      s.places[place] = { lands: [...before.lands, card], stacks: before.stacks, lying: before.lying };
      tell?.({ what: 'land', land: card, place, onto: before.lands, ...ownNames(s.cards, [card, ...before.lands]) });
      return;
    }
    s.aresPile++;
    tell?.({ what: 'aresDrawn', pile: s.aresPile });
  }
};

/** What a player is asked next while making ready; nothing once ready. */
const stageOf = (s: State, seat: Seat): 'fifth' | 'take' | 'discard' | 'shed' | undefined => {
  const { mayDrawFifth, taken, hand, actions, pile } = armyOf(s, seat);
  if (mayDrawFifth) return 'fifth';
  if (taken < ACTIONS_TAKEN && pile.length > 0) return 'take';
  if (hand.length > warriorLimit(s, seat)) return 'discard';
  return actions.length > ACTION_LIMIT ? 'shed' : undefined;
};

const asking = (ask: string): Prompt => ({ rule: 'muster', ask, sealed: 'bluff', anyOrder: true });
const [FIFTH, TAKE, DISCARD, SHED] = [asking('fifth'), asking('take'), asking('discard'), asking('shed')];
const FIFTH_OPTIONS: readonly Action[] = [DRAW, PASS];
const takesFrom = listByActions((kinds) => kinds.map((take): Action => ({ take })));
const discardsFrom = listByWarriors((kinds) => kinds.map((discard): Action => ({ discard })));
const shedsFrom = listByActions((kinds) => kinds.map((shed): Action => ({ shed })));

const asked = (seat: Seat, prompt: Prompt, options: readonly Action[]): Decision<Action> => ({
  seat,
  prompt,
  options,
  planOptions: () => options,
});

const decisionFor = (s: State, seat: Seat): Decision<Action> | undefined => {
  const { pile, hand, actions, taken } = armyOf(s, seat);
  switch (stageOf(s, seat)) {
    case 'fifth':
      return { seat, prompt: FIFTH, options: FIFTH_OPTIONS };
    case 'take':
      // With the first of them, making ready begins.
      return taken === 0 ? { seat, prompt: TAKE, options: takesFrom(pile) } : asked(seat, TAKE, takesFrom(pile));
    case 'discard':
      return asked(seat, DISCARD, discardsFrom(hand));
    case 'shed':
      return asked(seat, SHED, shedsFrom(actions));
    case undefined:
      return undefined;
  }
};

const took = (s: State, seat: Seat, card: ActionCard, tell: Tell<Event> | undefined): void => {
  const army = armyOf(s, seat);
  army.actions = withAction(army.actions, card);
  army.pile = without(army.pile, card);
  army.taken++;
  tell?.({ what: 'took', seat, card });
};

const shedOne = (s: State, seat: Seat, card: ActionCard, tell: Tell<Event> | undefined): void => {
  const army = armyOf(s, seat);
  army.actions = without(army.actions, card);
  army.shed = withAction(army.shed, card);
  tell?.({ what: 'shed', seat, card });
};

/** Both players at the same time, in secret: the fifth warrior, four actions, then down to the limits (B-6). */
export const muster: QuestionHandler<State, Extract<Task, { ask: 'muster' }>, Action, Event> = {
  decisions: (s) => {
    const decisions: Decision<Action>[] = [];
    for (const seat of SEATS) {
      const decision = decisionFor(s, seat);
      if (decision !== undefined) decisions.push(decision);
    }
    return decisions;
  },
  answer: (s, task, seat, action, tell) => {
    if ('take' in action) took(s, seat, action.take, tell);
    else if ('discard' in action) bury(s, seat, action.discard, 'limit', tell);
    else if ('shed' in action) shedOne(s, seat, action.shed, tell);
    else {
      armyOf(s, seat).mayDrawFifth = false;
      if ('draw' in action) draw(s, seat, 1, 'set', tell);
    }
    if (stageOf(s, seat) === undefined) tell?.({ what: 'ready', seat });
    next<Task>(s, task);
  },
};

export const startPlacement = (s: State, tell: Tell<Event> | undefined): void => {
  s.phase = 'placement';
  s.active = s.starter;
  // What was chosen in secret is chosen for good.
  s.shown++;
  tell?.({ what: 'phase', phase: 'placement', starter: s.starter });
  next<Task>(s, PLACEMENT_TURN);
};
