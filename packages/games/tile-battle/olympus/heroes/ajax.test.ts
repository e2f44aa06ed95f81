import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Ajax: abilities cannot flip the allies next to him, only a battle can', () => {
  test('Gryphon may flip Ajax or a far ally, but not the ally beside Ajax', () => {
    const asked = scene(`
      blue hand: gryphon 0/0/0/0
      red hand: zeus
      to move: blue
      red ajax  red hercules  red oracle
      .         *             .
    `).place('gryphon', 'c4');
    expect(asked.asks).toBe('blue gryphon: ajax, oracle');
  });

  test('a battle flips the ally beside him as usual', () => {
    const after = scene(`
      blue hand: theseus 9/9/9/9
      red hand: zeus
      to move: blue
      red ajax  red hercules 5/5/5/5
      .         *
    `).place('theseus', 'd2');
    expect(after.owner('hercules')).toBe('blue');
  });

  test('enemies beside him are not protected', () => {
    const asked = scene(`
      red hand: gryphon 0/0/0/0
      blue hand: zeus
      red ajax  blue hercules
      .         *
    `).place('gryphon', 'd5');
    expect(asked.asks).toBe('red gryphon: hercules');
  });

  test('what replaces a battle is an ability: Cerberus flips only the enemy out of his reach (O-12)', () => {
    const after = scene(`
      blue hand: cerberus 0/0/0/0
      red hand: zeus
      to move: blue
      red ajax             .  .
      red hercules 9/9/9/9  .  red oracle 9/9/9/9
      red teacher          *  red kraken
    `).place('cerberus', 'd3');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('blue');
  });

  test('Hydra may not choose a tile that Ajax shields (O-9)', () => {
    const asked = scene(`
      blue hand: theseus 9/9/9/9
      red hand: zeus
      to move: blue
      red ajax 9/9/9/9  .                  .
      red hercules      red hydra 0/0/0/0  red oracle
      .             *                  .
    `).place('theseus', 'd2');
    expect(asked.asks).toBe('blue hydra: theseus, oracle');
  });

  test('silenced by Baenvier he shields nobody (A-5)', () => {
    const asked = scene(`
      blue hand: gryphon 0/0/0/0
      red hand: zeus
      to move: blue
      red baenvier  .             .
      red ajax      red hercules  red oracle
      .             *             .
    `).place('gryphon', 'd5');
    expect(asked.asks).toBe('blue gryphon: baenvier, ajax, hercules, oracle');
  });
});
