import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Hercules: no ability, his numbers do the work', () => {
  test('he asks nothing, flips what is lower, and neither a tie nor a stronger side', () => {
    const after = scene(`
      red hand: hercules 5/5/5/5
      blue hand: zeus
      .                    blue teacher 5/5/5/5  .
      blue oracle 4/4/4/4  .                     blue nymph 6/6/6/6
      .                    *                     .
    `).place('hercules', 'd3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(['oracle', 'teacher', 'nymph'].map(after.owner)).toEqual(['red', 'blue', 'blue']);
  });

  test('he battles with the side he turns toward his enemy (T-5)', () => {
    const facing = (arrow: '^' | '>') =>
      scene(`
        red hand: hercules 9/0/0/0
        blue hand: zeus
        .  blue oracle 5/5/5/5
        .  *
      `)
        .place('hercules', 'c3', arrow)
        .owner('oracle');
    expect(facing('>')).toBe('red');
    expect(facing('^')).toBe('blue');
  });

  test('his numbers are the printed ones whatever lies around him and in every round', () => {
    for (const round of [1, 2]) {
      const still = scene(`
        round: ${round}
        blue oracle  .                      blue teacher
        red nymph    red hercules 6/5/0/9  *
      `);
      expect(still.numbers('hercules')).toBe('6/5/0/9');
    }
  });

  test('what others do to numbers still reaches him (T-8)', () => {
    expect(scene('blue hera  red hercules 6/5/0/9  *').numbers('hercules')).toBe('5/4/0/8');
  });

  test('discarded, he has nothing that Elder could copy (R-18)', () => {
    const after = scene(`
      red hand: elder
      blue hand: zeus
      discard: hercules
      *
    `).place('elder', 'c4');
    expect(after.asks).toMatch(/^blue placement/);
  });
});
