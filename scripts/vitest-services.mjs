// Gives a test run a PostgreSQL and a Redis, if any of its tests may want one.
import { readFileSync } from 'node:fs';
import { startServices } from './services.mjs';

const wants = (file) => file.includes('/packages/server/') || /databaseUrl|redisUrl|freshDatabase/.test(readFileSync(file, 'utf8'));

// The projects of a run share their services: the first one starts them, and the last one stops them. Each loads this file on its own.
globalThis.testServices ??= { users: 0, started: undefined };
const shared = globalThis.testServices;

const join = (given) => {
  shared.users += 1;
  // No test cuts the power, and making and dropping a database would wait for the disk for most of a second.
  shared.started ??= startServices(given, { isSynced: false });
  return shared.started;
};

const leave = async () => {
  shared.users -= 1;
  if (shared.users > 0) return;
  const { stop } = await shared.started;
  shared.started = undefined;
  await stop();
};

export default async (project) => {
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  const given = { databaseUrl: process.env.TEST_DATABASE_URL || undefined, redisUrl: process.env.TEST_REDIS_URL || undefined };
  if (!testFiles.some(wants)) {
    project.provide('databaseUrl', given.databaseUrl);
    project.provide('redisUrl', given.redisUrl);
    return undefined;
  }
  const { databaseUrl, redisUrl, said } = await join(given);
  project.provide('databaseUrl', databaseUrl);
  project.provide('redisUrl', redisUrl);
  const without = [...(databaseUrl ? [] : ['PostgreSQL']), ...(redisUrl ? [] : ['Redis'])];
  if (without.length > 0) console.warn(`Tests that need ${without.join(' or ')} are skipped. ${said.join(' ')}`);
  return leave;
};
