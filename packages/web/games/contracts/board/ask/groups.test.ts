import { poolOf, type Tokens } from '@swordtable/games/contracts/cards/attributes';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { newFellow } from '@swordtable/games/contracts/party/party';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { describe, expect, test } from 'vitest';
import { groupsFor, offeredGroups } from './groups.ts';

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

describe('groups on offer', () => {
  const all = (): boolean => true;
  const party = partyOf(
    fellow('berserker', { strength: 6 }),
    fellow('buckler', { strength: 9 }),
    fellow('brawler', { strength: 3 }),
    fellow('spy', { dexterity: 4 }),
  );

  test('are those that can pay for the bonus, and cheaper ones that can do without', () => {
    expect(FORD.bonus?.needs).toEqual({ might: 1 });
    expect(offeredGroups(party, FORD, [], false, all)).toEqual([
      { group: ['buckler'], bonus: true },
      { group: ['berserker', 'brawler'], bonus: true },
      { group: ['berserker'], bonus: false },
    ]);
  });

  test('have nobody who can no longer join', () => {
    const canJoin = (card: string): boolean => card !== 'brawler';
    expect(offeredGroups(party, FORD, ['berserker'], true, canJoin)).toEqual([{ group: ['berserker', 'buckler'], bonus: true }]);
    expect(offeredGroups(party, FORD, ['berserker'], true, () => false)).toEqual([]);
  });

  test('bring the bonus, once those who are there can pay', () => {
    expect(offeredGroups(party, FORD, ['berserker'], true, all).every(({ bonus }) => bonus)).toBe(true);
  });
});
