import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Says that another node has passed a request on, and by the secret of all nodes that it was one. */
export const HOP = 'x-vexillum-hop';
const FORWARDED_FOR = 'x-forwarded-for';

/** Those that make sense between two ends of one connection alone, and what is said anew. */
const ofOneConnection: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  HOP,
  FORWARDED_FOR,
]);
const ofUpgrades: ReadonlySet<string> = new Set(['connection', 'upgrade']);

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** The request, and where it came from: a header that was seen elsewhere says nothing of another address. */
export const markOf = (secret: string, { method, url }: Pick<Asked, 'method' | 'url'>, from: string): string =>
  createHmac('sha256', secret).update(`vexillum hop 1\n${method}\n${url}\n${from}`).digest('hex');

const joined = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(', ');

/** Where a request came from, this node's own caller among it. */
export const forwardedFor = ({ headers, socket }: Pick<Asked, 'headers' | 'socket'>): string =>
  [joined(headers[FORWARDED_FOR]), socket.remoteAddress ?? ''].filter((part) => part !== '').join(', ');

/** Names and values one after the other, as `rawHeaders` has them: for the node that a request is passed on to. */
export const headersOnward = (request: Asked, secret: string, isUpgrade = false): string[] => {
  const { rawHeaders } = request;
  const kept = rawHeaders.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const known = name.toLowerCase();
    const isOurs = ofOneConnection.has(known) && !(isUpgrade && ofUpgrades.has(known));
    return isOurs ? [] : [name, rawHeaders[index + 1] ?? ''];
  });
  const from = forwardedFor(request);
  return [...kept, FORWARDED_FOR, from, HOP, markOf(secret, request, from)];
};

/** The beginning of a request, as it goes over the wire. */
export const requestText = ({ method, url }: Pick<Asked, 'method' | 'url'>, headers: readonly string[]): string => {
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/** What goes back of the headers of an answer. */
export const headersBack = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string[] =>
  rawHeaders.filter((_, index) => !ofOneConnection.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()));

/** Whether a node has passed it on. Anybody can write the header, and nobody else its value. */
export const isByNode = (request: Asked, secret: string): boolean => {
  const said = request.headers[HOP];
  if (typeof said !== 'string') return false;
  const mark = markOf(secret, request, joined(request.headers[FORWARDED_FOR]));
  const [one, other] = [Buffer.from(said), Buffer.from(mark)];
  return one.length === other.length && timingSafeEqual(one, other);
};
