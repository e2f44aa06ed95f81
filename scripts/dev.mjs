// For working on Swordtable: the page updates as files are saved, and the server restarts when its sources change.
// PAGE_PORT (5173) is the page's port, PORT (8080) the server's; the page reaches it under /api.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

const problem = setup();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { build } = await import('./build.mjs');
const { createServer } = await import('vite');

const web = join(root, 'packages/web');
const port = process.env.PORT ?? '8080';
const env = { LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...process.env, PORT: port };
const SETTLED = 100;

let service;
let stopping = false;

/** Resolves when the server responds, or has ended because it can't start. */
const startService = async () => {
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/swordtable.js'), 'serve'], { stdio: 'inherit', env });
  service = { child, ended: new Promise((resolve) => child.on('exit', resolve)) };
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (child.exitCode === null && child.signalCode === null && !(await answers()))
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
};

const stopService = async () => {
  service?.child.kill('SIGTERM');
  await service?.ended;
};

/** Code that doesn't compile leaves the server running: esbuild has shown the errors, and the next change tries again. */
const built = () =>
  build().then(
    () => true,
    (error) => {
      if (!error.errors) console.error(error);
      return false;
    },
  );

const restart = async () => {
  if (!(await built()) || stopping) return;
  await stopService();
  await startService();
  console.log('The server has restarted.');
};

const page = await createServer({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'warn',
  server: { port: Number(process.env.PAGE_PORT ?? 5173), proxy: { '/api': { target: `http://127.0.0.1:${port}`, ws: true } } },
});

/** One change at a time; many files saved together are one change. */
let waiting;
let working = Promise.resolve();
const changed = (path) => {
  if (!/\.(ts|json)$/.test(path) || /\.test\.ts$|[\\/]dist[\\/]/.test(path)) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    working = working.then(restart);
  }, SETTLED);
};

const stop = async () => {
  if (stopping) return;
  stopping = true;
  clearTimeout(waiting);
  await working;
  await Promise.all([page.close(), stopService()]);
};
// Vite would end the process without waiting for the server.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
process.on('exit', () => service?.child.kill('SIGTERM'));

await built();
await Promise.all([startService(), page.listen()]);
// Vite watches these too, and tells us about everything it watches.
page.watcher.add(['kernel', 'games', 'bots', 'server', 'cli'].map((name) => join(root, 'packages', name)));
page.watcher.on('all', (_, path) => !path.startsWith(web) && changed(path));
if (!stopping) console.log(`\nSwordtable, reloading as you save: ${page.resolvedUrls.local[0]}   (Ctrl-C ends it)`);
