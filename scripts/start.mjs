// From a fresh clone to a game: install, build, play. Arguments go on to "swordtable play".
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

const problem = setup();
if (problem) {
  console.error(problem);
  process.exit(1);
}

// The command builds itself when it is missing or older than its sources.
const command = join(root, 'packages/cli/bin/swordtable.js');
const game = spawn(process.execPath, [command, 'play', ...process.argv.slice(2)], { stdio: 'inherit' });

// Ctrl-C reaches the game by itself, since it shares the terminal; the game decides how to end and this script waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => game.kill('SIGTERM'));
game.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
