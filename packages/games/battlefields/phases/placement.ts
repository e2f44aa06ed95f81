import { next, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import { type Action, DONE, PASS } from '../action.ts';
import { type ActionCard, kindsIn, WARRIORS, type Warrior } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { PLACES } from '../places.ts';
import { armyOf, changeArmy, changeStack, leaveHand, opponent, type State, spend, stackAt } from '../state.ts';
import type { Task } from '../tasks.ts';
import { raid, raidable, scout, scoutable } from './movements.ts';
import { bury, draw } from './muster.ts';

/** Each warrior at each place, made once: no other answer is offered so often. */
const PLACEMENTS: ReadonlyMap<Warrior, readonly Action[]> = new Map(
  WARRIORS.map((warrior) => [warrior, PLACES.map((place) => ({ warrior, place }))]),
);

/** The actions of placement (B-19), where they can be played by this player now. */
const actionsNow = (s: State, seat: Seat): readonly Action[] => {
  const { actions, hand } = armyOf(s, seat);
  return kindsIn(actions).flatMap((play): readonly Action[] => {
    if (play === 'rally') return hand.length > 0 ? [{ play }] : [];
    if (play === 'scout') return scoutable(s, seat).map((place) => ({ play, place }));
    return play === 'raid' ? raidable(s, seat).map((place) => ({ play, place })) : [];
  });
};

/**
 * The next player is asked, or passed over where everybody can see that there is nothing to decide: without a card in hand. A player
 * who holds action cards is always asked, so that the asking does not tell which they are (B-20).
 */
export const placementTurn = (s: State, tell: Tell<Event> | undefined): void => {
  if (s.armies.every(({ passed }) => passed)) {
    next<Task>(s, { do: 'startBattle' });
    return;
  }
  const { hand, actions, passed } = armyOf(s, s.active);
  if (actions.length > 0 || (!passed && hand.length > 0)) {
    next<Task>(s, { ask: 'placement' });
    return;
  }
  if (!passed) {
    changeArmy(s, s.active, { passed: true });
    tell?.({ what: 'passed', seat: s.active, forced: true });
  }
  s.active = opponent(s.active);
  next<Task>(s, { do: 'placementTurn' });
};

const endTurn = (s: State): void => {
  s.active = opponent(s.active);
  next<Task>(s, { do: 'placementTurn' });
};

const playAction = (s: State, seat: Seat, card: ActionCard, place: number | undefined, tell: Tell<Event> | undefined): void => {
  spend(s, seat, card);
  tell?.({ what: 'played', seat, card, ...(place === undefined ? {} : { place }) });
  if (card === 'rally') next<Task>(s, { ask: 'rally', discarded: 0 }, { do: 'placementTurn' });
  else {
    if (place === undefined) throw new Error(`${card} names a place.`);
    if (card === 'scout') scout(s, seat, place, tell);
    else raid(s, seat, place, tell);
    next<Task>(s, { do: 'placementTurn' });
  }
};

/** Any number of Rally, Scout, and Raid, then one warrior face down, or pass. After passing, those actions can still be used (B-7). */
export const placement: QuestionHandler<State, Extract<Task, { ask: 'placement' }>, Action, Event> = {
  decisions: (s) => {
    const seat = s.active;
    const { hand, passed } = armyOf(s, seat);
    const placements = passed ? [] : kindsIn(hand).flatMap((warrior) => PLACEMENTS.get(warrior) ?? []);
    return [
      {
        seat,
        prompt: { rule: 'placement', ask: passed ? 'action' : 'warrior', sealed: 'bluff' },
        options: [...placements, ...actionsNow(s, seat), PASS],
      },
    ];
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
      if (!armyOf(s, seat).passed) tell?.({ what: 'passed', seat, forced: false });
      changeArmy(s, seat, { passed: true });
      endTurn(s);
    }
  },
};

/** Rally: any number of warriors are discarded face down, and as many drawn (B-8). */
export const rally: QuestionHandler<State, Extract<Task, { ask: 'rally' }>, Action, Event> = {
  decisions: (s) => [
    {
      seat: s.active,
      prompt: { rule: 'rally', ask: 'discard', sealed: 'bluff', anyOrder: true },
      options: [...kindsIn(armyOf(s, s.active).hand).map((discard) => ({ discard })), DONE],
    },
  ],
  answer: (s, { discarded }, seat, action, tell) => {
    if ('discard' in action) {
      bury(s, seat, action.discard, 'rally', tell);
      next<Task>(s, { ask: 'rally', discarded: discarded + 1 });
    } else draw(s, seat, discarded, 'rally', tell);
  },
};
