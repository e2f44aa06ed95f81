import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe("Beggar: costs its controller's opponent 2 points at the end of the round it was placed in", () => {
  test('the opponent loses 2, below zero if need be', () => {
    const ended = scene(`
      match: asgard asgard
      score: 0 : 1
      red hand: beggar 0/0/0/0
      *
    `).place('beggar', 'c4');
    expect(ended.score).toEqual([0, -1]);
  });

  test('flipped before the round ends, it begs from the player who placed it (A-6)', () => {
    const ended = scene(`
      match: asgard asgard
      score: 5 : 5
      red hand: beggar 0/0/0/0
      blue hand: knight 9/9/9/9
      *
    `)
      .place('beggar', 'c4')
      .place('knight', 'c3');
    // Two blue tiles in column c are worth 1.
    expect(ended.score).toEqual([3, 6]);
  });

  test('no later round costs again (A-6)', () => {
    const ended = scene(`
      match: asgard asgard
      round: 2
      score: 5 : 4
      red hand: monk 0/0/0/0
      red beggar 0/0/0/0  *  .
    `).place('monk', 'd3');
    expect(ended.score).toEqual([5, 4]);
  });

  test('beside Baenvier when the round ends it costs nothing (A-5)', () => {
    const ended = scene(`
      match: asgard asgard
      score: 5 : 4
      red hand: beggar 0/0/0/0
      .  blue baenvier 9/9/9/9
      .  *
    `).place('beggar', 'c3');
    expect(ended.score).toEqual([5, 4]);
  });
});
