import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type Ran, run, runProgram, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';

const file = useFolder();
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPY = file('checkout');
const GAME = 'packages/games/three-rivers';

let made: Ran;

beforeAll(async () => {
  for (const path of [
    'package.json',
    'biome.jsonc',
    'tsconfig.base.json',
    'packages/games/index.ts',
    'packages/web/client/local/games.ts',
  ]) {
    mkdirSync(dirname(join(COPY, path)), { recursive: true });
    cpSync(join(ROOT, path), join(COPY, path));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  writeFileSync(join(COPY, 'vitest.config.ts'), "export default { test: { include: ['packages/**/*.test.ts'] } };\n");
  writeFileSync(
    join(COPY, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: [GAME], compilerOptions: { incremental: false } }),
  );
  made = await run(['new-game', 'three-rivers', '--into', COPY]);
});

const tool = (script: string, ...args: readonly string[]): Promise<Ran> =>
  runProgram('/usr/bin/env', ['-C', COPY, process.execPath, join(ROOT, 'node_modules', script), ...args]);

test('says where the game is and what can be done with it', () => {
  expect(made.err).toBe('');
  expect(made.out).toContain('Three Rivers is in ');
  expect(made.out).toContain('npx swordtable play three-rivers');
});

test('is in both registries', () => {
  expect(readFileSync(join(COPY, 'packages/games/index.ts'), 'utf8')).toMatch(/GAMES: readonly Game\[\] = \[[^\]]*, threeRivers\]/);
  expect(readFileSync(join(COPY, 'packages/web/client/local/games.ts'), 'utf8')).toContain(
    "  'three-rivers': async () => [(await import('@swordtable/games/three-rivers/rules')).threeRivers],\n};\n",
  );
});

// They pass in the template too.
test('the new game passes its own tests, the laws among them', { tags: ['long'] }, async () => {
  const { code, out, err } = await tool('vitest/vitest.mjs', 'run', '--root', COPY);
  expect(err).toBe('');
  expect(out).toContain('2 passed');
  expect(code).toBe(0);
});

test('the new game has no type error', async () => {
  expect(await tool('typescript-native/bin/tsc', '-p', '.', '--pretty', 'false')).toMatchObject({ code: 0, out: '' });
});

test('the new game and the registry are linted and formatted', async () => {
  const { code, out } = await tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--vcs-enabled=false', 'packages');
  expect(out).toContain('Checked 8 files');
  expect(code).toBe(0);
});

test('what exists already, and what is no name, is refused', async () => {
  expect(await runHere(['new-game', 'three-rivers', '--into', COPY])).toMatchObject({
    code: 2,
    err: 'There is already a game "three-rivers".\n',
  });
  expect((await runHere(['new-game', 'contracts', '--into', COPY])).err).toBe('There is already a game "contracts".\n');
  expect((await runHere(['new-game', 'Three Rivers', '--into', COPY])).err).toContain(
    'Use lowercase words with hyphens, such as three-rivers.',
  );
  expect(await runHere(['new-game', 'four-rivers', '--into', file('nowhere')])).toMatchObject({ code: 1 });
});
