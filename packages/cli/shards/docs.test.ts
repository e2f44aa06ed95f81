import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND, run, runProgram, useFolder } from '../testing/run.ts';

const file = useFolder();
const PAGE = readFileSync(new URL('../../../docs/sharding.md', import.meta.url), 'utf8');

/** The example under a heading of the page. */
const exampleOf = (heading: string): string => {
  const section = PAGE.slice(PAGE.indexOf(`\n## ${heading}\n`));
  return /```(?:yaml|sh)\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
};

/** The scripts in an example: every text block of its YAML that runs our command. */
const scriptsIn = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/\|\n((?: {8,}.*\n)+?)(?= *[a-z-]+:| *- )/g)].map(([, text = '']) => text).filter((text) => text.includes('npx'));

/** Where `npx swordtable` is the command that was just built. */
const bin = (): string => {
  const folder = file('bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  return folder;
};

const runScript = async (script: string, env: Readonly<Record<string, string>>): Promise<void> => {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const args = ['PATH', 'HOME'].map((name) => `${name}=${name === 'PATH' ? `${bin()}:` : ''}${process.env[name]}`);
  const { code, err } = await runProgram('env', ['-i', ...args, ...settings, 'sh', '-c', script]);
  expect([code, err]).toEqual([0, '']);
};

const shardsIn = (folder: string, names: readonly string[]): readonly unknown[] =>
  names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).shard);

const BOTH = [
  { index: 1, of: 2 },
  { index: 2, of: 2 },
];

const emptyFolder = (name: string): string => {
  mkdirSync(file(name));
  return file(name);
};

test('the example for Kubernetes', { tags: ['long'] }, async () => {
  const RESULTS = emptyFolder('kubernetes');
  const [script = '', ...others] = scriptsIn(exampleOf('Kubernetes'));
  expect(others).toEqual([]);
  for (const JOB_COMPLETION_INDEX of ['0', '1']) await runScript(script, { JOB_COMPLETION_INDEX, SHARDS: '2', GAMES: '2', RESULTS });
  expect(shardsIn(RESULTS, ['0.json', '1.json'])).toEqual(BOTH);
});

test('the example for Slurm', { tags: ['long'] }, async () => {
  const RESULTS = emptyFolder('slurm');
  const script = exampleOf('Slurm');
  for (const SLURM_ARRAY_TASK_ID of ['1', '2'])
    await runScript(script, { SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT: '2', GAMES: '2', RESULTS });
  expect(shardsIn(RESULTS, ['1.json', '2.json'])).toEqual(BOTH);
  expect((await run(['merge', ...['1.json', '2.json'].map((name) => join(RESULTS, name))])).code).toBe(0);
});

test('the example for GitHub Actions', { tags: ['long'] }, async () => {
  const RESULTS = emptyFolder('github');
  const [simulate = '', merge = '', ...others] = scriptsIn(exampleOf('GitHub Actions'));
  expect(others).toEqual([]);
  for (const SHARD of ['1', '2']) await runScript(simulate, { SHARD, SHARDS: '2', GAMES: '2', RESULTS });
  expect(shardsIn(RESULTS, ['shard-1.json', 'shard-2.json'])).toEqual(BOTH);
  await runScript(merge, { RESULTS });
  expect(existsSync(join(RESULTS, 'olympus.json'))).toBe(true);
});
