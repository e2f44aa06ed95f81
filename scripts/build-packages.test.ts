import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (cwd: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const packInto = (destination: string): readonly string[] => {
  run(root, process.execPath, 'scripts/build-packages.mjs');
  run(root, 'npm', 'pack', './packages/kernel/dist', './packages/games/dist', '--pack-destination', destination);
  return readdirSync(destination).map((name) => `./${name}`);
};

test('the packed kernel and games install without a network, type-check, and play a game', { tags: ['long'] }, () => {
  const tarballs = packInto(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs);
  copyFileSync(join(root, 'examples/play-a-game/play.ts'), join(folder, 'play.ts'));
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  run(folder, process.execPath, tsc, '--module', 'nodenext', '--target', 'es2023', '--strict', 'play.ts');
  expect(run(folder, process.execPath, '--throw-deprecation', 'play.js')).toMatch(/^Points: \d+ to \d+\n$/);

  const files = readdirSync(join(folder, 'node_modules/@swordtable'), { recursive: true, encoding: 'utf8' });
  const carried = ['kernel/LICENSE', 'kernel/README.md', 'games/tile-battle/olympus/tiles.json', 'games/contracts/RULINGS.md'];
  expect(files).toEqual(expect.arrayContaining(carried));
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
});
