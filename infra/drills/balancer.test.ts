import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Balancer } from './balancer.ts';

/** A node that answers every question with its own name, and one with a body with that. */
const nodeOf = async (name: string): Promise<number> => {
  const server = createServer((asked, answer) => {
    void text(asked).then((body) => answer.end(asked.url === '/healthz' ? '{}' : `${name}${body}`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

const ask = (origin: string, path: string, agent: Agent, body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const method = body === '' ? 'GET' : 'POST';
    const asked = request(`${origin}${path}`, { agent, method }, (answer) => void text(answer).then(resolve, reject));
    asked.on('error', reject);
    asked.end(body);
  });

it('sends each request for a table to that table’s node, also where a browser keeps its connection for the next', async () => {
  const ports = [await nodeOf('one'), await nodeOf('two'), await nodeOf('three')];
  const balancer = await Balancer.open(ports);
  onTestFinished(() => balancer.close());
  await vi.waitFor(() => expect(ports.every((port) => balancer.isUp(port))).toBe(true));
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => kept.destroy());
  const nodes = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const alone = new Agent();
    const path = `/api/tables/table${n}/ledger`;
    const node = await ask(balancer.origin, path, alone);
    expect(await ask(balancer.origin, path, kept)).toBe(node);
    // What the request says besides comes through as it was.
    const body = '\r\n\r\nconnection: keep-alive\r\n';
    expect(await ask(balancer.origin, path, kept, body)).toBe(`${node}${body}`);
    nodes.add(node);
  }
  expect(nodes.size).toBeGreaterThan(1);
});
