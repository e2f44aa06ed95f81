import { poolOf, type Tokens } from '@swordtable/games/contracts/cards/attributes';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { newFellow } from '@swordtable/games/contracts/party/party';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { describe, expect, test } from 'vitest';
import { groupsFor } from './groups.ts';

const fellow = (card: string, tokens: Tokens, ready = true): Fellow => ({ ...newFellow(card), pool: poolOf(tokens), ready });
const partyOf = (...fellows: readonly Fellow[]) => ({ fellows, luck: 0, wilds: [0, 0, 0] });

// It takes two of Might, each of which three of Strength make.
const FORD = cardAs('hold-the-river-ford', 'basic', 'followUp');

describe('groups that could pay', () => {
  test('are the smallest, and those who bring the least come first', () => {
    const party = partyOf(
      fellow('berserker', { strength: 6 }),
      fellow('buckler', { strength: 7 }),
      fellow('brawler', { strength: 3 }),
      fellow('spy', { dexterity: 4 }),
    );
    expect(FORD.needs).toEqual({ might: 2 });
    expect(groupsFor(party, FORD, false, [])).toEqual([['berserker'], ['buckler']]);
  });

  test('hold everybody who comes along already', () => {
    const party = partyOf(fellow('berserker', { strength: 3 }), fellow('brawler', { strength: 3 }), fellow('spy', { dexterity: 4 }));
    expect(groupsFor(party, FORD, false, ['spy'])).toEqual([['berserker', 'brawler', 'spy']]);
  });

  test('have nobody who is exhausted', () => {
    const party = partyOf(fellow('berserker', { strength: 6 }, false), fellow('brawler', { strength: 3 }));
    expect(groupsFor(party, FORD, false, [])).toEqual([]);
  });
});
