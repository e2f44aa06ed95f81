import { describe, expect, test } from 'vitest';
import { idsOf } from '../cards/catalog.ts';
import { leaderShares } from './leaders-worth.ts';

const LEADERS = idsOf('leader');

describe('Leaders', () => {
  test('are all chosen sometimes, and none always, whichever are dealt together', () => {
    expect(LEADERS).toHaveLength(13);
    for (const one of LEADERS)
      for (const other of LEADERS) {
        if (one === other) continue;
        const [share = 0, rest = 0] = leaderShares([{ leader: one }, { leader: other }]);
        expect(share / (share + rest)).toBeGreaterThan(0.15);
      }
  });
});
