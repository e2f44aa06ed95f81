import { refuse } from '@swordtable/kernel';
import { carts } from '@swordtable/kernel/toys/carts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nobodyElse } from '../fanout/fanout.ts';
import { openKeys } from '../keys.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { keyOf, toyRules } from '../testing/matches.ts';
import { engines, type FreshPlace } from '../testing/stores.ts';
import { openBlocks } from './blocks.ts';
import { type Matchmaking, openMatchmaking } from './matchmaking.ts';
import type { People } from './people.ts';
import { openPlayers } from './players.ts';
import { openRatings } from './ratings/ratings.ts';
import type { SeekWishes } from './seeks.ts';

const SILENT = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble: () => {} };
const [ann, bob, cleo, dora] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4)];
const wishes = (more: Partial<SeekWishes> = {}): SeekWishes => ({
  ...{ games: ['carts'], seats: 2, pace: 'live', rated: false, name: '' },
  ...more,
});

/** A process on the store. */
interface Process extends Matchmaking {
  readonly people: Pick<People, 'players' | 'blocks'>;
  readonly storage: Storage;
  readonly registry: Registry;
}

let home: FreshPlace;
let time: number;
/** Whether the store fails when a match is canceled. */
let isAway: boolean;
/** Who was notified. */
let told: string[];
let one: Process;
let other: Process;

const open = async (): Promise<Process> => {
  const storage = await openStorage(home.place);
  const now = (): number => time;
  const bare = openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared: true, now });
  const registry: Registry = {
    ...bare,
    perform: async (id, command, client) =>
      isAway && command.do === 'cancel' ? refuse('storage-away', 'The store can’t be reached.') : bare.perform(id, command, client),
  };
  const keys = openKeys('secret');
  const players = openPlayers({ documents: storage.documents, newId: keys.matchId, now });
  const blocks = openBlocks({ documents: storage.documents, now });
  const ratings = openRatings({ documents: storage.documents, now });
  const people = { players, blocks, ratings, notify: async (key: string) => void told.push(key) };
  return { storage, registry, people, ...openMatchmaking({ storage, registry, keys, people, games: [carts], now }) };
};

beforeEach(async () => {
  time = 1_000_000;
  isAway = false;
  told = [];
  home = (await (engines.findLast(({ here }) => here) ?? engines[0])?.fresh()) as FreshPlace;
  [one, other] = [await open(), await open()];
});
afterEach(async () => {
  await Promise.all([one.storage.close(), other.storage.close()]);
  await home.drop();
});

const begin = async ({ seeks }: Process, key: string, more?: Partial<SeekWishes>) => {
  const begun = await seeks.begin(key, wishes(more));
  if (!begun.ok) throw new Error(begun.refusal.sentence);
  return begun.value;
};
const look = ({ seeks }: Process, key: string) => seeks.look(key, 'live');
const sit = async (process: Process, key: string) => {
  const { found } = (await look(process, key)) ?? {};
  if (found === undefined) throw new Error('Not paired.');
  return process.registry.perform(found.match, { do: 'take', seat: found.seat, key, player: { name: '', program: false, luck: key } });
};
const listed = async ({ storage }: Process, key: string) => (await storage.held(key, { most: 10 })).map(({ match }) => match);

test('two at different processes find each other, whichever pairs them, and it’s one match', async () => {
  await begin(one, ann);
  await begin(other, bob);
  await Promise.all([one.round(), other.round(), one.round(), other.round()]);
  const [mine, theirs] = [await look(one, ann), await look(other, bob)];
  expect(mine).toMatchObject({ state: 'paired', found: { game: 'carts' } });
  expect(theirs?.found?.match).toBe(mine?.found?.match);
  expect(new Set([mine?.found?.seat, theirs?.found?.seat])).toEqual(new Set([0, 1]));
  expect(told.toSorted()).toEqual([ann, bob].toSorted());
  await sit(one, ann);
  expect(await look(one, ann)).toMatchObject({ state: 'paired' });
  await sit(other, bob);
  for (const [process, key] of [
    [other, ann],
    [one, bob],
  ] as const) {
    expect(await look(process, key)).toMatchObject({ state: 'playing' });
    expect(await listed(process, key)).toEqual([mine?.found?.match]);
  }
  // Long after, no trace is left, and both can look for others.
  time += 600_000;
  await one.round();
  expect(await look(one, ann)).toBeUndefined();
  expect(await begin(one, ann)).toMatchObject({ state: 'waiting', since: time });
});

