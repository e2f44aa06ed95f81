import { describe, expect, test } from 'vitest';
import { PARTY } from '../action.ts';
import { poolOf } from '../cards/attributes.ts';
import type { Needs, Purse } from './needs.ts';
import { payments } from './payments.ts';

const TWO: Needs = { basics: [2, 0, 0], any: 0, advanced: [0, 0, 0], experts: [0, 0, 0], luck: 0 };
/** One companion with a strength; the same tokens lie there all the time. */
const POOL = poolOf({ strength: 1 });
const paid = (luck: number, wilds: readonly number[] = [0, 0, 0], companion = 'ann', pool = POOL): readonly unknown[] => {
  const purse: Purse = { payers: [{ companion, pool }], luck, wilds };
  return payments(TWO, purse).map(({ spent }) => spent);
};

describe('What one companion pays', () => {
  test('is reused as long as nothing changes, and worked out again when the party has more or less to add, or another pays', () => {
    const lucky = [{ ann: { strength: 1 }, [PARTY]: { luck: 1 } }];
    const wild = [{ ann: { strength: 1 }, [PARTY]: { wildBasic: 1 } }];
    expect([paid(1), paid(0), paid(1)]).toEqual([lucky, [], lucky]);
    expect([paid(0, [1, 0, 0]), paid(0), paid(0, [1, 0, 0])]).toEqual([wild, [], wild]);
    expect(paid(0, [1, 0, 0], 'bob')).toEqual([{ bob: { strength: 1 }, [PARTY]: { wildBasic: 1 } }]);
  });

  test('C-30: luck and basic wilds of the party stand in for each other, whichever one likes to keep', () => {
    expect(paid(1, [1, 0, 0])).toEqual([
      { ann: { strength: 1 }, [PARTY]: { wildBasic: 1 } },
      { ann: { strength: 1 }, [PARTY]: { luck: 1 } },
      { [PARTY]: { luck: 1, wildBasic: 1 } },
    ]);
  });

  test('C-5, C-30: an advanced token of the party is split for the one who pays, and nothing else is spent that it makes', () => {
    expect(paid(0, [0, 1, 0])).toEqual([{ [PARTY]: { wildAdvanced: 1 } }]);
  });
});
