import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { allRoutes } from '@swordtable/server/api/all-routes';
import { programRoutes } from '@swordtable/server/api/program-routes';
import { routes } from '@swordtable/server/api/routes';
import { clientFor, pathOf } from '@swordtable/server/testing/client';
import { printedAddress } from '@swordtable/server/testing/printed-address';
import { type Engine, engines, type FreshPlace } from '@swordtable/server/testing/stores';
import { afterEach, describe, expect, test } from 'vitest';
import { COMMAND } from '../testing/run.ts';

const TABLE = { game: 'olympus', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { seconds: 600, level: 'easy' }, rated: true };
const PAIRS = 4;
/** After how many ends of matches the process is killed, and how many milliseconds later. */
const FEW = [[3, 1]] as const;
const MORE = [...FEW, [1, 0], [4, 3]] as const;

let server: ChildProcess | undefined;
let home: FreshPlace | undefined;

const kill = async (): Promise<void> => {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
};

/** Starts a process on the store; returns its address. */
const start = ({ place: { folder, databaseUrl } }: FreshPlace): Promise<string> => {
  const store = databaseUrl === undefined ? { DATA: folder ?? '', DATABASE_URL: '' } : { DATABASE_URL: databaseUrl };
  const limits = { REQUESTS_PER_MINUTE: '1000000', MATCHES_PER_HOUR: '1000000', BOT_WORKERS: '1' };
  const born = spawn(process.execPath, [COMMAND, 'serve'], {
    env: { ...process.env, REDIS_URL: '', PORT: '0', ...limits, ...store },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = born;
  return printedAddress(born);
};

afterEach(async () => {
  await kill();
  await home?.drop();
});

interface Player {
  readonly key: string;
  readonly id: string;
}

const playerAt = async (address: string, name: string): Promise<Player> => {
  const { key } = await clientFor(address).call(programRoutes.createKey, {});
  const { player } = await clientFor(address, key).call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  return { key, id: player };
};

const story = ({ fresh }: Engine, kills: typeof FEW | typeof MORE): void => {
  test('have changed every rating exactly once', async () => {
    home = await fresh();
    let address = await start(home);
    const pairs = await Promise.all(
      Array.from({ length: PAIRS }, (_, pair) => Promise.all([playerAt(address, `Ann ${pair}`), playerAt(address, `Bob ${pair}`)])),
    );
    const ratings = new Map<string, number>();
    for (const [ends, later] of kills) {
      const matches = await Promise.all(
        pairs.map(async ([ann, bob]) => {
          const { match } = await clientFor(address, ann.key).create(TABLE);
          const guest = clientFor(address, bob.key);
          await guest.sure(guest.take(match, 1));
          return match;
        }),
      );
      const resign = async (match: string, pair: number): Promise<void> => {
        const [, bob] = pairs[pair] ?? [];
        await clientFor(address, bob?.key).post(`${pathOf(match, 1)}/resign`, { id: `end ${match}` });
      };
      let ended = 0;
      await new Promise<void>((resolve) => {
        const count = (): void => {
          ended += 1;
          if (ended === ends) resolve();
        };
        // Those that are cut off are sent again to the next process.
        for (const [pair, match] of matches.entries()) void resign(match, pair).then(count, () => {});
      });
      await wait(later);
      await kill();
      address = await start(home);
      await Promise.all(matches.map(resign));
      for (const [pair, match] of matches.entries()) {
        const card = () => clientFor(address).call(routes.match, { params: { match } });
        await expect.poll(async () => (await card()).ratings).toBeDefined();
        const { ratings: changed } = await card();
        for (const [seat, { id }] of (pairs[pair] ?? []).entries()) {
          const { before, after } = changed?.seats[seat] ?? {};
          expect(before).toBe(ratings.get(id) ?? 1_500);
          expect(after).not.toBe(before);
          ratings.set(id, after ?? 0);
        }
      }
    }
    for (const { id } of pairs.flat()) {
      const page = await clientFor(address).call(allRoutes.player, { params: { player: id } });
      expect(page.ratings).toMatchObject([{ game: 'olympus', rating: ratings.get(id), matches: kills.length }]);
    }
  });
};

const STORES = engines.filter(({ here, name }) => here && !name.includes('thread'));
const KILLED = 'processes on $name, killed as rated matches end';
describe.each(STORES.filter(({ name }) => name === 'SQLite'))(KILLED, (engine) => story(engine, FEW));
describe.each(STORES)(`${KILLED} more than once,`, { tags: ['long'] }, (engine) => story(engine, MORE));
