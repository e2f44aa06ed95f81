import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Hades: he does not battle; all heroes next to him flip, ally or enemy, and after that he flips', () => {
  test('strong and weak, red and blue, all neighbors turn, then Hades; nobody else does', () => {
    const after = scene(`
      red hand: hades 5/5/5/5
      blue hand: zeus
      red teacher            blue lamia           red nymph
      blue hercules 9/9/9/9  .                    red oracle 0/0/0/0
      .                      *                    .
    `).place('hades', 'd3');
    expect(['hercules', 'oracle', 'lamia', 'hades'].map(after.owner)).toEqual(['red', 'blue', 'red', 'blue']);
    expect(['teacher', 'nymph'].map(after.owner)).toEqual(['red', 'red']);
    expect(after.told('compared')).toEqual([]);
    expect(after.told('flipped').at(-1)?.tile).toBe(20);
  });

  test('his own flip is a second event: Perseus, won by the first, takes the blow for him (O-7)', () => {
    const after = scene(`
      red hand: hades 5/5/5/5
      blue hand: zeus
      .  blue perseus
      .  *
    `).place('hades', 'c3');
    expect(after.told('flipped').map(({ tile, to }) => [tile, to])).toEqual([
      [40, 0],
      [40, 1],
    ]);
    expect(after.owner('hades')).toBe('red');
  });

  test('what the first event sets off is finished before he flips (T-19)', () => {
    const asked = scene(`
      red hand: hades 5/5/5/5
      blue hand: zeus
      .  blue hydra  blue oracle
      .  *           .
    `).place('hades', 'c3');
    expect(asked.asks).toBe('red hydra: oracle, hades');
    expect(asked.owner('hades')).toBe('red');
    expect(asked.choose('oracle').owner('hades')).toBe('blue');
    // Flipped by Hydra and then by himself.
    expect(asked.choose('hades').owner('hades')).toBe('red');
  });

  test('beside King Midas he flips the king but cannot flip himself; Titan and Priest stay (O-8)', () => {
    const after = scene(`
      red hand: hades 5/5/5/5
      blue hand: zeus
      .           blue king-midas 9/9/9/9  .
      blue titan  .                        blue priest 9/9/9/9
      .           *                        .
    `).place('hades', 'd3');
    expect(['king-midas', 'titan', 'priest', 'hades'].map(after.owner)).toEqual(['red', 'blue', 'blue', 'red']);
  });

  test('Minotaur beside him flips him once more (O-20)', () => {
    const after = scene(`
      red hand: hades 5/5/5/5
      blue hand: zeus
      .  blue minotaur
      .  *
    `).place('hades', 'c3');
    expect(after.owner('minotaur')).toBe('red');
    expect(after.told('flipped').map(({ tile, to }) => [tile, to])).toEqual([
      [33, 0],
      [20, 1],
      [20, 0],
    ]);
  });

  test('placed under Athena, or beside Baenvier, he battles as usual and stays (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: hades 5/5/5/5
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      blue hercules 9/9/9/9  blue teacher 9/9/9/9
      .                      blue oracle 4/4/4/4
      .                      *
    `)
      .place('athena', 'd5')
      .place('hades', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(['hercules', 'oracle', 'hades'].map(ignored.owner)).toEqual(['blue', 'red', 'red']);
    const silenced = scene(`
      red hand: hades 5/5/5/5
      blue hand: zeus
      .  blue baenvier 9/9/9/9
      .  *
    `).place('hades', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(['baenvier', 'hades'].map(silenced.owner)).toEqual(['blue', 'red']);
  });
});
