import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeConfig, readConfig } from './config.ts';

const folder = new URL('../../deploy/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const found = (file: string, pattern: RegExp): readonly string[] => [...text(file).matchAll(pattern)].map(([, name = '']) => name);

const ours = describeConfig().map(({ name }) => name);
/** What the official images and the proxy's own file read. */
const theirs = [
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'UPSTREAMS', 'GRAFANA_PASSWORD', 'GF_SECURITY_ADMIN_PASSWORD'],
  ...['GF_ANALYTICS_REPORTING_ENABLED', 'GF_ANALYTICS_CHECK_FOR_UPDATES'],
];
/** Files that read no variables. Those for monitoring are checked beside the metrics. */
const SILENT = ['Dockerfile.dockerignore', 'monitoring'];

/** How each file names the variables it sets or reads. */
const named: Readonly<Record<string, readonly string[]>> = {
  Caddyfile: found('Caddyfile', /\{\$(\w+)/g),
  Dockerfile: [...found('Dockerfile', /\b([A-Z_]+)=/g), ...found('Dockerfile', /process\.env\.(\w+)/g)],
  'compose.yaml': [...found('compose.yaml', /^ +([A-Z_]+):/gm), ...found('compose.yaml', /\$\{(\w+)/g)],
  'swordtable.env.example': found('swordtable.env.example', /^#?([A-Z_]+)=/gm),
  'swordtable@.service': [...found('swordtable@.service', /^Environment=(\w+)=/gm), ...found('swordtable@.service', /\/env (\w+)=/g)],
};

/** The environment of the servers in compose.yaml. */
const composed = (): Readonly<Record<string, string>> => {
  const [, block = ''] = /^x-server:.*?\n {2}environment:\n(.*?)\n {2}\w/ms.exec(text('compose.yaml')) ?? [];
  const pairs = [...block.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  const filled = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{\w+:\?[^}]*\}/g, 'letters');
  return Object.fromEntries(pairs.map(([name, value]) => [name, filled(value)]));
};

describe('the deployment examples', () => {
  test('are all checked here', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...Object.keys(named), ...SILENT].toSorted());
  });

  test.each(Object.entries(named))('%s uses no variable that nothing reads', (_, names) => {
    expect(names.filter((name) => !ours.includes(name) && !theirs.includes(name))).toEqual([]);
  });

  test('each of their variables is found', () => {
    expect(named['compose.yaml']).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'TRUST_PROXY', ...theirs]));
    expect(named['Dockerfile']).toEqual(['HOST', 'PORT', 'DATA', 'PORT']);
    expect(named['swordtable@.service']).toEqual(['DATA', 'PORT']);
    expect(named['Caddyfile']).toEqual(['PUBLIC_URL', 'UPSTREAMS']);
  });

  test('the settings example has a line for every variable, with its description', () => {
    expect(named['swordtable.env.example']).toEqual(ours);
    const example = text('swordtable.env.example');
    for (const { text: sentence } of describeConfig()) expect(example).toContain(`# ${sentence}`);
  });

  test('the server accepts every line of the settings example', () => {
    const lines = [...text('swordtable.env.example').matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]);
    expect(lines.length).toBe(ours.length);
    expect(readConfig(Object.fromEntries(lines))).toMatchObject({ ok: true });
  });

  test('the server accepts what compose.yaml gives it', () => {
    expect(readConfig({ ...composed(), HOME: '/home/node' })).toMatchObject({
      ok: true,
      value: {
        host: '0.0.0.0',
        port: 8080,
        databaseUrl: 'postgres://swordtable:letters@database/swordtable',
        redisUrl: 'redis://messages',
        publicUrl: 'http://localhost',
        trustProxy: 1,
      },
    });
  });

  test('nothing is killed before its time to shut down is over', () => {
    const config = readConfig({ HOME: '/home/me' });
    const seconds = config.ok ? config.value.shutdownSeconds : Number.NaN;
    const [service] = found('swordtable@.service', /^TimeoutStopSec=(\d+)$/gm);
    const [container] = found('compose.yaml', /^ {2}stop_grace_period: (\d+)s$/gm);
    expect(Number(service)).toBeGreaterThan(seconds);
    expect(Number(container)).toBeGreaterThan(seconds);
  });
});
