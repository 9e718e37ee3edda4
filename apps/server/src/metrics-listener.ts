import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `Authorization: Bearer …`, compared in a time that tells nothing. */
export const bringsToken = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

export interface MetricsListenerOptions {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly host: string;
  readonly port: number;
  readonly token: string | undefined;
}

/** `/metrics` on a port of its own, which a firewall can keep for whoever watches the server. Rejects when it cannot listen. */
export const listenForMetrics = ({ metrics, host, port, token }: MetricsListenerOptions): Promise<Server> => {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked || (token !== undefined && !bringsToken(request, token))) {
      response.writeHead(isAsked ? 401 : 404, isAsked ? { 'www-authenticate': 'Bearer' } : {}).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
};
