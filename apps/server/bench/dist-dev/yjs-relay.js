import { t as sayReady } from "./assets/say-ready-CkiaPD2r.js";
import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";
import * as Y from "yjs";
import * as syncProtocol from "y-protocols/sync";
import { createServer } from "node:http";
import { WebSocket, WebSocketServer } from "ws";
import * as awarenessProtocol from "y-protocols/awareness";
// apps/server/bench/yjs-relay.ts
/**
* A relay the way the y-websocket package's own server does it: one Y.Doc a room, every update is applied and goes to every socket
* of the room, its sender too. No storage, no seats, no checks.
*/
var SYNC = 0;
var AWARENESS = 1;
var PING_EVERY = 3e4;
var RelayDoc = class extends Y.Doc {
	sockets = /* @__PURE__ */ new Set();
	awareness = new awarenessProtocol.Awareness(this);
	constructor() {
		super({ gc: true });
		this.awareness.setLocalState(null);
		this.on("update", (update) => this.#relay(update));
	}
	#relay(update) {
		const encoder = encoding.createEncoder();
		encoding.writeVarUint(encoder, SYNC);
		syncProtocol.writeUpdate(encoder, update);
		const message = encoding.toUint8Array(encoder);
		for (const socket of this.sockets) send(socket, message);
	}
};
var send = (socket, message) => {
	if (socket.readyState !== WebSocket.OPEN) return socket.close();
	socket.send(message, {}, (error) => error && socket.close());
};
var hear = (socket, doc, message) => {
	const encoder = encoding.createEncoder();
	const decoder = decoding.createDecoder(message);
	const type = decoding.readVarUint(decoder);
	if (type === AWARENESS) return awarenessProtocol.applyAwarenessUpdate(doc.awareness, decoding.readVarUint8Array(decoder), socket);
	if (type !== SYNC) return;
	encoding.writeVarUint(encoder, SYNC);
	syncProtocol.readSyncMessage(decoder, encoder, doc, socket);
	if (encoding.length(encoder) > 1) send(socket, encoding.toUint8Array(encoder));
};
var keepAlive = (socket) => {
	let isAlive = true;
	socket.on("pong", () => isAlive = true);
	const timer = setInterval(() => {
		if (!isAlive) return socket.terminate();
		isAlive = false;
		socket.ping();
	}, PING_EVERY);
	socket.on("close", () => clearInterval(timer));
};
var docs = /* @__PURE__ */ new Map();
var join = (socket, name) => {
	const doc = docs.get(name) ?? new RelayDoc();
	docs.set(name, doc);
	doc.sockets.add(socket);
	socket.binaryType = "arraybuffer";
	socket.on("message", (message) => hear(socket, doc, new Uint8Array(message)));
	socket.on("close", () => doc.sockets.delete(socket));
	keepAlive(socket);
	const encoder = encoding.createEncoder();
	encoding.writeVarUint(encoder, SYNC);
	syncProtocol.writeSyncStep1(encoder, doc);
	send(socket, encoding.toUint8Array(encoder));
};
var server = createServer();
new WebSocketServer({ server }).on("connection", (socket, { url = "/" }) => join(socket, url));
sayReady(server);
export {};
