import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const BESIDE_THE_TERRAIN = `
  red hand: antaeus 4/4/4/4
  blue hand: zeus
  blue hercules 5/5/5/5  blue oracle 9/9/9/9
  .                      *
`;

describe('Antaeus: all his numbers are 2 higher while he is next to the terrain', () => {
  test('he has the bonus in his own first battle (O-6)', () => {
    const after = scene(BESIDE_THE_TERRAIN).place('antaeus', 'c4');
    expect(after.owner('hercules')).toBe('red');
    expect(after.numbers('antaeus')).toBe('6/6/6/6');
  });

  test('away from the terrain he has his printed numbers', () => {
    const after = scene(BESIDE_THE_TERRAIN).place('antaeus', 'b3');
    expect(after.owner('hercules')).toBe('blue');
    expect(after.numbers('antaeus')).toBe('4/4/4/4');
  });

  test('he loses it when Architect moves the terrain away', () => {
    const before = scene(`
      red hand: architect 0/0/0/0
      blue hand: zeus
      blue oracle           blue hercules  blue teacher
      blue antaeus 4/4/4/4  *              .
    `);
    expect(before.numbers('antaeus')).toBe('6/6/6/6');
    expect(before.place('architect', 'e4').choose('terrain', 'd2').numbers('antaeus')).toBe('4/4/4/4');
  });

  test('without terrain there is nothing to touch (T-25)', () => {
    const after = scene(`
      match: asgard none
      red hand: antaeus 4/4/4/4
      blue hand: zeus
      board d3:
      blue hercules 5/5/5/5
    `).place('antaeus', 'c3');
    expect(after.owner('hercules')).toBe('blue');
  });

  test('against Athlete only his printed number counts, and Baenvier takes the bonus away (T-8, A-5)', () => {
    const plain = scene(`
      red hand: antaeus 4/4/4/4
      blue hand: zeus
      blue athlete 5/5/5/5  blue oracle 9/9/9/9
      .                     *
    `).place('antaeus', 'c4');
    expect(plain.owner('athlete')).toBe('blue');
    const silenced = scene(`
      blue baenvier  blue oracle
      red antaeus 4/4/4/4  *
    `);
    expect(silenced.numbers('antaeus')).toBe('4/4/4/4');
  });

  test('being continuous, it is never ignored (O-5)', () => {
    const ignoring = scene(`
      red hand: antaeus 4/4/4/4
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      blue hercules 5/5/5/5  blue oracle 9/9/9/9
      .                      *
    `).place('athena', 'd5');
    expect(ignoring.place('antaeus', 'c4').owner('hercules')).toBe('red');
  });
});
