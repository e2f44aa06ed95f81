import { expect, test } from 'vitest';
import { type Comparison, comparisons } from '../../comparisons.ts';
import { swordcrafters } from '../rules.ts';
import type { State } from '../state.ts';

type Compared = Comparison<State>;

const all = [1, 2, 3, 5].flatMap((seats) => comparisons(swordcrafters, seats, `reasons ${seats}`));
const told = (say: string): readonly Compared[] => all.filter(({ reason }) => reason.message.say === say);

test('the forge is taken by the player who is said to take it', () => {
  expect(told('hintForge').length).toBeGreaterThan(0);
  for (const { one, other, seat } of told('hintForge')) {
    expect(one.forge).toBe(seat);
    expect(other.forge).not.toBe(seat);
  }
});

test('points for runs, magic cards, and what others lose are whole and positive, and nobody else is named in a solo game', () => {
  for (const say of ['hintRuns', 'hintMagic', 'hintLess', 'hintLongest']) {
    expect(told(say).length, say).toBeGreaterThan(0);
    for (const { reason } of told(say)) {
      const points = reason.message.with?.at(-1);
      expect(points).toBeGreaterThan(0);
      expect(Number.isInteger(points)).toBe(true);
    }
  }
  for (const { one, seat, reason } of told('hintLess')) {
    expect(one.setting.seats).toBeGreaterThan(1);
    expect(reason.message.with?.[0]).not.toEqual({ seat });
  }
});

test('what can still grow is no reason in the last round', () => {
  expect(told('hintGrowing').length).toBeGreaterThan(0);
  for (const { one } of told('hintGrowing')) expect(one.round).toBeLessThan(6);
});
