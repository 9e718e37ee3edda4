import type { Words } from '@vexillum/model';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './http-problem.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers with plain HTTP where there is only a stream (upgrades, unreadable requests), and hangs up. */
export const refuseOnWire = (stream: Duplex, status: number, code: string, said: Words): void => {
  const body = JSON.stringify(errorBody(code, said));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...(status === 429 || status === 503 ? { 'retry-after': '5' } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  stream.once('finish', () => stream.destroy());
};
