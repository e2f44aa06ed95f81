import { type Game, replay } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { playGame } from '../match.ts';
import { random } from '../random.ts';
import { luckOf } from './luck.ts';

const MATCHES = 200;
/** In this many standard errors, the average of something fair is practically always. */
const CERTAIN = 3;

/** The luck of the better of two unequal players in a match. */
const luckIn = (game: Game, seed: string): number => {
  const played = playGame(game, { seats: 2, options: {}, seed }, [greedy, random]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  const { record } = played.value;
  const steps = replay(game, record);
  if (!steps.ok) throw new Error(steps.refusal.sentence);
  const positions = steps.value.map(({ position }) => position);
  return record.answers.reduce((sum, answer, index) => {
    const [before, after] = positions.slice(index);
    if (before === undefined || after === undefined) throw new Error('Every answer leads to a position.');
    const luck = luckOf(game, before, after, answer, index);
    expect(luck !== undefined).toBe(game.revealCount(before.state) !== game.revealCount(after.state));
    return sum + (luck?.[0] ?? 0);
  }, 0);
};

describe('luck', () => {
  test('evens out over many matches of unequal players', { tags: ['long'] }, () => {
    const all = Array.from({ length: MATCHES }, (_, match) => luckIn(bids, `luck ${match}`));
    const mean = all.reduce((sum, each) => sum + each, 0) / MATCHES;
    const spread = Math.sqrt(all.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (MATCHES - 1));
    expect(spread).toBeGreaterThan(1);
    expect(Math.abs(mean)).toBeLessThan((CERTAIN * spread) / Math.sqrt(MATCHES));
  });
});
