import type { Event } from '@swordtable/games/battlefields/events';
import { playedGame } from '@swordtable/games/battlefields/testing/played';
import { expect, test } from 'vitest';
import { isAboutPlay } from '../../../kit/log/entries.ts';
import { logEntries, placesOf } from './log.ts';

const answered = { kind: 'answered', seat: 0 } as const;
const step = (seq: number, ...events: readonly Event[]) => ({ seq, what: answered, events });
const land = (place: number, number: number): Event => ({ what: 'land', land: number, place, onto: [] });

const linesOf = (...steps: Parameters<typeof logEntries>[0]) =>
  logEntries(steps)
    .filter(isAboutPlay)
    .map(({ key, about }) => ({ key, ...about }));

test('the lands of a round are one line, and so is what the reader takes one after the other', () => {
  const lines = linesOf(
    step(
      1,
      { what: 'round', round: 1, starter: 0 },
      land(0, 4),
      land(1, 5),
      { what: 'aresDrawn', pile: 1 },
      land(2, 6),
      { what: 'aresDrawn', pile: 2 },
      land(3, 7),
    ),
    step(2, { what: 'took', seat: 0, card: 'ambush' }),
    step(3, { what: 'took', seat: 0, card: 'raid' }),
  );
  expect(lines.map(({ event }) => event.what)).toEqual(['round', 'laidOut', 'aresDrawn', 'tookAll']);
  expect(lines[3]?.event).toEqual({ what: 'tookAll', seat: 0, cards: ['ambush', 'raid'] });
  expect(lines[1]?.event).toMatchObject({ lands: [{ land: 4 }, { land: 5 }, { land: 6 }, { land: 7 }] });
  expect(lines[2]?.event).toEqual({ what: 'aresDrawn', pile: 2 });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('the lands come before the Ares cards, whenever those were drawn', () => {
  const lines = linesOf(
    step(
      1,
      { what: 'round', round: 1, starter: 0 },
      { what: 'aresDrawn', pile: 1 },
      land(0, 4),
      { what: 'aresDrawn', pile: 2 },
      land(1, 5),
    ),
  );
  expect(lines.map(({ event }) => event.what)).toEqual(['round', 'laidOut', 'aresDrawn']);
  expect(lines[1]?.event).toMatchObject({ lands: [{ land: 4 }, { land: 5 }] });
  expect(lines[2]?.event).toEqual({ what: 'aresDrawn', pile: 2 });
});

test('what another does in secret while making ready is left out; that the player is ready is told', () => {
  const lines = linesOf(
    step(1, { what: 'took', seat: 1, card: null }),
    step(2, { what: 'shed', seat: 1, card: null }),
    step(3, { what: 'discarded', seat: 1, warrior: null, cause: 'limit' }, { what: 'ready', seat: 1 }),
    step(4, { what: 'discarded', seat: 1, warrior: null, cause: 'rally' }),
  );
  expect(lines.map(({ event }) => event.what)).toEqual(['ready', 'discarded']);
});

test('a line knows which land lay on top when it happened, not which lies there now', () => {
  const revealed: Event = { what: 'revealed', seat: 0, place: 1, warrior: 'archers' };
  const lines = linesOf(
    step(1, land(1, 9)),
    step(2, revealed, { what: 'won', place: 1, seat: 0, lands: [9] }, { what: 'won', place: 2, seat: -1, lands: [3] }),
    step(3, land(1, 11), revealed),
  );
  const lands = lines.filter(({ event }) => event.what === 'revealed').map((line) => line.lands[1]);
  expect(lands).toEqual([9, 11]);
});

test('in whole games every line names its places by lands that lie there', () => {
  for (const steps of [playedGame('a'), playedGame('b')]) {
    const lines = linesOf(...steps.map(({ seq, seen }) => ({ seq, what: answered, events: seen[0] ?? [] })));
    const unknown = lines.filter(
      ({ event, lands }) => !['laidOut', 'land'].includes(event.what) && placesOf(event).some((place) => lands[place] === undefined),
    );
    expect(unknown).toEqual([]);
    expect(lines.filter(({ event }) => event.what === 'took' || event.what === 'land')).toEqual([]);
  }
});

test('the log says who resigned, but not who came and went before the beginning', () => {
  const entries = logEntries([
    { seq: 1, what: { kind: 'left', seat: 1 }, events: [] },
    step(2, { what: 'ready', seat: 0 }),
    { seq: 3, what: { kind: 'resigned', seat: 0 }, events: [] },
  ]);
  expect(entries.flatMap((entry) => (isAboutPlay(entry) ? [] : [entry.notice.kind]))).toEqual(['resigned']);
});

test('a line is about its places', () => {
  expect(placesOf({ what: 'moved', seat: 0, warrior: 'archers', from: 1, to: 3 })).toEqual([1, 3]);
  expect(placesOf({ what: 'played', seat: 0, card: 'rally' })).toEqual([]);
  expect(placesOf({ what: 'played', seat: 0, card: 'skirmish', place: 0, to: 2 })).toEqual([0, 2]);
  expect(placesOf({ what: 'nothingToCompare' })).toEqual([]);
});
