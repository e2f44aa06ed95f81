import type { Action } from '@swordtable/games/contracts/action';
import { idOf } from '@swordtable/games/contracts/cards/card';
import type { PartySpec } from '@swordtable/games/contracts/scene/position';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { expect, test } from 'vitest';
import { afterSteps, type Bench, isMovable, stepsOnto, stepsTo } from './steps.ts';

const phase = 'equipment';
const opened = (drawn: PartySpec) => scene({ phase, round: 2, parties: [drawn, { fellows: ['Thug'] }] });
const benchOf = (at: ReturnType<typeof opened>): Bench => ({
  party: at.plan(0),
  sets: at.state.sets,
  options: at.offered(0),
  hasTokens: false,
});
const steps = (drawn: PartySpec, card: string, to: string): readonly Action[] => stepsTo(benchOf(opened(drawn)), idOf(card), idOf(to));

test('what is on offer is one step', () => {
  expect(steps({ fellows: ['Tobin'], hand: ['Climbing Rope'] }, 'Climbing Rope', 'Tobin')).toEqual([{ add: 'climbing-rope', to: 'tobin' }]);
  expect(steps({ fellows: ['Tobin'], spare: ['Climbing Rope'] }, 'Climbing Rope', 'Tobin')).toEqual([
    { equip: 'climbing-rope', to: 'tobin' },
  ]);
});

test('what somebody else wears comes off first, and so does what is in its place', () => {
  const fellows = [
    { card: 'Tobin', wears: ['Climbing Rope'] },
    { card: 'Dagna', wears: ['Taproom Lute'] },
  ];
  expect(steps({ fellows }, 'Climbing Rope', 'Dagna')).toEqual([
    { unequip: 'climbing-rope' },
    { unequip: 'taproom-lute' },
    { equip: 'climbing-rope', to: 'dagna' },
  ]);
  expect(steps({ fellows, hand: ["Carpenter's Kit"] }, "Carpenter's Kit", 'Tobin')).toEqual([
    { unequip: 'climbing-rope' },
    { add: 'carpenters-kit', to: 'tobin' },
  ]);
});

test('all steps are accepted one after the other, and lead to what was foreseen', () => {
  const at = opened({
    fellows: [
      { card: 'Tobin', wears: ['Climbing Rope'] },
      { card: 'Dagna', wears: ['Taproom Lute'] },
    ],
  });
  const bench = benchOf(at);
  const way = stepsTo(bench, 'climbing-rope', 'dagna');
  expect(at.play(0, ...way).plan(0)).toEqual(afterSteps(bench, way));
});

test('C-8: cursed equipment neither comes off nor makes room', () => {
  const fellows = [{ card: 'Tobin', wears: ['Grinning Shield'] }, 'Dagna'];
  expect(steps({ fellows }, 'Grinning Shield', 'Dagna')).toEqual([]);
  expect(steps({ fellows, hand: ['Climbing Rope'] }, 'Climbing Rope', 'Tobin')).toEqual([]);
});

test('nobody is given what their class cannot use, nor what they have already', () => {
  expect(steps({ fellows: ['Tobin'], hand: ['Focusing Rod'] }, 'Focusing Rod', 'Tobin')).toEqual([]);
  expect(steps({ fellows: [{ card: 'Tobin', wears: ['Climbing Rope'] }] }, 'Climbing Rope', 'Tobin')).toEqual([]);
});

test('a piece that came off can come off again', () => {
  const at = opened({ fellows: [{ card: 'Tobin', wears: ['Climbing Rope'] }, 'Dagna'] }).play(
    0,
    { unequip: 'climbing-rope' },
    { equip: 'climbing-rope', to: 'tobin' },
  );
  expect(stepsTo(benchOf(at), 'climbing-rope', 'dagna')).toEqual([{ unequip: 'climbing-rope' }, { equip: 'climbing-rope', to: 'dagna' }]);
  expect(isMovable(benchOf(at), 'climbing-rope')).toBe(true);
});

test('a card that waits can be taken up where it can only be exchanged for another', () => {
  const drawn = { fellows: [{ card: 'Tobin', wears: ['Climbing Rope'] }], spare: ['Taproom Lute', 'Grand Ritual'] };
  const bench = benchOf(opened(drawn));
  expect(bench.options).not.toContainEqual({ equip: 'taproom-lute', to: 'tobin' });
  expect(isMovable(bench, 'taproom-lute')).toBe(true);
  expect(isMovable(bench, 'grand-ritual')).toBe(false);
});

test('what is let go among what waits is added or taken off; companions and items come along wherever they are let go', () => {
  const bench = benchOf(
    opened({ fellows: [{ card: 'Tobin', wears: ['Climbing Rope'] }], hand: ['Elementalist', 'Focusing Rod', 'Taproom Lute'] }),
  );
  expect(stepsOnto(bench, 'taproom-lute', 'party')).toEqual([{ add: 'taproom-lute' }]);
  expect(stepsOnto(bench, 'climbing-rope', 'party')).toEqual([{ unequip: 'climbing-rope' }]);
  expect(stepsOnto(bench, 'elementalist', { companion: 'tobin' })).toEqual([{ add: 'elementalist' }]);
});
