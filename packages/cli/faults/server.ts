import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { naps } from './awake.ts';

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

/** `onEnd` hears when the process ends though nobody killed it. */
export const newServer = async (
  env: Readonly<Record<string, string>>,
  onEnd: (sentence: string, said: readonly string[]) => void,
): Promise<Server> => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  // Only what a process needs to start is passed on: nobody's own configuration must reach these servers.
  const { PATH = '', HOME = '' } = process.env;
  let said: string[] = [];
  let child: ChildProcess | undefined;
  let stopping: ChildProcess | undefined;
  let up = false;
  const waiting = new Set<() => void>();

  const hear = (text: string): void => {
    said = [...said, ...text.split('\n').filter((line) => line !== '')].slice(-SAID_MOST);
  };

  const start = async (): Promise<boolean> => {
    const before = naps();
    const born = spawn(process.execPath, [COMMAND, 'serve'], {
      env: { PATH, HOME, ...LIMITS, HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = born;
    running.add(born);
    born.stderr.setEncoding('utf8').on('data', hear);
    return new Promise((resolve, reject) => {
      born.once('error', reject);
      born.stdout.setEncoding('utf8').on('data', (text: string) => {
        hear(text);
        if (!text.includes('listening on')) return;
        up = child === born;
        for (const go of waiting) go();
        resolve(true);
      });
      born.once('exit', (code, signal) => {
        running.delete(born);
        // The store may have waited in vain for a server that was stopped while it started.
        const mayTryAgain = !up && signal !== 'SIGKILL' && naps() > before;
        if (child === born && !mayTryAgain) {
          up = false;
          if (signal !== 'SIGKILL' && child !== stopping)
            onEnd(`A server exited unasked, with ${signal ?? `code ${code}`}.`, said.slice(-10));
        }
        resolve(mayTryAgain ? start() : false);
      });
    });
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
