import type { Event } from '@swordtable/games/swordcrafters/events';
import { playedGame } from '@swordtable/games/swordcrafters/testing/played';
import { redact } from '@swordtable/games/swordcrafters/view/view';
import { expect, test } from 'vitest';
import type { What } from '../../../client/table.ts';
import { spectatorStep } from '../../../kit/table/spectator-step.ts';
import type { Happening } from '../typed.ts';
import { logEntries } from './sentences.ts';
import { markIn } from './turns.ts';

const answered: What = { kind: 'answered', seat: 0 };
const happening = (seq: number, events: readonly Event[]): Happening => ({ seq, at: 0, what: answered, events });
const steps = playedGame('telling', 2);

test('every event has a line, and lines about a seat stand between them once the match has begun', () => {
  const happenings = steps.map(({ seq, seen }) => happening(seq, seen[0] ?? []));
  const resigned = { ...happening(-1, []), what: { kind: 'resigned', seat: 1 } satisfies What };
  const lines = logEntries([resigned, ...happenings, { ...resigned, seq: 999 }]);
  expect(lines).toHaveLength(happenings.flatMap(({ events }) => events).length + 1);
  expect(lines.at(-1)).toMatchObject({ notice: { kind: 'resigned' } });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('what is being built is told to nobody who may not know it', () => {
  const building = steps.find(({ events }) => events.some(({ what }) => what === 'built'));
  expect(building).toBeDefined();
  const open = spectatorStep(happening(0, building?.events ?? []), redact);
  expect(open.events.some(({ what }) => what === 'built')).toBe(false);
});

test('rounds and turns are marked for replays, building is a step of a turn', () => {
  const marks = steps.map(({ events }) => markIn(events));
  expect(marks.filter((mark) => mark === 'round')).toHaveLength(6);
  expect(marks.filter((mark) => mark === 'turn').length).toBeGreaterThanOrEqual(6 * 8 - 5);
  expect(markIn([{ what: 'built', seat: 0, tile: 'ruby', side: 0, on: 0 }])).toBe('played');
  expect(markIn([{ what: 'ready', seat: 0 }])).toBeUndefined();
});
