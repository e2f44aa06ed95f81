import { describe, expect, test } from 'vitest';
import { scene } from '../scene/scene.ts';

const [HARBOUR, WATCH, SHRINE] = [0, 1, 2];
/** Three parties, the second of which starts. */
const three = () =>
  scene({
    quests: [],
    first: 1,
    parties: [{ fellows: ['Halvard', 'Thug'] }, { fellows: ['Wren', 'Thug'] }, { fellows: ['Pell', 'Thug'] }],
  });

describe('C-14: turns', () => {
  test('C-14: begin with the start player and go round, one action each', () => {
    const begun = three();
    expect([begun.asked, begun.told('turn')]).toEqual([[1], [{ what: 'turn', seat: 1 }]]);
    const then = begun.play(1, { visit: HARBOUR, by: 'thug' }).endTurn();
    expect(then.asked).toEqual([2]);
    const last = then.play(2, { visit: WATCH, by: 'thug' }).endTurn();
    expect(last.asked).toEqual([0]);
    expect(last.play(0, { visit: SHRINE, by: 'thug' }).endTurn().asked).toEqual([1]);
  });

  test('C-14: after the action there are free actions left, and no other action', () => {
    const begun = scene({ quests: [], parties: [{ fellows: ['Ashane', 'Thug'] }, {}] });
    const acted = begun.play(0, { visit: HARBOUR, by: 'thug' });
    expect([acted.asked, acted.asks(0)]).toEqual([[0], 'turn free']);
    for (const facet of ['visit', 'fulfil', 'work', 'reequip', 'pass'])
      expect(acted.offered(0).filter((option) => facet in option)).toEqual([]);
    const used = acted.play(0, { use: 'ashane' });
    expect([used.party(0).luck, used.asks(0)]).toEqual([1, 'turn free']);
    expect(used.play(0, { end: true }).asked).toEqual([1]);
  });

  test('C-14: free actions come before the action as well, and leave the turn as it is', () => {
    const begun = scene({ quests: [], parties: [{ fellows: ['Ashane', 'Thug'] }, {}] });
    const used = begun.play(0, { use: 'ashane' }, { improve: 'magic' });
    expect([used.asked, used.asks(0)]).toEqual([[0], 'turn action']);
    expect(used.fitting(0, { visit: HARBOUR })).toHaveLength(2);
  });

  test('C-14: a turn with nothing left to do ends automatically', () => {
    const begun = scene({ quests: [], parties: [{ fellows: ['Thug', { card: 'Brawler', pool: {} }] }, {}] });
    expect(begun.play(0, { visit: HARBOUR, by: 'thug' }).asked).toEqual([1]);
  });

  test('C-14: an ability for which the gold is missing is nothing to do', () => {
    const gambling = (gold: number) =>
      scene({ quests: [], parties: [{ gold, fellows: ['Thug', { card: 'Gambler', pool: {} }] }, {}] }).play(0, {
        visit: WATCH,
        by: 'thug',
      });
    expect([gambling(2).asked, gambling(1).asked]).toEqual([[0], [1]]);
  });
});

describe('C-14: passing', () => {
  test('C-14: is final for the round; the others continue', () => {
    const passed = three().play(1, { pass: true });
    expect([passed.told('passed'), passed.asked]).toEqual([[{ what: 'passed', seat: 1 }], [2]]);
    const on = passed.play(2, { visit: HARBOUR, by: 'thug' }).endTurn().play(0, { visit: WATCH, by: 'thug' }).endTurn();
    expect(on.asked).toEqual([2]);
    expect(on.party(1).fellows.every(({ ready }) => ready)).toBe(true);
  });

  test('C-14: the phase is over when all have passed, and all can act again in the next round', () => {
    const over = three().play(1, { pass: true }).play(2, { pass: true }).play(0, { pass: true });
    expect([over.state.round, over.state.phase]).toEqual([2, 'encounter']);
    expect(over.state.parties.map(({ passed }) => passed)).toEqual([false, false, false]);
  });

  test('C-14: a player who can do nothing else passes automatically', () => {
    const tired = { fellows: [{ card: 'Thug', ready: false }] };
    const begun = scene({ quests: [], parties: [{}, tired, {}] }).play(0, { visit: HARBOUR, by: 'thug' });
    expect(begun.told('passed')).toEqual([{ what: 'passed', seat: 1 }]);
    expect(begun.asked).toEqual([2]);
  });

  test('C-14: a player with a free action left is asked, even if no companion can be sent', () => {
    const tired = { items: ['Dice of the Drowned God'], fellows: [{ card: 'Thug', ready: false }] };
    const begun = scene({ quests: [], parties: [tired, {}] });
    expect(begun.offered(0).map((option) => Object.keys(option)[0])).toEqual(['use', 'pass']);
  });
});
