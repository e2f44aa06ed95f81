import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { asSeen, SIZES, visit } from './browser.ts';
import { address } from './service.ts';
import { figuresOf, type TraceEvent, type TraceFigures } from './trace-figures.ts';
import { TRACED_GAMES, tracePlay } from './tracing.ts';

/** The long form is `npm run trace`: it names a file for the figures, and how many answers to give in each game. */
const { TRACE: file, TRACE_ANSWERS: wanted = '2' } = process.env;

describe('a trace', () => {
  const figures: Record<string, TraceFigures> = {};
  afterAll(() => {
    if (file !== undefined) writeFileSync(file, JSON.stringify(figures));
  });

  for (const game of TRACED_GAMES)
    test(`of ${game} measures every answer from the press to the screen`, { tags: ['long'] }, async () => {
      const { page, errors } = await visit(`${address}/play/new?game=${game}&against=medium`, { viewport: SIZES.desktop, confirms: true });
      await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
      const measured = await asSeen(page, () => tracePlay(page, game, Number(wanted)));
      figures[game] = measured;
      expect(measured.presses.some(({ isAnswer }) => isAnswer)).toBe(true);
      for (const { clock, page: script, painting } of measured.presses) {
        expect(clock).toBeGreaterThan(0);
        expect(script).toBeGreaterThan(0);
        expect(painting).toBeGreaterThan(0);
      }
      expect(measured.longestTask).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    });
});

describe('the figures of a trace', () => {
  const [PAGE, WORKER, BOTS, RASTER, SCREEN] = [7, 8, 9, 10, 20];
  const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
    ...{ name, ts, ph: 'I', pid: PAGE, tid: PAGE, args: {} },
    ...rest,
  });
  const thread = (tid: number, name: string, pid = PAGE): TraceEvent => event('thread_name', 0, { pid, tid, args: { name } });
  const task = (tid: number, ts: number, dur: number, tdur: number, pid = PAGE): TraceEvent =>
    event(tid === RASTER ? 'ThreadPool_RunTask' : 'RunTask', ts, { ph: 'X', pid, tid, dur, tdur });
  const frame = (id: string, from: number, to: number, seen: number): readonly TraceEvent[] => [
    event('AnimationFrame', from, { ph: 'b', args: { id } }),
    event('AnimationFrame', to, { ph: 'e' }),
    event('AnimationFrame::Presentation', seen, { ph: 'n', args: { id } }),
  ];
  const threads = [
    thread(PAGE, 'CrRendererMain'),
    thread(WORKER, 'DedicatedWorker thread'),
    thread(BOTS, 'DedicatedWorker thread'),
    thread(RASTER, 'ThreadPoolForegroundWorker'),
    thread(SCREEN, 'VizCompositorThread', SCREEN),
    event('TracingSessionIdForWorker', 1, { args: { data: { url: '/assets/bot-worker-1.js', workerThreadId: BOTS } } }),
    event('TracingSessionIdForWorker', 1, { args: { data: { url: '/assets/worker-1.js', workerThreadId: WORKER } } }),
  ];

  test('count the work of the page until the frame is handed over, and painting until it is on the screen', () => {
    const trace = [
      ...threads,
      ...[event('press', 1_000), event('shown', 5_500), event('answered', 11_000), event('answered', 17_000), event('done', 30_000)],
      ...[...frame('a', 5_000, 6_000, 8_000), ...frame('b', 10_000, 12_000, 15_000), ...frame('c', 16_000, 18_000, 19_000)],
      // Half of it is before the press.
      task(PAGE, 0, 2_000, 1_000),
      ...[task(WORKER, 3_000, 1_000, 700), task(PAGE, 10_000, 2_000, 2_000), task(PAGE, 13_000, 1_000, 900)],
      ...[task(BOTS, 2_000, 9_000, 9_000), task(RASTER, 12_500, 500, 300), task(SCREEN, 13_000, 4_000, 400, SCREEN)],
    ];
    expect(figuresOf(trace)).toEqual({ presses: [{ isAnswer: true, clock: 14, page: 3.2, painting: 0.5 }], longestTask: 2 });
  });

  test('count until the next frame on the screen where one was replaced', () => {
    const [begin, end] = frame('a', 2_000, 3_000, 0);
    const trace = [
      ...threads,
      ...[event('press', 1_000), event('answered', 2_500), event('done', 9_000)],
      ...[begin, end].flatMap((each) => each ?? []),
      ...frame('b', 4_000, 5_000, 6_000),
    ];
    expect(figuresOf(trace).presses).toEqual([{ isAnswer: true, clock: 5, page: 0, painting: 0 }]);
  });

  test('count a selection until its last change, and no press without one', () => {
    const trace = [
      ...threads,
      ...[event('press', 1_000), event('shown', 2_000), event('shown', 4_000), event('done', 5_000), event('shown', 6_000)],
      ...[event('press', 7_000), event('done', 8_000)],
      ...[...frame('a', 1_900, 2_100, 2_500), ...frame('b', 3_900, 4_100, 4_500), ...frame('c', 5_900, 6_100, 6_500)],
    ];
    expect(figuresOf(trace)).toEqual({ presses: [{ isAnswer: false, clock: 3.5, page: 0, painting: 0 }], longestTask: 0 });
  });
});
