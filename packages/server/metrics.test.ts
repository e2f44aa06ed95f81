import { describe, expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

const lineOf = (text: string, beginning: string): string | undefined => text.split('\n').find((line) => line.startsWith(beginning));

describe('the metrics', () => {
  test('every family is in the exposition, and so are those of the process', async () => {
    const text = await makeMetrics().text();
    const families = [
      ...['moves_acknowledged_total', 'refusals_total', 'matches_total', 'bot_thoughts_total', 'fanout_troubles_total'].map((name) => [
        name,
        'counter',
      ]),
      ...['streams_open', 'tables_in_memory'].map((name) => [name, 'gauge']),
      ...['append_batch_lines', 'append_seconds', 'move_seconds', 'fanout_seconds', 'bot_think_seconds', 'http_seconds'].map((name) => [
        name,
        'histogram',
      ]),
    ];
    for (const [name, type] of families) expect(text).toContain(`# TYPE swordtable_${name} ${type}\n`);
    const ours = text.split('\n').filter((line) => line.startsWith('# TYPE swordtable_'));
    expect(ours.length).toBe(families.length);
    expect(text).toContain('# TYPE process_cpu_seconds_total counter');
    expect(text).toContain('# TYPE nodejs_eventloop_lag_seconds gauge');
  });

  test('count and time what they are told', async () => {
    const metrics = makeMetrics();
    metrics.moveAcknowledged(0.125);
    metrics.moveAcknowledged(0.5);
    metrics.refused('stale');
    metrics.matchCreated();
    metrics.matchCreated();
    metrics.matchEnded();
    const close = metrics.streamOpened('match');
    metrics.streamOpened('match');
    close();
    metrics.tablesInMemory(7);
    metrics.appended(3, 0.002);
    metrics.movesOrdered(2);
    metrics.fannedOut(0.001);
    metrics.fanoutTroubled('telling');
    metrics.thought('hard', 'answered', 1.5);
    metrics.thought('hard', 'timed-out', 10);
    metrics.requested('GET', '/matches/:match', 204, 0.003);
    metrics.requested('GET', undefined, 404, 0.001);
    const text = await metrics.text();
    const value = (name: string) => lineOf(text, `swordtable_${name} `)?.split(' ').at(-1);
    expect(value('moves_acknowledged_total')).toBe('4');
    expect(value('move_seconds_bucket{le="0.25"}')).toBe('1');
    expect(value('move_seconds_sum')).toBe('0.625');
    expect(value('refusals_total{code="stale"}')).toBe('1');
    expect(value('matches_total{change="created"}')).toBe('2');
    expect(value('matches_total{change="ended"}')).toBe('1');
    expect(value('streams_open{kind="match"}')).toBe('1');
    expect(value('tables_in_memory')).toBe('7');
    expect(value('append_batch_lines_sum')).toBe('3');
    expect(value('append_batch_lines_count')).toBe('1');
    expect(value('append_seconds_sum')).toBe('0.002');
    expect(value('fanout_seconds_count')).toBe('1');
    expect(value('fanout_troubles_total{what="telling"}')).toBe('1');
    expect(value('bot_thoughts_total{level="hard",outcome="answered"}')).toBe('1');
    expect(value('bot_thoughts_total{level="hard",outcome="timed-out"}')).toBe('1');
    expect(value('bot_think_seconds_sum{level="hard"}')).toBe('11.5');
    expect(value('http_seconds_count{method="GET",route="/matches/:match",status="2xx"}')).toBe('1');
    expect(value('http_seconds_count{method="GET",route="none",status="4xx"}')).toBe('1');
  });

  test('a label has a limited number of values', async () => {
    const metrics = makeMetrics();
    for (let i = 0; i < 1000; i += 1) {
      metrics.refused(`code-${i}`);
      metrics.thought(`search:${i}`, 'answered', 0.1);
      metrics.requested(`VERB${i}`, `/route-${i}`, 200, 0.1);
    }
    // A value that was known in time is still counted by its name.
    metrics.refused('code-7');
    const text = await metrics.text();
    const series = (name: string) => text.split('\n').filter((line) => line.startsWith(`swordtable_${name}{`)).length;
    expect(series('refusals_total')).toBe(201);
    expect(series('bot_thoughts_total')).toBe(21);
    expect(series('http_seconds_count')).toBe(201);
    expect(lineOf(text, 'swordtable_refusals_total{code="code-7"}')).toMatch(/ 2$/);
    expect(lineOf(text, 'swordtable_refusals_total{code="other"}')).toMatch(/ 800$/);
  });

  test('two processes in one do not share what they count', async () => {
    const [one, other] = [makeMetrics(), makeMetrics()];
    one.moveAcknowledged(0.1);
    expect(lineOf(await other.text(), 'swordtable_moves_acknowledged_total ')).toMatch(/ 0$/);
  });
});
