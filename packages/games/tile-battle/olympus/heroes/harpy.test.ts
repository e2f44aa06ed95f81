import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Harpy: in its battle it is measured against the far side of each enemy', () => {
  test('a weak back loses behind a strong front, and the other way round', () => {
    const after = scene(`
      red hand: harpy 5/5/5/5
      blue hand: zeus
      blue hercules 4/9/9/9  blue teacher
      .                      blue oracle 9/9/9/0
      .                      *
    `).place('harpy', 'c3');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('blue');
  });

  test('Harpy itself uses the touching side, and the far side of a turned enemy is the one that lies far now', () => {
    const battle = (harpy: string) =>
      scene(`
        red hand: harpy ${harpy}
        blue hand: zeus
        .  blue hercules> 4/9/9/9
        .  *
      `)
        .place('harpy', 'c3')
        .owner('hercules');
    expect(battle('0/5/0/0')).toBe('red');
    expect(battle('9/4/9/9')).toBe('blue');
  });

  test('modifiers count on the far side as on any, but Athlete reads the printed one (T-8)', () => {
    const battle = (enemy: string) =>
      scene(`
        red hand: harpy 5/5/5/5
        blue hand: zeus
        .  blue ${enemy} 9/4/9/9
        .  *
      `)
        .place('harpy', 'c3')
        .told('flipped').length;
    // Spartan gains 1 for one enemy beside him.
    expect(battle('spartan')).toBe(0);
    expect(battle('athlete')).toBe(1);
  });

  test('it battles so when placed only: attacked, its touching side defends', () => {
    const after = scene(`
      red hand: hercules 5/5/5/5
      blue hand: zeus
      .  blue harpy 9/0/9/5
      .  *
    `).place('hercules', 'c3');
    expect(after.owner('harpy')).toBe('blue');
  });

  test('placed under Athena, or beside Baenvier, it meets the touching side (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: harpy 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 9/0/9/9
      .  *
    `)
      .place('athena', 'd5')
      .place('harpy', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.owner('hercules')).toBe('blue');
    const silenced = scene(`
      red hand: harpy 5/5/5/5
      blue hand: zeus
      .  blue baenvier 9/0/9/9
      .  *
    `).place('harpy', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.owner('baenvier')).toBe('blue');
  });
});
