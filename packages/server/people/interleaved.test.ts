import { accept, refuse } from '@swordtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nobodyElse } from '../fanout/fanout.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { keyOf, person, termsFor, toyRules } from '../testing/matches.ts';
import { engines, type FreshPlace } from '../testing/stores.ts';
import { openPlayers } from './players.ts';
import { findNews } from './push/news.ts';
import { DAY } from './vacation.ts';
import { openVacations } from './vacations.ts';

const SILENT = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble: () => {} };
const [ann, bob] = [keyOf(0), keyOf(1)];

let home: FreshPlace;
let storage: Storage;
let registry: Registry;
let time = 1_000_000;
const now = (): number => time;

beforeAll(async () => {
  home = (await engines[0]?.fresh()) as FreshPlace;
  storage = await openStorage(home.place);
  registry = openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared: false, now });
});
afterAll(async () => {
  await storage.close();
  await home.drop();
});

/** A running match of two, over days. */
const play = async (match: string): Promise<void> => {
  const clock = { seconds: (2 * DAY) / 1_000, level: 'easy' } as const;
  const terms = termsFor('carts', [person(0), person(1)], { secret: match, clock });
  expect(await registry.create(match, [{ kind: 'created', terms }], ann)).toMatchObject({ ok: true });
  for (const [seat, key] of [ann, bob].entries()) {
    const player = { name: '', program: false, luck: key };
    expect(await registry.perform(match, { do: 'take', seat, key, player })).toMatchObject({ ok: true });
  }
};
const vacationIn = async (match: string) => {
  const live = await registry.look(match);
  return live.ok ? live.value.match.seats[0]?.vacation : undefined;
};

test('someone who sends their first name twice has it, even if the second request comes in between', async () => {
  const { documents } = storage;
  const profile = { name: 'Hero', emblem: { picture: 'owl', color: 'teal' } } as const;
  const parts = { newId: () => 'hero', now };
  const first = openPlayers({ ...parts, documents });
  let isFirst = true;
  const find: typeof documents.find = async (query) => {
    const found = await documents.find(query);
    if (isFirst) {
      isFirst = false;
      expect(await first.save(ann, profile)).toMatchObject({ ok: true });
    }
    return found;
  };
  const second = openPlayers({ ...parts, documents: { ...documents, find } });
  expect(await second.save(ann, profile)).toMatchObject({ ok: true, value: { id: 'hero' } });
});

test('who has left a match isn’t told that they were paired in it', async () => {
  await play('left');
  const notice = { key: bob, match: 'left', kind: 'paired', wanted: true, question: null, sent: null, tries: 0, due: 0 } as const;
  expect(await findNews(registry, notice, time)).toMatchObject({ over: false, news: { match: 'left' } });
  await registry.perform('left', { do: 'leave', seat: 1, key: bob });
  expect(await findNews(registry, notice, time)).toEqual({ over: true });
});

test('a match that couldn’t be told that a vacation has ended is told later', async () => {
  await play('vacation');
  let isAway = false;
  const perform: Registry['perform'] = async (id, command, client) =>
    isAway ? refuse('storage-away', 'The store can’t be reached.') : registry.perform(id, command, client);
  const vacations = openVacations({ documents: storage.documents, storage, registry: { ...registry, perform }, now });
  expect(await vacations.start(ann, 3)).toMatchObject(accept({ left: 25 }));
  expect(await vacationIn('vacation')).toMatchObject({ until: time + 3 * DAY });
  time += DAY / 2;
  isAway = true;
  await vacations.stop(ann);
  expect(await vacationIn('vacation')).toMatchObject({ until: time + 2.5 * DAY });
  isAway = false;
  time += 5 * 60_000;
  await vacations.round();
  expect((await vacationIn('vacation'))?.until ?? 0).toBeLessThan(time);
});

test('a match that a slow process tells of a vacation that has ended is told again', async () => {
  await play('slow');
  const vacations = openVacations({ documents: storage.documents, storage, registry, now });
  await vacations.start(bob, 3);
  const before = { from: time, until: time + 3 * DAY };
  time += DAY / 2;
  await vacations.stop(bob);
  await registry.perform('slow', { do: 'vacation', seat: 1, key: bob, vacation: before });
  time += 5 * 60_000;
  await vacations.round();
  const live = await registry.look('slow');
  expect((live.ok && live.value.match.seats[1]?.vacation?.until) || 0).toBeLessThan(time);
});
