// Before a release: every check and test, then every match of a store replayed with this program's rules.
// The environment names the store as for the server: DATA or DATABASE_URL.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { npm, root } from './setup.mjs';

const steps = [npm('test'), { command: process.execPath, args: [join(root, 'packages/cli/bin/swordtable.js'), 'rerun'], shell: false }];
for (const { command, args, shell } of steps) {
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('Ready to release.');
