import { words } from '@vexillum/model';
import { StoreFailure } from '@vexillum/table/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReading, NOT_MINE } from '../nodes/pass-on.ts';
import type { Fate, Wanted } from '../nodes/onward.ts';
import { isForOffice, tableIn } from '../nodes/table-in.ts';
import type { ServerContext } from '../server-context.ts';
import { askedPath } from './asked-path.ts';
import { clientAddress } from './client-address.ts';
import { busy, HttpProblem, tooFast } from './http-problem.ts';

/** It is answered in a moment: by whoever has it then. */
const SOON = 1;

const notHere = () => words('The table cannot answer just now; come back in a moment.');

const problemOf = (fate: Fate): HttpProblem =>
  fate === 'not-mine' ? new HttpProblem(NOT_MINE, 'not-mine', notHere()) : busy(notHere(), SOON);

/** The store cannot say where it is. Nothing was done, so nobody hears that something was not saved. */
const notKnown = (error: unknown): Fate => {
  if (error instanceof StoreFailure) return 'unreachable';
  throw error;
};

const wantedOf = (request: FastifyRequest): Wanted | undefined => {
  const path = askedPath(request);
  const table = tableIn(path);
  if (table !== undefined) return { kind: 'table', table };
  if (request.method === 'POST' && path === '/api/tables') return { kind: 'any' };
  return isForOffice(request.method, path) ? { kind: 'office' } : undefined;
};

/** Where another node has what is asked about, that one answers. Before any body is read. */
export const passOnRequests = (app: FastifyInstance, { onward, limits, trustedHops }: ServerContext): void => {
  if (!onward) return;
  app.addHook('onRequest', async (request, reply) => {
    const wanted = wantedOf(request);
    if (!wanted) return;
    if (wanted.kind === 'table' && onward.mustLookUp(request.raw, wanted.table)) {
      const wait = limits.lookups.take(clientAddress(request.raw, trustedHops));
      if (wait !== undefined) throw tooFast(wait);
    }
    const fate = await onward.http(request, reply, wanted).catch(notKnown);
    if (fate !== 'ours' && fate !== 'passed') throw problemOf(fate);
    if (fate === 'ours' && wanted.kind === 'office' && !isReading(request) && !reply.raw.destroyed)
      reply.raw.once('close', onward.enterOffice());
  });
};

/** The same where only the body says what is meant: `true`, and nothing more is to be done, where that is another node's. */
export const isPassedOnTo = async (
  { onward }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Wanted,
): Promise<boolean> => {
  const fate = await onward?.http(request, reply, wanted, request.body).catch(notKnown);
  if (fate === undefined || fate === 'ours') return false;
  if (fate === 'passed') return true;
  throw problemOf(fate);
};
