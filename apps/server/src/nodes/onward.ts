import type { GlancedTable } from '@vexillum/protocol';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { askNode } from './ask-node.ts';
import type { Became } from './departures.ts';
import type { HandOn } from './hand-on.ts';
import { forwardedFor, isByNode } from './hop.ts';
import { passOn } from './pass-on.ts';
import { pipeSocket } from './pipe-socket.ts';
import type { Office } from './office.ts';
import { Pipes } from './pipes.ts';
import type { Asked, Routes } from './routes.ts';

export interface OnwardOptions {
  readonly secret: string;
  readonly routes: Routes;
  /** Where what is about no single table is done. */
  readonly office: Pick<Office, 'awayOf' | 'enter'>;
  /** Resolves when the table is not being handed over: before, whoever asks for it can only be sent away. */
  readonly handedOver: (table: string) => Promise<void>;
  /** Resolves when it is known what became of a node that does not answer, or with `undefined` where that is not waited for any longer. */
  readonly departed: (address: string, line: Duplex) => Promise<Became | undefined>;
  readonly log: Logger;
  /** Among workers of one machine. */
  readonly handOn?: HandOn;
  /** Whose turn it is to do what any of them could; `undefined`: here. */
  readonly inTurn?: (isSilent: Asked['isSilent']) => string | undefined;
}

/** Where something that was asked here is to be answered. */
export type Wanted =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'office' }
  | { readonly kind: 'any' };

/** What became of it: to be answered here, done with, or nobody can answer it now. */
export type Fate = 'ours' | 'passed' | 'not-mine' | 'unreachable';

const MOST_TRIES = 2;
/** For a node that lives: a beat that is seen may have been its last. */
const MOST_WAITS = 3;

/** What is done with a request, by the address of the node that has what it is about. */
interface Ways {
  readonly pass: (address: string) => ReturnType<typeof passOn>;
  /** Takes what nobody has, and answers whether it could. */
  readonly take?: () => Promise<boolean>;
  /** Where there is time to wait until it is known what became of such a node. */
  readonly departed?: (address: string) => Promise<Became | undefined>;
}

/** Passes on what another node has: one hop and no further, since whoever is asked by a node says only whether it is theirs. */
export class Onward {
  readonly pipes = new Pipes();
  readonly #options: OnwardOptions;

  constructor(options: OnwardOptions) {
    this.#options = options;
  }

  /** Rejects as the store does. `body`: it was read already. */
  async http({ raw }: FastifyRequest, reply: FastifyReply, wanted: Wanted, body?: unknown): Promise<Fate> {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const { secret } = this.#options;
    const pass = (address: string) =>
      passOn(raw, reply.raw, {
        address,
        secret,
        pipes: this.pipes,
        body: bytes,
        // Until then it can still be answered here.
        onAnswer: () => void reply.hijack(),
      });
    return this.#tryTwice(raw, wanted, { pass });
  }

  /** `take` takes a table that nobody has, and answers whether it could: another node may be quicker. Rejects as the store or `take` does. */
  async upgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    table: string,
    take: () => Promise<boolean>,
  ): Promise<Fate> {
    const { secret, routes, handOn } = this.#options;
    const { pipes } = this;
    const onClosed = () => routes.forget(table);
    const pass = async (address: string): ReturnType<typeof passOn> => {
      if (!this.isByNode(request) && handOn?.(address, request, stream, head)) return { kind: 'passed' };
      const kind = await pipeSocket({ request, stream, head, address, secret, pipes, onClosed });
      return kind === 'joined' ? { kind: 'passed' } : { kind, isWhole: !stream.destroyed };
    };
    const { departed } = this.#options;
    return this.#tryTwice(
      request,
      { kind: 'table', table },
      { pass, take, departed: (address) => departed(address, stream) },
    );
  }

  /** How tables stand that other nodes have, for the browser that asks here. A node that does not answer hides no other; none asks any further. */
  async glance(
    request: IncomingMessage,
    elsewhere: ReadonlyMap<string, readonly { readonly table: string; readonly seat: string }[]>,
  ): Promise<readonly GlancedTable[]> {
    if (elsewhere.size === 0 || this.isByNode(request)) return [];
    const { cookie, origin, 'x-forwarded-proto': proto } = request.headers;
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === undefined ? {} : { origin }),
      ...(proto === undefined ? {} : { 'x-forwarded-proto': proto }),
      'x-forwarded-for': forwardedFor(request),
    };
    const asked = [...elsewhere].map(([address, seats]) =>
      askNode(address, this.#options.secret, { method: 'POST', path: '/api/tables/glance', body: { seats }, headers })
        .then((answer) => (answer as { readonly tables: readonly GlancedTable[] }).tables)
        .catch(() => []),
    );
    return (await Promise.all(asked)).flat();
  }

  /** Something that may write is done here for the office. Answers what to call when that is over. */
  enterOffice(): () => void {
    return this.#options.office.enter();
  }

  /** The store has to be asked where it is: how often anybody may bring that about is counted. A node has counted already. */
  mustLookUp(request: IncomingMessage, table: string): boolean {
    return !this.isByNode(request) && !this.#options.routes.isKnown(table);
  }

  /** Whether a node has passed it on. */
  isByNode(request: IncomingMessage): boolean {
    return isByNode(request, this.#options.secret);
  }

  /** A second time where what was known of it was not so any more, and anew when it is known what became of a node that does not answer. */
  async #tryTwice(request: IncomingMessage, wanted: Wanted, { pass, take, departed }: Ways): Promise<Fate> {
    let waits = departed ? MOST_WAITS : 0;
    for (let tries = 1; ; tries++) {
      const isLast = tries === MOST_TRIES;
      const address = await this.#awayOf(wanted, this.isByNode(request));
      if (address === undefined && (!take || (await take()))) return 'ours';
      if (this.isByNode(request)) return 'not-mine';
      if (address === undefined) {
        if (isLast) return 'unreachable';
        continue;
      }
      if (address === '') return 'unreachable';
      const passed = await pass(address);
      if (passed.kind === 'passed') return 'passed';
      this.#options.log.info({ address, why: passed.kind }, 'a node did not answer for what it had');
      const { routes } = this.#options;
      if (wanted.kind === 'table') routes.forget(wanted.table);
      const isSilent = passed.kind === 'unreachable' && passed.isWhole;
      if (isSilent) routes.wasSilent(address);
      const became = isLast && isSilent && waits > 0 ? await departed?.(address) : undefined;
      if (became) {
        waits = became === 'gone' ? 0 : waits - 1;
        tries = 0;
        continue;
      }
      if (isLast || !passed.isWhole) return passed.kind;
    }
  }

  async #awayOf(wanted: Wanted, isByNode: boolean): Promise<string | undefined> {
    const { routes, office, inTurn, handedOver } = this.#options;
    if (wanted.kind === 'office') return office.awayOf();
    if (wanted.kind !== 'table') return isByNode ? undefined : inTurn?.(routes.isSilent);
    await handedOver(wanted.table);
    return routes.awayOf(wanted.table, isByNode);
  }
}
