import { accept, type Result, refuse } from '@swordtable/kernel';
import type { Seek } from '@swordtable/server/api/seeks';
import { expect, test } from 'vitest';
import { type Following, followSeek } from './follow-seek.ts';

const waiting: Seek = { games: ['olympus'], seats: 2, pace: 'live', rated: false, since: 0, state: 'waiting' };
const found = { match: 'm1', seat: 1, game: 'olympus', until: 9 };
const paired: Seek = { ...waiting, state: 'paired', found };
const playing: Seek = { ...paired, state: 'playing' };
const AWAY = refuse('no-connection', 'Away.');

/** Follows a seek with these answers of the server, and returns what happened. */
const followed = async (answers: readonly (Seek | null | Result<never>)[], sits: readonly boolean[] = [true]) => {
  const happened: string[] = [];
  const left = [...answers];
  let seats = 0;
  const parts: Following = {
    isOpen: () => left.length > 0,
    ask: async (known) => {
      happened.push(`ask ${known}`);
      const next = left.shift() ?? null;
      return next !== null && 'ok' in next ? next : accept({ seek: next });
    },
    sit: async ({ match, seat }) => {
      happened.push(`sit ${match} ${seat}`);
      return sits[seats++] === false ? AWAY : accept(undefined);
    },
    pause: async () => void happened.push('pause'),
    show: () => {},
    away: () => {},
  };
  // The last answer ends it, so the page is open until then.
  const match = await followSeek({ ...parts, isOpen: () => true });
  return { match, happened };
};

test('a seat is taken once, when an opponent is found, and the match is entered when it begins', async () => {
  expect(await followed([waiting, waiting, paired, paired, playing])).toEqual({
    match: 'm1',
    happened: ['ask none', 'ask waiting', 'ask waiting', 'sit m1 1', 'ask paired', 'ask paired'],
  });
});

test('an opponent who doesn’t come is waited for no longer, and the next one is sat down with', async () => {
  const { match, happened } = await followed([paired, waiting, paired, playing]);
  expect(match).toBe('m1');
  expect(happened.filter((what) => what.startsWith('sit'))).toHaveLength(2);
});

test('a lost connection is tried again, and so is a seat', async () => {
  expect(await followed([AWAY, waiting, paired, paired, playing], [false, true])).toEqual({
    match: 'm1',
    happened: ['ask none', 'pause', 'ask none', 'ask waiting', 'sit m1 1', 'pause', 'ask waiting', 'sit m1 1', 'ask paired'],
  });
});

test('without a seek there is nothing to follow', async () => {
  expect(await followed([waiting, null])).toEqual({ match: undefined, happened: ['ask none', 'ask waiting'] });
});
