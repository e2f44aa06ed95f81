import type { Handbook } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { cleanUp } from './clean-up.ts';
import { endDraft, keep, startEncounter } from './encounter.ts';
import { score } from './ending.ts';
import { equip, reveal, startEquipment } from './equipment.ts';
import type { Event } from './events.ts';
import { fulfil } from './fulfilling.ts';
import { companion, gain } from './gaining.ts';
import { paid, payday, unpaid } from './payday.ts';
import { prepare } from './preparation.ts';
import { reequip } from './reequipping.ts';
import { reserve } from './reserving.ts';
import { reward } from './reward.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';
import { nextTurn, startContracts, turn } from './turn.ts';
import { house, quests } from './visiting.ts';
import { work } from './working.ts';

/** How every task is carried out, in the order of a round. */
export const handbook: Handbook<State, Task, Action, Event> = {
  questions: { keep, equip, turn, quests, house, fulfil, work, reequip, companion, reserve, unpaid },
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
