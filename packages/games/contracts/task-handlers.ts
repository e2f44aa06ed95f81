import type { TaskHandlers } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { fulfill } from './actions/fulfill.ts';
import { reequip } from './actions/re-equip.ts';
import { reserve } from './actions/reserve.ts';
import { house, quests } from './actions/visit.ts';
import { work } from './actions/work.ts';
import { companion, gain } from './effects/gain.ts';
import type { Event } from './events.ts';
import { cleanUp } from './phases/clean-up.ts';
import { nextTurn, startContracts, turn } from './phases/contract.ts';
import { endDraft, keep, startEncounter } from './phases/encounter.ts';
import { score } from './phases/end-of-game.ts';
import { equip, reveal, startEquipment } from './phases/equipment.ts';
import { paid, payday, unpaid } from './phases/payment.ts';
import { prepare } from './phases/preparation.ts';
import { reward } from './phases/reward.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

/** How every task is carried out, in the order of a round. */
export const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  questions: { keep, equip, turn, quests, house, fulfil: fulfill, work, reequip, companion, reserve, unpaid },
  steps: {
    startRound: (s, _task, tell) => {
      tell?.({ what: 'round', round: s.round, first: s.first });
      startEncounter(s, tell);
    },
    endDraft: (s, _task, tell) => {
      endDraft(tell);
      startEquipment(s);
    },
    reveal: (s, _task, tell) => reveal(s, tell),
    prepare: (s, _task, tell) => prepare(s, tell),
    startContracts: (s) => startContracts(s),
    nextTurn: (s, _task, tell) => nextTurn(s, tell),
    gain: (s, task, tell) => gain(s, task, tell),
    reward: (s, _task, tell) => reward(s, tell),
    payday: (s) => payday(s),
    paid: (s, _task, tell) => paid(s, tell),
    cleanUp: (s, _task, tell) => cleanUp(s, tell),
    score: (s, _task, tell) => score(s, tell),
  },
};
