import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const holding = (hand: string, deck: string): string => `
  red hand: chimera 5/5/5/5, ${hand}
  blue hand: zeus
  deck: ${deck}
  .  blue teacher 4/4/4/4
  .  *
`;

describe('Chimera: you may discard a hand tile to draw the top tile of the deck', () => {
  test('the tile goes to the discard, the top tile to the hand, and the battle follows', () => {
    const asked = scene(holding('hercules, oracle', 'nymph, satyr')).place('chimera', 'c3');
    expect(asked.asks).toBe('red chimera: hercules, oracle, pass');
    const after = asked.choose('hercules');
    expect(after.hand('red')).toEqual(['oracle', 'nymph']);
    expect(after.where('hercules')).toBe('discard');
    expect(after.where('satyr')).toBe('deck');
    expect(after.owner('teacher')).toBe('red');
  });

  test('declined, hand and deck stay as they are (T-12)', () => {
    const after = scene(holding('hercules, oracle', 'nymph, satyr')).place('chimera', 'c3').pass();
    expect(after.hand('red')).toEqual(['hercules', 'oracle']);
    expect(after.where('nymph')).toBe('deck');
  });

  test('with an empty deck it is not asked, and nothing is discarded (O-16)', () => {
    const after = scene(holding('hercules, oracle', '')).place('chimera', 'c3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.hand('red')).toEqual(['hercules', 'oracle']);
  });

  test('the last tile of the deck can still be drawn (O-16)', () => {
    const after = scene(holding('hercules', 'nymph')).place('chimera', 'c3').choose('hercules');
    expect(after.hand('red')).toEqual(['nymph']);
  });

  test('with nothing in hand to discard it is not asked (T-12)', () => {
    expect(scene(holding('', 'nymph')).place('chimera', 'c3').asks).toMatch(/^blue placement/);
  });

  test('placed under Athena, or beside Baenvier, it changes nothing (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: chimera, hercules
      blue hand: athena, zeus
      to move: blue
      *
    `)
      .place('athena', 'd5')
      .place('chimera', 'd3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    const silenced = scene(`
      red hand: chimera, hercules
      blue hand: zeus
      .  blue baenvier
      .  *
    `).place('chimera', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
