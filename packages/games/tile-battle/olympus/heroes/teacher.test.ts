import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

/** The pupil is on e4 next to Hercules; Teacher goes to c4, where Hades is. */
const SCHOOL = (pupil: string, enemy = 'hercules 4/4/4/4'): string => `
  red hand: teacher 9/9/9/9
  blue hand: hermes
  .                   *  red ${pupil}  blue ${enemy}
  blue hades 0/0/0/0  blue athena 9/9/9/9
`;

const teach = (pupil: string, enemy?: string) => {
  const [id = ''] = pupil.split(' ');
  return scene(SCHOOL(pupil, enemy)).place('teacher', 'c4').choose(id);
};

describe('Teacher: another ally may battle in his place', () => {
  test('the pupil battles from its cell, and Teacher does not', () => {
    const taught = teach('chimera 5/5/5/5');
    expect([taught.owner('hercules'), taught.owner('hades')]).toEqual(['red', 'blue']);
    expect(teach('chimera 4/4/4/4').owner('hercules')).toBe('blue');
  });

  test('only other allies are offered, and it may be declined', () => {
    const placed = scene(SCHOOL('chimera 5/5/5/5')).place('teacher', 'c4');
    expect(placed.asks).toBe('red teacher: chimera, pass');
    const fought = placed.pass();
    expect([fought.owner('hercules'), fought.owner('hades')]).toEqual(['blue', 'red']);
  });

  test('without another ally he is not asked and battles (T-12)', () => {
    const fought = scene(`
      red hand: teacher 9/9/9/9
      blue hand: hermes
      *  blue hades 0/0/0/0
    `).place('teacher', 'f4');
    expect(fought.owner('hades')).toBe('red');
    expect(fought.asks).toMatch(/^blue placement/);
  });

  test('the pupil has its current numbers and its continuous ability (O-10)', () => {
    // Muse shows 1 + 2 + 2 and wins; King Midas wins but protects the tile he battles.
    expect(teach('muse 1/1/1/1').owner('hercules')).toBe('red');
    const midas = teach('king-midas 9/9/9/9');
    expect(midas.told('compared').map(({ comparison }) => comparison.beats)).toEqual([true]);
    expect(midas.owner('hercules')).toBe('blue');
    // Athlete reads printed numbers: 5 against a Muse that prints 4.
    expect(teach('athlete 5/5/5/5', 'muse 4/4/4/4').owner('muse')).toBe('red');
  });

  test('the pupil is without its mandatory or optional ability (O-10)', () => {
    expect(teach('colossus 5/5/5/5').owner('hercules')).toBe('red');
    expect(teach('socrates 5/5/5/5').owner('hercules')).toBe('red');
    const ares = teach('ares 5/5/5/5');
    expect(ares.owner('hercules')).toBe('red');
    expect(ares.score).toEqual([0, 0]);
  });

  test('Priest cannot be named (R-12)', () => {
    const placed = scene(SCHOOL('priest 9/9/9/9')).place('teacher', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('Minotaur flips Teacher, who was placed beside it, not the pupil (O-12, O-20)', () => {
    const caught = scene(SCHOOL('chimera 5/5/5/5').replace('blue hades', 'blue minotaur')).place('teacher', 'c4').choose('chimera');
    expect([caught.owner('teacher'), caught.owner('chimera')]).toEqual(['blue', 'red']);
  });
});
