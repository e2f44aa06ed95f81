import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../scene/scene.ts';

const placeable = ({ options }: Scene): readonly string[] => [...new Set(options.map((option) => option.split(' ')[0] ?? ''))];

const OPPONENT_HOLDS_THREE = `
  red hand: basilisk, hercules, teacher
  blue hand: nymph, zeus, oracle
  *
`;

describe('Basilisk: if the opponent holds two or more tiles, you may name one that stays in hand on their next turn', () => {
  test('the named tile cannot be placed on that turn, and on the one after it can', () => {
    const asked = scene(OPPONENT_HOLDS_THREE).place('basilisk', 'c4');
    expect(asked.asks).toBe('red basilisk: nymph, zeus, oracle, pass');
    const bound = asked.choose('zeus');
    expect(placeable(bound)).toEqual(['nymph', 'oracle']);
    expect(placeable(bound.place('oracle', 'e4').place('hercules', 'd5'))).toEqual(['nymph', 'zeus']);
  });

  test('declined, every tile may be placed (T-12)', () => {
    expect(placeable(scene(OPPONENT_HOLDS_THREE).place('basilisk', 'c4').pass())).toEqual(['nymph', 'zeus', 'oracle']);
  });

  test('it is asked at two tiles, not at one', () => {
    const facing = (hand: string) => scene(`red hand: basilisk\n blue hand: ${hand}\n *`).place('basilisk', 'c4');
    expect(facing('zeus, oracle').asks).toBe('red basilisk: zeus, oracle, pass');
    expect(facing('zeus').asks).toMatch(/^blue placement/);
  });

  test('the ban is lifted if it is the only tile held, and beats a Commander who forces it (T-23)', () => {
    const banned = (hand: string, ...more: readonly string[]) =>
      scene(`
        to move: blue
        blue hand: ${hand}
        lasting: [${['{"kind":"ban","by":12,"seat":1,"tile":50}', ...more].join()}]
        *
      `);
    expect(placeable(banned('zeus'))).toEqual(['zeus']);
    expect(placeable(banned('zeus, oracle', '{"kind":"force","by":80,"seat":1,"tile":50}'))).toEqual(['oracle']);
  });

  test('it binds the opponent of the player who placed Basilisk, though Minotaur flips it immediately (T-19, T-22)', () => {
    const after = scene(`
      red hand: basilisk 0/0/0/0, hercules, teacher
      blue hand: zeus, oracle
      .  blue minotaur 9/9/9/9
      .  *
    `)
      .place('basilisk', 'c3')
      .choose('zeus');
    expect(after.owner('basilisk')).toBe('blue');
    expect(placeable(after)).toEqual(['oracle']);
  });

  test('placed under Athena, or beside Baenvier, it names nobody (O-5, A-5)', () => {
    const ignored = scene(`
      red hand: basilisk
      blue hand: athena, zeus, oracle
      to move: blue
      *
    `)
      .place('athena', 'd5')
      .place('basilisk', 'd3');
    expect(ignored.told('ignored')).toHaveLength(1);
    expect(ignored.asks).toMatch(/^blue placement/);
    const silenced = scene(`
      red hand: basilisk
      blue hand: zeus, oracle
      .  blue baenvier
      .  *
    `).place('basilisk', 'c3');
    expect(silenced.told('silenced')).toHaveLength(1);
    expect(silenced.asks).toMatch(/^blue placement/);
  });
});
