import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import type { Metrics } from '../metrics.ts';

/** Metrics at an address of their own, so that only those who run the server reach them. */
export interface MetricsServer {
  /** Its address, once it listens. */
  listen(host: string, port: number): Promise<string>;
  close(): Promise<void>;
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

export const openMetricsServer = (metrics: Pick<Metrics, 'text' | 'contentType'>): MetricsServer => {
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    listen: async (host, port) => {
      await listening(server, host, port);
      const { address, port: given } = server.address() as AddressInfo;
      return `http://${isIPv6(address) ? `[${address}]` : address}:${given}/metrics`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
