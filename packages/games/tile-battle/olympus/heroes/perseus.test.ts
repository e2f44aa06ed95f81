import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

/** A tile on f5 touches Chimera and Hades, both next to Perseus. */
const SHIELD = (hand: string): string => `
  red hand: ${hand} 5/5/5/5
  blue hand: hermes
  *  blue perseus 9/9/9/9  blue chimera 0/0/0/0
  .  blue hades 0/0/0/0    .
`;

describe('Perseus: he flips once in place of the allies next to him', () => {
  test('two allies lose a battle, Perseus alone turns', () => {
    const fought = scene(SHIELD('hercules')).place('hercules', 'f5');
    expect(['perseus', 'chimera', 'hades'].map(fought.owner)).toEqual(['red', 'blue', 'blue']);
  });

  test('enemies next to him are not his to guard', () => {
    const fought = scene(SHIELD('hercules').replace('blue perseus', 'red perseus')).place('hercules', 'f5');
    expect(['perseus', 'chimera', 'hades'].map(fought.owner)).toEqual(['red', 'red', 'red']);
  });

  test('he guards against a flip by his own controller too (O-7)', () => {
    const stung = scene(`
      red hand: manticore 0/0/0/0
      blue hand: hermes
      *  red perseus  red chimera
    `)
      .place('manticore', 'g4')
      .choose('chimera');
    expect([stung.owner('perseus'), stung.owner('chimera')]).toEqual(['blue', 'red']);
  });

  test('when he is in the event himself he turns once and his neighbors are spared (O-7)', () => {
    const flown = scene(`
      red hand: hermes 0/0/0/0
      blue hand: centaur
      *  blue gryphon  blue perseus  blue chimera
    `)
      .place('hermes', 'h4')
      .choose('row');
    expect(['gryphon', 'perseus', 'chimera'].map(flown.owner)).toEqual(['blue', 'red', 'blue']);
    expect(flown.told('flipped').filter(({ tile }) => tile === 40)).toHaveLength(1);
  });

  test('his own flip is not averted by anything of his (O-7)', () => {
    const beaten = scene(`
      red hand: hercules 9/9/9/9
      blue hand: hermes
      *  blue chimera  blue perseus 0/0/0/0
    `).place('hercules', 'g4');
    expect([beaten.owner('perseus'), beaten.owner('chimera')]).toEqual(['red', 'blue']);
  });

  test('if he cannot be flipped he cannot take the blow, and the allies turn (O-7)', () => {
    const golden = scene(`
      red hand: hercules 5/5/5/5
      blue hand: hermes
      .  blue king-midas 9/9/9/9  .
      *  blue perseus 9/9/9/9     blue chimera 0/0/0/0
      .  blue hades 0/0/0/0       .
    `).place('hercules', 'f5');
    expect(['perseus', 'chimera', 'hades'].map(golden.owner)).toEqual(['blue', 'red', 'red']);
  });

  test('the blow counts as flipped by that battle: Ares pays for him, once (R-6)', () => {
    const paid = scene(SHIELD('ares')).place('ares', 'f5');
    expect(paid.owner('perseus')).toBe('red');
    expect(paid.score).toEqual([-1, 0]);
  });

  test('the blow counts as flipped by that battle: Bard and Wizard may choose him, Niflheim lets him battle (R-6)', () => {
    expect(scene(SHIELD('bard')).place('bard', 'f5').asks).toBe('red bard: perseus, pass');
    expect(scene(SHIELD('wizard').replace('*  ', '*  red athena  ')).place('wizard', 'g5').asks).toBe('red wizard: perseus, pass');
    const chained = scene(`match: asgard niflheim${SHIELD('hercules')}`).place('hercules', 'f5');
    expect(['perseus', 'chimera', 'hades'].map(chained.owner)).toEqual(['red', 'red', 'red']);
  });

  test('Hades turns him first and is then saved by him (O-7, T-19)', () => {
    // The first event brings Perseus to red; in the second, Hades' own flip, he guards his new ally.
    const risen = scene(`
      red hand: hades 0/0/0/0
      blue hand: hermes
      *  blue perseus
    `).place('hades', 'f4');
    expect([risen.owner('hades'), risen.owner('perseus')]).toEqual(['red', 'blue']);
    expect(risen.told('flipped').map(({ tile }) => tile)).toEqual([40, 40]);
  });

  test('Priest cannot be shielded (A-18), and next to Baenvier Perseus shields nobody (A-5)', () => {
    const priest = scene(`
      red hand: hercules 5/5/5/5
      blue hand: hermes
      *  blue perseus 9/9/9/9  blue priest 0/0/0/0
    `).place('hercules', 'g4');
    expect([priest.owner('perseus'), priest.owner('priest')]).toEqual(['blue', 'red']);
    const drained = scene(`
      red hand: hercules 5/5/5/5
      blue hand: hermes
      .  red baenvier 0/0/0/0
      *  blue perseus 9/9/9/9  blue chimera 0/0/0/0
    `).place('hercules', 'g4');
    expect([drained.owner('perseus'), drained.owner('chimera')]).toEqual(['blue', 'red']);
  });
});