test('if one doesn’t come, the match is canceled, and the one who came keeps their place in line', async () => {
  const { since } = await begin(one, ann);
  await begin(other, bob);
  await one.round();
  await sit(one, ann);
  time += 19_000;
  await other.round();
  expect(await look(one, ann)).toMatchObject({ state: 'paired' });
  time += 1_000;
  await Promise.all([one.round(), other.round()]);
  expect(await look(one, ann)).toMatchObject({ state: 'waiting', since });
  expect(await look(other, bob)).toBeUndefined();
  expect(await listed(one, ann)).toEqual([]);
  await begin(other, cleo);
  await other.round();
  expect(await look(one, ann)).toMatchObject({ state: 'paired' });
});

test('as long as the store can’t cancel a match, its players stay a pair', async () => {
  await begin(one, ann);
  await begin(other, bob);
  await one.round();
  await sit(one, ann);
  time += 20_000;
  isAway = true;
  await one.round();
  expect(await look(one, ann)).toMatchObject({ state: 'paired' });
  isAway = false;
  await one.round();
  expect(await look(one, ann)).toMatchObject({ state: 'waiting' });
});

test('someone who comes as the time is up either plays or is told, never half', async () => {
  await begin(one, ann);
  await begin(other, bob);
  await one.round();
  await sit(one, ann);
  const { found } = (await look(one, ann)) ?? {};
  time += 20_000;
  const [taken] = await Promise.all([
    other.registry.perform(found?.match ?? '', {
      ...{ do: 'take', seat: 1 - (found?.seat ?? 0), key: bob },
      player: { name: '', program: false, luck: '' },
    }),
    one.round(),
    other.round(),
  ]);
  expect((await look(one, ann))?.state).toBe(taken.ok ? 'playing' : 'waiting');
  expect((await look(other, bob))?.state).toBe(taken.ok ? 'playing' : undefined);
});

test('a process killed after making a pair leaves nothing half done', async () => {
  await begin(one, ann);
  await begin(one, bob);
  // It dies before the match is created.
  const create = one.registry.create;
  Object.assign(one.registry, { create: () => Promise.reject(new Error('killed')) });
  await expect(one.round()).rejects.toThrow('killed');
  Object.assign(one.registry, { create });
  expect(await look(other, ann)).toMatchObject({ state: 'paired' });
  await sit(other, ann);
  await sit(other, bob);
  expect(await look(other, ann)).toMatchObject({ state: 'playing' });
});

test('two devices of one player wait once, and of all who can be paired each is paired once', async () => {
  const first = await begin(one, ann);
  time += 1_000;
  expect(await begin(other, ann)).toEqual(first);
  await one.round();
  expect(await look(one, ann)).toMatchObject({ state: 'waiting' });
  await Promise.all([begin(one, bob), begin(other, cleo), begin(one, ann), begin(other, ann)]);
  await Promise.all([one.round(), other.round()]);
  await Promise.all([one.round(), other.round()]);
  const states = await Promise.all([ann, bob, cleo].map((key) => look(one, key)));
  expect(states.map((seek) => seek?.state).toSorted()).toEqual(['paired', 'paired', 'waiting']);
  const paired = states.flatMap((seek) => seek?.found ?? []);
  expect(new Set(paired.map(({ match }) => match)).size).toBe(1);
  expect(new Set(paired.map(({ seat }) => seat)).size).toBe(2);
});

