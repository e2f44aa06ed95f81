import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Siren: you may draw a hero of its row or column straight to the empty cell on that side of Siren', () => {
  const asked = scene(`
    match: asgard asgard
    red hand: siren 5/5/5/5
    blue thief> 4/4/4/4   red bard
    .                     red mage
    .                     *
  `).place('siren', 'c4');

  test('the hero comes as it faces (T-5), and Siren then battles it', () => {
    expect(asked.asks).toBe('red siren: thief, pass');
    const after = asked.choose('thief', 'c3');
    expect(after.where('thief')).toBe('red c3>');
  });

  test('declined, it stays where it is', () => {
    expect(asked.pass().where('thief')).toBe('blue c2>');
  });

  test('it comes past tiles and gaps; the terrain does not come (A-14), nor does a hero that others depend on (T-3)', () => {
    const far = scene(`
      match: asgard asgard
      red hand: siren 0/0/0/0
      blue thief   red bard   *           .            .
      .            .          red noble   red dealer   red trader
    `).place('siren', 'f4');
    expect(far.asks).toBe('red siren: thief, pass');
    expect(far.choose('thief').options).toEqual(['e4']);
    expect(far.choose('thief', 'e4').cell('thief')).toBe('e4');
  });

  test('if the cell on that side is taken, nobody comes from there', () => {
    const after = scene(`
      match: asgard asgard
      red hand: siren 0/0/0/0
      blue hand: fool
      .   red bard   blue thief
      .   *          red noble
    `).place('siren', 'c3');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('heroes off its row and column cannot be called', () => {
    const after = scene(`
      match: asgard asgard
      red hand: siren 0/0/0/0
      blue hand: fool
      .   red bard   blue thief
      .   *          .
    `).place('siren', 'c4');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test.each(['cadenza', 'priest'])('%s cannot be drawn in', (id) => {
    const after = scene(`
      match: asgard asgard
      red hand: siren 0/0/0/0
      blue hand: fool
      blue ${id}   red bard
      .            red mage
      .            *
    `).place('siren', 'c4');
    expect(after.asks).toMatch(/^blue placement/);
  });

  test('nor can a hero beside Medusa (O-18), nor anybody by a Siren beside Baenvier (A-5)', () => {
    const beside = (id: string, cell: string) =>
      scene(`
        match: asgard asgard
        red hand: siren 0/0/0/0
        blue hand: fool
        blue thief   ${cell === 'd2' ? `blue ${id}` : 'red bard'}
        .            red mage
        .            *
        .            ${cell === 'd5' ? `blue ${id}` : 'red noble'}
      `);
    expect(beside('medusa', 'd2').place('siren', 'c4').asks).toMatch(/^blue placement/);
    expect(beside('medusa', 'd5').place('siren', 'c4').asks).toBe('red siren: thief, pass');
    expect(beside('baenvier', 'd5').place('siren', 'c5').asks).toMatch(/^blue placement/);
    expect(beside('trader', 'd5').place('siren', 'c5').asks).toBe('red siren: thief, pass');
  });
});
