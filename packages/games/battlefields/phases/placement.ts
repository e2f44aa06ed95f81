import { next, type Prompt, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import { type Action, DONE, PASS } from '../action.ts';
import { type ActionCard, listByWarriors } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { atEach, PLACES } from '../places.ts';
import { armyOf, changeStack, leaveHand, opponent, type State, spend, stackAt } from '../state.ts';
import { ASK_PLACEMENT, PLACEMENT_TURN, type Task } from '../tasks.ts';
import { raid, raidable, scout, scoutable } from './movements.ts';
import { bury, draw } from './muster.ts';

const ASK_WARRIOR: Prompt = { rule: 'placement', ask: 'warrior', sealed: 'bluff' };
const ASK_ACTION: Prompt = { rule: 'placement', ask: 'action', sealed: 'bluff' };

/** Each warrior of a hand at each place. */
const placementsOf = listByWarriors((kinds) => kinds.flatMap((warrior) => PLACES.map((place): Action => ({ warrior, place }))));
const RALLY: Action = { play: 'rally' };
const SCOUTS = atEach((place): Action => ({ play: 'scout', place }));
const RAIDS = atEach((place): Action => ({ play: 'raid', place }));

/** Adds the actions of placement (B-19) that this player can play now. */
const addActions = (s: State, seat: Seat, options: Action[]): void => {
  const { actions, hand } = armyOf(s, seat);
  for (let i = 0; i < actions.length; i++) {
    const card = actions[i];
    if (card === actions[i - 1]) continue;
    if (card === 'rally' && hand.length > 0) options.push(RALLY);
    else if (card === 'scout') options.push(...(SCOUTS[scoutable(s, seat)] as readonly Action[]));
    else if (card === 'raid') options.push(...(RAIDS[raidable(s, seat)] as readonly Action[]));
  }
};

/**
 * The next player is asked, or passed over where everybody can see that there is nothing to decide: without a card in hand. A player
 * who holds action cards is always asked, so that the asking does not tell which they are (B-20).
 */
export const placementTurn = (s: State, tell: Tell<Event> | undefined): void => {
  if (armyOf(s, 0).passed && armyOf(s, 1).passed) {
    next<Task>(s, { do: 'startBattle' });
    return;
  }
  const army = armyOf(s, s.active);
  if (army.actions.length > 0 || (!army.passed && army.hand.length > 0)) {
    next<Task>(s, ASK_PLACEMENT);
    return;
  }
  if (!army.passed) {
    army.passed = true;
    tell?.({ what: 'passed', seat: s.active, forced: true });
  }
  s.active = opponent(s.active);
  next<Task>(s, PLACEMENT_TURN);
};

const endTurn = (s: State): void => {
  s.active = opponent(s.active);
  next<Task>(s, PLACEMENT_TURN);
};

const playAction = (s: State, seat: Seat, card: ActionCard, place: number | undefined, tell: Tell<Event> | undefined): void => {
  spend(s, seat, card);
  tell?.({ what: 'played', seat, card, ...(place === undefined ? {} : { place }) });
  if (card === 'rally') next<Task>(s, { ask: 'rally', discarded: 0 }, PLACEMENT_TURN);
  else {
    if (place === undefined) throw new Error(`${card} names a place.`);
    if (card === 'scout') scout(s, seat, place, tell);
    else raid(s, seat, place, tell);
    next<Task>(s, PLACEMENT_TURN);
  }
};

/** Any number of Rally, Scout, and Raid, then one warrior face down, or pass. After passing, those actions can still be used (B-7). */
export const placement: QuestionHandler<State, Extract<Task, { ask: 'placement' }>, Action, Event> = {
  decisions: (s) => {
    const seat = s.active;
    const { hand, passed } = armyOf(s, seat);
    const options = passed ? [] : placementsOf(hand).slice();
    addActions(s, seat, options);
    options.push(PASS);
    return [{ seat, prompt: passed ? ASK_ACTION : ASK_WARRIOR, options }];
  },
  answer: (s, _task, seat, action, tell) => {
    if ('play' in action) playAction(s, seat, action.play, 'place' in action ? action.place : undefined, tell);
    else if ('warrior' in action) {
      const { warrior, place } = action;
      leaveHand(s, seat, warrior);
      changeStack(s, seat, place, [...stackAt(s, seat, place), { warrior, up: false }]);
      tell?.({ what: 'placed', seat, place, warrior });
      endTurn(s);
    } else {
      const army = armyOf(s, seat);
      if (!army.passed) tell?.({ what: 'passed', seat, forced: false });
      army.passed = true;
      endTurn(s);
    }
  },
};

const ASK_RALLY: Prompt = { rule: 'rally', ask: 'discard', sealed: 'bluff', anyOrder: true };
const ralliesOf = listByWarriors((kinds): readonly Action[] => [...kinds.map((discard) => ({ discard })), DONE]);

/** Rally: any number of warriors are discarded face down, and as many drawn (B-8). */
export const rally: QuestionHandler<State, Extract<Task, { ask: 'rally' }>, Action, Event> = {
  decisions: (s) => {
    const options = ralliesOf(armyOf(s, s.active).hand);
    return [{ seat: s.active, prompt: ASK_RALLY, options, planOptions: () => options }];
  },
  answer: (s, { discarded }, seat, action, tell) => {
    if ('discard' in action) {
      bury(s, seat, action.discard, 'rally', tell);
      next<Task>(s, { ask: 'rally', discarded: discarded + 1 });
    } else draw(s, seat, discarded, 'rally', tell);
  },
};
