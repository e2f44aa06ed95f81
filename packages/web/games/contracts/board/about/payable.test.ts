import type { Action } from '@swordtable/games/contracts/action';
import { contracts } from '@swordtable/games/contracts/rules';
import { randomGame } from '@swordtable/games/contracts/scene/random-game';
import type { State } from '@swordtable/games/contracts/state';
import { view } from '@swordtable/games/contracts/view/view';
import { deepEqual, type Position, submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { openedBy, payableBy, payingParty } from './payable.ts';

type Moment = Position<State, Action>;

/** Moments at the beginning of turns, some of each game. */
const turnsOf = (seed: string, seats: number): readonly Moment[] => {
  const turns: Moment[] = [];
  randomGame(seats, seed, ({ before }) => {
    const task = before.state.agenda.at(-1);
    if (task !== undefined && 'ask' in task && task.ask === 'turn' && !task.acted) turns.push(before);
  });
  return turns.filter((_, at) => at % 2 === 0);
};

const after = (position: Moment, seat: number, action: Action): Moment => {
  const reply = submit(contracts, position, seat, action);
  if (!reply.ok) throw new Error(reply.refusal.sentence);
  return reply.value.position;
};

describe('who could pay for a contract', () => {
  const turns = [...turnsOf('who', 2), ...turnsOf('could', 3)];

  test('the group and the payment that are named are accepted by the rules', () => {
    let paid = 0;
    for (const turn of turns) {
      const seat = turn.state.active;
      const party = payingParty(view(turn.state, seat), seat);
      const offered = [...(turn.decisions[0]?.options ?? [])].flatMap((action) => ('fulfil' in action ? [action.fulfil] : []));
      for (const contract of offered) {
        for (const bonus of [false, true]) {
          const { best } = payableBy(party, contract, bonus);
          if (best === undefined) continue;
          const away = best.group.reduce((position, join) => after(position, seat, { join }), after(turn, seat, { fulfil: contract }));
          const options = [...(away.decisions[0]?.options ?? [])];
          expect(options.some((option) => deepEqual(option, { pay: best.pay, bonus }))).toBe(true);
          paid++;
        }
      }
    }
    expect(paid).toBeGreaterThan(3);
  });

  test('where no one can pay, it names the least luck that would be enough', () => {
    let short = 0;
    for (const { state } of turns) {
      const party = payingParty(view(state, state.active), state.active);
      for (const contract of state.basics) {
        const { best, luck } = payableBy(party, contract, false);
        if (luck === undefined) continue;
        short++;
        expect(best).toBeUndefined();
        expect(payableBy({ ...party, luck: party.luck + luck }, contract, false).best).toBeDefined();
        expect(payableBy({ ...party, luck: party.luck + luck - 1 }, contract, false).best).toBeUndefined();
      }
    }
    expect(short).toBeGreaterThan(3);
  });
});

test('what a bonus opens is one of those that are named', () => {
  let opened = 0;
  for (const seed of ['e', 'j', 'o'])
    randomGame(3, seed, ({ before, seat, action, events }) => {
      const task = before.state.agenda.at(-1);
      if (!('bonus' in action) || task === undefined || !('ask' in task) || task.ask !== 'fulfil') return;
      const event = events.find(({ what }) => what === 'opened');
      const candidates = openedBy(view(before.state, seat), task.contract);
      if (event?.what === 'opened') {
        expect(candidates).toContain(event.contract);
        opened++;
      } else if (action.bonus) expect(candidates).toEqual([]);
    });
  expect(opened).toBeGreaterThan(0);
});
