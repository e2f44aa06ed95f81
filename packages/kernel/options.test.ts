import { describe, expect, test } from 'vitest';
import { appliesToSeats, inapplicableOption, type Json, type OptionSpec, readOptions } from './options.ts';

const SPECS: readonly OptionSpec[] = [
  {
    id: 'deck',
    name: 'Deck',
    text: 'Which deck.',
    kind: 'choice',
    choices: [
      { value: 'small', name: 'Small', text: 'Twenty cards.' },
      { value: 'large', name: 'Large', text: 'Forty cards.' },
    ],
    default: 'small',
  },
  { id: 'open', name: 'Open', text: 'Hands lie open.', kind: 'flag', default: true },
  { id: 'rounds', name: 'Rounds', text: 'How many.', kind: 'count', min: 1, max: 5, default: 3 },
  { id: 'numbers', name: 'Numbers', text: 'Your own.', kind: 'table', default: null },
];

describe('reading options', () => {
  test('fills in defaults', () => {
    expect(readOptions(SPECS, {})).toEqual({ ok: true, value: { deck: 'small', open: true, rounds: 3, numbers: null } });
  });

  test('keeps given values, including false and a table', () => {
    const given = { deck: 'large', open: false, rounds: 5, numbers: { zeus: [1, 2] } };
    expect(readOptions(SPECS, given)).toEqual({ ok: true, value: given });
  });

  test.each<[Record<string, Json>, string, RegExp]>([
    [{ color: 'red' }, 'unknown-option', /"color".*deck, open, rounds, numbers/],
    [{ deck: 'huge' }, 'bad-option', /"deck" takes one of small, large/],
    [{ deck: 1 }, 'bad-option', /"deck"/],
    [{ open: 'yes' }, 'bad-option', /"open" takes true or false/],
    [{ rounds: 0 }, 'bad-option', /"rounds" takes a whole number from 1 to 5/],
    [{ rounds: 6 }, 'bad-option', /from 1 to 5/],
    [{ rounds: 2.5 }, 'bad-option', /whole number/],
    [{ rounds: '3' }, 'bad-option', /whole number/],
    [{ numbers: [1, 2] }, 'bad-option', /"numbers" takes a table/],
    [{ numbers: 'many' }, 'bad-option', /table/],
    [JSON.parse('{"__proto__": 1}') as Record<string, Json>, 'unknown-option', /"__proto__"/],
  ])('refuses %j with the code %s', (given, code, sentence) => {
    expect(readOptions(SPECS, given)).toMatchObject({ ok: false, refusal: { code, sentence: expect.stringMatching(sentence) } });
  });

  test('a game without options says so', () => {
    expect(readOptions([], { rounds: 1 })).toMatchObject({ ok: false, refusal: { sentence: expect.stringContaining('none') } });
  });
});

describe('options that apply only to some numbers of seats', () => {
  const RIVALS: OptionSpec = {
    ...{ id: 'rivals', name: 'Rivals', text: 'Alone: how many are to be beaten.', seats: { min: 1, max: 1 } },
    ...{ kind: 'count', min: 1, max: 4, default: 2 },
  };
  const PAIRS: OptionSpec = {
    id: 'pairs',
    name: 'Pairs',
    text: 'Two against two.',
    seats: { min: 4, max: 6 },
    kind: 'flag',
    default: false,
  };
  const specs = [...SPECS, RIVALS, PAIRS];

  test('apply to those, and all others always', () => {
    expect([1, 2, 4, 6, 7].map((count) => specs.filter((spec) => appliesToSeats(spec, count)).length)).toEqual([5, 4, 5, 5, 4]);
  });

  test.each<[number, Record<string, Json>, string | undefined]>([
    [1, { rivals: 4 }, undefined],
    [3, { rivals: 2, pairs: false }, undefined],
    [3, {}, undefined],
    [3, { rivals: 4 }, 'The option "rivals" is for 1 player, not for 3.'],
    [3, { pairs: true }, 'The option "pairs" is for 4 to 6 players, not for 3.'],
  ])('with %d seats, choosing %j in vain is refused', (count, options, sentence) => {
    expect(inapplicableOption(specs, options, count)?.sentence).toBe(sentence);
  });
});
