import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { sayReady } from './servers/say-ready.ts';

/** The least that a websocket server can do: what one says, the others in the room hear. It reads nothing and keeps nothing. */
const rooms = new Map<string, Set<WebSocket>>();

const join = (socket: WebSocket, name: string): void => {
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on('message', (message) => {
    for (const other of room) if (other !== socket) other.send(message, { binary: true });
  });
  socket.on('close', () => room.delete(socket));
};

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, { url = '/' }) => join(socket, url));
sayReady(server);
