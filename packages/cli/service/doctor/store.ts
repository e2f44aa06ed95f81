import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { plural } from '@swordtable/games/grammar';
import type { Config } from '@swordtable/server/config';
import { inspectRedis } from '@swordtable/server/fanout/inspect';
import { type DatabaseState, inspectDatabase, inspectFolder, type StoreState } from '@swordtable/server/storage/inspect';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const MIB = 1024 * 1024;
/** Below the first the server isn't ready; below the second it soon won't be. */
const [FULL, NEARLY_FULL] = [MIB, 200 * MIB];

const failureOf = (work: () => void): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
};

const nearestFolder = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path)));

const checkSpace = (folder: string): Finding => {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const text = `${Math.floor(free / MIB)} MiB are free.`;
  if (free < FULL) return problem('Space', `${text} Moves are refused until there is more.`);
  return free < NEARLY_FULL ? warning('Space', `${text} Make some room, or set the KEEP_…_DAYS.`) : ok('Space', text);
};

const checkFolder = (data: string): readonly Finding[] => {
  const parent = nearestFolder(resolve(data));
  if (parent !== resolve(data)) {
    const why = failureOf(() => accessSync(parent, constants.W_OK)) ?? (statSync(parent).isDirectory() ? undefined : `${parent} is a file`);
    if (why !== undefined) return [problem('DATA', `${data} doesn’t exist and can’t be created: ${why}. Create it for the server’s user.`)];
    return [ok('DATA', `${data} doesn’t exist yet; the first start creates it.`), checkSpace(parent)];
  }
  const stat = statSync(data);
  if (!stat.isDirectory()) return [problem('DATA', `${data} is a file. Name a folder.`)];
  const why = failureOf(() => rmdirSync(mkdtempSync(join(data, '.doctor-'))));
  if (why !== undefined)
    return [problem('DATA', `${data} can’t be written: ${why}. Run this as the server’s user, and give it the folder.`)];
  const isOpen = process.platform !== 'win32' && (stat.mode & 0o077) !== 0;
  const owned = isOpen
    ? warning('DATA', `Other users can look into ${data}, and the store holds hidden cards. Run: chmod 700 ${data}`)
    : ok('DATA', `${data} can be written, and belongs to one user.`);
  return [owned, checkSpace(data)];
};

const describeStore = ({ version, known, matches, lastChange }: StoreState): Finding => {
  if (version === undefined) return ok('Store', 'Empty; the first start creates the tables.');
  if (version > known)
    return problem('Store', `It has version ${version}, but this program knows only version ${known}. Use a newer program.`);
  const held = `${plural(matches, 'match', 'matches')}`;
  if (lastChange !== undefined && lastChange > Date.now() + 60_000)
    return warning('Store', `It holds ${held}, the last one from the future (${new Date(lastChange).toISOString()}). Check the clock.`);
  if (version < known)
    return ok('Store', `Version ${version} with ${held}. The next start brings it to version ${known}: make a backup first.`);
  return ok('Store', `Version ${version} with ${held}.`);
};

const checkBuiltIn = async (data: string): Promise<readonly Finding[]> => {
  const folder = checkFolder(data);
  if (folder.some(({ level }) => level === 'problem')) return folder;
  try {
    return [...folder, describeStore(await inspectFolder(data))];
  } catch (error) {
    return [...folder, problem('Store', `It can’t be opened: ${reasonOf(error)}. Restore a backup into an empty folder.`)];
  }
};

const OLDEST = 15;
/** In milliseconds. Clocks of matches depend on it, and so does the order of lists. */
const [APART, FAR_APART] = [2_000, 60_000];

const describeServer = (state: DatabaseState, connections: number): readonly Finding[] => {
  const about = 'PostgreSQL';
  const { serverVersion, isReadOnly, mayCreate, mayWrite, version, known, connectionsMax, now } = state;
  const major = Math.floor(serverVersion / 10_000);
  if (major < OLDEST) return [problem(about, `Version ${major} is too old. Use ${OLDEST} or newer.`)];
  if (isReadOnly) return [problem(about, 'It’s read-only. Use the address of the primary server.')];
  if (!mayWrite)
    return [problem(about, 'The user may not read and write the tables. Use the one that created them, or grant it everything on them.')];
  if (!mayCreate && (version === undefined || version < known))
    return [problem(about, 'The user may not create tables, which this start needs. Make it the owner of the database.')];
  const found = [ok(about, `Version ${major}, reachable, and the user may do what is needed.`)];
  if (connections + 1 > connectionsMax)
    found.push(warning(about, `DATABASE_CONNECTIONS is ${connections}, but it allows only ${connectionsMax} in all.`));
  const apart = Math.abs(now - Date.now());
  const text = `The clocks of this machine and the database differ by ${(apart / 1000).toFixed(1)} s. Keep both in sync.`;
  if (apart > APART) found.push(apart > FAR_APART ? problem('Clock', text) : warning('Clock', text));
  return [...found, describeStore(state)];
};

const checkDatabase = async (url: string, connections: number): Promise<readonly Finding[]> => {
  try {
    return describeServer(await inspectDatabase(url), connections);
  } catch (error) {
    return [problem('PostgreSQL', `It can’t be used: ${reasonOf(error)}. Check DATABASE_URL, and whether the database is running.`)];
  }
};

const checkRedis = async (url: string): Promise<Finding> => {
  try {
    await inspectRedis(url);
    return ok('Redis', 'Reachable, and passes on notifications.');
  } catch (error) {
    return problem('Redis', `It can’t be used: ${reasonOf(error)}. Check REDIS_URL, and whether Redis is running.`);
  }
};

export const checkStore = async ({ data, databaseUrl, databaseConnections, redisUrl }: Config): Promise<readonly Finding[]> => [
  ...(databaseUrl === undefined ? await checkBuiltIn(data) : await checkDatabase(databaseUrl, databaseConnections)),
  ...(redisUrl === undefined ? [] : [await checkRedis(redisUrl)]),
];
