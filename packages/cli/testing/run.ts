import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** Commands are tested as people run them: bundled, each in its own process. */
export const COMMAND = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A folder for one test file, removed afterward. */
export const useFolder = (): ((name: string) => string) => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
};

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A process that takes longer is killed, and its code is null. */
const LIMIT_MS = 600_000;

export const runProgram = (program: string, args: readonly string[], input: string | readonly string[] = ''): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(program, args, { env: { ...env, NO_COLOR: '1' }, timeout: LIMIT_MS });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A program that exits early closes its input while we still write.
    child.stdin.on('error', () => {});
    child.stdin.end(typeof input === 'string' ? input : `${input.join('\n')}\n`);
  });

/** Runs the command with lines of input. */
export const run = (args: readonly string[], input: string | readonly string[] = ''): Promise<Ran> =>
  runProgram(process.execPath, [COMMAND, ...args], input);
