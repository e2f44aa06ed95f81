import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, onPath, privateService, startProgram } from './private.mjs';

/** Debian keeps each version's programs in a folder of their own, outside the path. */
const DEBIAN = '/usr/lib/postgresql';

export const postgresBinaries = () => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const initdb = onPath('initdb', folders);
  const postgres = onPath('postgres', folders);
  return initdb && postgres ? { initdb, postgres } : undefined;
};

/** PostgreSQL refuses to run as root, so root runs it as its own user. */
const runner = () => {
  if (process.getuid?.() !== 0) return {};
  const number = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [number('-u'), number('-g')];
  if (!uid || !gid) throw new Error('there is no user "postgres" to run it as.');
  return { uid, gid };
};

const makeCluster = (initdb, data, secret, options) => {
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', secret];
  // Creating the cluster never waits for the disk.
  const args = ['-D', data, ...access, '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'];
  const { status, error, stderr } = spawnSync(initdb, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim());
};

/** A private cluster. It waits for the disk as a real one does, unless it need not outlive its machine. */
export const startPostgres = ({ isSynced = true } = {}) =>
  privateService('postgres', 'data/postmaster.pid', async (path) => {
    const { initdb, postgres } = postgresBinaries() ?? {};
    if (!postgres) throw new Error('it is not installed.');
    const as = runner();
    const password = randomBytes(16).toString('hex');
    const secret = join(path, 'password');
    writeFileSync(secret, password, { mode: 0o600 });
    if (as.uid) for (const owned of [path, secret]) chownSync(owned, as.uid, as.gid);
    const data = join(path, 'data');
    const options = { ...as, cwd: path, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
    makeCluster(initdb, data, secret, options);
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', ...(isSynced ? [] : ['fsync=off'])];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      launch: () => startProgram(postgres, args, options, /ready to accept connections/),
    };
  });
