import type { Event } from '@swordtable/games/battlefields/events';
import { playedGame } from '@swordtable/games/battlefields/testing/played';
import { expect, test } from 'vitest';
import { ofThisRound, resultIn } from './round-result.ts';

const answered = (seat: number) => ({ kind: 'answered', seat }) as const;
const step = (seq: number, seat: number, ...events: readonly Event[]) => ({ seq, what: answered(seat), events });
const clash: Event = {
  ...{ what: 'compared', place: 1, warriors: ['archers', 'cavalry'], lying: [null, null], winner: 1, verdict: 'type' },
};
const won = (place: number, seat: 0 | 1 | -1, ...lands: readonly number[]): Event => ({ what: 'won', place, seat, lands });
const ares: Event = { what: 'ares', seat: 1, cards: 2, places: [0, 1] };
const next: Event = { what: 'round', round: 2, starter: 1 };

const steps = [
  step(1, 0, { what: 'round', round: 1, starter: 0 }),
  step(2, 1, { ...clash, place: 0 }),
  step(3, 0, clash, won(0, -1, 4), won(1, 1, 5, 6), ares, next, { what: 'land', land: 7, place: 1, onto: [] }),
];

test('the end of a round tells of every place, of what met there last, and of Ares', () => {
  expect(resultIn(steps.slice(0, 2))).toBeUndefined();
  expect(resultIn(steps)).toEqual({
    seq: 3,
    round: 1,
    places: [
      { place: 0, seat: -1, lands: [4], pairs: [] },
      { place: 1, seat: 1, lands: [5, 6], pairs: [clash] },
    ],
    ares,
  });
});

test('what ended a round is not shown over the lands of the next', () => {
  expect(ofThisRound(steps[2]?.events ?? []).map(({ what }) => what)).toEqual(['land']);
  expect(ofThisRound([clash])).toEqual([clash]);
});

test('in a whole game each round has its result with four places', () => {
  const game = playedGame('results');
  const rounds = new Map(game.map((_, at) => resultIn(game.slice(0, at + 1))).map((result) => [result?.round, result]));
  const last = game.flatMap(({ events }) => events).findLast((event) => event.what === 'round')?.round;
  expect([...rounds.keys()]).toEqual([undefined, ...Array.from({ length: last ?? 0 }, (_, at) => at + 1)]);
  for (const [round, result] of rounds) if (round !== undefined) expect(result?.places.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
});
