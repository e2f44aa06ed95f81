import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@swordtable/games';
import { randomFrom } from '@swordtable/kernel';
import { afterAll, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const freeze = (game: string): string =>
  execFileSync(process.execPath, ['scripts/freeze-rules.mjs', game, folder], { cwd: root, encoding: 'utf8', stdio: 'pipe' });

// Its puzzles are from matches of an older version, which isn't its own.
const today = gameNamed('contracts');
const path = join(folder, `contracts-${today?.version}.ts`);

test('frozen rules are those of today, by their version', async () => {
  expect(freeze('contracts')).toContain(`contracts-${today?.version}.ts`);
  const { rules } = await import(path);
  const [frozen, now] = [rules(), today].map((game) => game.setup(2, {}, randomFrom('frozen')));
  expect(frozen).toEqual(now);
  expect(rules().version).toBe(today?.version);
});

test('rules that are frozen stay as they are', () => {
  const before = readFileSync(path, 'utf8');
  expect(() => freeze('contracts')).toThrow('is there already');
  expect(readFileSync(path, 'utf8')).toBe(before);
});
