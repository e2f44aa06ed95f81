import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { outdated, strategyFor } from './cache-strategy.ts';
import { precacheOf } from './precache.ts';

const HERE = 'https://table.example';
const files: ReadonlySet<string> = new Set(['/', '/assets/app-1a.js', '/emblem.svg']);
const way = (path: string, { method = 'GET', mode = 'cors', origin = HERE } = {}) =>
  strategyFor({ method, mode, url: `${origin}${path}` }, HERE, files);

describe('a request is answered', () => {
  test.each(['/assets/app-1a.js', '/emblem.svg', '/assets/of-the-version-before.js'])('%s from the cache', (path) => {
    expect(way(path)).toBe('kept');
  });

  test.each(['/', '/play/0123', '/match/abc?x=1', '/gallery', '/nowhere'])('a visit to %s as a page', (path) => {
    expect(way(path, { mode: 'navigate' })).toBe('page');
  });

  test.each(['/api/mine', '/api/matches/abc/stream', '/api', '/healthz', '/readyz', '/metrics'])('%s by the server alone', (path) => {
    expect([way(path), way(path, { mode: 'navigate' })]).toEqual(['alone', 'alone']);
  });

  test('other methods and other sites are left alone', () => {
    expect([way('/', { method: 'POST' }), way('/emblem.svg', { origin: 'https://else.example' }), way('/unknown.txt')]).toEqual(
      Array(3).fill('alone'),
    );
  });
});

test('when a version takes over, the one before it stays for open pages', () => {
  expect(outdated(['swordtable-a', 'other', 'swordtable-b', 'swordtable-c'], 'c')).toEqual(['swordtable-a']);
  expect(outdated(['swordtable-c'], 'c')).toEqual([]);
});

describe('the list of files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'precache-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'sw.js', 'emblem.svg', 'emblem.svg.gz', 'assets/app-1a.js', 'assets/app-1a.js.br'])
    writeFileSync(join(folder, name), name);

  test('has everything once, the page under its own address, and neither the worker nor compressed copies', () => {
    expect(precacheOf(folder).files).toEqual(['/', '/assets/app-1a.js', '/emblem.svg']);
  });

  test('has a version that depends on the contents of every file', () => {
    const before = precacheOf(folder).version;
    writeFileSync(join(folder, 'sw.js'), 'another worker');
    expect(precacheOf(folder).version).toBe(before);
    writeFileSync(join(folder, 'index.html'), 'another page');
    expect(precacheOf(folder).version).not.toBe(before);
  });
});
