import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const between = (strong: string): string => `
  red hand: cyclops 3/3/3/3
  blue hand: zeus
  blue ${strong}        blue teacher
  .                     blue oracle 2/2/2/2
  .                     *
`;

describe('Cyclops: you may let it battle just one enemy next to it, with +3', () => {
  test('the chosen enemy faces a number 3 higher, the other is not battled at all', () => {
    const asked = scene(between('hercules 5/5/5/5')).place('cyclops', 'c3');
    expect(asked.asks).toBe('red cyclops: hercules, oracle, pass');
    const after = asked.choose('hercules');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('blue');
  });

  test('3 and no more: against a 6 it is a tie (T-8)', () => {
    expect(scene(between('hercules 6/6/6/6')).place('cyclops', 'c3').choose('hercules').owner('hercules')).toBe('blue');
  });

  test('declined, it battles everybody with its own number (T-12)', () => {
    const after = scene(between('hercules 5/5/5/5')).place('cyclops', 'c3').pass();
    expect(after.owner('hercules')).toBe('blue');
    expect(after.owner('oracle')).toBe('red');
  });

  test('with no enemy beside it there is nothing to ask (T-12)', () => {
    const after = scene(`
      red hand: cyclops
      blue hand: zeus
      .  red oracle  blue hercules
      .  *           .
    `).place('cyclops', 'c3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('it works against Priest, for it changes Cyclops only, but not against Athlete (A-18, T-8)', () => {
    expect(scene(between('priest 5/5/5/5')).place('cyclops', 'c3').choose('priest').owner('priest')).toBe('red');
    expect(scene(between('athlete 5/5/5/5')).place('cyclops', 'c3').choose('athlete').owner('athlete')).toBe('blue');
  });

  test('placed under Athena, or beside Baenvier, it battles as usual (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: cyclops 3/3/3/3
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue oracle 2/2/2/2
      .  *
    `)
      .place('athena', 'd5')
      .place('cyclops', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    expect(ignored.owner('oracle')).toBe('red');
    const silenced = scene(between('baenvier 5/5/5/5')).place('cyclops', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
    expect(silenced.owner('oracle')).toBe('red');
  });
});
