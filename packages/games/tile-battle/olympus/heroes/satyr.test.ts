import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const DANCE = `
  red hand: satyr 5/5/5/5
  blue hand: hermes
  *  blue chimera 9/9/0/9  blue hades 9/9/9/9
`;

describe('Satyr: he may turn a hero next to him to face any way', () => {
  test('the turn comes before the battle, so a weak side can be brought round', () => {
    const placed = scene(DANCE).place('satyr', 'e3');
    expect(placed.asks).toBe('red satyr: chimera, pass');
    expect(placed.choose('chimera').asks).toBe('red satyr: 1, 2, 3');
    const turned = placed.choose('chimera', '2');
    expect(turned.where('chimera')).toBe('red e4v');
    expect(turned.numbers('chimera')).toBe('0/9/9/9');
  });

  test('a quarter turn is clockwise, and every other way leaves the strong side up', () => {
    const quarter = scene(DANCE).place('satyr', 'e3').choose('chimera', '1');
    expect(quarter.where('chimera')).toBe('blue e4>');
    expect(quarter.numbers('chimera')).toBe('9/9/9/0');
    expect(scene(DANCE).place('satyr', 'e3').choose('chimera', '3').where('chimera')).toBe('blue e4<');
  });

  test('allies may be turned too, heroes further away may not', () => {
    const placed = scene(DANCE.replace('blue chimera', 'red chimera')).place('satyr', 'e3');
    expect(placed.choose('chimera', '1').where('chimera')).toBe('red e4>');
    expect(placed.options).not.toContain('hades');
  });

  test('declined, nobody turns and he battles', () => {
    const stayed = scene(DANCE).place('satyr', 'e5').pass();
    expect(stayed.where('chimera')).toBe('red e4^');
  });

  test('neither the terrain nor Priest can be turned (T-7)', () => {
    const alone = scene(`
      red hand: satyr 0/0/0/0
      blue hand: hermes
      *            .
      red athena   blue priest 9/9/9/9
    `).place('satyr', 'e4');
    expect(alone.asks).toMatch(/^blue placement/);
  });

  test('Athena takes the dance away', () => {
    const ignored = scene(`
      to move: blue
      red hand: satyr 5/5/5/5
      blue hand: athena 9/9/9/9, hermes
      *  blue chimera 9/9/0/9
    `)
      .place('athena', 'c4')
      .place('satyr', 'e3');
    expect(ignored.asks).toMatch(/^blue placement/);
  });
});
