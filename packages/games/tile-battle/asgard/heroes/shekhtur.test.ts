import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

describe('Shekhtur: when a tile is placed beside it, its controller may first move it one cell aside', () => {
  // From c4 it can dash to c3 or c5, each of which touches a hero of column d; b4 touches nobody.
  const board = `
    match: asgard asgard
    red hand: roc 9/9/9/9, knight 9/9/9/9, bard
    blue hand: titan 0/0/0/0, thief
    .                         blue monk 9/9/9/9
    blue shekhtur> 0/0/0/0    *
    .                         blue viking 9/9/9/9
  `;

  test('it dashes before the placed tile uses its ability (A-19)', () => {
    const asked = scene(board).place('roc', 'c5');
    expect(asked.asks).toBe('blue shekhtur: c3, pass');
    const dashed = asked.choose('c3');
    expect(dashed.where('shekhtur')).toBe('blue c3>');
    expect(dashed.asks).toBe('red roc: monk, shekhtur, viking, pass');
  });

  test('having dashed away it is not compared with; declining, it is', () => {
    const asked = scene(board).place('knight', 'c5');
    expect(asked.choose('c3').owner('shekhtur')).toBe('blue');
    expect(asked.pass().where('shekhtur')).toBe('red c4>');
  });

  test('it dashes from allies too, but only when a tile is placed beside it, and not when it is placed itself', () => {
    const own = scene(`to move: blue\n${board}`);
    expect(own.place('titan', 'c5').asks).toBe('blue shekhtur: c3, pass');
    expect(own.place('titan', 'e4').asks).toMatch(/^red placement/);
    const placed = scene(`
      match: asgard asgard
      red hand: shekhtur 0/0/0/0
      blue hand: thief
      .  blue monk 9/9/9/9
      .  *
      .  blue viking 9/9/9/9
    `).place('shekhtur', 'c4');
    expect(placed.asks).toMatch(/^blue placement/);
  });

  test('who controls it decides: flipped, it dashes for its new player', () => {
    const flipped = scene(board).place('roc', 'e4').choose('shekhtur');
    expect(flipped.place('titan', 'c5').asks).toBe('red shekhtur: c3, pass');
  });

  test('if it holds the placed tile to the rest, it cannot leave (T-3)', () => {
    const bound = scene(board).place('knight', 'b4');
    expect(bound.asks).toMatch(/^blue placement/);
    expect(bound.owner('shekhtur')).toBe('red');
  });

  test('beside Baenvier it has no ability, and Medusa lets nobody beside her move (A-5, T-18)', () => {
    const attackedBeside = (neighbor: string) =>
      scene(`
        match: asgard asgard
        red hand: knight 9/9/9/9
        blue hand: thief
        blue fairy 9/9/9/9   blue ${neighbor} 9/9/9/9  blue monk 9/9/9/9
        .                    blue shekhtur 0/0/0/0      *
        .                    .                          blue viking 9/9/9/9
      `).place('knight', 'c5').asks;
    expect(attackedBeside('bard')).toBe('blue shekhtur: b4, pass');
    expect(attackedBeside('baenvier')).toMatch(/^blue placement/);
    expect(attackedBeside('medusa')).toMatch(/^blue placement/);
  });

  test('from Baenvier that is just being placed it can still run (A-5)', () => {
    const running = scene(board.replace('roc', 'baenvier')).place('baenvier', 'c5');
    expect(running.asks).toBe('blue shekhtur: c3, pass');
  });

  test('to Athena and Elder it is a continuous ability: not ignored, not copied (A-19)', () => {
    const ignoring = scene(`
      match: asgard asgard
      red hand: athena 0/0/0/0, knight 0/0/0/0
      blue hand: shekhtur 0/0/0/0, mage
      .  blue monk 9/9/9/9
      .  *
      .  blue viking 9/9/9/9
    `)
      .place('athena', 'e4')
      .place('shekhtur', 'c4');
    expect(ignoring.place('knight', 'c5').asks).toBe('blue shekhtur: c3, pass');
    const elder = scene(`
      match: asgard asgard
      red hand: elder 0/0/0/0
      blue hand: mage
      discard: shekhtur, roc
      *
    `).place('elder', 'c4');
    expect(elder.asks).toBe('red elder: roc, pass');
  });

  test('a summoned tile is a new placement: it may dash again (A-17)', () => {
    const summoning = scene(`deck: knight 9/9/9/9, bard, fairy, …\n${board.replace('roc', 'conjuror').replace(/, knight .*$/m, '')}`)
      .place('conjuror', 'c5')
      .pass();
    expect(summoning.asks).toMatch(/^red conjuror/);
    const summoned = summoning.use().choose('knight', '0', 'bard');
    expect(summoned.asks).toBe('blue shekhtur: c3, pass');
  });
});
