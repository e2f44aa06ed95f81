import { describe, expect, test } from 'vitest';
import { scene } from '../../scene/scene.ts';

/** Five rows and five columns, Oracle in the middle; the last tile of the round goes to c3. Tartarus adds no points. */
const FIELD = `
  match: olympus tartarus
  round: 2
  red hand: hercules 0/0/0/0
  board b2:
  .  .            blue chimera    .            .
  .  .            red hades       .            .
  *  red centaur  blue oracle     red gryphon  blue basilisk
  .  .            red athena      .            .
  .  .            red cyclops     .            .
`;

const gains = (text: string, last = 'c3') =>
  scene(text)
    .place('hercules', last)
    .told('points')
    .map(({ seat, points }) => [seat, points]);

describe('Oracle: 5 points after round 2 if it is the center of the five by five', () => {
  test('its controller gains 5', () => {
    expect(gains(FIELD)).toEqual([[1, 5]]);
    expect(gains(FIELD.replace('blue oracle', 'red oracle'))).toEqual([[0, 5]]);
  });

  test('round 1 brings nothing', () => {
    expect(gains(FIELD.replace('round: 2', 'round: 1'))).toEqual([]);
  });

  test('off the center it brings nothing', () => {
    expect(gains(FIELD.replace('blue oracle', 'blue artemis').replace('red hades', 'red oracle'))).toEqual([]);
  });

  test('a field that is not yet five high has no center (O-23)', () => {
    const low = FIELD.replace(/\n.*red cyclops.*\n/, '\n');
    expect(gains(low)).toEqual([]);
    // Wherever the field lies on the table: the same one across the edge of the eight by eight.
    expect(gains(low.replace('board b2', 'board h8'), 'a1')).toEqual([]);
  });

  test('a field that is not yet five wide has no center (O-23)', () => {
    const narrow = FIELD.replace('  blue basilisk', '  .');
    expect(gains(narrow)).toEqual([]);
    expect(gains(narrow.replace('board b2', 'board h8'), 'a1')).toEqual([]);
    // The full field counts there too.
    expect(gains(FIELD.replace('board b2', 'board h8'), 'a1')).toEqual([[1, 5]]);
  });

  test('margins once locked decide, even if an edge lies empty now (O-23, T-1)', () => {
    const shrunk = FIELD.replace('board b2:', 'margins: 2 b\n  board b2:').replace(/\n.*red cyclops.*\n/, '\n');
    expect(gains(shrunk)).toEqual([[1, 5]]);
  });

  test('the points come after rows and columns are scored (O-17)', () => {
    const told = scene(FIELD)
      .place('hercules', 'c3')
      .events.map(({ what }) => what);
    expect(told.slice(-3)).toEqual(['lines', 'points', 'over']);
  });

  test('Baenvier beside it at that moment takes the points away (A-5)', () => {
    expect(gains(FIELD.replace('red gryphon', 'red baenvier'))).toEqual([]);
  });
});
