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
  console.log('Building the table; this takes a few seconds …');
  await buildWeb();
}

// The command builds itself when it is missing or older than its sources.
const command = join(root, 'packages/cli/bin/swordtable.js');
const env = { LOG_LEVEL: 'warn', ...process.env };
const table = spawn(process.execPath, [command, 'serve', '--open', ...process.argv.slice(2)], { stdio: 'inherit', env });

// Ctrl-C reaches the service by itself, since it shares the terminal; it decides how to end and this script waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => table.kill('SIGTERM'));
table.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
