import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '@swordtable/server/config';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

/** The error code of listening there; undefined if it works. */
const triedOut = async (host: string, port: number): Promise<string | undefined> => {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : reasonOf(error);
  }
};

/** Where to reach what listens on every interface. */
const reached = (host: string): string => {
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return address.includes(':') ? `[${address}]` : address;
};

const PATIENCE = 5000;

const askFor = async (
  host: string,
  port: number,
  path: string,
): Promise<{ readonly status: number; readonly text: string } | undefined> => {
  try {
    const reply = await fetch(`http://${reached(host)}:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    return { status: reply.status, text: await reply.text() };
  } catch {
    return undefined;
  }
};

const taken = async (host: string, port: number): Promise<Finding> => {
  const alive = await askFor(host, port, '/healthz');
  if (alive?.text !== '{"alive":true}') return problem('PORT', `${port} is in use by another program. Choose another, or stop that one.`);
  const ready = await askFor(host, port, '/readyz');
  return ready?.status === 200
    ? ok('PORT', `A server is running on ${port}, and is ready.`)
    : problem('PORT', `A server is running on ${port}, but isn’t ready: it’s stopping, or can’t use its store. Look at its log.`);
};

const refused = (name: string, host: string, port: number, code: string): Finding => {
  if (code === 'EACCES') return problem(name, `You may not listen on ${port}. Choose one above 1023, and let a proxy have the others.`);
  return problem(name, `Can’t listen on ${host} (${code}). Use an address of this machine, such as 127.0.0.1.`);
};

const checkPort = async ({ host, port }: Config): Promise<Finding> => {
  if (port === 0) return ok('PORT', 'The system picks a free one.');
  const code = await triedOut(host, port);
  if (code === undefined) return ok('PORT', `${port} is free.`);
  return code === 'EADDRINUSE' ? taken(host, port) : refused('PORT', host, port, code);
};

const checkMetricsPort = async ({ metricsHost, metricsPort, port }: Config): Promise<Finding> => {
  const about = 'METRICS_PORT';
  if (metricsPort === undefined) return ok(about, 'Not set, so there are no metrics.');
  if (metricsPort === 0) return ok(about, 'The system picks a free one.');
  if (metricsPort === port) return problem(about, `It’s ${port}, like PORT. Choose another.`);
  const code = await triedOut(metricsHost, metricsPort);
  if (code === 'EADDRINUSE') {
    const found = await askFor(metricsHost, metricsPort, '/metrics');
    if (found?.text.includes('swordtable_') === true) return ok(about, `A server’s metrics are on ${metricsPort}.`);
    return problem(about, `${metricsPort} is in use by another program. Choose another, or stop that one.`);
  }
  if (code !== undefined) return refused(about, metricsHost, metricsPort, code);
  if (metricsHost === '0.0.0.0' || metricsHost === '::')
    return warning(about, `${metricsPort} is free. METRICS_HOST is ${metricsHost}: make sure that the port can’t be reached from outside.`);
  return ok(about, `${metricsPort} is free.`);
};

export const checkPorts = async (config: Config): Promise<readonly Finding[]> => [await checkPort(config), await checkMetricsPort(config)];
