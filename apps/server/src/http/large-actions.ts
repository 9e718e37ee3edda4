import type { Readable } from 'node:stream';
import { isRefusal, words } from '@vexillum/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { LARGEST_ACTION } from '../limits/limits.ts';
import { atTable } from './at-table.ts';
import { BODY_LIMIT, isLarge, lengthOf } from './body-limits.ts';
import { clientAddress } from './client-address.ts';
import { bodyTooLarge, busy as busyProblem, HttpProblem, problemOf, tooFast } from './http-problem.ts';
import { parseJson } from './json-body.ts';
import { readUpTo } from './read-up-to.ts';

/** Large bodies that are received at one time, of all tables; one of each. */
const PLACES = 4;
/** What comes with the arguments in a body: an id, and what was seen. */
const BESIDES = 1024;

const argsTooLarge = (most: number) => (): HttpProblem =>
  new HttpProblem(413, 'too-large', words('The arguments of this action are at most {0} KB.', Math.floor(most / 1024)));

/**
 * Lets bodies of more than 256 KB into this scope, where the action takes such arguments: from a seat that may do it now, one at a time at a
 * table, and no more bytes in the long run than on a socket. All of that is asked before the first byte is read.
 */
export const letLargeActionsIn = (scope: FastifyInstance, context: ServerContext): void => {
  const limits = new WeakMap<FastifyRequest, number>();
  const busy = new Set<string>();

  const takePlace = (table: string, reply: FastifyReply): void => {
    if (busy.has(table) || busy.size >= PLACES)
      throw busyProblem(words('Something as large is being taken just now; try again in a moment.'));
    busy.add(table);
    reply.raw.once('close', () => busy.delete(table));
  };

  scope.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request)) return;
    const bytes = lengthOf(request) ?? 0;
    await atTable(context, request, async ({ table, room }, { seat, id }) => {
      const { name } = request.params as { name: string };
      const largest = room.largestArgsOf(seat, name);
      if (isRefusal(largest)) throw problemOf(largest, 409);
      if (largest === 0) throw bodyTooLarge();
      const most = Math.min(largest, LARGEST_ACTION) + BESIDES;
      if (bytes > most) throw argsTooLarge(largest)();
      takePlace(table, reply);
      const address = clientAddress(request.raw, context.trustedHops);
      const wait =
        context.limits.largeActions.take(address) ?? context.limits.actionBytes.take(`${table}/${id}`, bytes);
      if (wait !== undefined) throw tooFast(wait);
      limits.set(request, most);
    });
  });

  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    const most = limits.get(request);
    return parseJson(
      await readUpTo(body, most ?? BODY_LIMIT, most === undefined ? bodyTooLarge : argsTooLarge(most - BESIDES)),
    );
  });
};
