// Keeps what V8 compiles the commands' scripts to, beside them: packages/cli/bundle.ts says why. Only what has run is compiled in full, so a
// server is started first. scripts/build.mjs runs this.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScript } from '../packages/cli/dist/bundle.js';

const folder = mkdtempSync(join(tmpdir(), 'swordtable-build-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const { PATH = '', HOME = '' } = process.env;
process.env = { PATH, HOME, DATA: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' };

const service = openScript('service');
await service.exports.serve({});
const scripts = [service, ...['main', 'commands', 'worker'].map(openScript)];
for (const { path, contents } of scripts.map(({ compiled }) => compiled())) {
  // Another process may be starting from this file right now.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
process.exit();
