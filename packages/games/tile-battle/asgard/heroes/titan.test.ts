import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Titan: it cannot be flipped by any means', () => {
  test('a higher number does nothing to it', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 9/9/9/9
      *   blue titan 0/0/0/0
    `).place('knight', 'e3');
    expect(after.owner('titan')).toBe('blue');
    expect(after.told('spared')).toHaveLength(1);
  });

  test.each(['simon', 'hades', 'cerberus'])('%s does not flip it', (id) => {
    const after = scene(`
      match: asgard asgard
      red hand: ${id} 0/0/0/0
      .          .            .
      *          .            blue titan 0/0/0/0
      red bard   red priest   red mage
    `).place(id, 'e4');
    expect(after.owner('titan')).toBe('blue');
  });

  test.each(['roc', 'gryphon', 'manticore', 'borneo'])('%s cannot choose it', (id) => {
    const after = scene(`
      match: asgard asgard
      red hand: ${id} 0/0/0/0
      blue hand: fool
      red priest   .
      *            blue titan 0/0/0/0
    `).place(id, 'e3');
    expect(after.asks).not.toContain('titan');
    expect(after.owner('titan')).toBe('blue');
  });

  test('Fool, with nobody else beside it, draws Titan and flips nobody (A-20)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: fool 0/0/0/0
      *   blue titan 0/0/0/0
    `).place('fool', 'e3');
    expect(after.owner('titan')).toBe('blue');
  });

  test('it is safe while it is being placed: Minotaur does not flip it (A-4)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: titan 0/0/0/0
      *   blue minotaur 9/9/9/9
    `).place('titan', 'e3');
    expect(after.owner('titan')).toBe('red');
  });

  test('a Baenvier being placed does not flip it; the next one to battle it does (A-4)', () => {
    const placed = scene(`
      match: asgard asgard
      red hand: baenvier 9/9/9/9, knight 9/9/9/9
      blue hand: fool 0/0/0/0, bard
      *            blue titan 0/0/0/0
      red squire   .
    `).place('baenvier', 'e3');
    expect(placed.owner('titan')).toBe('blue');
    const next = placed.place('bard', 'c4').place('knight', 'f4');
    expect(next.owner('titan')).toBe('red');
  });

  test('Perseus need not take a blow that cannot fall (T-11)', () => {
    const after = scene(`
      match: asgard asgard
      red hand: knight 9/9/9/9
      *   blue titan 0/0/0/0   blue perseus 0/0/0/0
    `).place('knight', 'e3');
    expect([after.owner('titan'), after.owner('perseus')]).toEqual(['blue', 'blue']);
  });

  test('it can be moved, swapped and turned', () => {
    const asked = (id: string) =>
      scene(`
        match: asgard asgard
        red hand: ${id} 0/0/0/0
        .             .
        *             blue titan 0/0/0/0
        red noble     .
      `).place(id, 'e3').asks;
    expect(asked('trickster')).toContain('titan');
    expect(asked('assassin')).toContain('titan');
    expect(asked('satyr')).toContain('titan');
    const seer = scene(`
      match: asgard asgard
      red hand: seer 0/0/0/0
      .   blue titan 0/0/0/0
      .   *
    `).place('seer', 'd5');
    expect(seer.asks).toBe('red seer: titan, pass');
  });
});
