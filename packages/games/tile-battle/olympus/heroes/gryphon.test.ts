import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Gryphon: flip one enemy anywhere in play; Gryphon does not battle', () => {
  test('any enemy may be chosen, near or far, one must be, and the weak neighbor is left alone (T-12)', () => {
    const asked = scene(`
      red hand: gryphon 9/9/9/9
      blue hand: zeus
      .  blue hercules 0/0/0/0  red oracle  blue teacher 9/9/9/9
      .  *                      .           .
    `).place('gryphon', 'c3');
    expect(asked.asks).toBe('red gryphon: hercules, teacher');
    const after = asked.choose('teacher');
    expect(['hercules', 'teacher', 'oracle'].map(after.owner)).toEqual(['blue', 'red', 'red']);
    expect(after.told('compared')).toEqual([]);
  });

  test('with nobody it could flip it still does not battle (R-1)', () => {
    const after = scene(`
      red hand: gryphon 9/9/9/9
      blue hand: zeus
      .  blue priest 0/0/0/0
      .  *
    `).place('gryphon', 'c3');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('priest')).toBe('blue');
  });

  test('what cannot be flipped is not on offer: Titan, Priest, the neighbors of King Midas (O-8)', () => {
    const asked = scene(`
      red hand: gryphon 9/9/9/9
      blue hand: zeus
      blue titan    blue priest  blue king-midas  blue hercules
      blue teacher  *            .                .
    `).place('gryphon', 'd5');
    expect(asked.asks).toBe('red gryphon: king-midas, teacher');
  });

  test('Perseus takes the blow, unless King Midas keeps him from it (O-7, O-8)', () => {
    const flipped = (guard: string) =>
      scene(`
        red hand: gryphon 9/9/9/9
        blue hand: zeus
        blue hercules  blue perseus  blue ${guard}
        .              *             .
      `)
        .place('gryphon', 'd5')
        .choose('hercules');
    expect(['hercules', 'perseus'].map(flipped('oracle').owner)).toEqual(['blue', 'red']);
    expect(['hercules', 'perseus'].map(flipped('king-midas').owner)).toEqual(['red', 'blue']);
  });

  test('Minotaur flips it though it did not battle (O-20)', () => {
    const after = scene(`
      red hand: gryphon 9/9/9/9
      blue hand: zeus
      .  blue minotaur 0/0/0/0  blue hercules
      .  *                      .
    `)
      .place('gryphon', 'c3')
      .choose('hercules');
    expect(['hercules', 'minotaur', 'gryphon'].map(after.owner)).toEqual(['red', 'blue', 'blue']);
  });

  test('placed under Athena, or beside Baenvier, it battles as usual and flips nobody else (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: gryphon 9/9/9/9
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      .  blue hercules 0/0/0/0  blue teacher 0/0/0/0
      .  *                      .
    `)
      .place('athena', 'd5')
      .place('gryphon', 'c3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    expect(['hercules', 'teacher'].map(ignored.owner)).toEqual(['red', 'blue']);
    const silenced = scene(`
      red hand: gryphon 9/9/9/9
      blue hand: zeus
      .  blue baenvier 0/0/0/0  blue teacher 0/0/0/0
      .  *                      .
    `).place('gryphon', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(['baenvier', 'teacher'].map(silenced.owner)).toEqual(['red', 'blue']);
  });

  test('it is used once, though it has two parts', () => {
    const placed = scene(`
      red hand: gryphon, zeus
      blue hand: athena
      .  blue hercules  blue teacher
      .  *              .
    `).place('gryphon', 'c3');
    expect([placed, placed.choose('teacher')].map((scene) => scene.told('used').length)).toEqual([1, 0]);
  });
});
