import type { Comparison, Event } from '@swordtable/games/tile-battle/events';
import { expect, test } from 'vitest';
import { isAboutPlay } from '../../../kit/log/entries.ts';
import { flippedIn, lastPlacedIn, logEntries, tilesOf } from './log-entries.ts';

const CAUSE = { of: 7, self: 7 };
const lost: Comparison = {
  attacker: 7,
  defender: 9,
  attack: { printed: 5, value: 5, modifiers: [] },
  defence: { printed: 3, value: 3, modifiers: [] },
  beats: true,
  rule: 0,
};
const EVENTS: readonly Event[] = [
  { what: 'turn', seat: 0, extra: false },
  { what: 'placed', seat: 0, tile: 7, cell: 27, turns: 0 },
  { what: 'compared', comparison: { ...lost, defender: 8, beats: false } },
  { what: 'compared', comparison: lost },
  { what: 'flipped', tile: 9, to: 0, cause: CAUSE, inBattle: true },
  { what: 'flipped', tile: 8, to: 0, cause: CAUSE, inBattle: false },
];

test('the log leaves out what the picture shows, and a flip in battle carries its comparison', () => {
  const lines = logEntries([{ seq: 4, what: { kind: 'answered', seat: 0 }, events: EVENTS }]).filter(isAboutPlay);
  expect(lines.map(({ about }) => about.event.what)).toEqual(['placed', 'flipped', 'flipped']);
  expect(lines.map(({ about }) => about.lost)).toEqual([undefined, lost, undefined]);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 0, 0]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

test('the log says who resigned and which seats a bot took over, but not who came and went before the beginning', () => {
  const lines = logEntries([
    { seq: 1, what: { kind: 'left', seat: 1 }, events: [] },
    { seq: 2, what: { kind: 'answered', seat: 0 }, events: EVENTS },
    { seq: 3, what: { kind: 'handed', seat: 1, level: 'medium', why: 'clock' }, events: [] },
    { seq: 4, what: { kind: 'linked' }, events: [] },
    { seq: 5, what: { kind: 'resigned', seat: 0 }, events: [] },
  ]);
  expect(lines.flatMap((line) => ('notice' in line ? [line.notice.kind] : []))).toEqual(['handed', 'resigned']);
  expect(lastPlacedIn(lines)).toBe(7);
  expect(lastPlacedIn([])).toBe(0);
});

test('a line is about its tiles, the terrain apart', () => {
  expect(tilesOf({ event: EVENTS[4] as Event, lost })).toEqual([9, 7]);
  expect(tilesOf({ event: { what: 'points', seat: 0, points: 2, cause: { of: 0, self: 0 } } })).toEqual([]);
  expect(flippedIn(EVENTS)).toEqual([9, 8]);
});
