import type { TaskHandlers } from '@swordtable/kernel';
import type { Action } from './action.ts';
import type { Event } from './events.ts';
import { answer, endExchange } from './phases/answer.ts';
import { battle, battleTurn, endTurn, startBattle } from './phases/battle.ts';
import { moveTop, withdrawTop } from './phases/movements.ts';
import { muster, startPlacement, startRound } from './phases/muster.ts';
import { placement, placementTurn, rally } from './phases/placement.ts';
import { compare, resolve } from './phases/victory.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';

/** How every task is carried out, in the order of a round. */
export const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  questions: { muster, placement, rally, battle, answer },
  steps: {
    startRound: (s, _task, tell) => startRound(s, tell),
    startPlacement: (s, _task, tell) => startPlacement(s, tell),
    placementTurn: (s, _task, tell) => placementTurn(s, tell),
    startBattle: (s, _task, tell) => startBattle(s, tell),
    battleTurn: (s, _task, tell) => battleTurn(s, tell),
    endTurn: (s) => endTurn(s),
    endExchange: (s, { stood }, tell) => endExchange(s, stood, tell),
    withdrawTop: (s, { seat, place }, tell) => withdrawTop(s, seat, place, tell),
    moveTop: (s, { seat, from, to }, tell) => moveTop(s, seat, from, to, tell),
    compare: (s, _task, tell) => compare(s, tell),
    resolve: (s, _task, tell) => resolve(s, tell),
  },
};
