import type { IncomingMessage } from 'node:http';

const header = (request: IncomingMessage, name: string): string[] =>
  [request.headers[name] ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((value) => value.trim());

/** Who asks, for limits: behind `hops` trusted proxies the address that the outermost of them saw. */
export const clientAddress = (request: IncomingMessage, hops: number): string => {
  const seen = [request.socket.remoteAddress ?? '', ...header(request, 'x-forwarded-for').reverse()];
  return household(seen[Math.min(hops, seen.length - 1)] ?? '');
};

/** An IPv6 household has 2^64 addresses to itself, so it counts as one. */
const household = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':').toLowerCase();
};

/** Whether the browser came by https; a forwarding header counts only where a proxy is trusted. */
export const isHttps = (request: IncomingMessage, hops: number): boolean => {
  if ('encrypted' in request.socket && request.socket.encrypted === true) return true;
  return hops > 0 && header(request, 'x-forwarded-proto').at(0)?.toLowerCase() === 'https';
};
