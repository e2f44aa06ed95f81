import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Ares: after his battle his player loses 1 point for every enemy it flipped', () => {
  test('he pays for each hero he flipped and not for one that held, even below zero (T-14)', () => {
    const after = scene(`
      red hand: ares 5/5/5/5
      blue hand: zeus
      score: 1 : 4
      blue socrates        blue hercules 4/4/4/4  blue lamia
      blue oracle 4/4/4/4  .                      blue teacher 5/5/5/5
      .                    *                      .
    `).place('ares', 'd3');
    expect(after.told('flipped').map(({ tile }) => tile)).toEqual([23, 37]);
    expect(after.score).toEqual([-1, 4]);
  });

  test('a battle that flips nobody costs nothing', () => {
    const after = scene(`
      red hand: ares 5/5/5/5
      blue hand: zeus
      .  blue hercules 5/5/5/5
      .  *
    `).place('ares', 'c3');
    expect(after.told('points')).toEqual([]);
    expect(after.score).toEqual([0, 0]);
  });

  test('winning against a hero beside King Midas is no flip and costs nothing (O-8)', () => {
    const after = scene(`
      red hand: ares 5/5/5/5
      blue hand: zeus
      .                blue socrates        blue hercules 4/4/4/4
      blue king-midas  blue oracle 4/4/4/4  .
      .                .                    *
    `).place('ares', 'd3');
    expect(after.owner('oracle')).toBe('blue');
    expect(after.owner('hercules')).toBe('red');
    expect(after.score).toEqual([-1, 0]);
  });

  test('Perseus takes the blow for two, so he pays for one (R-6)', () => {
    const after = scene(`
      red hand: ares 5/5/5/5
      blue hand: zeus
      blue perseus 9/9/9/9  blue hercules 4/4/4/4
      blue oracle 4/4/4/4   .
      .                     *
    `).place('ares', 'd3');
    expect(after.told('flipped').map(({ tile }) => tile)).toEqual([40]);
    expect(after.score).toEqual([-1, 0]);
  });

  test('the player who placed him pays, though Hydra flipped him meanwhile, and not for what Hydra flips (T-19)', () => {
    const asked = scene(`
      red hand: ares 9/9/9/9
      blue hand: zeus
      .  blue hydra 0/0/0/0
      .  *
    `).place('ares', 'c3');
    expect(asked.asks).toBe('red hydra: ares');
    const after = asked.choose('ares');
    expect(after.owner('ares')).toBe('blue');
    expect(after.score).toEqual([-1, 0]);
  });

  test('placed under Athena, or beside Baenvier, he pays nothing (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: ares 9/9/9/9
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 0/0/0/0
      .  *
    `)
      .place('athena', 'd5')
      .place('ares', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.owner('hercules')).toBe('red');
    expect(ignored.score).toEqual([0, 0]);
    const silenced = scene(`
      red hand: ares 9/9/9/9
      blue hand: zeus
      .  blue baenvier 0/0/0/0
      .  *
    `).place('ares', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.owner('baenvier')).toBe('red');
    expect(silenced.score).toEqual([0, 0]);
  });
});
