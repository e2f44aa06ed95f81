import { next, type QuestionHandler } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { unequipped, wearerOf, withSalaries } from '../party/equip.ts';
import { reequipOptions } from '../phases/contract.ts';
import { partyAt, type State, setParty } from '../state.ts';
import type { Task } from '../tasks.ts';
import { give } from './free-actions.ts';

type ReequipTask = Extract<Task, { ask: 'reequip' }>;

/** The party is re-equipped as in the equipment phase, but for those who are exhausted; tokens go with what they came from (C-26, C-27). */
export const reequip: QuestionHandler<State, ReequipTask, Action, Event> = {
  decisions: (s, { changed }) => {
    const options = reequipOptions(s, s.active);
    return options.length === 0
      ? []
      : [{ seat: s.active, prompt: { rule: 'reequip', ask: 'change' }, options: changed ? [...options, { done: true }] : options }];
  },
  answer: (s, _task, seat, action, tell) => {
    if ('done' in action) return;
    next<Task>(s, { ask: 'reequip', changed: true });
    if ('equip' in action) give(s, seat, action.equip, action.to, tell);
    else if ('unequip' in action) {
      const party = partyAt(s, seat);
      const from = wearerOf(party, action.unequip).card;
      setParty(s, seat, withSalaries(unequipped(party, action.unequip, true), s.sets));
      tell?.({ what: 'unequipped', seat, card: action.unequip, from });
    }
  },
};
