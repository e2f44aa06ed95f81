import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Achilles: all his numbers are 2 higher while no ally touches him', () => {
  test('he has the bonus in his own first battle, and exactly 2 of it (O-6)', () => {
    const after = scene(`
      red hand: achilles 3/3/3/3
      blue hand: zeus
      blue hercules 4/4/4/4  blue teacher
      .                      blue oracle 5/5/5/5
      .                      *
    `).place('achilles', 'c3');
    expect(after.owner('hercules')).toBe('red');
    expect(after.owner('oracle')).toBe('blue');
    // The hero he won is an ally that touches him.
    expect(after.numbers('achilles')).toBe('3/3/3/3');
  });

  test('one ally beside him takes the bonus away', () => {
    const after = scene(`
      red hand: achilles 3/3/3/3
      blue hand: zeus
      red oracle  red teacher
      .           blue hercules 4/4/4/4
      .           *
    `).place('achilles', 'c3');
    expect(after.owner('hercules')).toBe('blue');
    expect(after.numbers('achilles')).toBe('3/3/3/3');
  });

  test('terrain, enemies and diagonal allies are no allies that touch him (T-7)', () => {
    const alone = scene(`
      red teacher  blue hercules         red oracle
      .            red achilles 3/0/1/7  *
    `);
    expect(alone.numbers('achilles')).toBe('5/2/3/9');
  });

  test('the bonus and what others take away add up, and there is no upper cap (T-8)', () => {
    const still = scene(`
      blue hera  blue teacher
      red achilles 0/9/3/1  *
    `);
    expect(still.numbers('achilles')).toBe('1/10/4/2');
  });

  test('being continuous, it is never ignored, but Baenvier silences it (O-5, A-5)', () => {
    const ignoring = scene(`
      red hand: achilles 3/3/3/3
      blue hand: athena 0/0/0/0, zeus
      to move: blue
      .  blue hercules 4/4/4/4
      .  *
    `).place('athena', 'd5');
    expect(ignoring.place('achilles', 'c3').owner('hercules')).toBe('red');
    const silenced = scene(`
      red hand: achilles 3/3/3/3
      blue hand: zeus
      blue baenvier 9/9/9/9  blue teacher
      .                      blue hercules 4/4/4/4
      .                      *
    `);
    expect(silenced.place('achilles', 'c3').owner('hercules')).toBe('blue');
  });

  test('against Athlete only his printed number counts', () => {
    const after = scene(`
      red hand: achilles 4/4/4/4
      blue hand: zeus
      .  blue athlete 4/4/4/4
      .  *
    `).place('achilles', 'c3');
    expect(after.owner('athlete')).toBe('blue');
  });
});
