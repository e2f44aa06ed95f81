import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const typedoc = join(dirname(createRequire(import.meta.url).resolve('typedoc/package.json')), 'bin/typedoc');

test('everything the kernel exports is documented', { tags: ['long'] }, () => {
  // It fails if anything has no comment, and the error says what. Types are checked elsewhere.
  execFileSync(process.execPath, [typedoc, '--emit', 'none', '--logLevel', 'Warn', '--skipErrorChecking'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
});
