import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { playedGame } from '@swordtable/games/battlefields/testing/played';
import { expect, test } from 'vitest';
import { en as words } from '../../../kit/summary/words/en.ts';
import { en as parts } from '../words/summary.en.ts';
import { summariesIn } from './summaries.ts';

const texts = { words, parts, lands: (lands: readonly number[]) => `lands ${lands.join(' ')}` };

test('a round is summed up when the next begins: lands by who took them, and Ares cards', () => {
  const events: readonly Event[] = [
    { what: 'round', round: 1, starter: 0 },
    { what: 'won', place: 0, seat: 1, lands: [0] },
    { what: 'won', place: 1, seat: -1, lands: [] },
    { what: 'ares', seat: 0, cards: 2, places: [0, 1] },
    { what: 'round', round: 2, starter: 1 },
  ];
  const value = CARDS.lands[0]?.value ?? 0;
  expect(summariesIn(events.slice(0, -1), CARDS, texts)).toEqual([]);
  expect(summariesIn(events, CARDS, texts).map(({ title, rows }) => [title, rows.map(({ label, values }) => [label, ...values])])).toEqual([
    [
      'Round 1 is over',
      [
        ['lands 0', '–', value],
        ['Ares cards', 2, '–'],
        ['Total so far', 2, value],
      ],
    ],
  ]);
});

test('in whole games the parts of the final score add up to its total', () => {
  for (const seed of ['one', 'two', 'three']) {
    const events = playedGame(seed).flatMap((step) => step.events);
    const final = summariesIn(events, CARDS, texts).at(-1);
    const [total, ...rest] = (final?.rows ?? []).toReversed().map(({ values }) => values as readonly number[]);
    expect([final?.id, [0, 1].map((seat) => rest.reduce((sum, row) => sum + (row[seat] ?? 0), 0))]).toEqual(['final', total]);
  }
});
