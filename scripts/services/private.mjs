// What every private service needs: a folder, a free port, and a process that is really gone in the end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The full path of a program, searched for in the shell's path and in these folders. */
export const onPath = (program, folders = []) =>
  [...(process.env.PATH ?? '').split(delimiter), ...folders].map((folder) => join(folder, program)).find((path) => existsSync(path));

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

// It waits for the end of its input, which comes when its parent is gone, however that happened.
const watch = `cat > /dev/null; [ -s "$1" ] && kill -QUIT "$(head -n 1 "$1")"; sleep 1; rm -rf "$2"`;

/** A private folder that is removed at the end, together with the process whose number is in `pidFile`. */
const privateFolder = (name, pidFile) => {
  const path = mkdtempSync(join(tmpdir(), `swordtable-${name}-`));
  const watchdog = spawn('sh', ['-c', watch, 'sh', join(path, pidFile), path], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watchdog.on('error', () => {});
  watchdog.unref();
  watchdog.stdin.unref?.();
  const remove = () => {
    rmSync(path, { recursive: true, force: true });
    watchdog.kill();
  };
  return { path, remove };
};

/** Starts a program and waits until it's ready. */
export const startProgram = async (command, args, options, ready) => {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise((resolve, reject) => {
    const hear = (text) => {
      said = (said + text).slice(-4000);
      if (ready.test(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`it ended with code ${code}. ${said.trim().split('\n').at(-1)}`)));
  });
  // Tests end when they're done, not when their services are.
  child.unref();
  child.stdout.unref();
  child.stderr.unref();
  return child;
};

/** Ends a process, immediately unless another signal is given; resolves when it's gone. */
const endProgram = async (child, signal = 'SIGQUIT') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const gone = once(child, 'exit');
  child.kill(signal);
  const harder = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(harder);
};

/**
 * A service in a folder of its own. `prepare` is given the folder and tells the service's address and how to start it.
 * `halt` ends it as a loss of power would, or as another signal says; `resume` starts it again with the same data;
 * `stop` leaves nothing behind.
 */
export const privateService = async (name, pidFile, prepare) => {
  const { path, remove } = privateFolder(name, pidFile);
  let child;
  const leave = () => {
    child?.kill('SIGQUIT');
    remove();
  };
  // Nothing may outlive this process, not even if it's killed.
  process.once('exit', leave);
  try {
    const { url, launch } = await prepare(path);
    const resume = async () => {
      child = await launch();
    };
    await resume();
    const stop = async () => {
      process.removeListener('exit', leave);
      await endProgram(child);
      remove();
    };
    return { url, halt: (signal) => endProgram(child, signal), resume, stop };
  } catch (error) {
    process.removeListener('exit', leave);
    leave();
    throw error;
  }
};
