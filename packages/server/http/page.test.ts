import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../testing/service.ts';
import { type Document, documentFrom, type Operation } from './page/document.ts';
import { html, pageOf } from './page/html.ts';
import { CODES } from './refusals.ts';

let s: TestService;
let document: Document;
beforeAll(async () => {
  s = await startService();
  document = documentFrom(await s.nobody.sure(s.nobody.get('/api/openapi.json')));
});

const operations = (): readonly (readonly [string, string, Operation])[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation] as const),
  );

describe('the description for programs', () => {
  test('describes every route, once, with its own name', () => {
    expect(document.openapi).toBe('3.1.0');
    const ids = operations().map(([, , { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Z][A-Za-z]+$/);
    // Every route of the app, except the pages themselves and automatic methods.
    const routes = s.service.app.printRoutes({ commonPrefix: false, includeHooks: false });
    const count = [...routes.matchAll(/\((?:[A-Z, ]+)\)/g)].flatMap(
      ([methods]) => methods.match(/GET|POST|DELETE|PUT|PATCH/g) ?? [],
    ).length;
    // A socket isn't something that OpenAPI can describe; the page does.
    const others = ['/', '/api', '/api/page.css', '/api/openapi.json', '/match/:match', '/api/socket'];
    expect(operations().length).toBe(count - others.length);
  });

  test('says what each does, what is sent, what comes back, and how it refuses', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const [method, path, { summary, tags: own, parameters = [], requestBody, responses }] of operations()) {
      expect([path, summary.length > 3, tags.includes(own[0])]).toEqual([path, true, true]);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([
        path,
        parameters
          .filter((one) => one.in === 'path')
          .map(({ name }) => name)
          .toSorted(),
      ]).toEqual([path, named.toSorted()]);
      expect([path, Object.keys(responses).some((status) => status.startsWith('2'))]).toEqual([path, true]);
      for (const { description } of Object.values(responses)) expect(description).toMatch(/^(Done|Created|Refused)/);
      // Nothing is left as "any": every response has a shape.
      const shapes = Object.values(responses).flatMap(({ content = {} }) => Object.values(content).map(({ schema }) => schema ?? {}));
      expect([path, shapes.length >= Object.keys(responses).length]).toEqual([path, true]);
      for (const { type, oneOf, properties = {} } of shapes)
        expect([path, type === 'string' || oneOf !== undefined || Object.keys(properties).length > 0]).toEqual([path, true]);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '5XX']));
      if (requestBody !== undefined) expect([path, ['post', 'put'].includes(method)]).toEqual([path, true]);
    }
  });

  test('refers only to what it has', () => {
    const text = JSON.stringify(document);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(document).toHaveProperty(['components', 'schemas', name]);
    }
  });
});

describe('the page for people', () => {
  test('shows every route and every code, without scripts and inline styles', async () => {
    const { text, headers, status } = await s.nobody.get('/api');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const [, , { operationId, summary }] of operations()) {
      expect(text).toContain(`id="${operationId}"`);
      expect(text).toContain(summary);
    }
    for (const code of Object.keys(CODES)) expect(text).toContain(`<code>${code}</code>`);
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=|https?:\/\/(?!127\.0\.0\.1)/i);
    expect(text).toContain(`BASE=${s.address}`);
    const style = await s.nobody.get('/api/page.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(style.text).toContain('prefers-color-scheme: light');
    const used = [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const name of new Set(used)) expect(style.text).toContain(`.${name}`);
    // All link targets on the page exist.
    for (const [, id = ''] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${id}"`);
  });

  test('escapes what comes from elsewhere', async () => {
    expect(pageOf('<b>', html`${'<script>alert("1")</script>'}`)).not.toMatch(/<b>|<script>/);
    const { text, status } = await s.nobody.get('/match/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect([status, text.includes('<script>')]).toEqual([200, false]);
  });

  test('an invitation’s link leads somewhere, and its secret isn’t needed there', async () => {
    const me = await s.newcomer();
    const { match, invites } = await me.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }] });
    const [path = '', secret = ''] = invites[0]?.link.split('#') ?? [];
    expect(secret).toContain(invites[0]?.secret);
    const { text, status, headers } = await s.nobody.get(path);
    expect(status).toBe(200);
    expect(text).toContain(`/api/matches/${match}/seats/`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('the start page says what this is', async () => {
    const { text, status } = await s.nobody.get('/');
    expect(status).toBe(200);
    expect(text).toContain('Carts, Bids');
    expect(text).toContain('href="/api"');
  });
});

test('every refusal code of the server is explained', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = ['match', 'registry', 'http', 'http/routes', '../kernel']
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const said = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:refuse|refuseWith|Refused)\(\s*(?:\{ code: )?'([a-z-]+)'/g)].map(([, code = '']) => code),
  );
  // The command line checks records too, which can also be of another game or prove a wrong deal.
  const elsewhere = [
    ...['wrong-game', 'wrong-version', 'closed'],
    ...['other-commitment', 'broken-commitment', 'other-deal', 'dealt-again', 'extra-luck', 'false-luck', 'other-luck'],
  ];
  expect([...new Set(said)].filter((code) => !elsewhere.includes(code) && CODES[code] === undefined)).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
});
