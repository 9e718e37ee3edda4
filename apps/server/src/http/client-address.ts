import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** As much of a request as tells where it came from. */
type Came = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<Socket, 'remoteAddress'> };

/** Requests that another node has passed on: it stands between as one more proxy that is trusted. */
const byNode = new WeakSet<object>();

/** Whoever calls this has seen its secret. */
export const believeNode = (request: IncomingMessage): void => void byNode.add(request);

export const isPassedOn = (request: IncomingMessage): boolean => byNode.has(request);

const header = (request: Pick<Came, 'headers'>, name: string): string[] =>
  [request.headers[name] ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((value) => value.trim());

/** Who asks, for limits: behind `hops` trusted proxies the address that the outermost of them saw. */
export const clientAddress = (request: Came, hops: number): string => {
  const seen = [request.socket.remoteAddress ?? '', ...header(request, 'x-forwarded-for').reverse()];
  const between = hops + (byNode.has(request) ? 1 : 0);
  return household(seen[Math.min(between, seen.length - 1)] ?? '');
};

/** An IPv6 household has up to 2^72 addresses to itself (a provider hands out a /56), so it counts as one. */
const household = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  const [a = '', b = '', c = '', d = ''] = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')];
  return [a, b, c, (Number.parseInt(d, 16) >> 8).toString(16)].join(':').toLowerCase();
};

/** Whether a proxy says that it stands in between. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );

/** Whether it came from a program on this machine, and from nobody through it. */
export const isFromHere = (request: IncomingMessage): boolean =>
  /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '') && !isForwarded(request);

/** Whether the browser came by https; a forwarding header counts only where a proxy is trusted. */
export const isHttps = (request: IncomingMessage, hops: number): boolean => {
  if ('encrypted' in request.socket && request.socket.encrypted === true) return true;
  return hops > 0 && header(request, 'x-forwarded-proto').at(0)?.toLowerCase() === 'https';
};
