import { type Game, type Words, words } from '@vexillum/model';
import type { Readable } from 'node:stream';
import { NotOurLedger } from '@vexillum/table/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { convenerChange } from '../convening/convening.ts';
import { checkUpload } from '../match/check-upload.ts';
import { newListing } from '../play/listing.ts';
import type { NewTable } from '../rooms.ts';
import { BODY_LIMIT, isLarge, MATCH_BODY_LIMIT } from './body-limits.ts';
import { clientAddress } from './client-address.ts';
import { whileFlowing } from './flowing.ts';
import { genesisFrom } from './genesis-from.ts';
import { bodyTooLarge, busy, HttpProblem, tooFast } from './http-problem.ts';
import { parseJson } from './json-body.ts';
import { isPassedOnTo } from './pass-on-requests.ts';
import { putOffWhenBusy } from './reading.ts';
import { readUpTo } from './read-up-to.ts';
import { inviteCard, seatCard } from './seat-card.ts';

/** Match files that are received or checked at one time: each takes a core and some hundred megabytes. */
const PLACES = 2;

/** Known before anybody opens it, so that every node knows where it belongs. */
const convenerIf = (game: Game) => (table: string) => (game.convenes ? [convenerChange(table)] : []);

/** A body that is to be checked as a match file; not parsed here. */
class Upload {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

const isMatch = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.hasOwn(body, 'match');

/** Making a table: a new one, or one where a match from a file goes on. */
export const newTableRoute = async (app: FastifyInstance, context: ServerContext): Promise<void> => {
  const addressOf = (request: FastifyRequest) => clientAddress(request.raw, context.trustedHops);
  const placed = new WeakSet<FastifyRequest>();
  let taken = 0;

  const mayBegin = (request: FastifyRequest): void => {
    putOffWhenBusy(context);
    const wait = context.limits.newTables.askHere(addressOf(request));
    if (wait !== undefined) throw tooFast(wait);
  };

  /** What it is about was looked at: now it counts. */
  const count = async (request: FastifyRequest): Promise<void> => {
    const wait = await context.limits.newTables.take(addressOf(request));
    if (wait !== undefined) throw tooFast(wait);
  };

  /** A place for a match file, until the answer is out. */
  const takePlace = (request: FastifyRequest, reply: FastifyReply): void => {
    if (placed.has(request)) return;
    mayBegin(request);
    if (taken >= PLACES || context.limits.uploads.isFull(addressOf(request)))
      throw busy(words('Other match files are being checked just now; try again in a moment.'));
    const address = addressOf(request);
    taken++;
    context.limits.uploads.enter(address);
    placed.add(request);
    reply.raw.once('close', () => {
      taken--;
      context.limits.uploads.leave(address);
    });
  };

  /** `undefined`: another node has made it and answered. */
  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<NewTable | undefined> => {
    mayBegin(request);
    const { game, genesis } = genesisFrom(request.body, context.games);
    // All that belongs to events is in one place.
    if (game.convenes && (await isPassedOnTo(context, request, reply, { kind: 'office' }))) return undefined;
    await count(request);
    const made = await context.rooms.create(game, genesis, convenerIf(game));
    if (genesis.visibility === 'public') await list(made.table);
    return made;
  };

  const list = async (table: string): Promise<void> => {
    const now = new Date(context.clock.now()).toISOString();
    await context.rooms.with(table, (open) => context.publicTables.set(table, newListing(open, now)));
  };

  // A scope of its own: here, and nowhere else, a body may be as large as a match, and a large one is not parsed in passing.
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isLarge(request)) takePlace(request, reply);
    });
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
      if (!isLarge(request)) return bodyFrom(await readUpTo(body, BODY_LIMIT, tooLarge));
      const stop = whileFlowing(request.raw, context.clock);
      try {
        return bodyFrom(await readUpTo(body, MATCH_BODY_LIMIT, tooLarge));
      } finally {
        stop();
      }
    });
    scope.post('/api/tables', async (request, reply) => {
      if (request.body instanceof Upload) {
        takePlace(request, reply);
        await count(request);
      }
      const made = await (request.body instanceof Upload
        ? takeOver(context, request.body.bytes)
        : begin(request, reply));
      if (!made) return reply;
      reply.status(201);
      return {
        ...made,
        invites: made.invites.map(({ seat, token }) => inviteCard(seat, token, context.publicUrl())),
        byCaptains: made.byCaptains.map(seatCard),
      };
    });
  });
};

const tooLarge = (limit: number): HttpProblem =>
  limit > BODY_LIMIT
    ? new HttpProblem(413, 'too-large', words('A match file is at most 32 MB large.'))
    : bodyTooLarge();

const bodyFrom = (bytes: Uint8Array): unknown => {
  if (bytes.length > BODY_LIMIT) return new Upload(bytes);
  const body = parseJson(bytes);
  return isMatch(body) ? new Upload(bytes) : body;
};

const badMatch = (code: string, said: Words): HttpProblem => new HttpProblem(400, code, said, { field: 'match' });

const takeOver = async ({ rooms, games }: ServerContext, bytes: Uint8Array): Promise<NewTable> => {
  const checked = await checkUpload(bytes);
  if ('code' in checked)
    throw new HttpProblem(checked.code === 'too-large' ? 413 : 400, checked.code, checked.words, {
      field: checked.field,
    });
  const { sound } = checked;
  const game = games.find(
    ({ id, profiles }) => id === sound.game && profiles.some((profile) => profile.id === sound.profile),
  );
  if (!game) throw badMatch('no-such-game', words('This server does not play what this match plays.'));
  try {
    return await rooms.goOn(game, checked, convenerIf(game));
  } catch (error) {
    if (!(error instanceof NotOurLedger)) throw error;
    throw badMatch('bad-match', words('No table of this game could have written this ledger.'));
  }
};
