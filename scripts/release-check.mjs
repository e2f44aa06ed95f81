// Before a release, from a clean clone: every check and test, long ones included; stored matches of every version of the rules replayed; an older store opened, an
// older backup restored, and two processes restarted in turn, each with matches that are played to their end.
// If DATA or DATABASE_URL is set, every match of that store is replayed too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root } from './setup.mjs';

const ARCHIVE = join(root, 'packages/server/archive/matches.gz');
const COMMAND = join(root, 'packages/cli/bin/swordtable.js');
const folder = mkdtempSync(join(tmpdir(), 'swordtable-release-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const fail = (...said) => {
  for (const text of said) console.error(text);
  process.exit(1);
};

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
  if (found.total > 0) fail(`The libraries have known weaknesses (${found.total}). See "npm audit --omit=dev".`);
  console.log('The libraries have no known weaknesses.');
};

const test = () => {
  const { command, args, shell } = npm('run', 'test:long');
  const { status } = spawnSync(command, args, { cwd: root, shell, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** Runs the command, shows what it says only if it fails, and returns it. */
const swordtable = (args, env = {}) => {
  const { DATABASE_URL: _, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: root,
    env: { ...rest, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) fail(stdout, stderr, `"swordtable ${args.join(' ')}" failed.`);
  return stdout.trim();
};

const archive = () => {
  const env = { DATA: join(folder, 'archive') };
  swordtable(['restore', ARCHIVE], env);
  console.log(`Stored matches of every version: ${swordtable(['rerun'], env)}`);
};

/** One line for each trial, from its figures. */
const trials = () => {
  const json = join(folder, 'trials.json');
  swordtable(['faults', '--only', 'upgrade,restore,rolling', '--matches', '6', '--json', json]);
  const { trials: done, leftOut } = JSON.parse(readFileSync(json, 'utf8'));
  for (const { trial, rows } of done)
    console.log(
      `${trial}: ${rows['matches played to the end']} matches played to the end, ${rows['moves acknowledged']} moves, nothing lost.`,
    );
  if (leftOut.length > 0) fail(...leftOut);
};

const ownStore = () => {
  const { DATA = '', DATABASE_URL = '' } = process.env;
  if (DATA === '' && DATABASE_URL === '') return console.log('No other store was replayed: set DATA or DATABASE_URL to name one.');
  console.log(`Your store: ${swordtable(['rerun'], { DATA, DATABASE_URL })}`);
};

for (const step of [audit, test, archive, trials, ownStore]) step();
console.log('Ready to release.');
