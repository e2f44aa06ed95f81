import { idOf } from '@swordtable/games/contracts/cards/card';
import { idsOf } from '@swordtable/games/contracts/cards/catalog';
import { COMPANIONS_MAX } from '@swordtable/games/contracts/party/party';
import type { PartySpec } from '@swordtable/games/contracts/scene/position';
import { scene } from '@swordtable/games/contracts/scene/scene';
import { expect, test } from 'vitest';
import { fitsParty, setsCloser, takersOf } from './fits.ts';

const at = (drawn: PartySpec) => {
  const { state, party } = scene({ phase: 'equipment', round: 2, parties: [drawn, { fellows: ['Thug'] }] });
  return { party: party(0), sets: state.sets };
};
const takers = (drawn: PartySpec, card: string) => {
  const { party, sets } = at(drawn);
  return takersOf(party, idOf(card), sets).map(({ fellow, instead }) => [fellow.card, instead]);
};

test('C-7: only those of a class that matches can use what has a restriction', () => {
  expect(takers({ fellows: ['Tobin', 'Elementalist'] }, 'Focusing Rod')).toEqual([['elementalist', null]]);
  expect(takers({ fellows: ['Tobin', 'Thug'] }, 'Focusing Rod')).toEqual([]);
});

test('companions in the hand and leaders to choose from count, for they will be there', () => {
  expect(takers({ fellows: ['Thug'], hand: ['Elementalist'] }, 'Focusing Rod')).toEqual([['elementalist', null]]);
  expect(takers({ fellows: ['Thug'], leaders: ['Malvor', 'Tobin'] }, 'Focusing Rod')).toEqual([['malvor', null]]);
});

test('what would have to come off is named, after those who have their hand free; cursed pieces never come off (C-8)', () => {
  const fellows = [{ card: 'Elementalist', wears: ['Climbing Rope'] }, 'Malvor', { card: 'Oracle', wears: ['Grinning Shield'] }];
  expect(takers({ fellows }, 'Focusing Rod')).toEqual([
    ['malvor', null],
    ['elementalist', 'climbing-rope'],
  ]);
});

test('C-8: a skill fits companions with enough levels left', () => {
  expect(takers({ fellows: ['Tobin', { card: 'Dagna', level: 2 }] }, 'Shield Wall')).toEqual([['dagna', null]]);
});

test('an item fits every party, a companion one that is not full (C-31)', () => {
  const { party, sets } = at({ fellows: ['Tobin'] });
  const others = idsOf('companion').slice(0, COMPANIONS_MAX - 1);
  const fellows = [...party.fellows, ...others.slice(1).map((card) => ({ ...party.fellows[0], card }) as (typeof party.fellows)[0])];
  expect(fitsParty(party, 'armour-stand', sets)).toBe(true);
  expect(fitsParty({ ...party, fellows }, idsOf('companion').at(-1) ?? '', sets)).toBe(true);
  expect(fitsParty({ ...party, fellows, hand: others.slice(0, 1) }, idsOf('companion').at(-1) ?? '', sets)).toBe(false);
  expect(fitsParty(party, 'focusing-rod', sets)).toBe(false);
});

test('C-9: it is known which set a card completes, and which it brings within one icon', () => {
  const { party, sets } = at({ fellows: [{ card: 'Elementalist', wears: ['Choir Psalter'] }, 'Malvor'] });
  // The psalter has two holy icons: whatever has a third and goes elsewhere completes the set.
  const completing = idsOf('equipment').find((card) => setsCloser(party, card, sets).some(({ icons }) => icons >= 3));
  expect(completing).toBeDefined();
  expect(setsCloser(party, completing ?? '', sets)[0]).toEqual({ companion: 'elementalist', domain: 'holy', icons: 3 });
  expect(setsCloser(party, 'choir-psalter', sets)).toEqual([{ companion: 'malvor', domain: 'holy', icons: 2 }]);
  expect(setsCloser(party, 'climbing-rope', sets)).toEqual([]);
});
