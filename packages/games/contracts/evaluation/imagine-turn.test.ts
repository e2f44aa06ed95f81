import { carryOut, foreseen, imagineQuestion, type Order, randomFrom, sameDecisions } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { couldAnswer } from '../actions/facets.ts';
import { contracts } from '../rules.ts';
import type { PositionSpec } from '../scene/position.ts';
import { randomGame } from '../scene/random-game.ts';
import { scene } from '../scene/scene.ts';
import { imagineTurn } from './imagine-turn.ts';

const DRAWN: PositionSpec = {
  basics: ['Hold the River Ford'],
  parties: [
    { gold: 30, fellows: ['Ashane', { card: 'Thug', pool: { strength: 1 } }] },
    {
      gold: 20,
      luck: 2,
      fellows: ['Thug', { card: 'Buckler', pool: { might: 6, strength: 4 } }, { card: 'Cutpurse', pool: { dexterity: 3, higherMagic: 4 } }],
    },
  ],
};
const FORD = [{ fulfil: 'hold-the-river-ford' }, { join: 'buckler' }, { bonus: false }];
const ORDER: Order = { rule: 'turn', ask: 'action', alternatives: [FORD, [{ visit: 0, by: 'thug' }], [{ pass: true }]] };

describe('a turn of the contract phase, imagined', () => {
  test('asks a seat that is not asked as in its own turn, and leaves the match as it is', () => {
    const { state } = scene(DRAWN);
    const before = JSON.stringify(state);
    const imagined = imagineTurn(state, 1);
    if (imagined === undefined) throw new Error('No turn can be imagined.');
    expect(contracts.decisions(imagined)).toMatchObject([{ seat: 1, prompt: { rule: 'turn', ask: 'action' } }]);
    expect(contracts.faults(imagined)).toEqual([]);
    expect(contracts.advance(imagined, 1, { pass: true })).toMatchObject([{ seat: 0, prompt: { rule: 'turn', ask: 'action' } }]);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('is what the seat is asked when its turn comes, if nothing happens until then', () => {
    const now = scene(DRAWN);
    const imagined = imagineQuestion(contracts, now.state, 1, randomFrom('dice'));
    const then = now.play(0, { pass: true });
    expect(sameDecisions(imagined?.decisions ?? [], then.position.decisions)).toBe(true);
  });

  test('is another turn than the one under way: what was drawn in that one cannot be added any more', () => {
    const drawn = scene({ quests: [], encounter: ['Lucky Charm'], parties: [{ fellows: ['Thug', 'Buckler'] }] }).play(0, {
      visit: 3,
      by: 'thug',
    });
    expect(drawn.fitting(0, { add: 'lucky-charm' })).toHaveLength(1);
    const imagined = imagineTurn(drawn.state, 0);
    if (imagined === undefined) throw new Error('No turn can be imagined.');
    const [asked] = contracts.decisions(imagined);
    expect([...(asked?.options ?? [])].filter((option) => 'add' in option)).toEqual([]);
  });

  test('is not available to a player who has passed', () => {
    expect(
      imagineTurn(scene({ ...DRAWN, parties: [DRAWN.parties?.[0] ?? {}, { passed: true, fellows: ['Thug'] }] }).state, 1),
    ).toBeUndefined();
  });

  test.each(['equipment', 'payment'] as const)(
    'is not available in the %s phase: no one knows yet what the next contract phase brings',
    (phase) => {
      const { state } = scene({ phase, parties: [{ gold: 0, fellows: ['Thug', 'Buckler'] }, {}] });
      expect([state.phase, imagineTurn(state, 0), imagineTurn(state, 1)]).toEqual([phase, undefined, undefined]);
    },
  );

  test('shows whether an order could be followed, and the order is carried out as soon as it can', () => {
    const now = scene(DRAWN);
    const imagined = imagineQuestion(contracts, now.state, 1, randomFrom('dice'));
    if (imagined === undefined) throw new Error('No turn can be imagined.');
    expect(foreseen(contracts, imagined, 1, FORD).end).toBe('whole');
    const then = now.play(0, { pass: true });
    expect(carryOut(contracts, then.position, 1, ORDER)).toMatchObject({
      alternative: 0,
      whole: true,
      answers: [FORD[0], FORD[1], { bonus: false }],
    });
  });

  test('the next alternative takes the place of a contract that is gone', () => {
    const then = scene({ ...DRAWN, basics: [] }).play(0, { pass: true });
    expect(carryOut(contracts, then.position, 1, ORDER)).toMatchObject({ alternative: 1 });
  });
});

test('a turn can be imagined at any time of a contract phase, sound, and from what its seat knows alone', () => {
  let imagined = 0;
  randomGame(3, 'as if', ({ before: { state } }) => {
    for (const seat of state.parties.keys()) {
      const turn = imagineTurn(state, seat);
      if (turn === undefined) continue;
      imagined++;
      const asked = contracts.decisions(turn);
      expect(asked).toMatchObject([{ seat, prompt: { rule: 'turn', ask: 'action' } }]);
      expect(contracts.faults(turn)).toEqual([]);
      const other = imagineQuestion(contracts, state, seat, randomFrom(`${imagined}`));
      expect(sameDecisions(asked, other?.decisions ?? [])).toBe(true);
    }
  });
  expect(imagined).toBeGreaterThan(100);
});

describe('what an answer could be', () => {
  test.each([
    { fulfil: 'hold-the-river-ford' },
    { join: 'thug' },
    { bonus: true },
    { visit: 0, by: 'thug' },
    { pass: true },
    { use: 'rage', of: null },
  ])('is %o', (facets) => expect(couldAnswer(facets)).toBe(true));
  test.each([{ fulfil: 'nothing of this name' }, { slay: 'thug' }, { visit: 99 }, { pass: false }, { work: 3 }, { by: 7 }])(
    'is not %o',
    (facets) => expect(couldAnswer(facets)).toBe(false),
  );
});
