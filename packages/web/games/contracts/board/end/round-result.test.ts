import type { Event } from '@swordtable/games/contracts/events';
import { expect, test } from 'vitest';
import { roundResult } from './round-result.ts';

const paid: Event = { what: 'paid', seat: 0, gold: 8, fame: 1, companions: ['poacher'] };
const levelled: Event = { what: 'levelled', seat: 0, companion: 'poacher', level: 2 };
const gained: Event = { what: 'gained', seat: 1, card: 'harbour', to: null, got: { gold: 4 } };
const passed = (seat: number): Event => ({ what: 'passed', seat });
const round = (number: number): Event => ({ what: 'round', round: number, first: 0 });
const kept = (seat: number): Event => ({ what: 'kept', seat, card: null });

test('the end of a round is what happened between the last pass and the new round', () => {
  expect(roundResult([round(1), gained, passed(1), passed(0), paid, levelled, round(2)], 0)).toEqual([paid, levelled]);
});

test('in the first round, and once a card of the new one was kept, there is nothing to tell', () => {
  expect(roundResult([round(1)], 0)).toEqual([]);
  expect(roundResult([round(1), passed(0), paid, round(2), kept(0)], 0)).toEqual([]);
  expect(roundResult([round(1), passed(0), paid, round(2), kept(1)], 0)).toEqual([paid]);
});
