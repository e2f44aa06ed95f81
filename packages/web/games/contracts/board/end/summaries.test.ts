import type { Event } from '@swordtable/games/contracts/events';
import { expect, test } from 'vitest';
import { en as words } from '../../../../kit/summary/words/en.ts';
import { en as parts } from '../../words/summary.en.ts';
import { summariesIn } from './summaries.ts';

const round = (number: number): Event => ({ what: 'round', round: number, first: 0 });
const events: readonly Event[] = [
  round(1),
  { what: 'ranked', seat: 1, common: 'soldier-work', place: 1, gold: 6, fame: 0 },
  { what: 'paid', seat: 0, gold: 8, fame: 2, companions: ['poacher'] },
  round(2),
  { what: 'paid', seat: 0, gold: 4, fame: 1, companions: ['poacher'] },
];
const score = (total: number) => ({ fame: total - 3, cards: [{ card: 'rage', fame: 1 }], gold: 2, luck: 0, total });
const rowsOf = (told: readonly Event[]) =>
  summariesIn(told, 2, { words, parts }).map(({ rows }) => rows.map(({ label, values }) => [label, ...values]));

test('every round that is over is summed up, with what it brought and nothing else', () => {
  expect(rowsOf(events)).toEqual([
    [
      ['Gold from common contracts', 0, 6],
      ['Salaries paid, in gold', 8, 0],
      ['Fame from paid companions', 2, 0],
    ],
  ]);
});

test('the end has what the fame of every party is made of', () => {
  const scored: readonly Event[] = [
    { what: 'scored', seat: 1, score: score(20) },
    { what: 'scored', seat: 0, score: score(18) },
  ];
  expect(rowsOf([...events, ...scored]).at(-1)).toEqual([
    ['Fame gained in play', 15, 17],
    ['Cards', 1, 1],
    ['Gold', 2, 2],
    ['Luck', 0, 0],
    ['Total', 18, 20],
  ]);
});
