import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { awake } from './awake.ts';

/** A server in a process of its own, to be killed and started again at the same address. */
export interface Server {
  readonly url: string;
  /** The address of its metrics. */
  readonly metrics: string;
  readonly isUp: boolean;
  /** Resolves when it listens, or after a while, so that clients need not poll and never wait forever. */
  whenUp(): Promise<unknown>;
  /** Starts the process; resolves when it listens. False when it ended before that. */
  start(): Promise<boolean>;
  /** Kills it without warning, as a power failure would. */
  kill(): Promise<void>;
  /** Tells it to stop, as an upgrade does. False if it did not end in good order. */
  stop(): Promise<boolean>;
  /** What it said last. */
  said(): readonly string[];
}

const COMMAND = fileURLToPath(new URL('./main.js', import.meta.url));
const SAID_MOST = 60;
const KNOCK_EVERY = 3_000;
const NO_STORE = 'The store can’t be reached.';
const STORE_WITHIN = 120_000;

/** Far above what the trials need: they try the store, not the limits. */
const LIMITS = { REQUESTS_PER_MINUTE: '1000000', MATCHES_PER_HOUR: '1000000', STREAMS_PER_CLIENT: '100000', BOT_WORKERS: '1' };

const freePort = async (): Promise<number> => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface ServerEvents {
  /** The process ended though nobody killed it. */
  ended(sentence: string, said: readonly string[]): void;
  /** On a busy machine, it couldn't reach the store in time as it started. It's started again, as any supervisor would. */
  startedInVain(): void;
}

export const newServer = async (env: Readonly<Record<string, string>>, events: ServerEvents): Promise<Server> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  // Only what a process needs to start is passed on: nobody's own configuration must reach these servers.
  const { PATH = '', HOME = '' } = process.env;
  let said: string[] = [];
  let child: ChildProcess | undefined;
  let stopping: ChildProcess | undefined;
  let up = false;
  let kills = 0;
  const waiting = new Set<() => void>();

  const hear = (text: string): void => {
    said = [...said, ...text.split('\n').filter((line) => line !== '')].slice(-SAID_MOST);
  };

  /** Starts a process; resolves when it listens, or with what ended it. */
  const launch = async (): Promise<'listening' | 'without-store' | 'ended'> => {
    const born = spawn(process.execPath, [COMMAND, 'serve'], {
      env: { PATH, HOME, ...LIMITS, HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = born;
    running.add(born);
    let complaint = '';
    born.stderr.setEncoding('utf8').on('data', (text: string) => {
      hear(text);
      complaint += text;
    });
    return new Promise((resolve, reject) => {
      born.once('error', reject);
      born.stdout.setEncoding('utf8').on('data', (text: string) => {
        hear(text);
        if (!text.includes('listening on')) return;
        up = child === born;
        for (const go of waiting) go();
        resolve('listening');
      });
      born.once('close', (code, signal) => {
        running.delete(born);
        const isWithoutStore = !up && code === 1 && complaint.includes(NO_STORE);
        if (child === born) {
          up = false;
          if (signal !== 'SIGKILL' && child !== stopping && !isWithoutStore)
            events.ended(`A server exited unasked, with ${signal ?? `code ${code}`}.`, said.slice(-10));
        }
        resolve(isWithoutStore ? 'without-store' : 'ended');
      });
    });
  };

  const start = async (): Promise<boolean> => {
    const [began, killsBefore] = [awake(), kills];
    let outcome = await launch();
    while (outcome === 'without-store' && kills === killsBefore && awake() - began < STORE_WITHIN) {
      events.startedInVain();
      outcome = await launch();
    }
    return outcome === 'listening';
  };

  return {
    url: `http://127.0.0.1:${port}`,
    metrics: `http://127.0.0.1:${metricsPort}`,
    get isUp() {
      return up;
    },
    whenUp: () =>
      new Promise<void>((resolve) => {
        if (up) return resolve();
        const go = (): void => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, KNOCK_EVERY);
        waiting.add(go);
      }),
    start,
    kill: async () => {
      const dying = child;
      up = false;
      kills += 1;
      if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return;
      const gone = once(dying, 'exit');
      dying.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      if (child === undefined) return false;
      stopping = child;
      up = false;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await gone;
      return code === 0;
    },
    said: () => said,
  };
};
