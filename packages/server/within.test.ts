import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { transformSync } from 'esbuild';
import { afterEach, expect, test, vi } from 'vitest';
import { within } from './within.ts';

afterEach(() => void vi.useRealTimers());

test('work that ends is waited for, and no timer is left behind', async () => {
  vi.useFakeTimers();
  let done = false;
  const work = Promise.resolve().then(() => {
    done = true;
  });
  await within(1_000, work);
  expect(done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails is a failure, and no timer is left behind', async () => {
  vi.useFakeTimers();
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('a program whose work never ends continues after the wait', async () => {
  const { code } = transformSync(readFileSync(new URL('./within.ts', import.meta.url), 'utf8'), { loader: 'ts' });
  const program = `${code}\nawait within(10, new Promise(() => {}));\nconsole.log('continued');`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toBe('continued\n');
});
