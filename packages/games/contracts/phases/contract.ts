import { deferredOptions, next, type Prompt, type QuestionHandler, type Seat, type Tell } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { freeAction, freeActionsOf, freeActionsTried, hasDrawn, hasFreeAction } from '../actions/free-actions.ts';
import { fulfillOptions } from '../actions/fulfill.ts';
import { ALONE, placedFor, useOptions } from '../actions/use-ability.ts';
import { canVisit, visit, visitOptions } from '../actions/visit.ts';
import { workOptions } from '../actions/work.ts';
import type { Event } from '../events.ts';
import { listEquipping, listUnequipping } from '../party/equip.ts';
import { memoizedByParty } from '../party/memoize.ts';
import { readyIn } from '../party/party-state.ts';
import { takersOf } from '../party/taking.ts';
import { draftParty, partyAt, type State, snapshot } from '../state.ts';
import type { Task } from '../tasks.ts';

type TurnTask = Extract<Task, { ask: 'turn' }>;

/** The contract phase begins with the start player. */
export const startContracts = (s: State): void => {
  s.phase = 'contract';
  s.active = s.first;
  s.turns = 0;
  for (const seat of s.parties.keys()) draftParty(s, seat).fresh = [];
  next<Task>(s, { do: 'nextTurn' });
};

/** Players who haven't passed take turns; a player who can only pass does so (C-14). */
export const nextTurn = (s: State, tell: Tell<Event> | undefined): void => {
  if (partyAt(s, s.active).fresh.length > 0) draftParty(s, s.active).fresh = [];
  const { seats } = s.setting;
  const from = s.turns === 0 ? s.first : s.active + 1;
  for (let step = 0; step < seats; step++) {
    const seat: Seat = (from + step) % seats;
    if (partyAt(s, seat).passed) continue;
    s.active = seat;
    if (!canDoSomething(s, seat)) {
      pass(s, seat, tell);
      continue;
    }
    s.turns++;
    tell?.({ what: 'turn', seat });
    next<Task>(s, { ask: 'turn', acted: false, not: [] }, { do: 'nextTurn' });
    return;
  }
  next<Task>(s, { do: 'reward' });
};

/** Asked of everybody at every turn, so what is quick to tell comes first: mostly there is somewhere to go. */
const canDoSomething = (s: State, seat: Seat): boolean => canVisit(s, seat) || hasFreeAction(s, seat) || actionsOf(s, seat).length > 0;

const pass = (s: State, seat: Seat, tell: Tell<Event> | undefined): void => {
  draftParty(s, seat).passed = true;
  tell?.({ what: 'passed', seat });
};

const actionsOfCards = memoizedByParty((s, seat) => useOptions(s, seat, ['action', 'exhaust'], ALONE));

/** What takes the place of the action of a turn, passing aside. */
const actionsOf = (s: State, seat: Seat): Action[] => {
  const options = visitOptions(s, seat);
  for (const option of fulfillOptions(s, seat)) options.push(option);
  for (const option of workOptions(s, seat)) options.push(option);
  for (const option of actionsOfCards(s, seat)) options.push(option);
  if (canReequip(s, seat)) options.push({ reequip: true });
  return options;
};

/** Everything that can change hands, tokens and all. */
export const reequipOptions = memoizedByParty((s, seat): readonly Action[] => {
  const party = partyAt(s, seat);
  const ready = readyIn(party);
  const options: Action[] = [];
  listEquipping(options, party, takersOf(ready, s.sets));
  listUnequipping(options, party, ready, s.sets, true);
  return options;
});

const canReequip = (s: State, seat: Seat): boolean => !partyAt(s, seat).reequipped && reequipOptions(s, seat).length > 0;

const ASK_FREE: Prompt = { rule: 'turn', ask: 'free' };
const ASK_ACTION: Prompt = { rule: 'turn', ask: 'action' };
const END: Action = { end: true };
const PASS: Action = { pass: true };

/** What the answers of a turn depend on. */
interface Turn {
  readonly now: State;
  readonly seat: Seat;
  readonly acted: boolean;
  readonly free: typeof freeActionsOf;
}

const turnOptions = ({ now, seat, acted, free }: Turn): readonly Action[] => {
  const options = acted ? [] : actionsOf(now, seat);
  for (const option of free(now, seat)) options.push(option);
  options.push(acted ? END : PASS);
  return options;
};

/** A turn: free actions, one action, free actions again. */
export const turn: QuestionHandler<State, TurnTask, Action, Event> = {
  decisions: (s, { acted }) => {
    if (acted && !hasDrawn(partyAt(s, s.active)) && !hasFreeAction(s, s.active)) return [];
    // Computed from the state as it is when someone reads it: everything used is a value.
    const now = snapshot(s);
    const seat = s.active;
    const all = (free: typeof freeActionsOf) => deferredOptions(turnOptions, { now, seat, acted, free });
    return [{ seat, prompt: acted ? ASK_FREE : ASK_ACTION, options: all(freeActionsOf), searchOptions: () => all(freeActionsTried) }];
  },
  answer: (s, task, seat, action, tell) => {
    const { not } = task;
    if ('pass' in action && action.pass === true) pass(s, seat, tell);
    else if ('visit' in action) {
      next<Task>(s, { ask: 'turn', acted: true, not: [] });
      visit(s, seat, action.visit, action.by, tell);
    } else if ('fulfil' in action) next<Task>(s, { ask: 'fulfil', contract: action.fulfil, group: [], not });
    else if ('work' in action) next<Task>(s, { ask: 'work', common: action.work, group: [], not });
    else if ('reequip' in action) {
      draftParty(s, seat).reequipped = true;
      next<Task>(s, { ask: 'reequip', changed: false }, { ask: 'turn', acted: true, not: [] });
    } else if (!('end' in action)) doFree(s, task, seat, action, tell);
  },
};

/** Something done in addition to the action; an ability that replaces the action does so. */
const doFree = (s: State, task: TurnTask, seat: Seat, action: Action, tell: Tell<Event> | undefined): void => {
  const acted = task.acted || ('use' in action && placedFor(partyAt(s, seat), s.sets, action).effect.when !== 'free');
  // Something has changed, so what was gone back from may be worth another look.
  freeAction(s, { ask: 'turn', acted, not: [] }, seat, action, tell);
};
