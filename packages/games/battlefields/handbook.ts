import type { Handbook } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { answer, endExchange } from './answer.ts';
import { battle, battleTurn, endTurn, startBattle } from './battle.ts';
import type { Event } from './events.ts';
import { moveTop, withdrawTop } from './movements.ts';
import { muster, startPlacement, startRound } from './muster.ts';
import { placement, placementTurn, rally } from './placement.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';
import { compare, resolve } from './victory.ts';

/** How every task is carried out, in the order of a round. */
export const handbook: Handbook<State, Task, Action, Event> = {
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
