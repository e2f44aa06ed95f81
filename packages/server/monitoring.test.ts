import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from './http/refusals.ts';
import { makeMetrics } from './metrics.ts';

const folder = new URL('../../deploy/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat?: string }[];
}
const { panels } = JSON.parse(text('monitoring/dashboard.json')) as { readonly panels: readonly Panel[] };

const alerts = [...text('monitoring/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}));
const queries = [...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), ...alerts.map(({ expr }) => expr)];

/** All metrics after everything has happened once, with the labels of each. */
const exposed = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const metrics = makeMetrics();
  metrics.moveAcknowledged(0.1);
  metrics.refused('stale');
  metrics.matchCreated();
  metrics.streamOpened('match');
  metrics.tablesInMemory(1);
  metrics.appended(1, 0.1);
  metrics.fannedOut(0.1);
  metrics.fanoutTroubled('telling');
  metrics.thought('easy', 'answered', 0.1);
  metrics.requested('GET', '/healthz', 200, 0.1);
  const found = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of (await metrics.text()).matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  // Prometheus adds it for every target.
  return found.set('up', new Set(['job', 'instance']));
};

let known: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  known = await exposed();
});

const METRIC = /\b((?:swordtable|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g;

describe('the dashboard and the alerts', () => {
  test('ask only for metrics that the server has, by labels that they have', () => {
    const used = queries.flatMap((query) =>
      [...query.matchAll(METRIC)].map(([, name = '', labels = '']) => ({
        name,
        labels: [...labels.matchAll(/(\w+)=/g)].map(([, label = '']) => label),
      })),
    );
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter(({ name, labels }) => !labels.every((label) => known.get(name)?.has(label) ?? false) || !known.has(name))).toEqual(
      [],
    );
    // Everything the server counts for itself can be seen.
    const ours = [...known.keys()].filter((name) => name.startsWith('swordtable_'));
    const families = new Set(ours.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
    expect([...families].filter((family) => !queries.some((query) => query.includes(family)))).toEqual([]);
  });

  test('group by labels that the metrics of the query have', () => {
    for (const query of queries) {
      const labels = new Set([...query.matchAll(METRIC)].flatMap(([, name = '']) => [...(known.get(name) ?? [])]));
      const groups = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
      expect(
        groups.filter((label) => !labels.has(label)),
        query,
      ).toEqual([]);
    }
  });

  test('name refusals by codes that exist', () => {
    const codes = queries.flatMap((query) => [...query.matchAll(/code="([^"]+)"/g)].map(([, code = '']) => code));
    expect(codes.toSorted()).toEqual(['storage-away', 'storage-full']);
    for (const code of codes) expect(CODES).toHaveProperty([code]);
  });

  test('every alert says what is wrong and what to do', () => {
    const blocks = text('monitoring/alerts.yml').split('- alert: ').slice(1);
    expect(alerts.length).toBe(blocks.length);
    expect(alerts.length).toBeGreaterThan(10);
    for (const block of blocks) {
      expect(block).toMatch(/severity: (?:warning|critical)/);
      expect(block).toMatch(/summary: .+\n\s+description: .+\n/);
    }
  });

  test('no two panels cover each other, and no legend is without its label', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { expr, legendFormat = '' } of panels.flatMap(({ targets = [] }) => targets))
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
        const labels = new Set([...expr.matchAll(METRIC)].flatMap(([, name = '']) => [...(known.get(name) ?? [])]));
        expect(labels.has(label), `${expr}: ${label}`).toBe(true);
      }
  });

  test('compose.yaml mounts every file, under the monitoring profile, and publishes nothing to the outside', () => {
    const compose = text('compose.yaml');
    const mounted = [...compose.matchAll(/- \.\/(monitoring\/\S+):\S+:ro$/gm)].map(([, path = '']) => path);
    expect(mounted.toSorted()).toEqual(readdirSync(new URL('monitoring/', folder)).map((name) => `monitoring/${name}`));
    for (const path of mounted) expect(existsSync(new URL(path, folder))).toBe(true);
    for (const service of ['prometheus', 'grafana']) {
      const [block = ''] = new RegExp(`^ {2}${service}:\\n(?: {4}.*\\n)+`, 'm').exec(compose) ?? [];
      expect(block).toContain('profiles: [monitoring]');
      for (const [, ports = ''] of block.matchAll(/ports: \[(.*)\]/g)) expect(ports).toMatch(/^"127\.0\.0\.1:/);
    }
  });

  test('Prometheus asks the processes where they have their metrics', () => {
    const [, port] = /METRICS_PORT: (\d+)/.exec(text('compose.yaml')) ?? [];
    const targets = [...text('monitoring/prometheus.yml').matchAll(/"(\w+):(\d+)"/g)].map(([, name, at]) => `${name}:${at}`);
    const processes = [...text('compose.yaml').matchAll(/^ {2}(\w+): \*server$/gm)].map(([, name]) => `${name}:${port}`);
    expect(targets).toEqual(processes);
    expect(targets.length).toBe(2);
  });
});
