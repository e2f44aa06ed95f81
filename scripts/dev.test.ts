import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'dev-'));
let dev: ChildProcess | undefined;
afterAll(() => {
  dev?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Waits until the program prints something that matches. */
const sayer = (child: ChildProcess): ((pattern: RegExp) => Promise<RegExpExecArray>) => {
  let said = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text;
      for (const look of heard) look();
    });
  return (pattern) =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(said);
        if (found === null) return;
        heard.delete(look);
        resolve(found);
      };
      heard.add(look);
      child.on('exit', () => reject(new Error(`It ended, having said: ${said}`)));
      look();
    });
};

test('npm run dev serves the page and the API, restarts the server after a change, and stops cleanly', { tags: ['long'] }, async () => {
  const [port, page] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: `${port}`, PAGE_PORT: `${page}`, DATA: folder, NO_COLOR: '1' };
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: root, env });
  const says = sayer(dev);
  const [, address] = await says(/reloading as you save: (http:\S+)/);

  const html = await (await fetch(`${address}`)).text();
  expect(html).toContain('<div id="root">');
  // Vite's client updates parts of the page as they are saved.
  expect(html).toContain('/@vite/client');
  const games = await fetch(`${address}api/games`);
  expect(games.status).toBe(200);
  expect(await games.text()).toContain('olympus');

  utimesSync(join(root, 'packages/server/service.ts'), new Date(), new Date());
  await says(/The server has restarted/);
  expect((await fetch(`${address}api/games`)).status).toBe(200);

  dev.kill('SIGTERM');
  const [code] = await once(dev, 'exit');
  expect(code).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow('fetch failed');
});
