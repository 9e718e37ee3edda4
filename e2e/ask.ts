import { request as plainly } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { request as securely } from 'node:https';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The certificate of an authority that is believed, in PEM. */
  readonly authority?: string;
  /** One of this machine's addresses, to come from. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came: a name that came twice is there twice. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** Asks as a program that says nothing of itself; follows no redirection and opens no compression. */
export const ask = (url: string, { method = 'GET', headers = {}, body, authority, from }: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const send = url.startsWith('https:') ? securely : plainly;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...length, ...headers }, agent: false, family: 4 } as const;
    const asked = send(
      url,
      {
        ...options,
        ...(authority === undefined ? {} : { ca: authority }),
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
