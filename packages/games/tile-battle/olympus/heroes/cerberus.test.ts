import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const around = (north: string, match = 'olympus mount-olympus'): string => `
  match: ${match}
  red hand: cerberus 5/5/5/5
  blue hand: zeus
  blue socrates 0/0/0/0  ${north}  blue lamia
  blue hercules 9/9/9/9  .         blue oracle 4/4/4/4
  blue teacher           *         blue kraken
`;

describe('Cerberus: with exactly three tiles around it, it flips every enemy among them and does not battle', () => {
  test('two enemies and the terrain are three tiles, and numbers do not matter (T-7)', () => {
    const after = scene(around('.')).place('cerberus', 'd3');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('red');
    expect(after.told('compared')).toEqual([]);
  });

  test('allies among the three stay', () => {
    const after = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: zeus
      blue hercules 9/9/9/9  .  red oracle
      blue teacher           *  blue kraken
    `).place('cerberus', 'd3');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('red');
  });

  test('with four tiles around it, or two, it battles as usual', () => {
    const four = scene(around('blue hydra 9/9/9/9')).place('cerberus', 'd3');
    expect(['hydra', 'hercules', 'oracle'].map(four.owner)).toEqual(['blue', 'blue', 'red']);
    const two = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: zeus
      blue hercules 9/9/9/9  .
      blue teacher           *
    `).place('cerberus', 'd3');
    expect(two.owner('hercules')).toBe('blue');
    expect(two.told('compared')).toHaveLength(1);
  });

  test('it is no battle: Niflheim does not continue from it, and Priest is untouched (O-12)', () => {
    const chain = scene(around('.', 'asgard niflheim')).place('cerberus', 'd3');
    expect(chain.owner('hercules')).toBe('red');
    expect(chain.owner('socrates')).toBe('blue');
    const priest = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: zeus
      blue priest 0/0/0/0  .  blue oracle 9/9/9/9
      blue teacher         *  blue kraken
    `).place('cerberus', 'd3');
    expect(priest.owner('priest')).toBe('blue');
    expect(priest.owner('oracle')).toBe('red');
  });

  test('Minotaur among the three is flipped, and still flips Cerberus when the battle would be over (O-12, O-20)', () => {
    const after = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: zeus
      blue minotaur 9/9/9/9  .  blue oracle 9/9/9/9
      blue teacher           *  blue kraken
    `).place('cerberus', 'd3');
    expect(['minotaur', 'oracle', 'cerberus'].map(after.owner)).toEqual(['red', 'red', 'blue']);
  });

  test('King Midas keeps his neighbor, Perseus takes the blow for his (O-7, O-8)', () => {
    const after = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: zeus
      blue king-midas  blue hercules 9/9/9/9  .  blue oracle 9/9/9/9  blue perseus
      .                blue teacher           *  blue kraken          .
    `).place('cerberus', 'd3');
    expect(['hercules', 'oracle', 'perseus', 'king-midas'].map(after.owner)).toEqual(['blue', 'blue', 'red', 'blue']);
  });

  test('placed under Athena, or beside Baenvier, it battles as usual (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      blue hercules 9/9/9/9  .  blue oracle 4/4/4/4
      blue teacher           *  blue kraken
    `)
      .place('athena', 'd5')
      .place('cerberus', 'd3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(['hercules', 'oracle'].map(ignored.owner)).toEqual(['blue', 'red']);
    const silenced = scene(`
      red hand: cerberus 5/5/5/5
      blue hand: zeus
      blue baenvier 9/9/9/9  .  blue oracle 4/4/4/4
      blue teacher           *  blue kraken
    `).place('cerberus', 'd3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(['baenvier', 'oracle'].map(silenced.owner)).toEqual(['blue', 'red']);
  });
});
