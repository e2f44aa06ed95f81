import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const CROSSING = `
  red hand: hermes 9/9/9/9
  blue hand: zeus
  .                      .            red teacher            .
  blue hercules 9/9/9/9  .            .                      red oracle
  blue kraken            blue lamia   blue nymph 0/0/0/0     *
`;

describe('Hermes: he does not battle; choose his row or his column and flip every hero in it, Hermes too', () => {
  test('the row turns past gaps, whatever its colors and numbers; the column stays', () => {
    const asked = scene(CROSSING).place('hermes', 'c3');
    expect(asked.asks).toBe('red hermes: row, column');
    const after = asked.choose('row');
    expect(['hercules', 'hermes', 'oracle'].map(after.owner)).toEqual(['red', 'blue', 'blue']);
    expect(['teacher', 'nymph'].map(after.owner)).toEqual(['red', 'blue']);
    expect(after.told('compared')).toEqual([]);
  });

  test('the column turns and the row stays', () => {
    const after = scene(CROSSING).place('hermes', 'c3').choose('column');
    expect(['teacher', 'hermes', 'nymph'].map(after.owner)).toEqual(['blue', 'blue', 'red']);
    expect(['hercules', 'oracle'].map(after.owner)).toEqual(['blue', 'red']);
  });

  test('all of it is one event: Perseus flips once for his friends, and triggers wait until all have turned (O-7, T-11)', () => {
    const guarded = scene(`
      red hand: hermes
      blue hand: zeus
      .  red perseus  red oracle  blue hercules
      .  *            .           .
    `)
      .place('hermes', 'c3')
      .choose('row');
    // Hermes and Oracle are spared; Perseus could not have flipped twice.
    expect(guarded.told('flipped').map(({ tile }) => tile)).toEqual([40, 23]);
    const asked = scene(`
      red hand: hermes
      blue hand: zeus
      .  blue hydra  red oracle
      .  *           .
    `)
      .place('hermes', 'c3')
      .choose('row');
    expect(asked.asks).toBe('red hydra: oracle, hermes');
    expect(['hydra', 'oracle', 'hermes'].map(asked.owner)).toEqual(['red', 'blue', 'blue']);
  });

  test('what cannot be flipped is left out before Perseus is asked (O-8)', () => {
    const after = scene(`
      red hand: hermes
      blue hand: zeus
      .          red king-midas  .             .
      red titan  blue hercules   blue perseus  .
      .          *               .             .
    `)
      .place('hermes', 'f3')
      .choose('row');
    // Hercules is kept by Midas, so Perseus flips only for himself; Titan cannot be flipped.
    expect(after.told('replaced')).toEqual([]);
    expect(['titan', 'hercules', 'perseus', 'hermes'].map(after.owner)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  test('placed beside Minotaur he turns twice and is his player’s again (O-20)', () => {
    const after = scene(`
      red hand: hermes
      blue hand: zeus
      .  blue minotaur
      .  *
    `)
      .place('hermes', 'c3')
      .choose('column');
    expect(after.told('flipped').map(({ tile, to }) => [tile, to])).toEqual([
      [24, 1],
      [24, 0],
    ]);
  });

  test('placed under Athena, or beside Baenvier, he battles as usual and turns no line (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: hermes 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 4/4/4/4  blue oracle 4/4/4/4
      .  *                      .
    `)
      .place('athena', 'd5')
      .place('hermes', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(['hermes', 'hercules', 'oracle'].map(ignored.owner)).toEqual(['red', 'red', 'blue']);
    const silenced = scene(`
      red hand: hermes 5/5/5/5
      blue hand: zeus
      .  blue baenvier 4/4/4/4  blue oracle 4/4/4/4
      .  *                      .
    `).place('hermes', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(['hermes', 'baenvier', 'oracle'].map(silenced.owner)).toEqual(['red', 'red', 'blue']);
  });
});
