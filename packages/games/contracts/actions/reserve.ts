import type { QuestionHandler } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { cardOf } from '../cards/catalog.ts';
import type { Event } from '../events.ts';
import { refillBasics } from '../kingdom.ts';
import { draftParty, partyAt, type State } from '../state.ts';
import type { Task } from '../tasks.ts';

type ReserveTask = Extract<Task, { ask: 'reserve' }>;

/** One of the open basic or follow-up contracts may be put aside for oneself; a second one discards the first (C-17, C-32). */
export const reserve: QuestionHandler<State, ReserveTask, Action, Event> = {
  decisions: (s, { seat }) => {
    const options = [...s.basics, ...s.followUps].map((card): Action => ({ choose: card }));
    return options.length === 0 ? [] : [{ seat, prompt: { rule: 'reserve', ask: 'contract' }, options: [...options, { none: true }] }];
  },
  answer: (s, _task, seat, action, tell) => {
    if (!('choose' in action)) return;
    const contract = action.choose;
    const out = partyAt(s, seat).reserved;
    if (out !== null && cardOf(out).is === 'basic') s.basicGone = [...s.basicGone, out];
    draftParty(s, seat).reserved = contract;
    s.basics = s.basics.filter((card) => card !== contract);
    s.followUps = s.followUps.filter((card) => card !== contract);
    tell?.({ what: 'reserved', seat, contract, out });
    refillBasics(s, tell);
  },
};