test('someone who vanished isn’t paired, and a seek that ends while it’s being paired is either', async () => {
  await begin(one, ann);
  time += 20_001;
  await begin(other, bob);
  await other.round();
  expect(await look(other, bob)).toMatchObject({ state: 'waiting' });
  time += 20_000;
  await look(other, bob);
  await one.round();
  expect(await look(one, ann)).toBeUndefined();
  await begin(one, cleo);
  const [stopped] = await Promise.all([one.seeks.stop(cleo, 'live'), other.round()]);
  expect(stopped.ok).toBe(true);
  expect(await look(one, cleo)).toBeUndefined();
  await one.round();
  expect(await look(other, bob)).toMatchObject({ state: 'waiting' });
});

test('one can decline until the match has begun', async () => {
  await begin(one, ann);
  await begin(other, bob);
  await one.round();
  await sit(other, bob);
  expect(await one.seeks.stop(ann, 'live')).toMatchObject({ ok: true });
  expect(await look(one, ann)).toBeUndefined();
  expect(await look(other, bob)).toMatchObject({ state: 'waiting' });
  await begin(one, ann);
  await one.round();
  // Their match begins, but no one has looked since.
  await Promise.all([sit(one, ann), sit(other, bob)]);
  expect(await one.seeks.stop(ann, 'live')).toMatchObject({ ok: true });
  expect(await look(other, bob)).toMatchObject({ state: 'playing' });
});

test('an open table can be joined by anyone, whatever their rating, but not by its own player', async () => {
  await begin(one, ann, { name: 'Ann' });
  const [table] = await other.seeks.waiting(bob);
  expect(table).toMatchObject({ name: 'Ann', player: null, pace: 'live', rated: false });
  expect(await other.seeks.waiting(ann)).toEqual([]);
  const join = table?.seek ?? '';
  expect(await other.seeks.begin(ann, wishes({ join }))).toMatchObject({ refusal: { code: 'own-seek' } });
  expect(await look(one, ann)).toMatchObject({ state: 'waiting' });
  expect(await other.seeks.begin(bob, wishes({ join: 'nothing' }))).toMatchObject({ refusal: { code: 'seek-gone' } });
  expect(await look(other, bob)).toBeUndefined();
  expect(await begin(other, bob, { join })).toMatchObject({ state: 'paired' });
  expect(await one.seeks.begin(cleo, wishes({ join }))).toMatchObject({ refusal: { code: 'seek-gone' } });
  expect(await look(one, cleo)).toBeUndefined();
});

test('over days no one has to stay, and a live opponent can be looked for in the meantime', async () => {
  await begin(one, ann, { pace: 'days' });
  await begin(one, ann);
  time += 24 * 3_600_000;
  await begin(other, bob, { pace: 'days' });
  await one.round();
  expect(await one.seeks.look(ann, 'days')).toMatchObject({ state: 'paired', found: { until: time + 24 * 3_600_000 } });
  expect(await one.seeks.look(ann, 'live')).toBeUndefined();
});

test('rated over days: ratings are close at first, the window grows in hours, and it’s a rated match with days for each answer', async () => {
  const { documents } = one.storage;
  const named = async (key: string, name: string, points: number) => {
    const saved = await one.people.players.save(key, { name, emblem: { picture: 'owl', color: 'teal' } });
    if (!saved.ok) throw new Error(saved.refusal.sentence);
    const player = saved.value.id;
    const rating = { player, game: 'carts', mu: 25 + points / 30, sigma: 2, matches: 20, wins: 9, at: time, program: false };
    await documents.change([{ kind: 'rating', id: `${player} carts`, mark: 0, text: JSON.stringify(rating), keys: [] }]);
  };
  await named(ann, 'Ann', 0);
  await named(bob, 'Bob', 300);
  for (const key of [ann, bob]) await begin(one, key, { pace: 'days', rated: true });
  // Someone casual is no opponent for them.
  await begin(other, cleo, { pace: 'days' });
  await one.round();
  expect(await one.seeks.waiting(undefined)).toHaveLength(3);
  time += 99 * 60_000;
  await other.round();
  expect(await one.seeks.look(ann, 'days')).toMatchObject({ state: 'waiting', rated: true });
  time += 60_000;
  await other.round();
  const { found } = (await one.seeks.look(ann, 'days')) ?? {};
  expect((await one.seeks.look(bob, 'days'))?.found?.match).toBe(found?.match);
  const live = await one.registry.look(found?.match ?? '');
  expect(live.ok && live.value.match.terms).toMatchObject({ rated: true, clock: { seconds: 3 * 24 * 3_600 }, listed: true });
  // The one who comes within the day isn't kept waiting for longer.
  const [seat, player] = [found?.seat ?? 0, { name: '', program: false, luck: '' }];
  const profile = { id: 'ann', emblem: { picture: 'owl', color: 'teal' }, rating: 1500 } as const;
  await one.registry.perform(found?.match ?? '', { do: 'take', seat, key: ann, player: { ...player, profile } });
  time += 24 * 3_600_000;
  await one.round();
  expect(await one.seeks.look(ann, 'days')).toMatchObject({ state: 'waiting' });
  expect(await one.seeks.look(bob, 'days')).toBeUndefined();
});

