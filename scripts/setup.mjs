// Prepares a checkout, with nothing but Node's own modules: the other scripts call it first.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How to call npm: the one that called us if possible, because its path is known on every system. */
export const npm = (...args) =>
  process.env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, args: [process.env.npm_execpath, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };

const modified = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its hidden lock file last, so an interrupted or outdated installation is older than the real one. */
const installed = () => modified('node_modules/.package-lock.json') >= modified('package-lock.json');

/** Returns what is wrong, in a sentence, or undefined if all is well. */
export const setup = () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    return `Swordtable needs Node 20.19 or newer, but this is Node ${process.versions.node}.`;
  }
  if (installed()) return undefined;
  console.log('Installing the libraries (npm ci). This takes about half a minute…');
  const { command, args, shell } = npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  const { status, error } = spawnSync(command, args, { cwd: root, shell, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return undefined;
  return `The libraries couldn’t be installed${error ? ` (${error.message})` : ''}: see the errors above.`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problem = setup();
  console.log(problem ?? 'Ready.');
  process.exitCode = problem ? 1 : 0;
}
