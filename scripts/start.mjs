// From a fresh clone to a game in the browser: install, build, serve, open. For the terminal: npx swordtable play.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

const problem = setup();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { buildWeb, isFresh } = await import('./build-web.mjs');
if (!isFresh()) {
  console.log('Building the site. This takes a few seconds…');
  await buildWeb();
}

// The command builds itself if it's missing or older than its sources.
const command = join(root, 'packages/cli/bin/swordtable.js');
const env = { LOG_LEVEL: 'warn', ...process.env };
const table = spawn(process.execPath, [command, 'serve', '--open', ...process.argv.slice(2)], { stdio: 'inherit', env });

// Ctrl-C reaches the server directly, since it shares the terminal; this script waits for it to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => table.kill('SIGTERM'));
table.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
