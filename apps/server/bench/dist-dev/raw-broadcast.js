import { t as sayReady } from "./assets/say-ready-CkiaPD2r.js";
import { createServer } from "node:http";
import { WebSocketServer } from "ws";
// apps/server/bench/raw-broadcast.ts
/** The least that a websocket server can do: what one says, the others in the room hear. It reads nothing and keeps nothing. */
var rooms = /* @__PURE__ */ new Map();
var join = (socket, name) => {
	const room = rooms.get(name) ?? /* @__PURE__ */ new Set();
	rooms.set(name, room.add(socket));
	socket.on("message", (message) => {
		for (const other of room) if (other !== socket) other.send(message, { binary: true });
	});
	socket.on("close", () => room.delete(socket));
};
var server = createServer();
new WebSocketServer({ server }).on("connection", (socket, { url = "/" }) => join(socket, url));
sayReady(server);
export {};