test('unknown games and rated play without a name are refused', async () => {
  expect(await one.seeks.begin(ann, wishes({ games: ['carts', 'chess'] }))).toMatchObject({ refusal: { code: 'unknown-game' } });
  expect(await one.seeks.begin(ann, wishes({ seats: 5 }))).toMatchObject({ refusal: { code: 'bad-seats' } });
  expect(await one.seeks.begin(ann, wishes({ rated: true }))).toMatchObject({ refusal: { code: 'not-a-player' } });
  expect(await look(one, ann)).toBeUndefined();
});

test('players who blocked each other are neither paired nor can join', async () => {
  const [first, second] = await Promise.all(
    [ann, bob].map(async (key, index) => {
      const saved = await one.people.players.save(key, { name: `Player ${index}`, emblem: { picture: 'owl', color: 'teal' } });
      return saved.ok ? saved.value.id : '';
    }),
  );
  await one.people.blocks.block(second ?? '', first ?? '');
  await begin(one, ann, { rated: true });
  await begin(other, bob, { rated: true });
  await one.round();
  expect(await look(one, ann)).toMatchObject({ state: 'waiting' });
  const [table] = await other.seeks.waiting(bob);
  expect(await other.seeks.begin(bob, wishes({ rated: true, join: table?.seek ?? '' }))).toMatchObject({ refusal: { code: 'seek-gone' } });
  await one.people.blocks.unblock(second ?? '', first ?? '');
  await one.round();
  expect(await look(one, ann)).toMatchObject({ state: 'paired', rated: true });
});

test('three find each other, and if one doesn’t come, those who came wait for another', async () => {
  await begin(one, ann, { seats: 3, name: 'Ann' });
  await begin(other, bob);
  const [table] = await other.seeks.waiting(cleo);
  expect(table).toMatchObject({ name: 'Ann', seats: 3 });
  const join = table?.seek ?? '';
  expect(await other.seeks.begin(cleo, wishes({ join }))).toMatchObject({ refusal: { code: 'seek-gone' } });
  // Someone who joins a larger table waits there, too.
  expect(await begin(other, cleo, { seats: 3, join })).toMatchObject({ state: 'waiting', seats: 3 });
  await one.round();
  expect(await look(one, ann)).toMatchObject({ state: 'waiting' });
  await begin(one, dora, { seats: 3 });
  await Promise.all([one.round(), other.round()]);
  const found = await Promise.all([ann, cleo, dora].map(async (key) => (await look(one, key))?.found));
  expect(new Set(found.map((each) => each?.match)).size).toBe(1);
  expect(found.map((each) => each?.seat).toSorted()).toEqual([0, 1, 2]);
  expect(await look(one, bob)).toMatchObject({ state: 'waiting' });
  await sit(one, ann);
  await sit(other, cleo);
  time += 20_000;
  await one.round();
  expect(await look(one, dora)).toBeUndefined();
  for (const key of [ann, cleo]) expect(await look(other, key)).toMatchObject({ state: 'waiting' });
  await begin(one, dora, { seats: 3 });
  await other.round();
  for (const key of [ann, cleo, dora]) await sit(one, key);
  for (const key of [ann, cleo, dora]) expect(await look(other, key)).toMatchObject({ state: 'playing' });
});
