// A private Caddy, to try our example of a proxy with.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { freePort, onPath, privateService, startProgram } from './private.mjs';

const caddyBinary = () => onPath('caddy');

/** Whether there is a Caddy. It's installed only where nobody minds a web server: on a machine that only tests. */
export const hasCaddy = () => {
  if (!caddyBinary() && process.env.CI) install([{ name: 'Caddy', debian: 'caddy', found: caddyBinary }]);
  return caddyBinary() !== undefined;
};

/** Starts Caddy as a file says, at a port of its own, before these addresses. */
export const startCaddy = (file, upstreams) =>
  privateService('caddy', 'caddy.pid', async (path) => {
    const url = `http://localhost:${await freePort()}`;
    const env = { PATH: process.env.PATH, HOME: path, PUBLIC_URL: url, UPSTREAMS: upstreams.join(' ') };
    const config = join(path, 'Caddyfile');
    // Its own port for changing the configuration may belong to another Caddy.
    writeFileSync(config, `{\n\tadmin off\n}\n${readFileSync(file, 'utf8')}`);
    const args = ['run', '--config', config, '--adapter', 'caddyfile', '--pidfile', join(path, 'caddy.pid')];
    return { url, launch: () => startProgram(caddyBinary(), args, { cwd: path, env }, /serving initial configuration/) };
  });
