import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

const TWO_IN_HAND = `
  red hand: centaur, hercules
  blue hand: zeus, oracle
  *
`;

describe('Centaur: you may take another turn after this one', () => {
  test('the same player places once more, and then the opponent', () => {
    const asked = scene(TWO_IN_HAND).place('centaur', 'c4');
    expect(asked.asks).toBe('red centaur: use, pass');
    const again = asked.use();
    expect(again.asks).toMatch(/^red placement/);
    expect(again.told('turn')).toEqual([{ what: 'turn', seat: 0, extra: true }]);
    expect(again.place('hercules', 'e4').asks).toMatch(/^blue placement/);
  });

  test('declined, it is the opponent’s turn (T-12)', () => {
    expect(scene(TWO_IN_HAND).place('centaur', 'c4').pass().asks).toMatch(/^blue placement/);
  });

  test('the extra turn is a whole turn: effects at its start happen again (O-14)', () => {
    const again = scene(`
      red hand: centaur 0/0/0/0, hercules, teacher
      blue hand: zeus
      deck: oracle, …
      red theseus  *
    `)
      .place('centaur', 'd5')
      .use();
    expect(again.asks).toBe('red theseus: hercules, teacher');
    expect(again.choose('teacher').hand('red')).toEqual(['hercules', 'oracle']);
  });

  test('with an empty hand the extra turn would be lost, so it is not asked (O-14, R-24)', () => {
    const after = scene(`
      red hand: centaur
      blue hand: zeus, oracle
      *
    `).place('centaur', 'c4');
    expect(after.asks).toMatch(/^blue placement/);
    // Nor is it kept for later.
    expect(after.place('zeus', 'd3').told('turn')).toEqual([{ what: 'turn', seat: 1, extra: false }]);
  });

  test('the next turn of the opponent is still the opponent’s: a ban waits for it (O-14)', () => {
    const bound = scene(`
      red hand: centaur, hercules
      blue hand: zeus, oracle
      lasting: [{"kind":"ban","by":12,"seat":1,"tile":50}]
      *
    `)
      .place('centaur', 'c4')
      .use()
      .place('hercules', 'e4');
    expect(bound.options.filter((option) => option.startsWith('zeus'))).toEqual([]);
    expect(bound.options.filter((option) => option.startsWith('oracle'))).not.toEqual([]);
  });

  test('the last turn is the one after which both hands are empty, so the Styx flows after Centaur and not after the extra turn (O-15)', () => {
    const ferry = scene(`
      match: olympus river-styx
      red hand: centaur, hercules
      *
    `)
      .place('centaur', 'c4')
      .use();
    expect(ferry.asks).toMatch(/^red river-styx: centaur, pass/);
    const last = ferry.pass().place('hercules', 'e4');
    expect(last.told('lines')).toHaveLength(1);
    expect(last.asks).toMatch(/draft/);
  });

  test('the turn belongs to the player who placed Centaur, though Minotaur flips it (T-19)', () => {
    const after = scene(`
      red hand: centaur 0/0/0/0, hercules
      blue hand: zeus
      .  blue minotaur 9/9/9/9
      .  *
    `)
      .place('centaur', 'c3')
      .use();
    expect(after.owner('centaur')).toBe('blue');
    expect(after.asks).toMatch(/^red placement/);
  });

  test('placed under Athena, or beside Baenvier, it gives no turn (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: centaur, hercules
      blue hand: athena, zeus
      to move: blue
      *
    `)
      .place('athena', 'd5')
      .place('centaur', 'd3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    const silenced = scene(`
      red hand: centaur, hercules
      blue hand: zeus
      .  blue baenvier
      .  *
    `).place('centaur', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
