import { join } from 'node:path';
import { freePort, onPath, privateService, startProgram } from './private.mjs';

export const redisBinary = () => onPath('redis-server');

/** A private Redis that stores nothing. */
export const startRedis = () =>
  privateService('redis', 'redis.pid', async (path) => {
    const port = await freePort();
    const settings = { port, bind: '127.0.0.1', dir: path, pidfile: join(path, 'redis.pid'), save: '', appendonly: 'no' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    return {
      url: `redis://127.0.0.1:${port}`,
      launch: () => startProgram(redisBinary(), args, { cwd: path }, /Ready to accept connections/),
    };
  });
