import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('./bin/swordtable.js', import.meta.url));

test('the command says what it can do', () => {
  expect(execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })).toContain('play');
});
