// Before a release: every check and test, then every match of a store replayed with this program's rules.
// The environment names the store as for the server: DATA or DATABASE_URL.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { npm, root } from './setup.mjs';

/** Known weaknesses of the libraries in the program, as far as the registry tells. Not every registry does. */
const audit = () => {
  const { command, args, shell } = npm('audit', '--omit=dev', '--json');
  const { stdout } = spawnSync(command, args, { cwd: root, shell, encoding: 'utf8' });
  let found;
  try {
    found = JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    // Said below.
  }
  if (found === undefined) return console.log('The registry answers no audits, so the libraries were not checked for known weaknesses.');
  if (found.total > 0) {
    console.error(`The libraries have known weaknesses (${found.total}). See "npm audit --omit=dev".`);
    process.exit(1);
  }
  console.log('The libraries have no known weaknesses.');
};

audit();
const steps = [npm('test'), { command: process.execPath, args: [join(root, 'packages/cli/bin/swordtable.js'), 'rerun'], shell: false }];
for (const { command, args, shell } of steps) {
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log('Ready to release.');
