import type { TaskHandlers } from '@swordtable/kernel';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { craft, show } from './phases/craft.ts';
import { cut, endSelect, select, slice, startRound, startSelect } from './phases/round.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

/** How every task is carried out, in the order of a round. */
export const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  questions: { slice, select, cut, craft },
  steps: {
    startRound: (s, _task, tell) => startRound(s, tell),
    startSelect: (s) => startSelect(s),
    endSelect: (s, _task, tell) => endSelect(s, tell),
    show: (s, _task, tell) => show(s, tell),
  },
};
