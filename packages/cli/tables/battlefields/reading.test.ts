import type { Action } from '@swordtable/games/battlefields/action';
import { PLACES } from '@swordtable/games/battlefields/places';
import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';

const PASS: Action = { pass: true };

const PLACEMENT: readonly Action[] = [
  ...(['spearmen', 'archers', 'heavy-infantry'] as const).flatMap((warrior) => PLACES.map((place) => ({ warrior, place }))),
  { play: 'scout', place: 1 },
  { play: 'rally' },
  PASS,
];

const BATTLE: readonly Action[] = [
  { reveal: 0 },
  { reveal: 2 },
  { play: 'ambush', place: 2 },
  { play: 'ambush', place: 3 },
  { play: 'skirmish', place: 0, to: 1 },
  { play: 'skirmish', place: 0, to: 3 },
];

describe('placing', () => {
  test.each<[string, Action]>([
    ['archers 2', { warrior: 'archers', place: 1 }],
    ['2 arch', { warrior: 'archers', place: 1 }],
    ['put Heavy Infantry at place 4', { warrior: 'heavy-infantry', place: 3 }],
    ['infantry #1', { warrior: 'heavy-infantry', place: 0 }],
    ['scout', { play: 'scout', place: 1 }],
    ['play rally', { play: 'rally' }],
    ['pass', PASS],
    ['no', PASS],
  ])('"%s" is one answer', (text, action) => {
    expect(read(text, PLACEMENT)).toEqual({ kind: 'one', action });
  });

  test.each([
    ['archers', 4],
    ['at 2', 4],
    ['put', 12],
    ['place 4', 3],
  ])('"%s" leaves %d answers to choose from', (text, count) => {
    const reading = read(text, PLACEMENT);
    expect(reading.kind === 'some' && reading.options.length).toBe(count);
  });

  test.each([
    ['s', '"s" may be Spearmen, Scout; type a little more.'],
    ['cavalry 2', 'Cavalry cannot be chosen here; these can: Spearmen, Archers, Heavy Infantry, Scout, Rally.'],
    ['scout 3', 'Place 3 is not open to that; these are: 2.'],
    ['archers 9', 'Place 9 is not open to that; these are: 1 2 3 4.'],
    ['rally 2', 'No place is asked for here.'],
    ['reveal 1', 'That is not one of the answers on offer; type a number of the list.'],
    ['archres 2', '"archres" is no answer here. Did you mean "Archers"? Type "help" for help.'],
    ['%$§', '"%$§" is no answer here. Type "help" for help.'],
    ['at', '"at" is no answer here. Type "help" for help.'],
    ['constructor', '"constructor" is no answer here. Type "help" for help.'],
  ])('"%s" gets one sentence', (text, sentence) => {
    expect(read(text, PLACEMENT)).toEqual({ kind: 'none', sentence });
  });
});

describe('battle', () => {
  test.each<[string, Action]>([
    ['reveal 1', { reveal: 0 }],
    ['turn up 3', { reveal: 2 }],
    ['ambush 3', { play: 'ambush', place: 2 }],
    ['skirmish 1 4', { play: 'skirmish', place: 0, to: 3 }],
    ['skirmish from 1 to 2', { play: 'skirmish', place: 0, to: 1 }],
  ])('"%s" is one answer', (text, action) => {
    expect(read(text, BATTLE)).toEqual({ kind: 'one', action });
  });

  test.each([
    ['pass', 'You can pass only when all your top warriors are face up.'],
    ['skirmish 2 1', 'Place 2 is not open to that; these are: 1.'],
    ['skirmish 1 3', 'It cannot go from place 1 to place 3.'],
    ['reveal archers', 'Archers cannot be chosen here; these can: Ambush, Skirmish.'],
  ])('"%s" gets one sentence', (text, sentence) => {
    expect(read(text, BATTLE)).toEqual({ kind: 'none', sentence });
  });
});

describe('other questions', () => {
  test.each<[string, readonly Action[], Action]>([
    ['take flank', [{ take: 'elite' }, { take: 'flank' }], { take: 'flank' }],
    ['fl', [{ take: 'elite' }, { take: 'flank' }], { take: 'flank' }],
    ['discard swordsmen', [{ discard: 'swordsmen' }, { discard: 'cavalry' }], { discard: 'swordsmen' }],
    ['raid', [{ shed: 'raid' }, { shed: 'rally' }], { shed: 'raid' }],
    ['enough', [{ discard: 'cavalry' }, { done: true }], { done: true }],
    ['pass', [{ discard: 'cavalry' }, { done: true }], { done: true }],
    ['draw', [{ draw: true }, PASS], { draw: true }],
    ['let it stand', [{ play: 'surround' }, PASS], PASS],
    ['answer with surround', [{ play: 'surround' }, PASS], { play: 'surround' }],
  ])('"%s" is understood', (text, options, action) => {
    expect(read(text, options)).toEqual({ kind: 'one', action });
  });

  test('what cannot be declined, and a card where none is asked for', () => {
    expect(read('pass', [{ take: 'elite' }, { take: 'flank' }])).toEqual({ kind: 'none', sentence: 'This cannot be declined.' });
    expect(read('archers', [{ draw: true }, PASS])).toEqual({ kind: 'none', sentence: 'No card is asked for here.' });
  });
});
