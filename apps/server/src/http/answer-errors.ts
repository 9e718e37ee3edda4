import { words } from '@vexillum/model';
import type { Duplex } from 'node:stream';
import { Damaged, HeldElsewhere, NeedsNewer, StoreFailure } from '@vexillum/table/room';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { needsNewer } from '../needs-newer.ts';
import { tableDamaged } from '../table-damaged.ts';
import { bodyTooLarge, busy, errorBody, HttpProblem, notThere } from './http-problem.ts';
import { KnownAddresses } from './known-addresses.ts';
import { refuseOnWire } from './refuse-on-wire.ts';

const problems: Readonly<Record<string, HttpProblem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpProblem(
    415,
    'not-json',
    words('The body of this request must be application/json.'),
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new HttpProblem(
    400,
    'bad-request',
    words('The body of this request is not as long as it says.'),
  ),
  FST_ERR_BAD_URL: new HttpProblem(400, 'bad-request', words('This address cannot be read.')),
};

const problemFor = (error: unknown, log: Logger): HttpProblem => {
  if (error instanceof HttpProblem) return error;
  if (error instanceof HeldElsewhere) return busy(words('The table cannot answer just now; come back in a moment.'), 1);
  if (error instanceof StoreFailure) {
    log.error({ reason: error.message }, 'the store failed');
    return new HttpProblem(
      503,
      'not-saved',
      words('The server cannot write to its disk just now; try again in a moment.'),
    );
  }
  if (error instanceof Damaged) {
    log.error({ reason: error.message }, 'a table is damaged on the disk');
    return new HttpProblem(503, 'table-damaged', tableDamaged());
  }
  if (error instanceof NeedsNewer) {
    log.error({ reason: error.message }, 'a table needs a newer version of the server');
    return new HttpProblem(503, 'needs-newer-server', needsNewer());
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = problems[code];
  if (known) return known;
  if (statusCode >= 400 && statusCode < 500)
    return new HttpProblem(statusCode, 'bad-request', words('This request cannot be read.'));
  log.error({ err: error }, 'bug behind a route');
  return new HttpProblem(500, 'bug', words('Something is wrong in the server; it has been noted.'));
};

/** Seconds, where whatever refused does not know better. */
const SOON = 5;

export const sendProblem = (reply: FastifyReply, problem: HttpProblem): FastifyReply => {
  const isForLater = problem.status === 429 || problem.status === 503;
  const retryAfter = problem.retryAfter ?? (isForLater ? SOON : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .status(problem.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(problem.code, problem.words, problem.field)));
};

const notFound = (addresses: KnownAddresses, url: string, reply: FastifyReply): FastifyReply => {
  const methods = addresses.methodsOf(url);
  if (methods.length === 0) return sendProblem(reply, notThere());
  reply.header('allow', methods.join(', '));
  return sendProblem(
    reply,
    new HttpProblem(405, 'method-not-allowed', words('This address answers {0} only.', methods.join(' and '))),
  );
};

/** One shape for everything that goes wrong, and never a stack trace. It comes before all routes: of them it learns what there is. */
export const answerErrors = (app: FastifyInstance, log: Logger): void => {
  const addresses = new KnownAddresses(app);
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, problemFor(error, log)));
  app.setNotFoundHandler((request, reply) => notFound(addresses, request.url, reply));
};

/** For what is not even HTTP: the same shape, straight onto the wire. */
export const answerUnreadable = (error: Error & { code?: string }, stream: Duplex): void => {
  if (error.code === 'ECONNRESET' || !stream.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  refuseOnWire(stream, status, 'bad-request', words('This request cannot be read.'));
};
