import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { headersOnward, requestText } from './hop.ts';
import { NOT_MINE, placeOf } from './pass-on.ts';
import type { Pipes } from './pipes.ts';

/** Milliseconds. */
const CONNECTS_WITHIN = 3000;
const NOT_MINE_BEGINS = `HTTP/1.1 ${NOT_MINE}`;

export interface PipeSocketOptions {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  /** What came behind the request. */
  readonly head: Buffer;
  readonly address: string;
  readonly secret: string;
  readonly pipes: Pipes;
  /** The line has ended, whichever end did it. */
  readonly onClosed: () => void;
}

/**
 * Joins a line that is to become a websocket with the node that has its table; from then on bytes go to and fro unread. Answers `joined`, also where
 * that node refuses the upgrade by itself; else nothing was sent, and the line waits.
 */
export const pipeSocket = (options: PipeSocketOptions): Promise<'joined' | 'not-mine' | 'unreachable'> =>
  new Promise((resolve) => {
    const { request, stream, head, address, secret, pipes, onClosed } = options;
    const far = connect(placeOf(address));
    let isJoined = false;
    const cut = (): void => {
      far.destroy();
      if (isJoined) stream.destroy();
    };
    const leave = pipes.enter(address, cut);
    const patience = setTimeout(cut, CONNECTS_WITHIN);
    patience.unref();
    const giveUp = (why: 'not-mine' | 'unreachable'): void => {
      far.removeAllListeners('close');
      far.destroy();
      stream.off('close', cut);
      clearTimeout(patience);
      leave();
      resolve(why);
    };
    far.setNoDelay(true);
    far.on('error', () => undefined);
    far.once('close', () => giveUp('unreachable'));
    stream.on('error', () => undefined);
    stream.once('close', cut);
    far.once('connect', () => {
      far.write(requestText(request, headersOnward(request, secret, true)), 'latin1');
      if (head.length > 0) far.write(head);
    });
    far.once('data', (first: Buffer) => {
      if (first.toString('latin1', 0, NOT_MINE_BEGINS.length) === NOT_MINE_BEGINS) return giveUp('not-mine');
      clearTimeout(patience);
      isJoined = true;
      far.removeAllListeners('close');
      join(stream, far, () => {
        leave();
        onClosed();
      });
      stream.write(first);
      resolve('joined');
    });
  });

const join = (near: Duplex, far: Socket, onClosed: () => void): void => {
  near.pipe(far);
  far.pipe(near);
  near.once('close', () => far.destroy());
  far.once('close', (hadError) => {
    // What came before the end is still to go out.
    if (hadError) near.destroy();
    else near.end(() => near.destroy());
    onClosed();
  });
  // Where it was closed while the answer came.
  if (near.destroyed) far.destroy();
};
