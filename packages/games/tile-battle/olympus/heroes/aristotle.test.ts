import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';
import { view } from '../../view/view.ts';

const HERCULES = 23;
const ZEUS = 50;

const BOTH_HOLD_TWO = `
  red hand: aristotle 5/5/5/5, hercules, oracle
  blue hand: hydra, zeus
  .  blue teacher 4/4/4/4
  .  *
`;

describe('Aristotle: each player secretly picks a hand tile, then both trade', () => {
  test('both are asked at the same time, nobody may decline, and the tiles change hands together', () => {
    const asked = scene(BOTH_HOLD_TWO).place('aristotle', 'c3');
    expect(asked.asks).toBe('red exchange: hercules, oracle; blue exchange: hydra, zeus');
    const after = asked.answer('red', { tile: HERCULES }).answer('blue', { tile: ZEUS });
    expect(after.hand('red')).toEqual(['oracle', 'zeus']);
    expect(after.hand('blue')).toEqual(['hydra', 'hercules']);
    // The battle comes after the trade.
    expect(asked.owner('teacher')).toBe('blue');
    expect(after.owner('teacher')).toBe('red');
  });

  test('the first answer shows to nobody until the second is in', () => {
    const asked = scene(BOTH_HOLD_TWO).place('aristotle', 'c3');
    const half = asked.answer('blue', { tile: ZEUS });
    expect(half.asks).toBe('red exchange: hercules, oracle');
    expect(half.events).toEqual([]);
    expect(view(half.state, 0)).toEqual(view(asked.state, 0));
    expect(view(half.state, undefined)).toEqual(view(asked.state, undefined));
  });

  test('nothing happens if either hand is empty (T-12)', () => {
    const ours = scene(`
      red hand: aristotle
      blue hand: hydra, zeus
      *
    `).place('aristotle', 'c4');
    expect(ours.asks).toMatch(/^blue placement/);
    expect(ours.hand('blue')).toEqual(['hydra', 'zeus']);
    const theirs = scene(`
      red hand: aristotle, hercules
      *
    `).place('aristotle', 'c4');
    expect(theirs.asks).toMatch(/^red placement/);
    expect(theirs.hand('red')).toEqual(['hercules']);
  });

  test('placed under Athena, or beside Baenvier, he trades nothing (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: aristotle, hercules
      blue hand: athena, zeus
      to move: blue
      *
    `)
      .place('athena', 'd5')
      .place('aristotle', 'd3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    const silenced = scene(`
      red hand: aristotle, hercules
      blue hand: zeus
      .  blue baenvier
      .  *
    `).place('aristotle', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
  });

  test('with an empty hand he is not used at all (R-24)', () => {
    const after = scene(`
      red hand: aristotle 0/0/0/0
      blue hand: zeus
      *
    `).place('aristotle', 'c4');
    expect(after.told('used')).toEqual([]);
  });
});
