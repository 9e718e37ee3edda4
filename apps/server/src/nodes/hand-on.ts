import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { requestText } from './hop.ts';

/**
 * Gives a line that is to become a websocket, and has not been answered, to the worker of this machine that has its table: from then on nothing
 * goes through here. `false`: it cannot, and bytes are to be passed on.
 */
export type HandOn = (address: string, request: IncomingMessage, stream: Duplex, head: Buffer) => boolean;

/** Lines that came from another worker: a second time they go as bytes, so that two who disagree never throw one to and fro. */
const handed = new WeakSet<object>();

export const wasHanded = (socket: Socket): void => void handed.add(socket);

/** `send` hands it over, with what was read of it, latin-1. */
export const handOnBy =
  (send: (address: string, text: string, socket: Socket) => void): HandOn =>
  (address, request, stream, head) => {
    if (!(stream instanceof Socket) || stream.destroyed || handed.has(stream) || stream.remoteAddress === undefined)
      return false;
    // Whoever waits for an answer sends nothing before it: bytes that come too early belong to nobody we need to serve.
    if (head.length > 0 || stream.readableLength > 0) return false;
    send(address, requestText(request, request.rawHeaders), stream);
    return true;
  };
