import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineOf } from '../testing/stores.ts';
import { threadedWriter } from './threaded-writer.ts';
import { batchOf } from './write-plan.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swordtable-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that ends in the middle of a write, or replies out of order. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
const held = [];
parentPort.on('message', (order) => {
  if (order === 'close') return parentPort.close();
  const { match } = order.write[0][0];
  if (match === 'fatal') process.exit(3);
  if (match === 'bad') return parentPort.postMessage({ id: order.id, broken: 'This can’t be stored.' });
  if (match === 'full') return parentPort.postMessage({ id: order.id, failed: { code: 'storage-full', unsure: false }, why: 'No room.' });
  const reply = { id: order.id, granted: order.write.map(([{ match }]) => match === 'good') };
  if (match === 'late') return held.push(reply);
  for (const each of [reply, ...held.splice(0)]) parentPort.postMessage(each);
});
`;

const openWriter = () => {
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, THREAD);
  const { write, close } = threadedWriter(file, folder);
  return { close, write: (...matches: readonly string[]) => write(matches.map((match) => batchOf([lineOf(match, 1)]))) };
};

test('each write gets its own answer, whichever comes first', async () => {
  const { write, close } = openWriter();
  expect(await Promise.all([write('late', 'good'), write('good', 'late', 'good')])).toEqual([
    [false, true],
    [true, false, true],
  ]);
  await close();
});

test('failures arrive as what they were in the thread', async () => {
  const { write, close } = openWriter();
  await expect(write('full')).rejects.toMatchObject({ code: 'storage-full', unsure: false, cause: { message: 'No room.' } });
  await expect(write('bad')).rejects.toThrow('This can’t be stored.');
  await close();
});

test('when the thread ends, what it was writing may be stored or not, and the next write starts another', async () => {
  const { write, close } = openWriter();
  const held = write('late');
  await expect(write('fatal')).rejects.toMatchObject({ code: 'storage-away', unsure: true });
  await expect(held).rejects.toMatchObject({ code: 'storage-away', unsure: true });
  expect(await write('good')).toEqual([true]);
  await close();
});

test('a program that closes it while it writes lives until it has ended', async () => {
  const [thread, program] = [join(folder, 'thread.mjs'), join(folder, 'program.mjs')];
  writeFileSync(thread, THREAD);
  // Node 20 runs no TypeScript, so the program is bundled first.
  await build({
    stdin: {
      contents: `
        import { threadedWriter } from './threaded-writer.ts';
        const { write, close } = threadedWriter(${JSON.stringify(thread)}, ${JSON.stringify(folder)});
        void write([[{ match: 'good' }]]);
        await close();
        console.log('closed');`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    ...{ outfile: program, bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' },
  });
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'closed\n' });
});
