import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const STABLE = `
  to move: blue
  red hand: colossus 0/0/0/0, athena
  blue hand: hercules 0/0/0/0, hermes
  *  red pegasus> 5/5/5/5
`;

describe('Pegasus: its controller may move it whenever a turn of theirs begins', () => {
  test('the move comes before the placement, to any legal cell but its own (T-6)', () => {
    const turn = scene(STABLE).place('hercules', 'c4');
    expect(turn.asks).toBe('red pegasus: c3, d3, b4, c5, d5, pass');
    const moved = turn.choose('c5');
    expect(moved.where('pegasus')).toBe('red c5>');
    // Moving is no placement: Hercules's 0 beside its 5 is not compared.
    expect(moved.owner('hercules')).toBe('blue');
    expect(moved.asks).toMatch(/^red placement/);
  });

  test('it may stay, and is not asked on the turn of the opponent', () => {
    const stayed = scene(STABLE).place('hercules', 'c4').pass();
    expect(stayed.cell('pegasus')).toBe('e4');
    expect(stayed.place('colossus', 'b4').asks).toMatch(/^blue placement/);
  });

  test('flipped, it flies for its new controller', () => {
    const flipped = scene(STABLE.replace('hercules 0/0/0/0', 'hercules 9/9/9/9')).place('hercules', 'e5');
    expect(flipped.asks).toMatch(/^red placement/);
    expect(flipped.place('colossus', 'c4').asks).toMatch(/^blue pegasus/);
  });

  test('it cannot leave if the rest would fall apart (T-6)', () => {
    const bridge = scene(STABLE).place('hercules', 'f4');
    expect(bridge.asks).toMatch(/^red placement/);
  });

  test('it may leave if it keeps the rest together from its new place (T-6)', () => {
    const corner = scene(`
      to move: blue
      red hand: colossus 0/0/0/0
      blue hand: hercules 0/0/0/0, hermes
      *  red pegasus 9/9/9/9
    `).place('hercules', 'e5');
    // Only d5 touches both the terrain and Hercules.
    expect(corner.asks).toBe('red pegasus: d5, pass');
  });

  test('Medusa beside it holds it (O-18)', () => {
    const held = scene(`
      to move: blue
      red hand: colossus 0/0/0/0
      blue hand: medusa 0/0/0/0, hermes
      *           red pegasus 9/9/9/9
      red athena
    `).place('medusa', 'e5');
    expect(held.asks).toMatch(/^red placement/);
  });

  test('Baenvier beside it clips its wings (A-5)', () => {
    const clipped = scene(`
      to move: blue
      red hand: colossus 0/0/0/0
      blue hand: baenvier 0/0/0/0, hermes
      *           red pegasus 9/9/9/9
      red athena
    `).place('baenvier', 'e5');
    expect(clipped.asks).toMatch(/^red placement/);
  });

  test('an extra turn begins with a flight too, a skipped turn does not (O-14, T-21)', () => {
    const extra = scene(`
      red hand: centaur 0/0/0/0, colossus
      blue hand: hermes
      *  red pegasus 9/9/9/9
    `)
      .place('centaur', 'c4')
      .use();
    expect(extra.asks).toMatch(/^red pegasus/);
    const skipped = scene(`
      to move: blue
      blue hand: hercules 0/0/0/0, hermes
      *  red pegasus 9/9/9/9
    `).place('hercules', 'c4');
    expect(skipped.told('skipped')).toHaveLength(1);
    expect(skipped.asks).toMatch(/^blue placement/);
  });
});
