import { createServer } from 'node:http';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import * as awarenessProtocol from 'y-protocols/awareness';
import * as syncProtocol from 'y-protocols/sync';
import * as Y from 'yjs';
import { sayReady } from './servers/say-ready.ts';

/**
 * A relay the way the y-websocket package's own server does it: one Y.Doc a room, every update is applied and goes to every socket
 * of the room, its sender too. No storage, no seats, no checks.
 */
const SYNC = 0;
const AWARENESS = 1;
const PING_EVERY = 30_000;

class RelayDoc extends Y.Doc {
  readonly sockets = new Set<WebSocket>();
  readonly awareness = new awarenessProtocol.Awareness(this);

  constructor() {
    super({ gc: true });
    this.awareness.setLocalState(null);
    this.on('update', (update: Uint8Array) => this.#relay(update));
  }

  #relay(update: Uint8Array): void {
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, SYNC);
    syncProtocol.writeUpdate(encoder, update);
    const message = encoding.toUint8Array(encoder);
    for (const socket of this.sockets) send(socket, message);
  }
}

const send = (socket: WebSocket, message: Uint8Array): void => {
  if (socket.readyState !== WebSocket.OPEN) return socket.close();
  socket.send(message, {}, (error) => error && socket.close());
};

const hear = (socket: WebSocket, doc: RelayDoc, message: Uint8Array): void => {
  const encoder = encoding.createEncoder();
  const decoder = decoding.createDecoder(message);
  const type = decoding.readVarUint(decoder);
  if (type === AWARENESS)
    return awarenessProtocol.applyAwarenessUpdate(doc.awareness, decoding.readVarUint8Array(decoder), socket);
  if (type !== SYNC) return;
  encoding.writeVarUint(encoder, SYNC);
  syncProtocol.readSyncMessage(decoder, encoder, doc, socket);
  if (encoding.length(encoder) > 1) send(socket, encoding.toUint8Array(encoder));
};

const keepAlive = (socket: WebSocket): void => {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_EVERY);
  socket.on('close', () => clearInterval(timer));
};

const docs = new Map<string, RelayDoc>();

const join = (socket: WebSocket, name: string): void => {
  const doc = docs.get(name) ?? new RelayDoc();
  docs.set(name, doc);
  doc.sockets.add(socket);
  socket.binaryType = 'arraybuffer';
  socket.on('message', (message: RawData) => hear(socket, doc, new Uint8Array(message as ArrayBuffer)));
  socket.on('close', () => doc.sockets.delete(socket));
  keepAlive(socket);
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  syncProtocol.writeSyncStep1(encoder, doc);
  send(socket, encoding.toUint8Array(encoder));
};

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, { url = '/' }) => join(socket, url));
sayReady(server);
