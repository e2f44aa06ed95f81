import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Colossus: it does not battle when it is placed', () => {
  test('a weaker enemy beside it stays, and nothing is compared', () => {
    const after = scene(`
      red hand: colossus 9/9/9/9
      blue hand: zeus
      .  blue hercules 0/0/0/0
      .  *
    `).place('colossus', 'c3');
    expect(after.owner('hercules')).toBe('blue');
    expect(after.told('compared')).toEqual([]);
  });

  test('attacked later, it defends with its numbers like anybody', () => {
    const attacked = (colossus: string) =>
      scene(`
        red hand: hercules 5/5/5/5
        blue hand: zeus
        .  blue colossus ${colossus}
        .  *
      `)
        .place('hercules', 'c3')
        .owner('colossus');
    expect(attacked('9/9/9/5')).toBe('blue');
    expect(attacked('9/9/9/4')).toBe('red');
  });

  test('Minotaur still flips it: its battle is over before it began (O-20)', () => {
    const after = scene(`
      red hand: colossus 9/9/9/9
      blue hand: zeus
      .  blue minotaur 0/0/0/0
      .  *
    `).place('colossus', 'c3');
    expect(after.owner('colossus')).toBe('blue');
    expect(after.owner('minotaur')).toBe('blue');
  });

  test('with its ability ignored it does battle (O-5)', () => {
    const after = scene(`
      red hand: colossus 9/9/9/9
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 0/0/0/0
      .  *
    `)
      .place('athena', 'd5')
      .place('colossus', 'c3');
    expect(after.told('ignored')).toHaveLength(1);
    expect(after.owner('hercules')).toBe('red');
  });

  test('beside Baenvier it has no ability, so it battles (A-5)', () => {
    const after = scene(`
      red hand: colossus 9/9/9/9
      blue hand: zeus
      .  blue baenvier 0/0/0/0
      .  *
    `).place('colossus', 'c3');
    expect(after.told('silenced')).toHaveLength(1);
    expect(after.owner('baenvier')).toBe('red');
  });
});
