import { type Decision, optionAt, randomBelow, randomFrom, type Standing } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { evaluate } from './evaluate.ts';
import { standing } from './phases/scoring.ts';
import { swordcrafters } from './rules.ts';
import type { State } from './state.ts';

/** Plays at random and shows every position on the way. */
const playing = (seats: number, dual: boolean, seed: string, onStep: (s: State, asked: readonly Decision<Action>[]) => void): void => {
  const rng = randomFrom(seed);
  const s = swordcrafters.setup(seats, { magic: 'mixed', dual, opponents: 3 }, randomFrom(seed));
  for (let asked = swordcrafters.decisions(s); ; ) {
    onStep(s, asked);
    const decision = asked[randomBelow(rng, asked.length)];
    if (decision === undefined) return;
    asked = swordcrafters.advance(s, decision.seat, optionAt(decision.options, randomBelow(rng, decision.options.length)));
  }
};

const TABLES = [
  [1, false],
  [2, false],
  [2, true],
  [3, false],
  [5, false],
] as const;

test.each(TABLES)(
  'prospects at a table of %d, dual %s: none while all slice, else one for each seat, and the standing itself at the end',
  (seats, dual) => {
    playing(seats, dual, 'prospects', (s, asked) => {
      const hoped = evaluate(s);
      if (s.phase === 'slice' && seats > 1) expect(hoped).toBeUndefined();
      else expect(hoped?.points.length).toBe(seats);
      if (asked.length === 0) expect(hoped).toEqual(standing(s));
    });
  },
);

test('prospects do not change while nothing is left to choose: the last tile of the last smith is as good as built', () => {
  let before: Standing | undefined;
  let compared = 0;
  playing(3, false, 'last tiles', (s, asked) => {
    if (before !== undefined) {
      expect(standing(s)).toEqual(before);
      compared++;
    }
    before = asked.length === 1 && asked[0]?.prompt.rule === 'craft' && asked[0].options.length === 1 ? evaluate(s) : undefined;
  });
  expect(compared).toBeGreaterThan(0);
});

test('prospects count what is taken: a player with a group expects more than one without', () => {
  let more = 0;
  playing(4, false, 'taken', (s) => {
    if (s.phase !== 'craft') return;
    const none = { ...s, smiths: s.smiths.map((smith) => ({ ...smith, left: [[]] })) };
    const sum = (hoped: Standing | undefined): number => hoped?.points.reduce((all, each) => all + each, 0) ?? 0;
    if (sum(evaluate(s)) > sum(evaluate(none))) more++;
  });
  expect(more).toBeGreaterThan(20);
});
