import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Artemis: in each direction she battles only the farthest tile of her line', () => {
  const along = (farthest: string): string => `
    red hand: artemis 0/0/0/5
    blue hand: zeus
    ${farthest} hercules 9/4/9/9  .              blue oracle 0/0/0/0  .
    blue teacher                  blue socrates  *                    .
  `;

  test('past the neighbor and past a gap, by the sides that face each other', () => {
    const after = scene(along('blue')).place('artemis', 'e3');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('blue');
  });

  test('an ally at the end of the line means no battle there (R-17)', () => {
    const after = scene(along('red')).place('artemis', 'e3');
    expect(after.told('compared')).toEqual([]);
    expect(after.owner('oracle')).toBe('blue');
  });

  test('so does the terrain (R-17)', () => {
    const after = scene(`
      red hand: artemis 9/9/9/9
      blue hand: zeus
      .
      blue oracle 0/0/0/0
      *
    `).place('artemis', 'd2');
    expect(after.owner('oracle')).toBe('blue');
  });

  test('all four directions count, and a neighbor with nothing behind it is the farthest', () => {
    const after = scene(`
      red hand: artemis 5/5/5/5
      blue hand: zeus
      .                     blue oracle 0/0/0/0    .
      .                     blue hercules 0/0/0/0  .
      blue teacher 4/4/4/4  .                      blue kraken 5/5/5/5
      .                     blue lamia 4/4/4/4     *
    `).place('artemis', 'c3');
    expect(['oracle', 'hercules', 'teacher', 'kraken', 'lamia'].map(after.owner)).toEqual(['red', 'blue', 'red', 'blue', 'red']);
  });

  test('placed under Athena, or beside Baenvier, she battles her neighbors (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: artemis 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      blue hercules 4/4/4/4  blue oracle 4/4/4/4  .
      .                      *                    .
    `)
      .place('athena', 'd5')
      .place('artemis', 'e3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.owner('oracle')).toBe('red');
    expect(ignored.owner('hercules')).toBe('blue');
    const silenced = scene(`
      red hand: artemis 5/5/5/5
      blue hand: zeus
      blue hercules 4/4/4/4  blue baenvier 4/4/4/4  .
      .                      *                      .
    `).place('artemis', 'e3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.owner('baenvier')).toBe('red');
    expect(silenced.owner('hercules')).toBe('blue');
  });
});
