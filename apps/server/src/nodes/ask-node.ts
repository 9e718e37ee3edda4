import { type IncomingHttpHeaders, request as askOver } from 'node:http';
import { HOP, markOf } from './hop.ts';
import { placeOf } from './pass-on.ts';

/** Milliseconds. */
const ANSWERS_WITHIN = 3000;
/** Of an answer: a list of tables is some hundred kilobytes at most. */
const LARGEST = 8 * 1024 * 1024;

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Of the browser that it is asked for. */
  readonly headers?: IncomingHttpHeaders;
}

/** What a node asks another one by itself. Rejects where that is not answered with 200 and JSON. */
export const askNode = (address: string, secret: string, question: Question): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { method, path, body } = question;
    const headers: IncomingHttpHeaders = question.headers ?? {};
    const text = body === undefined ? undefined : JSON.stringify(body);
    const from = headers['x-forwarded-for'];
    const asked = askOver({
      ...placeOf(address),
      method,
      path,
      agent: false,
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
      headers: {
        ...headers,
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        [HOP]: markOf(secret, { method, url: path }, typeof from === 'string' ? from : ''),
      },
    });
    asked.on('error', reject);
    asked.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > LARGEST) asked.destroy(new Error('a node has answered too much'));
        else chunks.push(chunk);
      });
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`a node has answered ${answer.statusCode}`));
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString()));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
    asked.end(text);
  });
