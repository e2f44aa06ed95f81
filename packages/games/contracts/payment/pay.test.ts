import { describe, expect, test } from 'vitest';
import { PARTY } from '../action.ts';
import { poolOf, type Tokens } from '../cards/attributes.ts';
import { newFellow } from '../party/party.ts';
import type { Fellow, Party } from '../party/party-state.ts';
import { pay } from './pay.ts';

const fellow = (card: string, tokens: Tokens): Fellow => ({ ...newFellow(card), pool: poolOf(tokens) });
/** As much of a party as spending looks at, and a little more. */
const some: Pick<Party, 'gold' | 'luck' | 'wilds' | 'fellows'> = {
  gold: 7,
  luck: 3,
  wilds: [1, 0, 2],
  fellows: [fellow('ann', { strength: 4, wildAdvanced: 1 }), fellow('bob', { magic: 2 })],
};
const party = some as Party;

describe('Spending', () => {
  test('C-29: what pays a cost is spent, of companions and of the party, and nothing else changes', () => {
    const left = pay(party, { ann: { strength: 3, wildAdvanced: 1 }, [PARTY]: { luck: 2, wildExpert: 1 } });
    expect(left).toEqual({
      ...party,
      luck: 1,
      wilds: [1, 0, 1],
      fellows: [fellow('ann', { strength: 1 }), fellow('bob', { magic: 2 })],
    });
    expect(party.luck).toBe(3);
  });

  test('C-30: a party wild that is not used stays', () => {
    expect(pay(party, { bob: { magic: 2 } }).wilds).toEqual(party.wilds);
  });

  test.each([
    { ann: { strength: 5 } },
    { ann: { dexterity: 1 } },
    { ann: { luck: 1 } },
    { ann: { strength: -1 } },
    { ann: { strength: 0.5 } },
    { cid: { strength: 1 } },
    { [PARTY]: { luck: 4 } },
    { [PARTY]: { wildAdvanced: 1 } },
    { [PARTY]: { strength: 1 } },
  ] as const)('what is not there cannot be spent: %j', (spent) => {
    expect(() => pay(party, spent as Parameters<typeof pay>[1])).toThrow();
  });
});
