import { bids } from '@swordtable/kernel/toys/bids';
import { carts } from '@swordtable/kernel/toys/carts';
import { expect, test } from 'vitest';
import { PLAIN } from '../screen/look.ts';
import { plainTable } from '../tables/plain.ts';
import { runInfoCommand } from './info-commands.ts';
import { type Match, openMatch, positionOf, submitAnswer } from './match.ts';
import { whyLines } from './why.ts';

const playedOn = (match: Match, answers: number): Match => {
  const [decision] = positionOf(match).decisions;
  if (answers === 0 || decision === undefined) return match;
  const next = submitAnswer(match, { seat: decision.seat, action: decision.options.at(0) });
  if (!('steps' in next)) throw new Error(next.sentence);
  return playedOn(next, answers - 1);
};

const match = playedOn(openMatch(bids, 2, { cards: 3 }, 'why'), 2);
const table = { ...plainTable(bids), whyQuestion: (text: string) => (text === 'hand' ? { hand: true } : undefined), whyExample: '"hand"' };
const said = (text: string, seat = 0): string | undefined => runInfoCommand({ match, seat, table, look: PLAIN }, text)?.join('\n');

test('a line of the log is explained by its number', () => {
  expect(said('log')).toMatch(/^1 · \{"prize":\d+\}\n2 · .*\n3 · .*\n4 · \{"bids"/);
  expect(said('why 4')).toMatch(
    /^Why did it end like this\?\n {2}\d+ Bidder 1 bid\n {2}\d+ Bidder 2 bid\n\d+ was the highest card\.\nRules: B-1$/,
  );
});

test('what is named is explained by what the seat knows', () => {
  expect(said('why hand')).toMatch(/^What can you bid\?\nYou hold \d+\.\nYou hold \d+\.$/);
  expect(said('why hand', 1)).not.toBe(said('why hand', 0));
});

test('what cannot be explained is answered with what can', () => {
  expect(said('why 99')).toContain('There’s nothing to explain about "99".');
  expect(said('why me')).toContain('or name something: "hand".');
  const other = openMatch(carts, 2, {}, 'why');
  expect(runInfoCommand({ match: other, seat: 0, table: plainTable(carts), look: PLAIN }, 'why 1')?.join(' ')).toContain(
    'has no explanations by name',
  );
});

test('sums are written out, and two that are compared have their verb between them', () => {
  const label = 'printed';
  const sums = [
    {
      parts: [
        { value: 3, label },
        { value: 2, label: 'Zeus' },
        { value: -1, label: 'Loki' },
      ],
      result: 4,
      label: 'Jason',
    },
    { parts: [{ value: 3, label }], result: 3, label: 'Hydra' },
  ];
  expect(whyLines({ title: 'Why?', sums, compares: 'beats', sentences: [], rules: [] }, PLAIN)).toEqual([
    'Why?',
    '  3 printed + 2 Zeus − 1 Loki = 4 Jason',
    '  beats',
    '  3 Hydra',
  ]);
});
