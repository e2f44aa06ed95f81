import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startService } from '../testing/service.ts';

const site = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(site, 'assets'));
writeFileSync(join(site, 'index.html'), '<!doctype html><title>The table</title>');
writeFileSync(join(site, 'assets/app-1a2b3c.js'), 'console.log(1);');
writeFileSync(join(site, 'assets/app-1a2b3c.js.gz'), gzipSync('console.log(1);'));
writeFileSync(join(site, 'sw.js'), 'self.addEventListener;');
writeFileSync(join(site, 'manifest.webmanifest'), '{}');
afterAll(() => rmSync(site, { recursive: true, force: true }));

const { address, nobody } = await startService({ site });

describe('the site', () => {
  test.each(['/', '/match/abc', '/play/new', '/gallery'])('has a page at %s, which is requested each time', async (path) => {
    const { status, text, headers } = await nobody.get(path);
    expect({ status, text }).toEqual({ status: 200, text: '<!doctype html><title>The table</title>' });
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('its files are cached forever, and come compressed', async () => {
    const reply = await fetch(`${address}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await reply.text()).toBe('console.log(1);');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('cache-control')).toContain('immutable');
  });

  test('its files don’t count as a client’s requests: a browser caches them all together', async () => {
    const strict = await startService({ site, env: { REQUESTS_PER_MINUTE: '3' } });
    const replies = await Promise.all(Array.from({ length: 9 }, () => fetch(`${strict.address}/assets/app-1a2b3c.js`)));
    expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200));
  });

  test.each([
    ['/sw.js', 'javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is requested each time, with its content type', async (path, type) => {
    const { status, headers } = await nobody.get(path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain(type);
  });

  test.each(['/nothing', '/assets/none.js', '/assets/../../package.json', '/%2e%2e/package.json'])('has nothing at %s', async (path) => {
    expect((await nobody.get(path)).body.code).toBe('unknown-address');
  });

  test.each(['/nothing', '/play/%E0', '/%E0', '/assets/none.html'])(
    'shows people its page at %s too, with the status for nothing there',
    async (path) => {
      const { status, text, headers } = await nobody.get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect({ status, text }).toEqual({ status: 404, text: '<!doctype html><title>The table</title>' });
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  test.each(['/api/nothing', '/api/%E0'])('but not at %s, which is for programs', async (path) => {
    const { status, body } = await nobody.get(path, { accept: 'text/html' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.code).toMatch(/^(unknown-address|malformed)$/);
  });

  test('files added while it runs are served', async () => {
    writeFileSync(join(site, 'assets/app-new.js'), 'console.log(2);');
    expect((await nobody.get('/assets/app-new.js')).text).toBe('console.log(2);');
    writeFileSync(join(site, 'index.html'), '<!doctype html><title>The new table</title>');
    expect((await nobody.get('/')).text).toContain('The new table');
    rmSync(join(site, 'index.html'));
    expect((await nobody.get('/')).text).toContain('The new table');
  });

  test('leaves the API as it is', async () => {
    expect((await nobody.get('/api/games')).status).toBe(200);
    expect((await nobody.get('/api')).text).toContain('<h1');
  });
});
