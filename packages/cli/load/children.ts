import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { FAILED, stop } from '../stop.ts';

/** A server that was started for a measurement. */
export interface Served {
  readonly pid: number;
  readonly address: string;
  /** Where matches are made, if elsewhere. */
  readonly lobby: string;
  stop(): Promise<void>;
}

/** A child ends when the one who measures is gone, however that happened: then the channel between them closes. */
const LEASH = `data:text/javascript,${encodeURIComponent(
  'process.once("disconnect", () => process.kill(process.pid, "SIGTERM")); process.channel?.unref();',
)}`;
const START = 240_000;
const PATIENCE = 5_000;
const ADDRESS = /"address":"(http:[^"]+)"(?:,"lobby":"(http:[^"]+)")?/;

/** The service reads its configuration from the environment; what is set for another one must not be taken for it. */
const clean = (): Record<string, string | undefined> => {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production' };
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const endOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const harder = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(harder);
};

/** Starts a program of Node's that says its address on standard output as JSON, and waits until it does. */
export const startServer = async (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Promise<Served> => {
  const child = spawn(process.execPath, ['--import', LEASH, ...args], {
    env: { ...clean(), ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let said = '';
  const found = await new Promise<RegExpExecArray | undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), START);
    const hear = (part: Buffer): void => {
      said = (said + part.toString()).slice(-4_000);
      const match = ADDRESS.exec(said);
      if (match === null) return;
      clearTimeout(late);
      resolve(match);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(late);
      resolve(undefined);
    });
  });
  const [, address, lobby = address] = found ?? [];
  if (address === undefined || lobby === undefined || child.pid === undefined) {
    await endOf(child);
    return stop(`${name} could not be started. It said: ${said.trim().split('\n').at(-1) ?? 'nothing'}`, FAILED);
  }
  return { pid: child.pid, address, lobby, stop: () => endOf(child) };
};
