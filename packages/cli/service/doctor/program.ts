import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '@swordtable/server/config';
import { openPool } from '@swordtable/server/pool/pool';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

/** As in package.json. */
const NEEDED = [20, 19] as const;

export const checkNode = (version: string = process.versions.node): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return isEnough ? ok('Node', version) : problem('Node', `${version} is too old. Install Node ${NEEDED.join('.')} or newer.`);
};

const BUNDLE = new URL('./service.cjs', import.meta.url);
const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
const STORE_THREAD = new URL('./store-thread.js', import.meta.url);
const SITE = new URL('../../web/dist/index.html', import.meta.url);

export const checkFiles = (): Finding => {
  if (!existsSync(WORKER)) return problem('Files', 'The bots’ worker is missing. Run "npm run build".');
  if (!existsSync(STORE_THREAD)) return problem('Files', 'The thread that writes to the store is missing. Run "npm run build".');
  if (!existsSync(SITE)) return warning('Files', 'The page isn’t built, so only the API is served. Run "npm run build".');
  return ok('Files', 'The program and the page are built.');
};

/** A clock from before the program was built is wrong. What else is wrong with it shows only beside other clocks. */
export const checkClock = (now: number = Date.now()): Finding => {
  const built = statSync(BUNDLE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const shown = new Date(now).toISOString();
  if (now < built) return problem('Clock', `It says ${shown}, but the program was built later than that. Set it, and keep it in sync.`);
  return ok('Clock', shown);
};

const THINKING = 60_000;

/** Starts a worker thread as the server does, and lets two bots play a game in it. */
export const checkBots = async ({ botWorkers }: Config, cores: number): Promise<Finding> => {
  const pool = openPool(WORKER, 1);
  try {
    const games = [{ bots: ['random', 'random'], seed: 'doctor' }];
    const played = await pool.run({ kind: 'play', game: 'olympus', options: {}, games }, { limit: THINKING });
    if (!played.ok) return problem('Bots', played.refusal.sentence);
  } catch (error) {
    return problem('Bots', `They can’t think: ${reasonOf(error)}. Run "npm ci" and "npm run build".`);
  } finally {
    await pool.close();
  }
  if (botWorkers > cores)
    return warning('Bots', `BOT_WORKERS is ${botWorkers}, but there are only ${cores} cores: bots will slow each other and the server.`);
  return ok('Bots', `They answer. Threads: ${botWorkers}.`);
};
