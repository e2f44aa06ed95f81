import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Borneo: you may flip any hero, whereupon the opponent flips another one; no comparison then', () => {
  const board = `
    match: asgard asgard
    red hand: borneo 9/9/9/9
    blue hand: knight
    blue viking 5/5/5/5  .  *  red bard 5/5/5/5  blue mage 5/5/5/5
  `;

  test('first you, then the opponent, who may not name the same hero; Borneo himself may be named (R-19)', () => {
    const asked = scene(board).place('borneo', 'c4');
    expect(asked.asks).toBe('red borneo: viking, bard, mage, borneo, pass');
    const answering = asked.choose('mage');
    expect(answering.asks).toBe('blue borneo: viking, bard, borneo');
    expect(answering.owner('mage')).toBe('red');
    expect(answering.choose('borneo').owner('borneo')).toBe('blue');
    // Borneo still red, his 9 beside Viking is not compared.
    const answered = answering.choose('bard');
    expect(answered.owner('bard')).toBe('blue');
    expect(answered.owner('viking')).toBe('blue');
  });

  test('declined, Borneo compares as usual and the opponent flips nothing (A-9)', () => {
    const declined = scene(board).place('borneo', 'c4').pass();
    expect(declined.owner('viking')).toBe('red');
    expect(declined.asks).toMatch(/^blue placement/);
  });

  test('Titan and Priest cannot be named by either; with nothing left to name the opponent does not answer (R-19)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: borneo 9/9/9/9
      blue hand: knight
      blue titan 0/0/0/0  .  *  blue priest 5/5/5/5
    `).place('borneo', 'c4');
    expect(asked.asks).toBe('red borneo: borneo, pass');
    const answered = asked.choose('borneo');
    expect(answered.owner('borneo')).toBe('blue');
    expect(answered.asks).toMatch(/^blue placement/);
  });

  test('the two flips are two events: what the first sets off comes before the answer (T-18)', () => {
    const asked = scene(`
      match: asgard asgard
      red hand: borneo 0/0/0/0
      blue hand: knight
      .  *  blue hydra 5/5/5/5  blue mage 5/5/5/5
    `)
      .place('borneo', 'c4')
      .choose('hydra');
    expect(asked.asks).toBe('red hydra: mage');
    expect(asked.choose('mage').asks).toBe('blue borneo: mage, borneo');
  });

  test('ignored by Athena, he compares (T-18)', () => {
    const ignored = scene(`
      lasting: [{"kind":"ignore","by":10,"seat":-1,"left":1}]
      ${board}
    `).place('borneo', 'c4');
    expect(ignored.asks).toMatch(/^blue placement/);
    expect(ignored.owner('viking')).toBe('red');
  });
});
