import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const FACING_HERCULES = `
  red hand: aeolus 5/5/5/5, zeus
  blue hand: teacher
  .  blue hercules 1/9/9/9
  .  *
`;

describe('Aeolus: you may rotate one hero in play, wherever it lies', () => {
  test('an enemy turned so that it shows a weak side loses the battle that follows', () => {
    const asked = scene(FACING_HERCULES).place('aeolus', 'c3');
    expect(asked.asks).toBe('red aeolus: hercules, aeolus, pass');
    const after = asked.choose('hercules', '3');
    expect(after.where('hercules')).toBe('red d3<');
  });

  test('declined, everything lies as before and he battles as usual (T-12)', () => {
    const after = scene(FACING_HERCULES).place('aeolus', 'c3').pass();
    expect(after.where('hercules')).toBe('blue d3^');
    expect(after.told('compared')).toHaveLength(1);
  });

  test('a rotation is a real turn of one, two or three quarters (R-10)', () => {
    expect(scene(FACING_HERCULES).place('aeolus', 'c3').choose('hercules').options).toEqual(['1', '2', '3']);
  });

  test('he may turn himself and battles with the side he then shows', () => {
    const after = scene(`
      red hand: aeolus 9/0/0/0
      blue hand: zeus
      .  blue hercules 5/5/5/5
      .  *
    `)
      .place('aeolus', 'c3')
      .choose('aeolus', '1');
    expect(after.owner('hercules')).toBe('red');
  });

  test('distance does not matter and Medusa holds nobody against turning, but terrain and Priest stay as they are (T-7)', () => {
    const asked = scene(`
      red hand: aeolus
      blue hand: zeus
      blue priest 9/9/9/9  blue medusa 9/9/9/9  red oracle  blue hercules
      .                    *                    .           .
    `).place('aeolus', 'c4');
    expect(asked.asks).toBe('red aeolus: medusa, oracle, hercules, aeolus, pass');
  });

  test('placed under Athena, or beside Baenvier, he turns nobody (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: athena 0/0/0/0, zeus
      blue hand: aeolus 5/5/5/5
      .  red hercules 9/9/9/9
      .  *
    `)
      .place('athena', 'd5')
      .place('aeolus', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^red placement/);
    const silenced = scene(`
      red hand: aeolus 5/5/5/5
      blue hand: zeus
      .  blue baenvier 9/9/9/9
      .  *
    `).place('aeolus', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
