import type { Event } from '@swordtable/games/contracts/events';
import { redact } from '@swordtable/games/contracts/view/view';
import { expect, test } from 'vitest';
import type { What } from '../../../client/table.ts';
import { spectatorStep } from '../../../kit/table/spectator-step.ts';
import type { Happening } from '../typed.ts';
import { playedGame } from '../words/testing/played.ts';
import { logEntries } from './sentences.ts';
import { contractSounds } from './sounds.ts';
import { markIn } from './turns.ts';

const answered: What = { kind: 'answered', seat: 0 } as What;
const happening = (seq: number, events: readonly Event[]): Happening => ({ seq, at: 0, what: answered, events });
const steps = playedGame('telling', 2);
const all = steps.flatMap(({ events }) => events);
const kinds = (events: readonly Event[]): readonly string[] => events.map(({ what }) => what);

test('every event that tells something new has a line, and lines about a seat stand between them once the match has begun', () => {
  const happenings = steps.map(({ seen }, seq) => happening(seq, seen[0] ?? []));
  const resigned = { ...happening(-1, []), what: { kind: 'resigned', seat: 1 } as What };
  const lines = logEntries([resigned, ...happenings, { ...resigned, seq: 9999 }]);
  const untold = ['turn', 'ready', 'drafted'];
  const news = steps.flatMap(({ seen }) => seen[0] ?? []).filter(({ what }) => !untold.includes(what));
  // Of what the other one keeps nothing is known: eight cards in each of three rounds.
  expect(lines).toHaveLength(news.length - 3 * 8 + 1);
  expect(lines.at(-1)).toMatchObject({ notice: { kind: 'resigned' } });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test('what is kept, drawn and planned is told to nobody who may not know it', () => {
  const open = spectatorStep(happening(0, all), redact).events;
  expect(kinds(all)).toEqual(expect.arrayContaining(['kept', 'planned', 'drew']));
  expect(kinds(open)).not.toContain('planned');
  expect(open.filter((event) => event.what === 'kept' && event.card !== null)).toEqual([]);
  expect(open.filter((event) => event.what === 'drew' && event.cards !== null)).toEqual([]);
  expect(kinds(open).filter((what) => what === 'kept')).toHaveLength(3 * 8 * 2);
});

test('rounds and turns are marked for replays, answers inside of a turn belong to it', () => {
  const marks = steps.map(({ events }) => markIn(events));
  expect(marks.filter((mark) => mark === 'round')).toHaveLength(3);
  const turns = all.filter(({ what }) => what === 'turn').length;
  expect(marks.filter((mark) => mark === 'turn').length).toBeGreaterThanOrEqual(turns);
  expect(markIn([{ what: 'kept', seat: 0, card: 'rage' }])).toBe('played');
  expect(markIn([{ what: 'refilled', contract: 'rob-the-toll-house' }])).toBeUndefined();
});

test('something is heard of contracts, and nothing of what is only counted', () => {
  const heard = all.map((event) => contractSounds(event));
  expect(new Set(heard)).toEqual(new Set(['flip', 'place', 'point', 'win', undefined]));
  expect(contractSounds({ what: 'turn', seat: 0 })).toBeUndefined();
});
