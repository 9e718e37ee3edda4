import { type ClientRequest, type IncomingMessage, request as askNode, type ServerResponse } from 'node:http';
import { headersBack, headersOnward } from './hop.ts';
import type { Pipes } from './pipes.ts';

/** Milliseconds. */
const CONNECTS_WITHIN = 3000;
/** Milliseconds for which nothing may move before an answer begins. A node that stands still is fenced by then, and cut off; this is for one that beats all the same. */
const ANSWERS_WITHIN = 10_000;
/** Misdirected Request: that node does not have it. */
export const NOT_MINE = 421;

/**
 * `passed`: what came back has been sent, or the line was cut in the middle. Else nothing was, and with `isWhole` it can be asked again: the
 * request's body has not been taken, and nobody can have done what it asks for.
 */
export type Passed =
  | { readonly kind: 'passed' }
  | { readonly kind: 'not-mine' | 'unreachable'; readonly isWhole: boolean };

export interface PassOnOptions {
  readonly address: string;
  readonly secret: string;
  readonly pipes: Pipes;
  /** Where it was read already; else it is streamed. */
  readonly body?: Buffer | undefined;
  /** It answers: from now on nobody else does. */
  readonly onAnswer: () => void;
  /** Milliseconds: 10,000. */
  readonly answersWithin?: number | undefined;
}

/** Asks another node what this one was asked, and answers what that one does, as it comes. */
export const passOn = (
  request: IncomingMessage,
  response: ServerResponse,
  { address, secret, pipes, body, onAnswer, answersWithin = ANSWERS_WITHIN }: PassOnOptions,
): Promise<Passed> =>
  new Promise((resolve) => {
    // Whoever has hung up waits for nothing.
    if (response.destroyed) return resolve({ kind: 'unreachable', isWhole: false });
    const { host, port } = placeOf(address);
    let isConnected = false;
    let isAnswered = false;
    let isOver = false;
    const isStreamed = body === undefined && hasBody(request);
    const headers = headersOnward(request, secret);
    if (body) replaceLength(headers, body.length);
    // Node frames what has no length by itself only where a method usually has a body.
    else if (isStreamed && request.headers['content-length'] === undefined)
      headers.push('transfer-encoding', 'chunked');
    // A connection of its own: one that was kept may have been closed at the other end, and what was sent cannot be sent again.
    const asked = askNode({ host, port, method: request.method, path: request.url, headers, agent: false });
    const leave = pipes.enter(address, () => asked.destroy(new Error('the node is gone')));
    const end = (passed: Passed): void => {
      isOver = true;
      leave();
      clearTimeout(patience);
      response.off('close', hangUp);
      resolve(passed);
    };
    const patience = setTimeout(() => asked.destroy(new Error('the node cannot be reached')), CONNECTS_WITHIN);
    patience.unref();
    /** All has been sent, or whoever asked has gone. */
    const hangUp = (): void => {
      asked.destroy();
      end(isAnswered ? { kind: 'passed' } : { kind: 'unreachable', isWhole: false });
    };
    response.once('close', hangUp);
    asked.once('socket', (socket) =>
      socket.once('connect', () => {
        clearTimeout(patience);
        isConnected = true;
        socket.setTimeout(answersWithin, () => asked.destroy(new Error('the node does not answer')));
        if (isStreamed) request.pipe(asked);
        else asked.end(body);
      }),
    );
    asked.on('error', () => {
      if (isOver) return;
      // Its end is heard above.
      if (isAnswered) return void response.destroy();
      // What was sent may have been done, though no answer came: only what changes nothing is asked twice.
      end({ kind: 'unreachable', isWhole: !isConnected || (!isStreamed && isReading(request)) });
    });
    asked.once('response', (answer) => {
      if (isOver) return;
      if (answer.statusCode === NOT_MINE) {
        answer.resume();
        return end({ kind: 'not-mine', isWhole: !isStreamed });
      }
      isAnswered = true;
      answer.socket.setTimeout(0);
      onAnswer();
      giveBack(answer, response, asked);
    });
  });

const giveBack = (answer: IncomingMessage, response: ServerResponse, asked: ClientRequest): void => {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headersBack(answer));
  // What is known of it goes at once: a line of events has nothing to say for minutes.
  response.flushHeaders();
  answer.on('error', () => response.destroy());
  answer.on('aborted', () => response.destroy());
  answer.pipe(response);
  response.on('error', () => asked.destroy());
};

export const isReading = ({ method }: Pick<IncomingMessage, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The body is not as it came. */
const replaceLength = (headers: string[], length: number): void => {
  for (let index = headers.length - 2; index >= 0; index -= 2)
    if (headers[index]?.toLowerCase() === 'content-length') headers.splice(index, 2);
  headers.push('content-length', String(length));
};

/** `host:port`, where an IPv6 address has brackets. */
export const placeOf = (address: string): { readonly host: string; readonly port: number } => {
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at).replace(/^\[(.*)\]$/, '$1'), port: Number(address.slice(at + 1)) };
};
