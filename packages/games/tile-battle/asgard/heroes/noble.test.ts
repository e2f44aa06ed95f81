import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Noble: worth 2 points to its controller at the end of the round it was placed in', () => {
  test('the round in which it is placed pays 2', () => {
    const ended = scene(`
      match: asgard asgard
      red hand: noble 0/0/0/0
      *
    `).place('noble', 'c4');
    expect(ended.score).toEqual([2, 0]);
  });

  test('the player who controls it when the round ends is paid (A-6)', () => {
    const ended = scene(`
      match: asgard asgard
      red hand: noble 0/0/0/0
      blue hand: knight 9/9/9/9
      *
    `)
      .place('noble', 'c4')
      .place('knight', 'c3');
    // Two blue tiles in column c are worth 1.
    expect(ended.owner('noble')).toBe('blue');
    expect(ended.score).toEqual([0, 3]);
  });

  test('no later round pays again (A-6)', () => {
    const ended = scene(`
      match: asgard asgard
      round: 2
      red hand: monk 0/0/0/0
      red noble 0/0/0/0  *  .
    `).place('monk', 'd3');
    expect(ended.score).toEqual([0, 0]);
  });

  test('beside Baenvier when the round ends it pays nothing (A-5)', () => {
    const ended = scene(`
      match: asgard asgard
      red hand: noble 0/0/0/0
      .  blue baenvier 9/9/9/9
      .  *
    `).place('noble', 'c3');
    expect(ended.score).toEqual([0, 0]);
    expect(ended.told('silenced')).toHaveLength(1);
  });
});
