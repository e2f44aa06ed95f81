// Installs missing programs, if that's possible without asking anyone: as root on Debian and its derivatives.
import { spawnSync } from 'node:child_process';
import { onPath } from './private.mjs';

const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

const apt = (...args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(onPath('apt-get'), [...quick, ...args], { encoding: 'utf8', env, timeout: 300_000 });
  if (status === 0) return undefined;
  return error?.message ?? stderr?.trim().split('\n').at(-1) ?? 'apt-get failed.';
};

/** Installs these and says in sentences what is still missing and why. */
export const install = (missing) => {
  const lacking = (why) => missing.filter(({ found }) => !found()).map(({ name }) => `${name} is not installed, ${why}`);
  if (process.getuid?.() !== 0) return lacking('and only root could install it.');
  if (!onPath('apt-get')) return lacking('and there is no apt-get to install it with.');
  console.error(`Installing ${missing.map(({ name }) => name).join(' and ')}…`);
  // An outdated package list may still be good enough.
  apt('update');
  const problem = apt('install', '-y', '--no-install-recommends', ...missing.map(({ debian }) => debian));
  return lacking(`and installing it failed: ${problem ?? 'the program was not found afterwards.'}`);
};
