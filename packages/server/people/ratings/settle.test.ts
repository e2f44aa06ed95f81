import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nobodyElse } from '../../fanout/fanout.ts';
import type { Match } from '../../match/match.ts';
import { ratedTerms } from '../../match/rated.ts';
import { startBotRunner } from '../../registry/bot-runner.ts';
import { openRater } from '../../registry/rater.ts';
import { openRegistry, type Registry } from '../../registry/registry.ts';
import { watchdogRounds } from '../../registry/watchdog.ts';
import type { Documents } from '../../storage/documents.ts';
import { openStorage } from '../../storage/open.ts';
import type { Storage } from '../../storage/storage.ts';
import { begun, keyOf, person, termsFor, toyRules } from '../../testing/matches.ts';
import { engines, type FreshPlace } from '../../testing/stores.ts';
import { put, readOne } from '../kind.ts';
import { PLAYER } from '../player.ts';
import { RATED, RESULT, ratedId } from './kinds.ts';
import { openRatings } from './ratings.ts';

const CLOCK = { seconds: 60, level: 'easy' };
const EMBLEM = { picture: 'owl', color: 'teal' } as const;
const HOUR = 3_600_000;
const NOTES = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble: () => {} };
const TERMS = ratedTerms({ ...termsFor('carts', [person(0), person(1)]), clock: CLOCK });

/** A match that was resigned late enough to count in full. */
const finished = (id: string, at: number, network?: string): Match => {
  const table = begun('carts', 2, { clock: CLOCK });
  for (let count = 0; count < 20 && table.match.status === 'running'; count++) table.answers(table.match.asked[0]?.seat ?? 0);
  if (table.match.status === 'running') table.does({ do: 'resign', seat: 1, key: keyOf(1) });
  const seats = table.match.seats.map((seat, index) => ({
    ...seat,
    profile: { id: `p${index}`, emblem: EMBLEM },
    ...(network === undefined ? {} : { network }),
  }));
  return { ...table.match, id, at, seats, terms: { ...table.match.terms, rated: true } };
};

const settleIn = (documents: Documents) => openRatings({ documents, now: () => 0 }).settle;
const matchesOf = async (documents: Documents): Promise<readonly (number | undefined)[]> =>
  Promise.all(['p0', 'p1'].map(async (player) => (await readOne(documents, RATED, ratedId(player, 'carts')))?.value.matches));

describe.each(engines.filter(({ here }) => here))('ratings in $name', ({ fresh }) => {
  let home: FreshPlace;
  let storage: Storage;
  beforeEach(async () => {
    home = await fresh();
    storage = await openStorage(home.place);
    const players = [0, 1].map((seat) => put(PLAYER, `p${seat}`, { key: keyOf(seat), name: `P${seat}`, emblem: EMBLEM, created: 0 }));
    await storage.documents.change(players);
  });
  afterEach(async () => {
    await storage.close();
    await home.drop();
  });

  test('change once, however many processes settle the same match at the same time', async () => {
    const { documents } = storage;
    const all = await Promise.all(Array.from({ length: 6 }, () => settleIn(documents)(finished('m', HOUR))));
    expect(new Set(all.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(all[0]).toMatchObject({ ok: true, value: { seats: [{ before: 1500 }, { before: 1500 }] } });
    expect(await matchesOf(documents)).toEqual([1, 1]);
  });

  test('of matches that end at the same time all count', async () => {
    const { documents } = storage;
    await Promise.all(['a', 'b', 'c'].map((id) => settleIn(documents)(finished(id, HOUR))));
    expect(await matchesOf(documents)).toEqual([3, 3]);
  });

  test('don’t change by playing the same opponent all day, but again the next day', async () => {
    const settle = settleIn(storage.documents);
    for (let match = 0; match < 5; match++) expect(await settle(finished(`m${match}`, match * HOUR))).not.toHaveProperty('value.uncounted');
    const sixth = await settle(finished('m5', 5 * HOUR));
    expect(sixth).toMatchObject({ ok: true, value: { uncounted: 'same-opponent' } });
    expect(sixth.ok && sixth.value.seats.every((seat) => seat?.before === seat?.after)).toBe(true);
    expect(await matchesOf(storage.documents)).toEqual([5, 5]);
    expect(await settle(finished('m6', 30 * HOUR))).not.toHaveProperty('value.uncounted');
  });

  test('don’t change between players in the same network, or in a match that an operator ended', async () => {
    const settle = settleIn(storage.documents);
    expect(await settle(finished('m', HOUR, 'abcde'))).toMatchObject({ value: { uncounted: 'same-network' } });
    expect(await settle({ ...finished('n', HOUR), ended: { why: 'abandoned' } })).toMatchObject({ value: { uncounted: 'abandoned' } });
    expect(await matchesOf(storage.documents)).toEqual([undefined, undefined]);
  });

  describe('whatever is killed in between', () => {
    const open = (): Registry => openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes: NOTES, shared: true });
    const play = async (registry: Registry): Promise<void> => {
      await registry.create('m', [{ kind: 'created', terms: TERMS }]);
      for (const seat of [0, 1]) {
        const player = { name: `P${seat}`, program: false, luck: '', profile: { id: `p${seat}`, emblem: EMBLEM } };
        await registry.perform('m', { do: 'take', seat, key: keyOf(seat), player });
      }
      await registry.perform('m', { do: 'resign', seat: 1, key: keyOf(1) });
    };
    /** Another process, which finds what the first one left. */
    const recover = async (): Promise<Registry> => {
      const registry = open();
      const players = startBotRunner({
        pool: { run: () => new Promise<never>(() => {}) },
        seconds: 600,
        thought: () => {},
        trouble: () => {},
      });
      const rater = openRater({ settle: settleIn(storage.documents), trouble: () => {} });
      const round = watchdogRounds({ registry, storage, players, rater, shared: true, tablesMax: 10 });
      for (let count = 0; count < 3; count++) {
        await round();
        await rater.idle();
      }
      return registry;
    };

    test.each([
      ['before the ratings change', async () => {}],
      ['after they change, before the match says so', async (match: Match) => void (await settleIn(storage.documents)(match))],
    ])('%s', async (_, before) => {
      const first = open();
      await play(first);
      const live = first.matches.get('m');
      if (live !== undefined) await before(live.match);
      const second = await recover();
      const ratings = second.matches.get('m')?.match.ratings;
      expect(ratings).toMatchObject({
        seats: [
          { before: 1500, after: 1520 },
          { before: 1500, after: 1421 },
        ],
      });
      const result = await readOne(storage.documents, RESULT, 'm');
      expect(result?.value.ratings).toEqual(ratings);
      expect(await matchesOf(storage.documents)).toEqual([1, 1]);
      // Nothing is due any longer, and the log has one such line.
      expect(await storage.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
      const lines = await first.history('m', second.matches.get('m')?.match.seq ?? 0);
      expect(lines.ok && lines.value.value.filter(({ entry }) => entry.kind === 'rated')).toHaveLength(1);
    });
  });
});
