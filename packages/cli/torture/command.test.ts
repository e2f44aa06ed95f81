import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMAND } from '../testing/run.ts';

test('the torture command ends with its totals when interrupted', async () => {
  const args = [COMMAND, 'torture', '--minutes', '60', '--seconds', '1'];
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (out === '') child.kill('SIGINT');
    out += text;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(0);
  expect(out).toContain('moves per hour of processor time');
  expect(out).toContain('Interrupted. Every promise was kept so far.');
});
