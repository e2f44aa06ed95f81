import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const THREAD = `
  to move: blue
  red hand: colossus 0/0/0/0, athena
  blue hand: hercules 0/0/0/0, hermes
  deck: apollo, hydra, …
  *  red theseus 5/5/5/5
`;

describe('Theseus: each turn of his controller begins with a discard and a draw', () => {
  test('the discard is a duty, and the top of the deck replaces it', () => {
    const turn = scene(THREAD).place('hercules', 'c4');
    expect(turn.asks).toBe('red theseus: colossus, athena');
    const drawn = turn.choose('colossus');
    expect([...drawn.hand('red')].sort()).toEqual(['apollo', 'athena']);
    expect(drawn.where('colossus')).toBe('discard');
    expect(drawn.asks).toMatch(/^red placement/);
  });

  test('a single tile must go as well', () => {
    const turn = scene(THREAD.replace('colossus 0/0/0/0, athena', 'colossus')).place('hercules', 'c4');
    expect(turn.choose('colossus').hand('red')).toEqual(['apollo']);
  });

  test('not on the turn of the opponent, nor on the turn he is placed', () => {
    const others = scene(THREAD).place('hercules', 'c4').choose('athena').place('colossus', 'b4');
    expect(others.asks).toMatch(/^blue placement/);
    const placed = scene(`
      red hand: theseus 0/0/0/0, athena
      blue hand: hermes
      *
    `).place('theseus', 'e4');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('flipped, he binds his new controller', () => {
    const flipped = scene(THREAD.replace('hercules 0/0/0/0', 'hercules 9/9/9/9')).place('hercules', 'f4');
    expect(flipped.asks).toMatch(/^red placement/);
    expect(flipped.place('colossus', 'c4').asks).toBe('blue theseus: hermes');
  });

  test('with an empty deck nothing is discarded (O-16)', () => {
    const dry = scene(THREAD.replace('deck: apollo, hydra, …', 'deck:')).place('hercules', 'c4');
    expect(dry.asks).toMatch(/^red placement/);
    expect(dry.hand('red')).toEqual(['colossus', 'athena']);
  });

  test('next to Baenvier he asks for nothing (A-5)', () => {
    const silenced = scene(THREAD.replace(/hercules/g, 'baenvier')).place('baenvier', 'f4');
    expect(silenced.asks).toMatch(/^red placement/);
  });

  test('an extra turn begins with a discard too (O-14)', () => {
    const extra = scene(`
      red hand: centaur 0/0/0/0, athena
      blue hand: hermes
      deck: apollo, …
      *  red theseus 5/5/5/5
    `)
      .place('centaur', 'c4')
      .use();
    expect(extra.asks).toBe('red theseus: athena');
  });
});
