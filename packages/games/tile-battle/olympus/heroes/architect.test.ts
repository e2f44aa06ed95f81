import { describe, expect, test } from 'vitest';
import { cellName, HOME } from '../../field/coordinates.ts';
import { type Scene, scene } from '../../scene/scene.ts';
import { cellOf } from '../../state.ts';
import { TERRAIN } from '../../tile.ts';

const terrainCell = ({ state }: Scene): string => cellName(cellOf(state, TERRAIN), HOME);

const BESIDE_BOTH = `
  red hand: architect 1/9/1/9
  blue hand: zeus
  .  blue hercules 5/5/5/5  blue oracle 9/9/9/9
  .  .                      *
`;

describe('Architect: you may move one tile next to it, the terrain included', () => {
  test('a neighbor goes to any legal cell but its own, and Architect then battles what is around it (T-6)', () => {
    const asked = scene(BESIDE_BOTH).place('architect', 'c4');
    expect(asked.asks).toBe('red architect: hercules, terrain, pass');
    const where = asked.choose('hercules');
    expect([...where.options].sort()).toEqual(['b4', 'c5', 'd2', 'd5', 'e3', 'e4']);
    // North of Architect his 5 would have held against its 1; west of it, its 9 beats him.
    expect(where.choose('b4').where('hercules')).toBe('red b4^');
  });

  test('a moved hero does not battle (T-6)', () => {
    const after = scene(`
      red hand: architect 0/0/0/0
      blue hand: zeus
      red oracle 9/9/9/9  blue hercules 0/0/0/0
      .                   *
    `)
      .place('architect', 'c4')
      .choose('oracle', 'e3');
    expect(after.where('oracle')).toBe('red e3^');
    expect(after.owner('hercules')).toBe('blue');
  });

  test('the terrain moves as well, and Medusa never holds it, only heroes (O-18)', () => {
    const asked = scene(`
      red hand: architect 0/0/0/0
      blue hand: zeus
      .  blue hercules  blue medusa
      .  .              *
    `).place('architect', 'c4');
    expect(asked.asks).toBe('red architect: terrain, pass');
    expect(terrainCell(asked.choose('terrain', 'c5'))).toBe('c5');
  });

  test('declined, nothing moves and it battles as usual (T-12)', () => {
    const after = scene(BESIDE_BOTH).place('architect', 'c4', '>').pass();
    expect(after.where('hercules')).toBe('red c3^');
    expect(terrainCell(after)).toBe('d4');
  });

  test('a centred terrain stays, and so does Priest (T-25, A-18)', () => {
    const asked = scene(`
      match: olympus mount-olympus centred
      red hand: architect 0/0/0/0
      blue hand: zeus
      blue priest   blue oracle
      .             *
      blue teacher  .
    `).place('architect', 'c4');
    expect(asked.asks).toBe('red architect: teacher, pass');
  });

  test('it is not asked where every move would tear the field apart (T-3)', () => {
    const after = scene(`
      red hand: architect 9/9/9/9
      blue hand: zeus
      *  blue hercules 5/5/5/5
    `).place('architect', 'f4');
    expect(after.asks).toMatch(/^blue placement/);
    expect(after.owner('hercules')).toBe('red');
  });

  test('placed under Athena, or beside Baenvier, it moves nothing (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: architect 0/0/0/0
      blue hand: athena 9/9/9/9, zeus
      to move: blue
      blue hercules  blue oracle
      .              *
    `)
      .place('athena', 'd5')
      .place('architect', 'c4');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    const silenced = scene(`
      red hand: architect 0/0/0/0
      blue hand: zeus
      blue baenvier  blue oracle
      .              *
    `).place('architect', 'c4');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
