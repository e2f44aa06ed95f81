import { type Game, type MatchRecord, type Position, replay } from '@swordtable/kernel';
import { carts } from '@swordtable/kernel/toys/carts';
import { expect, test } from 'vitest';
import { playGame } from './match.ts';
import { positionCache } from './position-cache.ts';
import { random } from './random.ts';

const recordOf = (seed: string): MatchRecord => {
  const result = playGame(carts, { seats: 2, options: {}, seed }, [random, random]);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value.record;
};
const upTo = (record: MatchRecord, answers: number): MatchRecord => ({ ...record, answers: record.answers.slice(0, answers) });

/** The game, and how often something was played in it. */
const counted = () => {
  const times = { advanced: 0 };
  const game: typeof carts = {
    ...carts,
    advance: (...given) => {
      times.advanced++;
      return carts.advance(...given);
    },
  };
  return { game, times };
};

const replayed = (record: MatchRecord, game: Game = carts as Game): Position | undefined => {
  const moments = replay(game, record);
  return moments.ok ? moments.value.at(-1)?.position : undefined;
};

test('a record that continues is followed from its known position', () => {
  const { game, times } = counted();
  const endOf = positionCache();
  const record = recordOf('known');
  for (const [answers, advanced] of [
    [5, 5],
    [5, 5],
    [8, 8],
    [9, 9],
  ] as const) {
    const end = endOf(game, upTo(record, answers));
    expect(end).toMatchObject({ ok: true });
    expect(end.ok && end.value.state).toEqual(replayed(upTo(record, answers))?.state);
    expect(times.advanced).toBe(advanced);
  }
});

test('a record that was undone, answered differently, redealt, or dealt differently is followed from its beginning', () => {
  const { game, times } = counted();
  const endOf = positionCache();
  const [one, other] = [recordOf('one'), recordOf('other')];
  endOf(game, upTo(one, 6));
  const branched = { ...upTo(one, 7), redealt: [{ after: 4, seat: 0, seed: 'redealt' }] };
  for (const record of [upTo(one, 4), upTo(other, 6), branched]) {
    const before = times.advanced;
    const end = endOf(game, record);
    expect(end.ok ? end.value.state : end.refusal).toEqual(replayed(record)?.state ?? expect.objectContaining({ code: 'answer-refused' }));
    expect(times.advanced - before).toBeGreaterThan(3);
  }
});

test('refuses what a replay refuses, with the same refusal', () => {
  const endOf = positionCache();
  const record = recordOf('refused');
  endOf(carts, upTo(record, 5));
  const wrong = { ...record, answers: [...record.answers.slice(0, 6), { seat: 0, action: { nothing: true } }] };
  expect(endOf(carts, wrong)).toEqual(replay(carts, wrong));
  expect(endOf(carts, { ...upTo(record, 5), hash: 'something else' })).toMatchObject({ refusal: { code: 'hash-mismatch' } });
});

test('only the latest of many matches are known', () => {
  const { game, times } = counted();
  const endOf = positionCache();
  const records = Array.from({ length: 9 }, (_, at) => recordOf(`match ${at}`));
  for (const record of records) endOf(game, upTo(record, 4));
  times.advanced = 0;
  endOf(game, upTo(records[8] as MatchRecord, 5));
  expect(times.advanced).toBe(1);
  endOf(game, upTo(records[0] as MatchRecord, 5));
  expect(times.advanced).toBe(6);
});
