import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nobodyElse } from '../fanout/fanout.ts';
import type { SeatTerms } from '../match/entry.ts';
import type { Claim } from '../pool/turns.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { keyOf, person, termsFor, toyRules } from '../testing/matches.ts';
import { type BotRunner, startBotRunner } from './bot-runner.ts';
import type { Listener, LiveMatch } from './live-match.ts';
import { openRegistry, type Registry } from './registry.ts';
import { openWatchdog, type Watchdog } from './watchdog.ts';

const bot: SeatTerms = { kind: 'bot', name: '', level: 'expert', invites: [] };
const spectator = (): Listener => ({ watcher: undefined, key: keyOf(0), frames: false, compact: false, take: () => {}, end: () => {} });
const trouble = (): void => {};

let folder: string;
let storage: Storage;
let registry: Registry;
let players: BotRunner;
let watchdog: Watchdog;
/** On whose account bots were asked to think; they never come to an end. */
let claims: (Claim | undefined)[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bot-runner-'));
  storage = await openSqlite(folder);
  claims = [];
  players = startBotRunner({
    pool: {
      run: (_, watching) => {
        claims.push(watching?.claim);
        return new Promise<never>(() => {});
      },
    },
    ...{ seconds: 600, thought: () => {}, trouble },
  });
  const notes = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble };
  registry = openRegistry({
    ...{ storage, fanout: nobodyElse, rulesOf: toyRules, notes, shared: false },
    onStep: (live) => players.attend(registry, live),
  });
  watchdog = openWatchdog({ registry, storage, players, shared: false, tablesMax: 1_000, trouble });
});
afterEach(async () => {
  await watchdog.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const create = async (id: string, seats: readonly SeatTerms[], client?: string): Promise<LiveMatch> => {
  await registry.create(id, [{ kind: 'created', terms: termsFor('boxes', seats) }], client);
  const live = registry.matches.get(id);
  if (live === undefined) throw new Error('It was just created.');
  return live;
};
const sit = (id: string, seat: number) =>
  registry.perform(id, { do: 'take', seat, key: keyOf(0), player: { name: '', program: false, luck: '' } });

test('bots among themselves wait until someone watches, and think in the background', async () => {
  const live = await create('bots', [bot, bot], 'its host’s address');
  for (let round = 0; round < 3; round++) await watchdog.round();
  expect(claims).toEqual([]);
  live.listeners.add(spectator());
  players.watched(registry, live);
  expect(claims).toEqual([{ account: 'its host’s address', background: true }]);
});

test('a match of bots isn’t due, so any number of them leave the others their turn', async () => {
  for (let count = 0; count < 3; count++) await create(`bots${count}`, [bot, bot]);
  await create('people', [person(0), bot]);
  await sit('people', 0);
  const move = registry.matches.get('people')?.match.position?.decisions[0]?.options.at(0);
  const seq = registry.matches.get('people')?.match.asked[0]?.seq ?? -1;
  await registry.perform('people', { do: 'act', seat: 0, key: keyOf(0), seq, action: move });
  expect(await storage.due(Number.MAX_SAFE_INTEGER, 100)).toEqual(['people']);
});

test('a spectator’s process takes over bots whose process has died', async () => {
  const live = await create('bots', [bot, bot]);
  live.listeners.add(spectator());
  await watchdog.round();
  expect(claims).toEqual([]);
  live.match = { ...live.match, asked: live.match.asked.map((asked) => ({ ...asked, since: 0 })) };
  await watchdog.round();
  expect(claims.length).toBe(1);
  for (const listener of live.listeners) live.listeners.delete(listener);
});

test('a bot that plays a person thinks on the account of the client that moved, ahead of bots among themselves', async () => {
  const live = await create('people', [person(0), bot], 'the host');
  await sit('people', 0);
  const { seq = -1 } = live.match.asked[0] ?? {};
  const action = live.match.position?.decisions[0]?.options.at(0);
  // Strangers can't put their moves on anyone's account, or others' on theirs.
  await registry.perform('people', { do: 'act', seat: 0, key: keyOf(1), seq, action }, 'a stranger');
  await registry.perform('people', { do: 'act', seat: 0, key: keyOf(0), seq, action }, 'the player’s address');
  expect(claims).toEqual([{ account: 'the player’s address', background: false }]);
});

test('a person who hands the seat over gets a place in the background', async () => {
  await create('people', [person(0), bot], 'the host');
  await sit('people', 0);
  await registry.perform('people', { do: 'hand', seat: 0, key: keyOf(0), absent: 0, level: 'expert' });
  expect(claims).toEqual([{ account: 'the host', background: true }]);
});
