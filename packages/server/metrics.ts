import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How a bot's turn to think ended. */
export type ThoughtOutcome = 'answered' | 'timed-out' | 'failed';

/** What is counted and timed, per process. All durations are in seconds. */
export interface Metrics {
  /** A move is on disk and acknowledged; `seconds` after it arrived. */
  moveAcknowledged(seconds: number): void;
  /** Moves from standing orders are on disk. They count like any others: metrics don't reveal who was away. */
  movesOrdered(moves: number): void;
  refused(code: string): void;
  matchCreated(): void;
  matchEnded(): void;
  /** Returns a function to call once, when the stream closes. */
  streamOpened(kind: string): () => void;
  tablesInMemory(count: number): void;
  /** This many lines were written together. */
  appended(lines: number, seconds: number): void;
  /** A move's news was written to all streams here; `seconds` after it was known. */
  fannedOut(seconds: number): void;
  /** A message to or from other processes failed. */
  fanoutTroubled(what: 'telling' | 'listening'): void;
  thought(level: string, outcome: ThoughtOutcome, seconds: number): void;
  /** A request was answered. The route is its pattern, never the actual address. */
  requested(method: string, route: string | undefined, status: number, seconds: number): void;
  readonly contentType: string;
  /** Everything in Prometheus's text format. */
  text(): Promise<string>;
}

const FAST = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60];

/** Every label value is a series that is kept forever, so their number is limited and the rest are "other". */
const bounded = (most: number): ((value: string) => string) => {
  const known = new Set<string>();
  return (value) => {
    if (!known.has(value) && known.size >= most) return 'other';
    known.add(value);
    return value;
  };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Counter<Label> =>
    new Counter({ name: `swordtable_${name}`, help, labelNames: [...labelNames], registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> =>
    new Gauge({ name: `swordtable_${name}`, help, labelNames: [...labelNames], registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labels: readonly Label[] = [],
  ): Histogram<Label> => new Histogram({ name: `swordtable_${name}`, help, buckets, labelNames: [...labels], registers });

  const moves = counter('moves_acknowledged_total', 'Moves that are on disk and acknowledged.');
  const moveSeconds = histogram('move_seconds', 'From the arrival of a move to its acknowledgement.', FAST);
  const refusals = counter('refusals_total', 'Requests refused, by the code of the refusal.', ['code']);
  const matches = counter('matches_total', 'Matches created and ended.', ['change']);
  const streams = gauge('streams_open', 'Open event streams, by kind.', ['kind']);
  const tables = gauge('tables_in_memory', 'Matches kept in memory.');
  const batchLines = histogram(
    'append_batch_lines',
    'Lines per write to the store; the count is the number of writes.',
    [1, 2, 4, 8, 16, 32, 64, 128, 256],
  );
  const appendSeconds = histogram('append_seconds', 'How long a write to the store took.', FAST);
  const fanoutSeconds = histogram('fanout_seconds', 'From a move being known to its news being written to all streams here.', FAST);
  const fanoutTroubles = counter('fanout_troubles_total', 'Failures to send or receive messages between processes.', ['what']);
  const thoughts = counter('bot_thoughts_total', 'Bot answers, by level and outcome.', ['level', 'outcome']);
  const thinkSeconds = histogram('bot_think_seconds', 'How long bots thought, by level.', SLOW, ['level']);
  const httpSeconds = histogram('http_seconds', 'Requests by route and status class.', FAST, ['method', 'route', 'status']);

  const codes = bounded(200);
  const kinds = bounded(20);
  const levels = bounded(20);
  const routes = bounded(200);

  return {
    moveAcknowledged: (seconds) => {
      moves.inc();
      moveSeconds.observe(seconds);
    },
    movesOrdered: (count) => moves.inc(count),
    refused: (code) => refusals.inc({ code: codes(code) }),
    matchCreated: () => matches.inc({ change: 'created' }),
    matchEnded: () => matches.inc({ change: 'ended' }),
    streamOpened: (given) => {
      const kind = kinds(given);
      streams.inc({ kind });
      return () => streams.dec({ kind });
    },
    tablesInMemory: (count) => tables.set(count),
    appended: (lines, seconds) => {
      batchLines.observe(lines);
      appendSeconds.observe(seconds);
    },
    fannedOut: (seconds) => fanoutSeconds.observe(seconds),
    fanoutTroubled: (what) => fanoutTroubles.inc({ what }),
    thought: (given, outcome, seconds) => {
      const level = levels(given);
      thoughts.inc({ level, outcome });
      thinkSeconds.observe({ level }, seconds);
    },
    requested: (method, route, status, seconds) =>
      httpSeconds.observe(
        {
          method: METHODS.has(method) ? method : 'other',
          route: route === undefined ? 'none' : routes(route),
          status: `${Math.floor(status / 100)}xx`,
        },
        seconds,
      ),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
