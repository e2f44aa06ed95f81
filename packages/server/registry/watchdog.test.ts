import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nobodyElse } from '../fanout/fanout.ts';
import type { SeatTerms } from '../match/entry.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { keyOf, person, termsFor, toyRules } from '../testing/matches.ts';
import { startBotRunner } from './bot-runner.ts';
import { openRegistry } from './registry.ts';
import { openWatchdog, watchdogRounds } from './watchdog.ts';

const trouble = (): void => {};
const bot: SeatTerms = { kind: 'bot', name: '', level: 'easy', invites: [] };

test('however many bots are thinking, clocks run out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
  const storage = await openSqlite(folder);
  let now = Date.now() - 60_000;
  const notes = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble };
  const registry = openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes, shared: false, now: () => now });
  // These bots never come to an end.
  const players = startBotRunner({ pool: { run: () => new Promise<never>(() => {}) }, seconds: 600, thought: () => {}, trouble });
  const watchdog = openWatchdog({ registry, storage, players, shared: false, tablesMax: 1_000, trouble });
  const sit = (id: string, seat: number) =>
    registry.perform(id, { do: 'take', seat, key: keyOf(0), player: { name: '', program: false, luck: '' } });
  const bots = Array.from({ length: 250 }, async (_, index) => {
    await registry.create(`bots${index}`, [{ kind: 'created', terms: termsFor('boxes', [bot, person(0)]) }]);
    await sit(`bots${index}`, 1);
  });
  await Promise.all(bots);
  const terms = termsFor('boxes', [person(0), bot], { clock: { seconds: 10, level: 'easy' } });
  await registry.create('people', [{ kind: 'created', terms }]);
  await sit('people', 0);
  now = Date.now();
  for (let round = 0; round < 3; round++) await watchdog.round();
  expect(registry.matches.get('people')?.match.seats[0]).toMatchObject({ away: 'clock' });
  await watchdog.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['beside other processes', true],
  ['alone, by the operator’s command', false],
])('listeners of a match that was removed %s don’t wait for it forever', async (_, shared) => {
  const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
  const storage = await openSqlite(folder);
  const notes = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble };
  const registry = openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes, shared });
  const players = startBotRunner({ pool: { run: () => new Promise<never>(() => {}) }, seconds: 600, thought: () => {}, trouble });
  const round = watchdogRounds({ registry, storage, players, shared, tablesMax: 1_000 });
  const ended: string[] = [];
  for (const id of ['gone', 'kept']) {
    await registry.create(id, [{ kind: 'created', terms: termsFor('boxes', [person(0), person(1)]) }]);
    const live = registry.matches.get(id);
    if (live === undefined) throw new Error('The match isn’t in memory.');
    live.listeners.add({
      watcher: undefined,
      key: undefined,
      frames: false,
      compact: false,
      take: () => {},
      end: () => void ended.push(id),
    });
  }
  const seq = registry.matches.get('gone')?.match.seq ?? -1;
  expect(await storage.remove('gone', seq)).toBe(true);
  for (let rounds = 0; rounds < 60; rounds++) await round();
  expect(ended).toEqual(['gone']);
  expect([...registry.matches.keys()]).toEqual(['kept']);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
