import { describe, expect, test } from 'vitest';
import { olympus } from '../rules.ts';
import { scene } from '../scene/scene.ts';

describe('Scoring', () => {
  test('a row or column gives 0, 0, 1, 2, 4, 7 points for 0 to 5 tiles of a color (T-15)', () => {
    const scored = scene(`
      match: asgard asgard
      round: 2
      red hand: knight 0/0/0/0
      board a4:
      .           .          .           .            *
      blue monk   red titan  red fairy   red dealer   red viking
      blue siren  blue bard  red spy     blue noble   blue duelist
    `).place('knight', 'e7');
    const [lines] = scored.told('lines');
    expect(lines?.lines.map(({ line, at, tiles, points }) => `${line} ${at}: ${tiles.join('-')} ${points.join('-')}`)).toEqual([
      'row 5: 4-1 4-0',
      'row 6: 1-4 0-4',
      'column 1: 0-2 0-1',
      'column 3: 2-0 1-0',
      'column 5: 2-1 1-0',
    ]);
    expect(scored.score).toEqual([6, 5]);
  });

  test('the tiles need not be contiguous, and terrain counts for nobody (T-15)', () => {
    const split = scene(`
      match: asgard asgard
      round: 2
      score: 1 : 0
      red hand: knight 0/0/0/0
      red monk  *  blue siren 9/9/9/9  red spy
    `).place('knight', 'f5');
    // Red: two in row 4, two in column f.
    expect(split.score).toEqual([3, 0]);
  });

  test('five of a color give seven', () => {
    const five = scene(`
      match: asgard asgard
      round: 2
      red hand: knight 0/0/0/0
      red monk  red fairy  red bard  red spy
      *         .          .         .
    `).place('knight', 'h3');
    expect(five.score).toEqual([7, 0]);
  });

  test('if the game stopped here, the board would count as it lies', () => {
    const standing = olympus.standing(scene('score: 2 : 5\nred hand: zeus\nred hera  *  red muse').state);
    expect(standing).toEqual({ points: [3, 5], ranking: [[1], [0]] });
  });

  test('all numbers are read before any tile turns: what turns does not fight in the same battle (T-10)', () => {
    const once = scene(`
      red hand: hercules 5/5/5/5
      blue hand: zeus
      .  *             .
      .  blue hera 1/1/1/1  blue muse 0/0/0/0
    `).place('hercules', 'c5');
    expect([once.owner('hera'), once.owner('muse')]).toEqual(['red', 'blue']);
  });
});
