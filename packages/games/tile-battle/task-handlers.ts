import { next, type QuestionHandler, type TaskHandlers, type Tell } from '@swordtable/kernel';
import type { Action } from './action.ts';
import { changedPlan } from './battle-plan.ts';
import type { Event } from './events.ts';
import { canFlip } from './hero/questions.ts';
import { abilityOf } from './hero/roster.ts';
import { useAbility } from './hero/verbs.ts';
import { order, price } from './phases/bid.ts';
import { dealDraft, draft } from './phases/draft.ts';
import { lookAtTwo, nextTurn, removal, startRound, startTurn } from './phases/rounds.ts';
import type { State } from './state.ts';
import type { Task } from './tasks.ts';
import { TERRAIN } from './tile.ts';
import { ability, triggers, use } from './turn/abilities.ts';
import { battle, duel, flipLosers, wave } from './turn/battle.ts';
import * as effects from './turn/effects.ts';
import { flipTogether } from './turn/flip.ts';
import { AFTER_BATTLE, BATTLE, placement, USE_PLACED } from './turn/place.ts';

/** If several lose to a tile that flips only one, its player chooses which. */
const victim: QuestionHandler<State, Extract<Task, { ask: 'victim' }>, Action, Event> = {
  decisions: (s, { losers }) => {
    const options = losers.filter((tile) => canFlip(s, tile, true)).map((tile) => ({ tile }));
    return [{ seat: s.active, prompt: { rule: 'battle', ask: 'tile' }, options, planOptions: () => options }];
  },
  answer: (s, _task, _seat, action, tell) => {
    if (!('tile' in action)) throw new Error('A tile is to be named.');
    flipLosers(s, [action.tile], s.plan.fighter === TERRAIN ? s.placed : s.plan.fighter, tell);
  },
};

/** Step 5: the placed tile's own after-battle ability, the tiles that saw it placed, the terrain's end of turn; then the next turn. */
const afterBattle = (s: State, tell: Tell<Event> | undefined): void => {
  // the placement is over, and with it the sleep of a continuous ability.
  s.asleep = TERRAIN;
  const acts = abilityOf(s.setting, s.as, 'battled') !== undefined;
  const terrainActs = abilityOf(s.setting, TERRAIN, 'turnEnd') !== undefined;
  if (!acts && !terrainActs && s.witnesses.length === 0) {
    nextTurn(s, tell);
    return;
  }
  next(s, { do: 'nextTurn' });
  if (terrainActs) next(s, useAbility(TERRAIN, TERRAIN, 'turnEnd', s.active));
  for (const tile of s.witnesses.toReversed()) next(s, useAbility(tile, tile, 'neighbourBattled', s.ownerOf[tile] as number));
  if (acts) next(s, useAbility(s.as, s.placed, 'battled', s.active));
};

/** Goes straight on to a step that comes next anyway, without the way over the agenda: these are the steps of every turn. */
const goOn = (s: State, next: Task, step: (s: State, tell: Tell<Event> | undefined) => void, tell: Tell<Event> | undefined): void => {
  if (s.agenda[s.agenda.length - 1] !== next) return;
  s.agenda.pop();
  step(s, tell);
};

/** Step 2: the placement, and straight on. */
const place: typeof placement = {
  decisions: placement.decisions,
  answer: (s, task, seat, action, tell) => {
    placement.answer(s, task, seat, action, tell);
    goOn(s, USE_PLACED, usePlaced, tell);
  },
};

/** Step 3: the ability of the placed tile. */
const usePlaced = (s: State, tell: Tell<Event> | undefined): void => {
  if (abilityOf(s.setting, s.placed, 'placed') !== undefined)
    use(s, { of: s.placed, self: s.placed, hook: 'placed', by: s.active, carry: [] }, tell);
  goOn(s, BATTLE, fight, tell);
};

/** Step 4: the battle. */
const fight = (s: State, tell: Tell<Event> | undefined): void => {
  battle(s, tell);
  goOn(s, AFTER_BATTLE, afterBattle, tell);
};

/** How every task of a tile battle is carried out. The turn itself is laid down in `turn/place.ts` and `phases/rounds.ts`. */
export const taskHandlers: TaskHandlers<State, Task, Action, Event> = {
  questions: { price, order, draft, placement: place, ability, victim, exchange: effects.exchange, removal },
  steps: {
    startRound: (s, _task, tell) => startRound(s, undefined, tell),
    dealDraft: (s, { phase }, tell) => dealDraft(s, phase, tell),
    startTurn: (s) => startTurn(s),
    lookAtTwo: (s, _task, tell) => lookAtTwo(s, tell),
    usePlaced: (s, _task, tell) => usePlaced(s, tell),
    battle: (s, _task, tell) => fight(s, tell),
    afterBattle: (s, _task, tell) => afterBattle(s, tell),
    nextTurn: (s, _task, tell) => nextTurn(s, tell),
    use: (s, task, tell) => use(s, task, tell),
    flip: (s, { tiles, cause }, tell) => {
      flipTogether(s, tiles, cause, false, tell);
    },
    triggers: (s, task) => triggers(s, task),
    wave: (s, { tiles, compared, colour: color }, tell) => wave(s, tiles, compared, color, tell),
    duel: (s, { fighter }, tell) => duel(s, fighter, tell),
    swap: effects.swap,
    move: effects.move,
    shift: effects.shift,
    turn: effects.turn,
    changeBattle: (s, { change, cause }, tell) => {
      s.plan = changedPlan(s.plan, change);
      tell?.({ what: 'plan', change, cause });
    },
    points: effects.points,
    last: effects.last,
    copy: (s, { tile, cause }, tell) => {
      s.as = tile;
      tell?.({ what: 'copied', tile, cause });
      next(s, useAbility(tile, s.placed, 'placed', s.active));
    },
    rewrite: effects.rewrite,
    anotherTurn: (s, { cause }, tell) => {
      s.again = true;
      tell?.({ what: 'anotherTurn', cause });
    },
    redraw: effects.redraw,
    trade: effects.trade,
    flipAtRandom: effects.flipAtRandom,
    look: (s, { count, cause }, tell) => effects.look(s, count, cause, tell),
    summon: effects.summon,
  },
};
