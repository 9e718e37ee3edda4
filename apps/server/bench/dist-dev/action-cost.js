import { A as THIS_TABLE, C as touchedKeys, D as secretOf, E as publicKinds, O as sideKinds, S as reverse, T as newestKept, _ as isPlayer, a as poseOf, b as Edits, c as encodeJson, d as closeCodes, f as platformActions, g as onlySeats, h as mayHandleStand, j as defineAction, k as tableOf, l as readJson, m as mayActForSide, n as askForAll, o as sampleArmies, p as HANDS_ON, s as grandTriumph, u as readType, v as isRefusal, w as emptySnapshot, x as changeInPlace, y as refuse } from "./assets/our-player-DG_GGXzt.js";
import { t as median } from "./assets/median-B2H4hZh0.js";
import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type } from "@sinclair/typebox";
import * as decoding from "lib0/decoding";
import { createDecoder, hasContent, readFloat32, readFloat64, readUint8, readVarInt, readVarString, readVarUint, readVarUint8Array } from "lib0/decoding";
import * as encoding from "lib0/encoding";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as Y from "yjs";
import { encodeStateAsUpdate } from "yjs";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";
import { ClassicLevel } from "classic-level";
// packages/table/src/room/log-store.ts
/** The disk said no. What was to be written may or may not be there. */
var StoreFailure = class extends Error {
	name = "StoreFailure";
};
/** Somebody else owns this table now, or the log is not as long as the writer believed. */
var Fenced = class extends Error {
	name = "Fenced";
};
// packages/table/src/room/journal.ts
var notSaved = () => refuse("not-saved", "The server cannot write to its disk just now, so this was not done. Nothing is lost; try again in a moment.");
/**
* The queue between running an action and showing it. Everything that was run in one turn of the event loop goes to the store in
* one append; further appends go out while earlier ones are still under way, since the store keeps their order.
*/
var Journal = class {
	#store;
	#table;
	#events;
	#epoch;
	#queue = [];
	#underWay = [];
	#landed = [];
	#isFlushing = false;
	#isShowing = false;
	#isBroken = false;
	constructor(store, table, epoch, events) {
		this.#store = store;
		this.#table = table;
		this.#epoch = epoch;
		this.#events = events;
	}
	get epoch() {
		return this.#epoch;
	}
	/** True from a failure of the store until `mend`. */
	get isBroken() {
		return this.#isBroken;
	}
	get isIdle() {
		return this.#queue.length + this.#underWay.length + this.#landed.length === 0;
	}
	add(pending) {
		this.#queue.push(pending);
		if (this.#isFlushing) return;
		this.#isFlushing = true;
		queueMicrotask(() => this.#flush());
	}
	/** Takes nothing until `mend`. Only an idle journal can be suspended. */
	suspend() {
		this.#isBroken = true;
	}
	/** Goes on under a new epoch after the table was opened anew. */
	mend(epoch) {
		this.#epoch = epoch;
		this.#isBroken = false;
	}
	#flush() {
		this.#isFlushing = false;
		const batch = this.#queue;
		const first = batch[0];
		if (!first) return;
		this.#queue = [];
		this.#underWay.push(...batch);
		this.#store.append(this.#table, this.#epoch, first.head.seq, batch.map(({ value }) => value)).then(() => this.#hasLanded(batch), (error) => this.#hasFailed(error));
	}
	#hasLanded(batch) {
		if (this.#isBroken) return;
		this.#underWay = this.#underWay.slice(batch.length);
		this.#landed.push(...batch);
		if (this.#isShowing) return;
		this.#isShowing = true;
		queueMicrotask(() => this.#show());
	}
	#show() {
		this.#isShowing = false;
		const batch = this.#landed;
		this.#landed = [];
		if (batch.length > 0) this.#events.landed(batch);
	}
	#hasFailed(error) {
		if (this.#isBroken) return;
		this.#isBroken = true;
		this.#show();
		const pending = [...this.#underWay, ...this.#queue];
		this.#underWay = [];
		this.#queue = [];
		this.#events.failed(error, pending);
	}
};
/** A failure that opening the table anew may mend. */
var isStoreTrouble = (error) => error instanceof StoreFailure || error instanceof Error && error.name === "Fenced";
// packages/protocol/src/presence.ts
/** What only the seat's own side hears, unless the sender chooses to show it. */
var sidePresenceKeys = [
	"selection",
	"hover",
	"ruler"
];
// packages/table/src/room/check-args.ts
var checks = /* @__PURE__ */ new WeakMap();
var checkOf = (schema) => {
	let check = checks.get(schema);
	if (!check) checks.set(schema, check = TypeCompiler.Compile(schema));
	return check;
};
/** Lone surrogates: a text that no two programs would hash alike. */
var ILL_FORMED = /\p{Surrogate}/u;
/** The same value with every text in NFC; a refusal where a text is not well-formed or a number is no safe integer. */
var normalized = (value, path) => {
	if (typeof value === "string") {
		if (ILL_FORMED.test(value)) throw new BadText(path);
		return value.normalize("NFC");
	}
	if (typeof value === "number" && !Number.isSafeInteger(value)) throw new BadNumber(path);
	if (Array.isArray(value)) return value.map((item, i) => normalized(item, `${path}.${i}`));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [normalized(key, path), normalized(item, `${path}.${key}`)]));
};
var BadText = class extends Error {};
var BadNumber = class extends Error {};
/** The arguments as the action will get them, or which one is wrong. The one door for what a client says. */
var checkedArgs = (action, args) => {
	const check = checkOf(action.args);
	if (!check.Check(args)) {
		const error = check.Errors(args).First();
		const field = error?.path.slice(1).replaceAll("/", ".") || "args";
		return refuse("bad-args", `${field}: ${error?.message.toLowerCase() ?? "not what this action takes"}.`, field);
	}
	try {
		return { args: normalized(args, "args") };
	} catch (error) {
		const field = error instanceof Error ? error.message.replace(/^args\./, "") : "args";
		if (error instanceof BadText) return refuse("bad-args", `${field}: this text is not well-formed.`, field);
		if (error instanceof BadNumber) return refuse("bad-args", `${field}: only whole numbers that JSON keeps exactly.`, field);
		throw error;
	}
};
// packages/ledger/src/canonical-json.ts
/**
* RFC 8785 for what a ledger may hold: strings, safe integers, booleans, null, arrays and plain objects. Keys with the value
* `undefined` are left out, as JSON does. Throws on anything else: a number that two programs could print differently is a bug.
*/
var canonicalJson = (value) => {
	switch (typeof value) {
		case "string":
		case "boolean": return JSON.stringify(value);
		case "number":
			if (!Number.isSafeInteger(value)) throw new Error(`not a safe integer: ${value}`);
			return Object.is(value, -0) ? "0" : String(value);
		case "object":
			if (value === null) return "null";
			return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value);
		default: throw new Error(`not JSON: ${typeof value}`);
	}
};
var canonicalArray = (items) => {
	let text = "[";
	for (let i = 0; i < items.length; i++) text += (i === 0 ? "" : ",") + canonicalJson(items[i]);
	return `${text}]`;
};
/** Keys by UTF-16 code units, which is how JavaScript sorts strings. */
var canonicalObject = (object) => {
	let text = "{";
	for (const key of Object.keys(object).sort()) {
		const value = object[key];
		if (value === void 0) continue;
		text += `${text.length > 1 ? "," : ""}${JSON.stringify(key)}:${canonicalJson(value)}`;
	}
	return `${text}}`;
};
// packages/ledger/src/sha256.ts
var sha256Hex = (text) => bytesToHex(sha256(utf8ToBytes(text)));
/** `SHA-256(salt ‖ text)`: the digest that a public entry carries of a private part. */
var saltedDigest = (salt, text) => bytesToHex(sha256(concatBytes(salt, utf8ToBytes(text))));
var hexFromBytes = (bytes) => bytesToHex(bytes);
var bytesFromHex = (hex) => hexToBytes(hex);
// packages/ledger/src/entry.ts
/** What the genesis entry has for a predecessor. */
var NO_PREDECESSOR = "0".repeat(64);
/** Closes an entry: its hash is SHA-256 over the canonical JSON of all the rest. */
var sealEntry = (body, hashText = sha256Hex) => {
	const canonical = canonicalJson(body);
	const hash = hashText(canonical);
	return {
		head: {
			seq: body.seq,
			hash
		},
		text: `${canonical.slice(0, -1)},"hash":"${hash}"}`
	};
};
// packages/table/src/room/stored-record.ts
/** The entry's text is put in as it is: what was hashed is what is kept and what is sent. */
var encodeRecord = (entryText, rest) => `{"entry":${entryText}${Object.keys(rest).length === 0 ? "}" : `,${JSON.stringify(rest).slice(1)}`}`;
var decodeRecord = (value) => JSON.parse(value);
/** The public entry's own text out of a stored value. */
var entryTextOf = (value) => JSON.stringify(JSON.parse(value).entry);
var partOf = (secret) => JSON.parse(secret.part);
/** Everything that the record changed, all layers. */
var changesOf = (record) => {
	const sides = Object.entries(record.secrets ?? {}).flatMap(([side, secret]) => {
		const { changes } = partOf(secret);
		return changes ? [[side, changes]] : [];
	});
	return {
		...record.entry.changes ? { public: record.entry.changes } : {},
		...sides.length > 0 ? { sides: Object.fromEntries(sides) } : {}
	};
};
/** Who did it and what it was, also where that is a side's secret. */
var deedOf = (record) => {
	const { seat, id, name } = record.entry;
	if (seat !== void 0) return {
		seat,
		...id === void 0 ? {} : { id },
		...name === void 0 ? {} : { name }
	};
	const [secret] = Object.values(record.secrets ?? {});
	return secret ? partOf(secret) : {};
};
// packages/table/src/room/compose-entry.ts
/** Makes the entry that follows `head`: the public part, and a digest of each side's private part. */
var composeEntry = (head, deed, { hashText, newSalt }) => {
	const { outcome } = deed;
	const secrets = secretParts(deed, newSalt);
	const digests = secrets && mapValues(secrets, ({ salt, part }) => saltedDigest(bytesFromHex(salt), part));
	const link = {
		seq: head === void 0 ? 0 : head.seq + 1,
		prev: head?.hash ?? NO_PREDECESSOR,
		at: deed.at,
		...digests ? { private: digests } : {}
	};
	const sealed = sealEntry(outcome.isWhollySecret ? {
		...link,
		side: outcome.secretOf
	} : {
		...link,
		...publicPart(deed)
	}, hashText);
	const value = encodeRecord(sealed.text, {
		...secrets ? { secrets } : {},
		...hasContent$1(outcome.result) ? { result: outcome.result } : {},
		...outcome.facts ? { facts: outcome.facts } : {}
	});
	return {
		head: sealed.head,
		value,
		text: sealed.text
	};
};
var publicPart = ({ seat, id, name, args, seen, outcome }) => ({
	seat: seat.id,
	id,
	name,
	args: outcome.publicArgs ?? args,
	changes: outcome.changes.public ?? {},
	...outcome.draw === void 0 ? {} : { draw: outcome.draw },
	...seen ? { seen } : {}
});
/** Every side that the action told something in private, with what it was told. */
var secretParts = (deed, newSalt) => {
	const { outcome } = deed;
	const sides = /* @__PURE__ */ new Set([...Object.keys(outcome.changes.sides ?? {}), ...outcome.secretOf ? [outcome.secretOf] : []]);
	if (sides.size === 0) return void 0;
	return Object.fromEntries([...sides].map((side) => [side, {
		salt: hexFromBytes(newSalt()),
		part: canonicalJson(partFor(side, deed))
	}]));
};
var partFor = (side, { seat, id, name, args, outcome }) => {
	const changes = outcome.changes.sides?.[side];
	return {
		...outcome.isWhollySecret ? {
			seat: seat.id,
			id,
			name
		} : {},
		...outcome.secretOf === side ? { args } : {},
		...changes ? { changes } : {},
		...seat.side === side && hasContent$1(outcome.result) ? { result: outcome.result } : {}
	};
};
var hasContent$1 = (result) => result !== void 0 && !(typeof result === "object" && result !== null && Object.keys(result).length === 0);
var mapValues = (object, map) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
// packages/table/src/room/projection.ts
/** How much larger than a fresh one a document may grow before it is made anew. */
var REBUILD_BYTES = 40960;
var REBUILD_STRUCTS = 4e3;
var MEASURE_EVERY = 200;
/**
* One layer of the table as a Yjs document, for readers. Disposable: the ledger is the truth. Written by this room alone, under one
* client id a load. While nothing changes it sleeps as bytes, which is a tenth of the memory and answers joins just as well.
*/
var Projection = class Projection {
	/** The life of this document: a fresh build is a new one, always. */
	epoch;
	#doc;
	#bytes;
	#update;
	#freshBytes;
	#freshStructs;
	#changesSinceMeasured = 0;
	#excess = 0;
	/** Ids of the kinds that keep only their newest, oldest first. */
	#rings = /* @__PURE__ */ new Map();
	constructor(epoch, state, rings) {
		this.epoch = epoch;
		if (state instanceof Y.Doc) {
			this.#doc = this.#listen(state);
			this.#freshStructs = structsOf(state);
			this.#bytes = Y.encodeStateAsUpdate(state);
		} else {
			this.#bytes = state;
			this.#freshStructs = 0;
		}
		this.#freshBytes = this.#bytes.length;
		for (const [kind, ids] of rings) this.#rings.set(kind, [...ids]);
	}
	/** A new document with all of these records, in one transaction. */
	static build(epoch, maps) {
		const doc = new Y.Doc();
		doc.transact(() => {
			for (const [kind, records] of Object.entries(maps)) {
				const map = doc.getMap(kind);
				for (const [id, record] of records) map.set(id, record);
			}
		});
		return new Projection(epoch, doc, ringsOf(maps));
	}
	/** The document as it was saved; only when its bytes were complete at the ledger's head. */
	static revive(epoch, bytes, maps) {
		return new Projection(epoch, bytes, ringsOf(maps));
	}
	/** Writes the changes as one transaction; answers the update that carries them to readers, if there was anything to write. */
	change(layers, meta) {
		const doc = this.#awake();
		this.#update = void 0;
		doc.transact(() => {
			for (const layer of layers) this.#write(doc, layer);
			if (meta) doc.getMap("meta").set("seq", meta.seq);
		});
		if (this.#update) this.#bytes = void 0;
		return this.#update;
	}
	/** The whole document, or what a reader with this state vector lacks. */
	encode(stateVector) {
		this.#bytes ??= Y.encodeStateAsUpdate(this.#awake());
		if (!stateVector || isEmptyStateVector(stateVector)) return this.#bytes;
		return this.#doc ? Y.encodeStateAsUpdate(this.#doc, stateVector) : Y.diffUpdate(this.#bytes, stateVector);
	}
	/** Whether a reader's state vector names nothing that this document lacks. */
	knows(stateVector) {
		if (isEmptyStateVector(stateVector)) return true;
		const own = Y.decodeStateVector(this.#doc ? Y.encodeStateVector(this.#doc) : Y.encodeStateVectorFromUpdate(this.encode()));
		for (const [client, clock] of Y.decodeStateVector(stateVector)) if (clock > (own.get(client) ?? 0)) return false;
		return true;
	}
	/** Dead weight as a multiple of what is allowed: from 1 on it wants rebuilding, from 2 on at once. */
	get excess() {
		if (this.#changesSinceMeasured < MEASURE_EVERY) return this.#excess;
		this.#changesSinceMeasured = 0;
		if (!this.#doc) return this.#excess;
		const bytes = this.encode().length - this.#freshBytes;
		const structs = structsOf(this.#doc) - this.#freshStructs;
		this.#excess = Math.max(bytes / REBUILD_BYTES, structs / REBUILD_STRUCTS);
		return this.#excess;
	}
	/** Lets go of everything but the bytes, until the next change. */
	sleep() {
		this.encode();
		this.#doc?.destroy();
		this.#doc = void 0;
	}
	/** The records that readers see now. */
	records() {
		const records = {};
		const doc = this.#awake();
		for (const kind of doc.share.keys()) records[kind] = new Map(doc.getMap(kind).entries());
		for (const [kind, ids] of this.#rings) records[kind] = new Map(ids.map((id) => [id, records[kind]?.get(id)]));
		return records;
	}
	#awake() {
		if (this.#doc) return this.#doc;
		const doc = new Y.Doc();
		if (this.#bytes) Y.applyUpdate(doc, this.#bytes);
		return this.#doc = this.#listen(doc);
	}
	#listen(doc) {
		doc.on("update", (update) => {
			this.#update = update;
		});
		return doc;
	}
	#write(doc, layer) {
		for (const kind in layer) {
			const map = doc.getMap(kind);
			const changes = layer[kind];
			for (const id in changes) {
				this.#changesSinceMeasured++;
				const after = changes[id]?.[1] ?? null;
				if (after === null) map.delete(id);
				else map.set(id, after);
				if (after !== null && kind in newestKept) this.#turnRing(map, kind, id);
			}
		}
	}
	#turnRing(map, kind, id) {
		const ids = this.#rings.get(kind) ?? [];
		this.#rings.set(kind, ids);
		if (!ids.includes(id)) ids.push(id);
		while (ids.length > (newestKept[kind] ?? Number.POSITIVE_INFINITY)) map.delete(ids.shift());
	}
};
var ringsOf = (maps) => Object.keys(newestKept).flatMap((kind) => maps[kind] ? [[kind, [...maps[kind].keys()]]] : []);
var isEmptyStateVector = (stateVector) => stateVector.length === 0 || stateVector[0] === 0;
var structsOf = (doc) => {
	let count = 0;
	for (const structs of doc.store.clients.values()) count += structs.length;
	return count;
};
// packages/table/src/room/readers.ts
/** The sockets that have one document open. Those that read too slowly are sent away to come back; nothing is ever left out. */
var Readers = class {
	#peers = /* @__PURE__ */ new Set();
	/** Those whose first question was answered: only they can make sense of an update. */
	#synced = /* @__PURE__ */ new Set();
	/** Sent away, and the socket's end not yet heard of. */
	#sentAway = /* @__PURE__ */ new WeakSet();
	#tell;
	constructor(tell) {
		this.#tell = tell;
	}
	get size() {
		return this.#peers.size;
	}
	[Symbol.iterator]() {
		return this.#peers.values();
	}
	add(peer) {
		this.#peers.add(peer);
	}
	/** True when he was here, or was sent away and has only now gone. */
	remove(peer) {
		this.#synced.delete(peer);
		return this.#peers.delete(peer) || this.#sentAway.delete(peer);
	}
	has(peer) {
		return this.#peers.has(peer);
	}
	hasSynced(peer) {
		if (this.#peers.has(peer)) this.#synced.add(peer);
	}
	/** Sends to everyone who is in step; `choose` picks the messages for each, or none. */
	send(choose) {
		for (const peer of this.#peers) {
			const messages = choose(peer, this.#synced.has(peer));
			if (!messages || messages.length === 0) continue;
			if (peer.buffered > 1048576) this.#sendAway(peer);
			else peer.send(messages);
		}
	}
	closeAll(code, reason) {
		for (const peer of [...this.#peers]) {
			this.remove(peer);
			peer.close(code, reason);
		}
	}
	#sendAway(peer) {
		this.#tell({
			kind: "slow-reader",
			document: peer.document,
			seat: peer.seat.id
		});
		this.remove(peer);
		this.#sentAway.add(peer);
		peer.close(closeCodes.busy, "You are reading too slowly; come back.");
	}
};
// packages/table/src/room/sync-messages.ts
var syncBytes = (step, bytes) => {
	const encoder = encoding.createEncoder();
	encoding.writeVarUint(encoder, 0);
	encoding.writeVarUint(encoder, step);
	encoding.writeVarUint8Array(encoder, bytes);
	return encoding.toUint8Array(encoder);
};
/** "This is what I have": asks the other for the rest. */
var stepOneMessage = (stateVector) => syncBytes(messageYjsSyncStep1, stateVector);
/** The answer to a step one. */
var stepTwoMessage = (update) => syncBytes(messageYjsSyncStep2, update);
var updateMessage = (update) => syncBytes(messageYjsUpdate, update);
/** An update that says nothing: no structs, no deletes. */
var isEmptyUpdate = (update) => update.length <= 2 && update.every((byte) => byte === 0);
var STEP_ONE = messageYjsSyncStep1;
var STEP_TWO = messageYjsSyncStep2;
// packages/table/src/room/document-desk.ts
var STEP_ONES_ALLOWED = 2;
var STEP_ONE_WINDOW = 1e4;
/** A table document and its readers. Nobody but the room writes it: what clients send is dropped. */
var DocumentDesk = class {
	name;
	readers;
	#projection;
	#surroundings;
	#newEpoch;
	#stepOnes = /* @__PURE__ */ new WeakMap();
	constructor(name, projection, surroundings, newEpoch) {
		this.name = name;
		this.#projection = projection;
		this.#surroundings = surroundings;
		this.#newEpoch = newEpoch;
		this.readers = new Readers(surroundings.tell);
	}
	get epoch() {
		return this.#projection.epoch;
	}
	/** Writes into the document; answers the message that carries it to readers. */
	change(layers, meta) {
		const update = this.#projection.change(layers, meta);
		return update && updateMessage(update);
	}
	/** One of Yjs's sync messages. */
	receive(peer, decoder) {
		const step = readVarUint(decoder);
		const payload = readVarUint8Array(decoder);
		if (step === STEP_ONE) this.#answer(peer, payload);
		else if (!isEmptyUpdate(payload)) this.#drop(peer);
	}
	/** Dead weight: from 1 on the document wants rebuilding. */
	get excess() {
		return this.#projection.excess;
	}
	/** Begins a new epoch with a document made from what readers see now; they come back for it. */
	rebuild() {
		this.#projection = Projection.build(this.#newEpoch(), this.#projection.records());
		this.#surroundings.tell({
			kind: "rebuilt",
			document: this.name,
			bytes: this.#projection.encode().length
		});
		this.readers.closeAll(closeCodes.otherEpoch, "The document was made anew; take a fresh one.");
	}
	/** Begins a new epoch from other records than readers see: after a failure of the store. */
	replace(projection) {
		this.#projection = projection;
		this.readers.closeAll(closeCodes.otherEpoch, "The document was made anew; take a fresh one.");
	}
	sleep() {
		this.#projection.sleep();
	}
	encode() {
		return this.#projection.encode();
	}
	#answer(peer, stateVector) {
		if (this.#isAskingTooOften(peer)) return peer.close(closeCodes.tooFast, "Asked for the document too often.");
		if (!this.#projection.knows(stateVector)) return peer.close(closeCodes.otherEpoch, "You have another document than the table has; take a fresh one.");
		this.readers.hasSynced(peer);
		peer.send([stepTwoMessage(this.#projection.encode(stateVector))]);
	}
	#isAskingTooOften(peer) {
		const now = this.#surroundings.clock.now();
		const recent = (this.#stepOnes.get(peer) ?? []).filter((at) => now - at < STEP_ONE_WINDOW);
		this.#stepOnes.set(peer, [...recent, now]);
		return recent.length >= STEP_ONES_ALLOWED;
	}
	#drop(peer) {
		this.#surroundings.tell({
			kind: "update-dropped",
			document: this.name,
			seat: peer.seat.id
		});
		peer.close(closeCodes.otherEpoch, "This document is written by the table alone; take a fresh one.");
	}
};
// packages/table/src/room/genesis.ts
var runGenesis = (snapshot, game, genesis) => {
	const { versions: _versions, ...table } = genesis;
	const edits = new Edits(snapshot).put("table", THIS_TABLE, table);
	for (const seat of game.seats) {
		const record = {
			kind: seat.kind,
			...seat.side === void 0 ? {} : { side: seat.side },
			...seat.command === void 0 ? {} : { command: seat.command }
		};
		edits.put("seat", seat.id, record);
	}
	return {
		changes: edits.changes(),
		facts: {
			game: genesis.game,
			name: genesis.name
		}
	};
};
// packages/table/src/room/house-entries.ts
var runHouseAction = (snapshot, action, seatId, name) => {
	const record = snapshot.public.seat.get(seatId);
	if (!record) return refuse("no-such-seat", "This table has no such seat.");
	const { name: _former, ...unnamed } = record;
	const claimed = action === "claim-seat" && name !== void 0 ? {
		...unnamed,
		name
	} : unnamed;
	return {
		changes: new Edits(snapshot).put("seat", seatId, claimed).changes(),
		facts: name === void 0 ? {} : { name }
	};
};
// packages/table/src/room/history.ts
var DEEDS_KEPT = 50;
/**
* Undo per seat. A deed can be taken back while its seat has nothing newer left to take back and nobody has touched the same
* records since; taking it back gives the records' earlier touches back too, so that undo reaches through undone work of others.
*/
var History = class {
	#touches;
	#stacks;
	constructor(saved) {
		this.#touches = new Map(saved?.touches);
		this.#stacks = new Map(saved?.stacks.map(([seat, done, undone]) => [seat, {
			done: [...done],
			undone: [...undone]
		}]));
	}
	/** Takes note of an ordinary action. */
	did(seat, seq, name, changes, isUndoable) {
		const keys = touchedKeys(changes);
		const earlier = keys.map((key) => this.#touches.get(key) ?? null);
		for (const key of keys) this.#touches.set(key, {
			seq,
			seat
		});
		if (!isUndoable) return;
		const stacks = this.#stacksOf(seat);
		stacks.undone = [];
		stacks.done.push({
			seq,
			name,
			changes,
			keys,
			earlier
		});
		if (stacks.done.length > DEEDS_KEPT) stacks.done.shift();
	}
	undoing(seat) {
		const deed = this.#stacks.get(seat)?.done.at(-1);
		if (!deed) return refuse("nothing-to-undo", "You have done nothing that can be undone.");
		const other = deed.keys.map((key) => this.#touches.get(key)).find((touch) => touch && touch.seq !== deed.seq);
		if (other) return refuse("touched-since", `${other.seat} has touched it since, so it cannot be undone.`);
		return {
			changes: reverse(deed.changes),
			seq: deed.seq,
			name: deed.name
		};
	}
	redoing(seat) {
		const deed = this.#stacks.get(seat)?.undone.at(-1);
		if (!deed) return refuse("nothing-to-undo", "There is nothing to do again.");
		const other = deed.keys.map((key, i) => [this.#touches.get(key), deed.earlier[i]]).find(([now, then]) => now?.seq !== then?.seq);
		if (other) return refuse("touched-since", `${other[0]?.seat ?? "Somebody"} has touched it since, so it cannot be done again.`);
		return {
			changes: deed.changes,
			seq: deed.seq,
			name: deed.name
		};
	}
	undid(seat) {
		const stacks = this.#stacksOf(seat);
		const deed = stacks.done.pop();
		if (!deed) throw new Error("undid without a deed");
		deed.keys.forEach((key, i) => this.#touchAgain(key, deed.earlier[i] ?? null));
		stacks.undone.push(deed);
	}
	redid(seat, seq) {
		const stacks = this.#stacksOf(seat);
		const deed = stacks.undone.pop();
		if (!deed) throw new Error("redid without a deed");
		for (const key of deed.keys) this.#touches.set(key, {
			seq,
			seat
		});
		stacks.done.push({
			...deed,
			seq
		});
	}
	/** Plain data, for a stored snapshot. */
	save() {
		return {
			touches: [...this.#touches],
			stacks: [...this.#stacks].map(([seat, { done, undone }]) => [
				seat,
				[...done],
				[...undone]
			])
		};
	}
	#stacksOf(seat) {
		let stacks = this.#stacks.get(seat);
		if (!stacks) this.#stacks.set(seat, stacks = {
			done: [],
			undone: []
		});
		return stacks;
	}
	#touchAgain(key, touch) {
		if (touch) this.#touches.set(key, touch);
		else this.#touches.delete(key);
	}
};
// packages/table/src/room/log-line.ts
/** Talk has a panel of its own. */
var UNLOGGED = /* @__PURE__ */ new Set(["say"]);
/** The log's line for a record; none for talk and for what is a side's secret as a whole. */
var logLineOf = ({ entry, facts }) => entry.seat === void 0 || entry.name === void 0 || UNLOGGED.has(entry.name) ? void 0 : {
	seq: entry.seq,
	at: entry.at,
	seat: entry.seat,
	name: entry.name,
	...facts ? { facts } : {}
};
// packages/table/src/room/table-state.ts
var IDS_KEPT = 2e4;
/** What a fold of the ledger knows: the records, who may take back what, and which ids were used. */
var TableState = class {
	snapshot;
	history;
	ids;
	/** How many rolls each seat has made. */
	rolls;
	head;
	constructor(sides, saved) {
		this.snapshot = saved ? reviveSnapshot(saved.snapshot) : emptySnapshot(sides);
		this.history = new History(saved?.history);
		this.ids = new Map(saved?.ids.map(([id, seat, seq]) => [id, {
			seat,
			seq
		}]));
		this.rolls = new Map(saved?.rolls);
		this.head = saved?.head;
	}
	/** Folds one stored record in. `undoable` says which actions of the game can be taken back. */
	fold(record, undoable) {
		const { seat, id, name } = deedOf(record);
		this.take(record.entry, changesOf(record), {
			seat,
			id,
			name
		}, undoable(name ?? ""));
		this.log(logLineOf(record));
	}
	/** Adds a line to the table's log; the oldest falls out. */
	log(line) {
		if (line) changeInPlace(this.snapshot, { public: { log: { [line.seq]: [null, line] } } });
	}
	/** Folds an entry in that this room has just written. */
	take(head, changes, deed, isUndoable) {
		changeInPlace(this.snapshot, changes);
		const { seat, id, name } = deed;
		if (seat !== void 0 && name !== void 0) {
			if (name === "undo-action") this.history.undid(seat);
			else if (name === "redo-action") this.history.redid(seat, head.seq);
			else this.history.did(seat, head.seq, name, changes, isUndoable);
			if (name === "roll-dice") this.rolls.set(seat, (this.rolls.get(seat) ?? 0) + 1);
			if (id !== void 0) this.#know(id, {
				seat,
				seq: head.seq
			});
		}
		this.head = {
			seq: head.seq,
			hash: head.hash
		};
	}
	save() {
		if (!this.head) throw new Error("a table without a genesis has nothing to save");
		return {
			head: this.head,
			snapshot: saveSnapshot(this.snapshot),
			history: this.history.save(),
			ids: [...this.ids].map(([id, { seat, seq }]) => [
				id,
				seat,
				seq
			]),
			rolls: [...this.rolls]
		};
	}
	#know(id, known) {
		this.ids.set(id, known);
		if (this.ids.size <= IDS_KEPT) return;
		for (const oldest of this.ids.keys()) {
			this.ids.delete(oldest);
			return;
		}
	}
};
var saveMaps = (maps, kinds) => Object.fromEntries(kinds.map((kind) => [kind, [...maps[kind] ?? []]]));
var reviveMaps = (saved, kinds) => Object.fromEntries(kinds.map((kind) => [kind, new Map(saved[kind])]));
var saveSnapshot = (snapshot) => ({
	public: saveMaps(snapshot.public, publicKinds),
	sides: Object.fromEntries(Object.entries(snapshot.sides).map(([side, maps]) => [side, saveMaps(maps ?? {}, sideKinds)]))
});
var reviveSnapshot = (saved) => ({
	public: reviveMaps(saved.public, publicKinds),
	sides: Object.fromEntries(Object.entries(saved.sides).map(([side, maps]) => [side, reviveMaps(maps, sideKinds)]))
});
/** Folds stored values in order; the law that browsers, documents and snapshots are all measured against. */
var foldRecords = (state, values, undoable) => {
	for (const value of values) state.fold(decodeRecord(value), undoable);
	return state;
};
/** Which game the folded table plays, by its record. */
var gameOfState = (state, gameOf) => {
	const table = tableOf(state.snapshot);
	return table && gameOf(table.game);
};
// packages/table/src/room/undo-actions.ts
var mayAct = onlySeats("host", "captain", "commander", "umpire");
var args = Type.Object({}, { additionalProperties: false });
/** Undo and redo answer from the table's history, which a snapshot does not have; so `run` is the room's. */
var needsHistory = () => refuse("needs-history", "Only the table itself can do this.");
var undoAction = defineAction({
	name: "undo-action",
	says: "Takes back the last thing that you did and that can be taken back.",
	args,
	isUndoable: false,
	isGuessable: false,
	mayAct,
	run: needsHistory
});
var redoAction = defineAction({
	name: "redo-action",
	says: "Does again what you took back last.",
	args,
	isUndoable: false,
	isGuessable: false,
	mayAct,
	run: needsHistory
});
var isHistoryAction = (action) => action === undoAction || action === redoAction;
var runHistoryAction = (action, history, seat) => {
	const undoing = action === undoAction ? history.undoing(seat) : history.redoing(seat);
	if (isRefusal(undoing)) return undoing;
	const { changes, seq, name } = undoing;
	return {
		changes,
		result: { seq },
		facts: { undid: name }
	};
};
// packages/table/src/room/table-actions.ts
/** All that can be done at a table of this game, by name. */
var actionsOf = (game) => new Map([
	...platformActions,
	undoAction,
	redoAction,
	...game.actions
].map((action) => [action.name, action]));
var undoableIn = (game) => {
	const actions = actionsOf(game);
	return (name) => actions.get(name)?.isUndoable ?? false;
};
// packages/table/src/room/load-table.ts
var PAGE = 1e3;
/** Reads a table: its newest snapshot, and the ledger's tail on top. */
var loadTable = async (store, table, opened, gameOf) => {
	const stored = opened.snapshot && JSON.parse(opened.snapshot.value);
	const values = await readTail(store, table, stored ? stored.state.head.seq + 1 : 0, opened.length);
	const game = gameOfTable(stored, values, gameOf);
	if (!game) throw new Error(`table ${table} plays a game that this server does not know`);
	return {
		game,
		state: foldRecords(new TableState(game.sides, stored?.state), values, undoableIn(game)),
		epoch: opened.epoch,
		documents: values.length === 0 ? stored?.documents ?? {} : {}
	};
};
var readTail = async (store, table, from, length) => {
	const values = [];
	while (from + values.length < length) {
		const page = await store.read(table, from + values.length, PAGE);
		if (page.length === 0) throw new Error(`the ledger of ${table} ends at ${from + values.length}, not at ${length}`);
		values.push(...page);
	}
	return values;
};
var gameOfTable = (stored, values, gameOf) => {
	if (stored) return gameOfState(new TableState([], stored.state), gameOf);
	const genesis = values[0];
	if (genesis === void 0) return void 0;
	const state = new TableState([]);
	state.fold(decodeRecord(genesis), () => false);
	return gameOfState(state, gameOf);
};
// packages/table/src/room/log-projector.ts
var WAIT = 250;
/** Writes log lines into the public document a little later, several at once: moves must not wait for what is said of them. */
var LogProjector = class {
	#desk;
	#clock;
	#waiting = [];
	#callOff;
	constructor(desk, clock) {
		this.#desk = desk;
		this.#clock = clock;
	}
	add(lines) {
		if (lines.length === 0) return;
		this.#waiting.push(...lines);
		this.#callOff ??= this.#clock.after(WAIT, () => this.flush());
	}
	flush() {
		this.#callOff?.();
		this.#callOff = void 0;
		if (this.#waiting.length === 0) return;
		const log = Object.fromEntries(this.#waiting.map((line) => [line.seq, [null, line]]));
		this.#waiting = [];
		const update = this.#desk.change([{ log }]);
		if (!update) return;
		const messages = [update];
		this.#desk.readers.send((_peer, isSynced) => isSynced ? messages : void 0);
	}
};
// packages/table/src/plan/update-fault.ts
/** What is wrong with an update. Thrown only inside the guard, whose door turns it into a refusal: lib0's readers throw as well. */
var UpdateFault = class extends Error {
	name = "UpdateFault";
	code;
	constructor(message, code = "update-refused") {
		super(message);
		this.code = code;
	}
};
// packages/table/src/plan/find-own.ts
/** The struct of this clock among structs in clock order. */
var findStruct = (structs, clock) => {
	let low = 0;
	let high = structs.length - 1;
	while (low <= high) {
		const middle = low + high >> 1;
		const struct = structs[middle];
		if (clock < struct.clock) high = middle - 1;
		else if (clock >= struct.clock + struct.length) low = middle + 1;
		else return struct;
	}
};
/** The update's own struct of the id that `from` builds on; null where the document has it already. */
var findOwn = (doc, update, from, id) => {
	if (id.clock < Y.getState(doc.store, id.client)) return null;
	const found = id.client === from.client && id.clock >= from.clock ? void 0 : findStruct(update.structs.get(id.client) ?? [], id.clock);
	if (found === void 0) throw new UpdateFault("This update builds on something that the table does not have.");
	return found;
};
// packages/table/src/plan/plan-roots.ts
/** The layout of a plan document. A `Map`, so that a root called `constructor` finds nothing. */
var planRoots = /* @__PURE__ */ new Map([
	["arrow", "map"],
	["note", "map"],
	["order", "map"],
	["request", "map"],
	["pad", "text"]
]);
/** Typed before anything is loaded: a root that Yjs meets first in an update has no type, and its first reader chooses one. */
var openPlanRoots = (doc) => {
	for (const [name, kind] of planRoots) if (kind === "map") doc.getMap(name);
	else doc.getText(name);
};
/** Null for a type that no plan document holds. */
var kindOfShared = (type) => {
	if (type instanceof Y.Map) return "map";
	return type instanceof Y.Text && !(type instanceof Y.XmlText) ? "text" : null;
};
// packages/table/src/plan/place-in-document.ts
var structAt = (doc, { client, clock }) => {
	const structs = doc.store.clients.get(client) ?? [];
	const struct = structs[Y.findIndexSS(structs, clock)];
	if (struct === void 0) throw new UpdateFault("This update builds on something that the table does not have.");
	return struct;
};
var rootName = (doc, type) => {
	for (const name of planRoots.keys()) if (doc.share.get(name) === type) return name;
	throw new UpdateFault("This update writes where a plan has no place.");
};
/** The place of something with this key in this shared type; the document's own depth is bounded, so this may recurse. */
var placeWithin = (doc, type, key) => {
	const kind = kindOfShared(type);
	if (kind === null) throw new UpdateFault("This update writes where a plan has no place.");
	const item = type._item;
	if (item === null) {
		const root = rootName(doc, type);
		return {
			holder: root,
			shared: type,
			kind,
			root,
			entry: key,
			key,
			depth: 1
		};
	}
	const above = placeOfItem(doc, item);
	if (above === "gone") return "gone";
	return {
		holder: `${item.id.client}:${item.id.clock}`,
		shared: type,
		kind,
		root: above.root,
		entry: above.entry,
		key,
		depth: above.depth + 1
	};
};
var placeOfItem = (doc, item) => {
	if (!(item.parent instanceof Y.AbstractType)) return "gone";
	return placeWithin(doc, item.parent, item.parentSub);
};
/** The place of a struct that the document already has: where its neighbour goes too. */
var placeBeside = (doc, id) => {
	const struct = structAt(doc, id);
	return struct instanceof Y.GC ? "gone" : placeOfItem(doc, struct);
};
/** The place of a new child, under this key, of the shared type that this struct of the document made. */
var placeInside = (doc, id, key) => {
	const struct = structAt(doc, id);
	if (struct instanceof Y.GC || struct.content instanceof Y.ContentDeleted) return "gone";
	if (!(struct.content instanceof Y.ContentType)) throw new UpdateFault("This update writes into something plain.");
	return placeWithin(doc, struct.content.type, key);
};
// packages/table/src/plan/placement.ts
var isSamePlace = (one, other) => one.holder === other.holder && one.key === other.key;
// packages/table/src/plan/place-structs.ts
/**
* Says where each struct of an update will land, before Yjs applies it: a deep chain must be refused before anything
* walks it. A struct names its parent outright, or shares that of the neighbours that it was inserted between.
*/
var StructPlacer = class {
	#doc;
	#update;
	#known = /* @__PURE__ */ new Map();
	constructor(doc, update) {
		this.#doc = doc;
		this.#update = update;
	}
	/** With a stack of its own, because an update may chain thousands of structs. */
	place(struct) {
		const stack = [struct];
		const opened = /* @__PURE__ */ new Set();
		for (let top = stack.at(-1); top !== void 0; top = stack.at(-1)) {
			const waiting = this.#known.has(top) ? [] : this.#unplaced(top);
			if (waiting.length === 0) {
				stack.pop();
				if (!this.#known.has(top)) this.#known.set(top, this.#placeNow(top));
			} else {
				if (opened.has(top)) throw new UpdateFault("This update builds on itself.");
				opened.add(top);
				stack.push(...waiting);
			}
		}
		return this.#known.get(struct);
	}
	#unplaced(struct) {
		const parent = typeof struct.parent === "string" ? null : struct.parent;
		return [
			struct.origin,
			struct.rightOrigin,
			parent
		].map((id) => this.#find(struct, id)).filter((found) => found !== null && !this.#known.has(found));
	}
	#find(from, id) {
		return id === null ? null : findOwn(this.#doc, this.#update, from, id);
	}
	#placeNow(struct) {
		if (struct.kind === "gc") return "gone";
		if (typeof struct.parent === "string") return placeInRoot(this.#doc, struct.parent, struct.key);
		if (struct.parent !== null) return this.#inside(struct, struct.parent);
		return this.#between(struct);
	}
	#inside(struct, parent) {
		const holder = this.#find(struct, parent);
		if (holder === null) return placeInside(this.#doc, parent, struct.key);
		const above = this.#known.get(holder);
		if (above === "gone" || holder.kind === "deleted") return "gone";
		if (holder.kind !== "map" && holder.kind !== "text") throw new UpdateFault("This update writes into something plain.");
		return placeBelow(above, holder, struct.key);
	}
	#between(struct) {
		const left = this.#beside(struct, struct.origin);
		const right = this.#beside(struct, struct.rightOrigin);
		if (left === "gone" || right === "gone") return "gone";
		if (left !== null && right !== null && !isSamePlace(left, right)) throw new UpdateFault("This update ties two places together.");
		return left ?? right;
	}
	#beside(struct, id) {
		if (id === null) return null;
		const neighbour = this.#find(struct, id);
		return neighbour === null ? placeBeside(this.#doc, id) : this.#known.get(neighbour);
	}
};
var placeInRoot = (doc, root, key) => {
	const kind = planRoots.get(root);
	if (kind === void 0) throw new UpdateFault("This update writes where a plan has no place.");
	return {
		holder: root,
		shared: doc.share.get(root) ?? null,
		kind,
		root,
		entry: key,
		key,
		depth: 1
	};
};
var placeBelow = (above, holder, key) => ({
	holder: `${holder.client}:${holder.clock}`,
	shared: null,
	kind: holder.kind,
	root: above.root,
	entry: above.entry,
	key,
	depth: above.depth + 1
});
// packages/table/src/plan/plan-limits.ts
/** What one plan document may cost. Bytes are bytes on the wire; source: TRUST, "Updates from clients" and "Limits"; the last two are measured. */
var planLimits = {
	updateBytes: 65536,
	documentBytes: 1048576,
	noteBytes: 4096,
	/** Longest run of collected structs that an update may bring. */
	gcLength: 5e3,
	/** Keys on the way from a root to a value, and containers inside one plain value. */
	depth: 5,
	/** Structs in one update. A stock client's take about 16 bytes each, so a full update of them holds fewer. */
	updateStructs: 4096,
	/** Neighbours that one update may make Yjs look through, under a second's work. Two who each scribbled 1,500 lines offline stay below. */
	searchSteps: 4e6
};
// packages/table/src/plan/read-number.ts
/** A whole number that arithmetic keeps exact: lib0 lets the last byte of a number run past 2^53. */
var readNumber = (decoder) => {
	const value = readVarUint(decoder);
	if (!Number.isSafeInteger(value)) throw new UpdateFault("A number in this update is out of range.");
	return value;
};
/**
* A count of things that each take `bytesEach` or more. Seven bytes can announce 32 million structs, and Yjs allocates
* for all of them before it reads the first; a count that cannot fit in what is left is refused here instead.
*/
var readCount = (decoder, bytesEach) => {
	const count = readNumber(decoder);
	if (count * bytesEach > decoder.arr.length - decoder.pos) throw new UpdateFault("This update announces more than it holds.");
	return count;
};
// packages/table/src/plan/safe-key.ts
var pattern = /^[A-Za-z0-9_.:-]{1,64}$/;
var inherited = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype",
	"toString",
	"valueOf",
	"hasOwnProperty"
]);
/** Names that hide or replace what every object inherits, once a reader asks for `toJSON()`. */
var checkMemberName = (name) => {
	if (inherited.has(name)) throw new UpdateFault("A name in this update is reserved.");
};
var checkKey = (key) => {
	checkMemberName(key);
	if (!pattern.test(key)) throw new UpdateFault("A key in this update has characters that keys may not have.");
};
// packages/table/src/plan/check-json.ts
/** The value of a text format, which Yjs writes as JSON text. `JSON.parse` keeps `__proto__` as an own key, so it is seen here. */
var checkJson = (value, depth = 0) => {
	if (typeof value !== "object" || value === null) return;
	if (depth >= planLimits.depth) throw new UpdateFault("A format in this update is nested too deeply.");
	for (const [name, member] of Object.entries(value)) {
		checkMemberName(name);
		checkJson(member, depth + 1);
	}
};
// packages/table/src/plan/read-value.ts
var OBJECT = 118;
var ARRAY = 117;
var enter = (depth) => {
	if (depth >= planLimits.depth) throw new UpdateFault("A value in this update is nested too deeply.");
	return depth + 1;
};
var skipMembers = (decoder, depth) => {
	for (let left = readCount(decoder, 2); left > 0; left--) {
		checkMemberName(readVarString(decoder));
		skipValue(decoder, depth);
	}
};
var skipElements = (decoder, depth) => {
	for (let left = readCount(decoder, 1); left > 0; left--) skipValue(decoder, depth);
};
/** lib0's tags for "any" values. Bytes (116) and big integers (122) are no JSON. */
var skipValue = (decoder, depth) => {
	switch (readUint8(decoder)) {
		case 127:
		case 126:
		case 121:
		case 120: return;
		case 125:
			readVarInt(decoder);
			return;
		case 124:
			readFloat32(decoder);
			return;
		case 123:
			readFloat64(decoder);
			return;
		case 119:
			readVarString(decoder);
			return;
		case OBJECT: return skipMembers(decoder, enter(depth));
		case ARRAY: return skipElements(decoder, enter(depth));
		default: throw new UpdateFault("A value in this update is not plain data.");
	}
};
var readValue = (decoder) => {
	const start = decoder.pos;
	const isRecord = decoder.arr[start] === OBJECT;
	skipValue(decoder, 0);
	return {
		bytes: decoder.pos - start,
		isRecord
	};
};
// packages/table/src/plan/read-content.ts
/** Its clocks are what one could have typed into a full document; without a cap, twelve bytes push a clock to 2^52. */
var readDeleted = (decoder) => {
	const length = readNumber(decoder);
	if (length > planLimits.documentBytes) throw new UpdateFault("This update deletes more than a plan can hold.");
	return {
		kind: "deleted",
		length,
		value: null
	};
};
var readAnyContent = (decoder) => {
	const length = readCount(decoder, 1);
	let value = null;
	for (let left = length; left > 0; left--) value = readValue(decoder);
	return {
		kind: "any",
		length,
		value: length === 1 ? value : null
	};
};
var readFormat = (decoder) => {
	checkKey(readVarString(decoder));
	checkJson(JSON.parse(readVarString(decoder)));
	return {
		kind: "format",
		length: 1,
		value: null
	};
};
var sharedKinds = /* @__PURE__ */ new Map([[1, "map"], [2, "text"]]);
var readShared = (decoder) => {
	const kind = sharedKinds.get(readNumber(decoder));
	if (kind === void 0) throw new UpdateFault("This update brings a kind of shared data that plans do not have.");
	return {
		kind,
		length: 1,
		value: null
	};
};
/** By Yjs's content number. JSON (2), binary (3), embed (5), subdocument (9) and skip (10) are not for plans. */
var readContent = (decoder, reference) => {
	switch (reference) {
		case 1: return readDeleted(decoder);
		case 4: return {
			kind: "string",
			length: readVarString(decoder).length,
			value: null
		};
		case 6: return readFormat(decoder);
		case 7: return readShared(decoder);
		case 8: return readAnyContent(decoder);
		default: throw new UpdateFault("This update brings a kind of content that plans do not have.");
	}
};
// packages/table/src/plan/read-struct.ts
var HAS_ORIGIN = 128;
var HAS_RIGHT_ORIGIN = 64;
var HAS_KEY = 32;
var CONTENT = 31;
var readId = (decoder) => ({
	client: readNumber(decoder),
	clock: readNumber(decoder)
});
var readParent = (decoder) => {
	const isRoot = readNumber(decoder);
	if (isRoot > 1) throw new UpdateFault("This is not an update of a plan.");
	return isRoot === 1 ? readVarString(decoder) : readId(decoder);
};
var readKey = (decoder) => {
	const key = readVarString(decoder);
	checkKey(key);
	return key;
};
var readCollected = (decoder, id) => {
	const length = readNumber(decoder);
	if (length > planLimits.gcLength) throw new UpdateFault("This update skips too much of its own past.");
	return {
		...id,
		kind: "gc",
		length,
		origin: null,
		rightOrigin: null,
		parent: null,
		key: null,
		value: null
	};
};
var readItem = (decoder, id, info) => {
	const origin = info & HAS_ORIGIN ? readId(decoder) : null;
	const rightOrigin = info & HAS_RIGHT_ORIGIN ? readId(decoder) : null;
	const isFirst = origin === null && rightOrigin === null;
	const parent = isFirst ? readParent(decoder) : null;
	const key = isFirst && info & HAS_KEY ? readKey(decoder) : null;
	return {
		...id,
		origin,
		rightOrigin,
		parent,
		key,
		...readContent(decoder, info & CONTENT)
	};
};
/** One struct of Yjs's V1 encoding. One of length 0 would take the clock of its neighbour and break every search in the store. */
var readStruct = (decoder, id) => {
	const info = readUint8(decoder);
	const struct = info === 0 ? readCollected(decoder, id) : readItem(decoder, id, info);
	if (struct.length === 0) throw new UpdateFault("This update holds an empty piece.");
	return struct;
};
// packages/table/src/plan/read-update.ts
/** Yjs draws client ids from 32 bits; 0 is the server's own, which never writes. */
var readClient = (decoder) => {
	const client = readNumber(decoder);
	if (client === 0 || client > 4294967295) throw new UpdateFault("This update names an impossible author.");
	return client;
};
var readStructs = (decoder, client, count) => {
	const structs = [];
	let clock = readNumber(decoder);
	for (let left = count; left > 0; left--) {
		const struct = readStruct(decoder, {
			client,
			clock
		});
		structs.push(struct);
		clock += struct.length;
	}
	if (!Number.isSafeInteger(clock)) throw new UpdateFault("A number in this update is out of range.");
	return structs;
};
/** An author twice in one update: Yjs would silently drop the first part, so what was checked is not what is applied. */
var readSections = (decoder) => {
	const sections = /* @__PURE__ */ new Map();
	for (let left = readCount(decoder, 5); left > 0; left--) {
		const count = readCount(decoder, 2);
		const client = readClient(decoder);
		if (count === 0 || sections.has(client)) throw new UpdateFault("This is not an update of a plan.");
		sections.set(client, readStructs(decoder, client, count));
	}
	return sections;
};
/**
* Ranges must rise without overlap, as Yjs writes them: each range is walked through the store, so thousands of
* overlapping ones would hold the server for seconds. One of length 0 deletes nothing but still splits a text.
*/
var readRanges = (decoder, client, into) => {
	let end = 0;
	for (let left = readCount(decoder, 2); left > 0; left--) {
		const clock = readNumber(decoder);
		const length = readNumber(decoder);
		if (length === 0 || clock < end) throw new UpdateFault("The deletions of this update are out of order.");
		end = clock + length;
		into.push({
			client,
			clock,
			length
		});
	}
};
var readDeletes = (decoder) => {
	const deletes = [];
	const seen = /* @__PURE__ */ new Set();
	for (let left = readCount(decoder, 2); left > 0; left--) {
		const client = readClient(decoder);
		if (seen.has(client)) throw new UpdateFault("The deletions of this update are out of order.");
		seen.add(client);
		readRanges(decoder, client, deletes);
	}
	return deletes;
};
/**
* Reads one update in Yjs's V1 encoding without building anything that its bytes do not pay for, and stricter than
* `Y.decodeUpdate`, which cannot show a `__proto__` inside a value, an author named twice, or bytes left over.
* Throws an UpdateFault, or whatever lib0 throws where the bytes end early.
*/
var readUpdate = (update) => {
	const decoder = createDecoder(update);
	const structs = readSections(decoder);
	const deletes = readDeletes(decoder);
	if (hasContent(decoder)) throw new UpdateFault("This update goes on after its end.");
	return {
		structs,
		deletes
	};
};
// packages/table/src/plan/search-cost.ts
/**
* Bounds the time that Yjs will take over an update. Where others have written between a struct's two neighbours, Yjs
* looks through all of it; a few thousand structs that each name the ends of a long text hold a server for many seconds
* (measured: 7,000 against 7,000, 5.3 s). Counted here on the document itself, before anything is applied.
*/
var SearchCost = class {
	#doc;
	#update;
	#edges = {
		origin: /* @__PURE__ */ new Map(),
		rightOrigin: /* @__PURE__ */ new Map()
	};
	#left = planLimits.searchSteps;
	constructor(doc, update) {
		this.#doc = doc;
		this.#update = update;
	}
	/** Throws an UpdateFault once the structs added so far are too dear. Only for structs that could be placed. */
	add(struct, place) {
		const left = this.#edge(struct, "origin");
		const right = this.#edge(struct, "rightOrigin");
		if (left !== null && left === right) return;
		let item = left === null ? this.#first(place) : left.right;
		while (item !== null && item !== right) {
			this.#spend();
			item = item.right;
		}
	}
	#spend() {
		if (--this.#left < 0) throw new UpdateFault("This update is too tangled.");
	}
	#first({ shared, key }) {
		if (key === null || shared === null) return shared?._start ?? null;
		let item = shared._map.get(key) ?? null;
		for (; item !== null && item.left !== null; item = item.left) this.#spend();
		return item;
	}
	/** The nearest item of the document on this side, reached over the update's own structs; null at the end of the list. */
	#edge(struct, side) {
		const known = this.#edges[side];
		const passed = [];
		let edge = null;
		for (let at = struct; at !== null;) {
			const found = known.get(at);
			if (found !== void 0) {
				edge = found;
				break;
			}
			passed.push(at);
			const id = at[side];
			const next = id === null ? null : findOwn(this.#doc, this.#update, at, id);
			if (id !== null && next === null) edge = structAt(this.#doc, id);
			at = next;
		}
		for (const one of passed) known.set(one, edge);
		return edge;
	}
};
// packages/table/src/plan/struct-rules.ts
var heldBy = {
	map: /* @__PURE__ */ new Set([
		"any",
		"map",
		"text",
		"deleted"
	]),
	text: /* @__PURE__ */ new Set([
		"string",
		"format",
		"deleted"
	])
};
/** Every root map is `id → plain object`: readers of a plan are spared from meeting anything else there. */
var checkRecord = (struct, place) => {
	if (struct.value === null) throw new UpdateFault("A key in this update holds several values.");
	if (place.depth > 1) return;
	if (!struct.value.isRecord) throw new UpdateFault(`An entry of "${place.root}" must be a plain object.`);
	if (place.root === "note" && struct.value.bytes > planLimits.noteBytes) throw noteTooLong();
};
var noteTooLong = () => new UpdateFault("A note may be 4 KB long.", "too-large");
/** Checks one struct against the place where it will land. */
var checkStruct = (struct, place) => {
	if (place.depth > planLimits.depth) throw new UpdateFault("This update is nested too deeply.");
	if (!(heldBy[place.kind].has(struct.kind) && place.key === null === (place.kind === "text"))) throw new UpdateFault(`"${place.root}" does not hold this kind of content.`);
	if (struct.kind === "any") checkRecord(struct, place);
};
// packages/table/src/plan/check-update.ts
var checkAuthors = (doc, facts, owners, seat) => {
	const newClients = [];
	for (const client of facts.structs.keys()) {
		const owner = owners.seatOf(client);
		const isUnseen = owner === void 0 && !doc.store.clients.has(client);
		if (!isUnseen && owner !== seat) throw new UpdateFault("This update writes under the name of another.");
		if (isUnseen) newClients.push(client);
	}
	return newClients;
};
var repeats = (doc, facts) => [...facts.structs].some(([client, [first]]) => first !== void 0 && first.clock < Y.getState(doc.store, client));
/**
* A client that reconnects sends again what it sent while it was connecting. Yjs would skip that, but takes the parent
* of a half-known struct from the update and its neighbour from the store, so the known part is cut off first.
*/
var withoutKnown = (doc, update, facts) => {
	const known = [...facts.structs.keys()].map((client) => [client, Y.getState(doc.store, client)]);
	return Y.diffUpdate(update, Y.encodeStateVector(new Map(known)));
};
var endOf = (structs) => {
	const last = structs?.at(-1);
	return last === void 0 ? 0 : last.clock + last.length;
};
/** What Yjs would park as pending, and then send to everybody, is refused. */
var checkNothingMissing = (doc, { structs, deletes }) => {
	for (const [client, [first]] of structs) if (first !== void 0 && first.clock > Y.getState(doc.store, client)) throw missing();
	for (const { client, clock, length } of deletes) if (clock + length > Math.max(Y.getState(doc.store, client), endOf(structs.get(client)))) throw missing();
};
var missing = () => new UpdateFault("An earlier part of this update never arrived.");
var checkCount = (facts) => {
	let count = 0;
	for (const structs of facts.structs.values()) count += structs.length;
	if (count > planLimits.updateStructs) throw new UpdateFault("This update has too many pieces.");
};
var checkStructs = (doc, facts) => {
	const placer = new StructPlacer(doc, facts);
	const cost = new SearchCost(doc, facts);
	const editedNotes = /* @__PURE__ */ new Set();
	for (const structs of facts.structs.values()) for (const struct of structs) {
		const place = placer.place(struct);
		if (place === "gone") continue;
		checkStruct(struct, place);
		cost.add(struct, place);
		if (place.root === "note" && place.depth > 1 && place.entry !== null) editedNotes.add(place.entry);
	}
	return editedNotes;
};
/** All that can be known about an update before it is applied. Throws an UpdateFault, or what lib0 throws on broken bytes. */
var checkUpdate = (doc, update, owners, seat) => {
	const sent = readUpdate(update);
	checkCount(sent);
	const newClients = checkAuthors(doc, sent, owners, seat);
	const fresh = repeats(doc, sent) ? withoutKnown(doc, update, sent) : update;
	const facts = fresh === update ? sent : readUpdate(fresh);
	checkNothingMissing(doc, facts);
	const editedNotes = checkStructs(doc, facts);
	return {
		update: fresh,
		newClients,
		hasStructs: facts.structs.size > 0,
		editedNotes
	};
};
// packages/table/src/plan/document-size.ts
/** How much a byte of an update can add to the whole: one small deletion splits a struct in three. */
var GROWTH = 8;
/**
* Keeps a document under its cap without encoding it for every update: measured again only when what came in since
* could have reached the cap.
*/
var DocumentSize = class {
	#measured;
	#since = 0;
	constructor(measured) {
		this.#measured = measured;
	}
	/** Throws an UpdateFault if the document, to which this update was applied, is now too large. */
	check(doc, updateBytes, hasStructs) {
		const since = this.#since + updateBytes;
		if (this.#measured + since * GROWTH <= planLimits.documentBytes) {
			this.#since = since;
			return;
		}
		const size = Y.encodeStateAsUpdate(doc).length;
		if (size > (hasStructs ? planLimits.documentBytes : planLimits.documentBytes + planLimits.updateBytes) && size > this.#measured) throw new UpdateFault("This plan is full: delete something first.", "too-large");
		this.#measured = size;
		this.#since = 0;
	}
};
// packages/table/src/plan/plan-owners.ts
/**
* Which client id belongs to which seat. Yjs believes any client id, and an update forged under another's erases that
* one's edits; so the first seat that writes under an id keeps it, over reloads, second devices and restarts.
*/
var PlanOwners = class {
	#seats = /* @__PURE__ */ new Map();
	constructor(stored = {}) {
		for (const [seat, clients] of Object.entries(stored)) for (const client of clients) this.claim(client, seat);
	}
	seatOf(client) {
		return this.#seats.get(client);
	}
	/** The first claim stands. */
	claim(client, seat) {
		if (!this.#seats.has(client)) this.#seats.set(client, seat);
	}
	toJSON() {
		const stored = /* @__PURE__ */ new Map();
		for (const [client, seat] of this.#seats) {
			const clients = stored.get(seat);
			if (clients === void 0) stored.set(seat, [client]);
			else clients.push(client);
		}
		return Object.fromEntries(stored);
	}
};
// packages/table/src/plan/plan-document.ts
var EMPTY_UPDATE = Uint8Array.of(0, 0);
/** Client id 0 is refused from clients, so Yjs never has to give this document another. */
var emptyDocument = () => {
	const doc = new Y.Doc({ gc: true });
	doc.clientID = 0;
	openPlanRoots(doc);
	return doc;
};
var load = (doc, updates) => {
	doc.transact(() => {
		for (const update of updates) Y.applyUpdate(doc, update);
	});
	if (isWaiting(doc)) throw new Error("The stored plan lacks some of its updates.");
};
var isWaiting = (doc) => doc.store.pendingStructs !== null || doc.store.pendingDs !== null;
var checkNote = (note) => {
	const plain = note instanceof Y.AbstractType ? note.toJSON() : note;
	const text = JSON.stringify(plain) ?? "";
	if (new TextEncoder().encode(text).length > planLimits.noteBytes) throw noteTooLong();
};
/** Runs a check; its faults, and the errors of readers that ran out of bytes, become the refusal. */
var refusalOf = (check) => {
	try {
		return check();
	} catch (error) {
		if (error instanceof UpdateFault) return refuse(error.code, error.message);
		return refuse("update-refused", "This is not an update of a plan.");
	}
};
/**
* One side's plan: the only kind of document that clients write directly, so every update passes the guard here
* (TRUST, "Updates from clients"). The caller closes the connection on a refusal: 4400 for `update-refused`, 4413 for
* `too-large`; the client then takes a fresh document. V1 encoding only.
*/
var PlanDocument = class {
	doc = emptyDocument();
	#owners;
	#size;
	/** Follows `doc` and takes the first blow; null after a refusal has touched it, and built again when next needed. */
	#shadow = null;
	/** `state`: stored updates in order, replayed in one transaction. Throws if any are missing. */
	constructor(state = [], owners = {}) {
		load(this.doc, state instanceof Uint8Array ? [state] : state);
		this.#owners = new PlanOwners(owners);
		this.#size = new DocumentSize(this.state().length);
	}
	/** Checks one update of a client; applies it, or leaves the document untouched. `seat` is the connection's. Never throws on bad bytes. */
	accept(update, seat) {
		if (update.length > planLimits.updateBytes) return refuse("too-large", "One update of a plan may be 64 KB long.");
		const checked = refusalOf(() => checkUpdate(this.doc, update, this.#owners, seat));
		if ("code" in checked) return checked;
		return this.#rehearse(checked) ?? this.#apply(checked, seat);
	}
	/** Applies to the shadow. What it may throw half-way through, no reader of the document ever sees. */
	#rehearse(checked) {
		this.#shadow ??= this.#copy();
		const shadow = this.#shadow;
		const refusal = refusalOf(() => {
			Y.applyUpdate(shadow, checked.update);
			if (isWaiting(shadow)) throw new UpdateFault("An earlier part of this update never arrived.");
			for (const key of checked.editedNotes) checkNote(shadow.getMap("note").get(key));
			this.#size.check(shadow, checked.update.length, checked.hasStructs);
			return null;
		});
		if (refusal !== null) this.#shadow = null;
		return refusal;
	}
	/** Answers Yjs's own words for what changed: it leaves out what was known, and adds the tidying of text formats. */
	#apply(checked, seat) {
		const changes = [];
		const keep = (change) => void changes.push(change);
		this.doc.on("update", keep);
		try {
			Y.applyUpdate(this.doc, checked.update);
		} finally {
			this.doc.off("update", keep);
		}
		for (const client of checked.newClients) this.#owners.claim(client, seat);
		const [first = EMPTY_UPDATE, ...more] = changes;
		return {
			kind: "accepted",
			update: more.length === 0 ? first : Y.mergeUpdates(changes),
			isEmpty: changes.length === 0,
			claimed: checked.newClients
		};
	}
	#copy() {
		const shadow = emptyDocument();
		Y.applyUpdate(shadow, this.state());
		return shadow;
	}
	/** The whole document as one compact update. */
	state() {
		return Y.encodeStateAsUpdate(this.doc);
	}
	stateVector() {
		return Y.encodeStateVector(this.doc);
	}
	/** To be stored with the updates and given back to the constructor. */
	owners() {
		return this.#owners.toJSON();
	}
};
// packages/table/src/room/plan-record.ts
var encodePlanRecord = ({ epoch, owners, update }) => {
	const encoder = encoding.createEncoder();
	encoding.writeVarString(encoder, JSON.stringify({
		epoch,
		owners
	}));
	encoding.writeVarUint8Array(encoder, update ?? /* @__PURE__ */ new Uint8Array());
	return encoding.toUint8Array(encoder);
};
var decodePlanRecord = (bytes) => {
	const decoder = decoding.createDecoder(bytes);
	const facts = JSON.parse(decoding.readVarString(decoder));
	const update = decoding.readVarUint8Array(decoder);
	return update.length === 0 ? facts : {
		...facts,
		update
	};
};
// packages/table/src/room/plan-desk.ts
var COMPACT_ABOVE = 200;
/** How long a client may take to say what he has. */
var INTRODUCTION = 2e3;
/**
* One side's plan and those who write it. Every update goes through the guard, onto the disk, and only then to the others. Updates,
* and answers to those who join, take turns: nobody sees what is not on disk, since he would then own what the author may lose.
*/
var PlanDesk = class PlanDesk {
	readers;
	epoch;
	#options;
	#plan;
	#tenure;
	#turn = Promise.resolve();
	#waiting = 0;
	/** The disk failed: what is in memory is not to be trusted. */
	#isStale = false;
	/** The table was opened anew since the disk failed. */
	#isRenewed = false;
	/** Those who have answered what they have. */
	#introduced = /* @__PURE__ */ new WeakSet();
	/** Those whose edit made no sense before they had, with how to call their dismissal off. */
	#doubtful = /* @__PURE__ */ new Map();
	static async open(options) {
		const { store, table, name, epoch, surroundings } = options;
		let records = (await store.readPlan(table, name)).map(decodePlanRecord);
		if (records.length === 0) {
			records = [{ epoch: surroundings.chance.newId("epoch") }];
			await store.appendPlan(table, epoch, name, encodePlanRecord(records[0]));
		} else if (records.length > COMPACT_ABOVE) {
			const plan = planFrom(records);
			records = [{
				epoch: epochOf(records),
				owners: plan.owners(),
				update: plan.state()
			}];
			await store.replacePlan(table, epoch, name, records.map(encodePlanRecord));
		}
		return new PlanDesk(options, epochOf(records), planFrom(records));
	}
	constructor(options, epoch, plan) {
		this.#options = options;
		this.epoch = epoch;
		this.#plan = plan;
		this.#tenure = {
			epoch: () => options.epoch,
			renew: () => Promise.resolve(false)
		};
		this.readers = new Readers(options.surroundings.tell);
	}
	set tenure(tenure) {
		this.#tenure = tenure;
	}
	get isWriting() {
		return this.#waiting > 0;
	}
	settled() {
		return this.#turn;
	}
	/** Asks the newcomer for what he has and the plan lacks. */
	join(peer) {
		this.#take(async () => {
			if (this.#isStale) await this.#refresh();
			peer.send([stepOneMessage(this.#plan.stateVector())]);
		});
	}
	/** One of Yjs's sync messages. */
	receive(peer, decoder) {
		const step = readVarUint(decoder);
		const payload = readVarUint8Array(decoder).slice();
		this.#take(() => {
			if (step === STEP_ONE) return this.#answer(peer, payload);
			if (step === STEP_TWO) this.#introduce(peer);
			return this.#accept(peer, payload);
		});
	}
	#take(work) {
		this.#waiting++;
		this.#turn = this.#turn.then(work).catch((error) => this.#failed(error)).finally(() => {
			this.#waiting--;
		});
	}
	async #answer(peer, stateVector) {
		if (!this.readers.has(peer)) return;
		if (this.#isStale) await this.#refresh();
		try {
			const update = encodeStateAsUpdate(this.#plan.doc, stateVector);
			this.readers.hasSynced(peer);
			peer.send([stepTwoMessage(update)]);
		} catch {
			this.#refuse(peer, "update-refused", closeCodes.updateRefused, "That was no state vector.");
		}
	}
	async #accept(peer, update) {
		if (!this.readers.has(peer)) return;
		if (this.#isStale) await this.#refresh();
		const accepted = this.#plan.accept(update, peer.seat.id);
		if (isRefusal(accepted)) {
			const code = accepted.code === "too-large" ? closeCodes.tooLarge : closeCodes.updateRefused;
			const refuse = () => this.#refuse(peer, accepted.code, code, accepted.message);
			return this.#introduced.has(peer) ? refuse() : this.#doubt(peer, refuse);
		}
		if (accepted.isEmpty) return;
		const { store, table, name } = this.#options;
		const record = {
			update: accepted.update,
			owners: { [peer.seat.id]: accepted.claimed }
		};
		await store.appendPlan(table, this.#tenure.epoch(), name, encodePlanRecord(record));
		const messages = [updateMessage(accepted.update)];
		this.readers.send((other, isSynced) => isSynced && other !== peer ? messages : void 0);
	}
	/**
	* A stock client may send an edit that builds on what he did offline before he was asked for that; his answer then has both. So
	* whoever has not answered yet is given a moment.
	*/
	#doubt(peer, refuse) {
		if (this.#doubtful.has(peer)) return;
		const callOff = this.#options.surroundings.clock.after(INTRODUCTION, () => {
			this.#doubtful.delete(peer);
			if (this.readers.has(peer)) refuse();
		});
		this.#doubtful.set(peer, callOff);
	}
	#introduce(peer) {
		this.#introduced.add(peer);
		this.#doubtful.get(peer)?.();
		this.#doubtful.delete(peer);
	}
	#refuse(peer, code, closeCode, reason) {
		this.#options.surroundings.tell({
			kind: "plan-refused",
			document: this.#options.name,
			seat: peer.seat.id,
			code
		});
		this.readers.remove(peer);
		peer.close(closeCode, reason);
	}
	/** Everyone comes back with what he has; what was not saved is among it. */
	async #failed(error) {
		this.#isStale = true;
		const message = error instanceof Error ? error.message : String(error);
		this.#options.surroundings.tell({
			kind: "store-failed",
			message
		});
		this.readers.closeAll(closeCodes.busy, "The plan could not be saved just now; come back in a moment.");
		this.#isRenewed = await this.#tenure.renew();
	}
	async #refresh() {
		if (!this.#isRenewed && !await this.#tenure.renew()) throw new Error("the store cannot be opened yet");
		const { store, table, name } = this.#options;
		this.#plan = planFrom((await store.readPlan(table, name)).map(decodePlanRecord));
		this.#isStale = false;
		this.#isRenewed = false;
	}
};
var epochOf = (records) => {
	const epoch = records[0]?.epoch;
	if (epoch === void 0) throw new Error("a plan begins with its epoch");
	return epoch;
};
var planFrom = (records) => {
	const owners = /* @__PURE__ */ new Map();
	for (const record of records) for (const [seat, clients] of Object.entries(record.owners ?? {})) owners.set(seat, [...owners.get(seat) ?? [], ...clients]);
	return new PlanDocument(records.flatMap(({ update }) => update ? [update] : []), Object.fromEntries(owners));
};
// packages/table/src/room/presence-desk.ts
var tableKeys = [
	"cursor",
	"drag",
	"ping",
	"look"
];
/** Passes fleeting things on, stamped with who they are from, to those who may know them. */
var PresenceDesk = class {
	#readers;
	#clock;
	#isOnBoard;
	/** Those who carry a stand that the table must not see. */
	#carriers = /* @__PURE__ */ new WeakSet();
	#sent = /* @__PURE__ */ new WeakMap();
	constructor(readers, clock, isOnBoard) {
		this.#readers = readers;
		this.#clock = clock;
		this.#isOnBoard = isOnBoard;
	}
	/** Somebody came or went: everyone hears it. */
	announce(peer, online) {
		this.#pass(peer, { online }, () => true);
	}
	receive(peer, payload, bytes) {
		if (peer.seat.kind === "spectator" || bytes > 2048 || this.#isTooFast(peer)) return;
		const said = payload?.presence;
		if (typeof said !== "object" || said === null || Array.isArray(said)) return;
		const { forTable, forSide } = this.#split(peer, said);
		if (forTable) this.#pass(peer, forTable, () => true);
		if (forSide && peer.seat.side !== void 0) this.#pass(peer, forSide, (other) => other.seat.side === peer.seat.side);
	}
	/** Which part everyone may know, and which only the sender's own side. */
	#split(peer, said) {
		const forTable = {};
		const forSide = {};
		for (const key of tableKeys) if (Object.hasOwn(said, key)) forTable[key] = said[key];
		for (const key of sidePresenceKeys) if (Object.hasOwn(said, key)) (said["show"] === true ? forTable : forSide)[key] = said[key];
		if (Object.hasOwn(forTable, "drag")) this.#splitDrag(peer, forTable, forSide);
		if (this.#carriers.has(peer)) move("cursor", forTable, forSide);
		if (said["show"] === true && this.#isAboutReserve(forTable)) for (const key of sidePresenceKeys) move(key, forTable, forSide);
		return {
			...Object.keys(forTable).length > 0 ? { forTable } : {},
			...Object.keys(forSide).length > 0 ? { forSide } : {}
		};
	}
	/** A stand in reserve betrays itself by being carried about: its drag stays with its side. */
	#splitDrag(peer, forTable, forSide) {
		const drag = forTable["drag"];
		this.#carriers.delete(peer);
		if (typeof drag !== "object" || drag === null) return;
		const onBoard = Object.entries(drag).filter(([id]) => this.#isOnBoard(id));
		const hidden = Object.entries(drag).filter(([id]) => !this.#isOnBoard(id));
		if (hidden.length === 0) return;
		this.#carriers.add(peer);
		forSide["drag"] = Object.fromEntries([...onBoard, ...hidden]);
		if (onBoard.length > 0) forTable["drag"] = Object.fromEntries(onBoard);
		else delete forTable["drag"];
	}
	#isAboutReserve(said) {
		return [...Array.isArray(said["selection"]) ? said["selection"] : [], said["hover"]].some((id) => typeof id === "string" && !this.#isOnBoard(id));
	}
	#isTooFast(peer) {
		const now = this.#clock.now();
		const sent = this.#sent.get(peer);
		if (!sent || now - sent.since >= 1e3) {
			this.#sent.set(peer, {
				since: now,
				count: 1
			});
			return false;
		}
		return ++sent.count > 20;
	}
	#pass(from, presence, mayHear) {
		const stamped = { presence: {
			...presence,
			seat: from.seat.id,
			from: from.id
		} };
		const messages = [encodeJson(102, JSON.stringify(stamped))];
		for (const peer of this.#readers) if (peer !== from && peer.wantsEvents && peer.buffered < 65536 && mayHear(peer)) peer.send(messages);
	}
};
var move = (key, from, to) => {
	if (!Object.hasOwn(from, key)) return;
	to[key] = from[key];
	delete from[key];
};
/** Whether anyone of this seat is still connected. */
var isOnline = (readers, seatId) => {
	for (const peer of readers) if (peer.seat.id === seatId) return true;
	return false;
};
/** Players are told apart from watchers in the list of who is here. */
var onlineSeats = (readers) => {
	const seats = /* @__PURE__ */ new Set();
	for (const peer of readers) if (peer.wantsEvents || isPlayer(peer.seat)) seats.add(peer.seat.id);
	return [...seats];
};
// packages/table/src/room/quiet-watch.ts
var QUIET = 1e3;
var ASLEEP_AFTER = 1e4;
/** Tidies up when nothing happens: documents with much dead weight are made anew, and all of them sleep after a while. */
var QuietWatch = class {
	#desks;
	#clock;
	#beforeRebuild;
	#stirredAt = 0;
	#callOff;
	constructor(desks, clock, beforeRebuild) {
		this.#desks = desks;
		this.#clock = clock;
		this.#beforeRebuild = beforeRebuild;
		this.stirred();
	}
	/** Something was shown just now. A document with twice the allowed dead weight does not wait. */
	stirred() {
		this.#stirredAt = this.#clock.now();
		this.#callOff ??= this.#clock.after(QUIET, () => this.#look());
		this.#rebuild(2);
	}
	stop() {
		this.#callOff?.();
		this.#callOff = void 0;
	}
	#look() {
		this.#callOff = void 0;
		const quietFor = this.#clock.now() - this.#stirredAt;
		if (quietFor >= QUIET) this.#rebuild(1);
		if (quietFor >= ASLEEP_AFTER) {
			for (const desk of this.#desks) desk.sleep();
			return;
		}
		this.#callOff = this.#clock.after(QUIET, () => this.#look());
	}
	#rebuild(from) {
		for (const desk of this.#desks) {
			if (desk.excess < from) continue;
			this.#beforeRebuild();
			desk.rebuild();
		}
	}
};
// packages/table/src/room/table-desks.ts
/** One desk for each document that the house writes: `public`, and one a side. */
var buildDesks = (snapshot, seq, saved, surroundings) => {
	const meta = /* @__PURE__ */ new Map([["seq", seq]]);
	const layers = [["public", snapshot.public], ...Object.entries(snapshot.sides).map(([side, maps]) => [`side-${side}`, {
		...maps,
		meta
	}])];
	const newEpoch = () => surroundings.chance.newId("epoch");
	return new Map(layers.map(([name, maps]) => {
		const document = saved[name];
		const records = maps;
		return [name, new DocumentDesk(name, document ? Projection.revive(document.epoch, bytesFromBase64(document.bytes), records) : Projection.build(newEpoch(), records), surroundings, newEpoch)];
	}));
};
var saveDocuments = (desks) => Object.fromEntries([...desks].map(([name, desk]) => [name, {
	epoch: desk.epoch,
	bytes: base64FromBytes(desk.encode())
}]));
var base64FromBytes = (bytes) => {
	let text = "";
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
};
var bytesFromBase64 = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
// packages/table/src/room/room.ts
var UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
var SNAPSHOT_EVERY = 500;
var ENTRIES_A_PAGE = 1e3;
/**
* One table, alive: runs what seats ask on the true snapshot, has it written, and only then shows it. Sockets, disk, clock and
* chance are handed in. One room owns a table in one process; whoever opens it calls `rest` before letting go.
*/
var Room = class Room {
	table;
	game;
	#store;
	#surroundings;
	#actions;
	#journal;
	#desks;
	#plans;
	#presence;
	#log;
	#quiet;
	#underWay = /* @__PURE__ */ new Map();
	/** As far as actions were run: may be ahead of the disk, and of what anyone was shown. */
	#state;
	#shown;
	#snapshotAt;
	#mending;
	static async create(options, genesis) {
		const { store, table, game, surroundings } = options;
		const opened = await store.open(table);
		if (opened.length > 0) throw new Error(`table ${table} exists`);
		const state = new TableState(game.sides);
		const host = game.seats.find(({ kind }) => kind === "host") ?? {
			id: "host",
			kind: "host"
		};
		const outcome = runGenesis(state.snapshot, game, genesis);
		const composed = composeEntry(void 0, {
			seat: host,
			id: surroundings.chance.newId("genesis"),
			name: "create-table",
			args: { ...genesis },
			at: new Date(surroundings.clock.now()).toISOString(),
			outcome
		}, surroundings);
		await store.append(table, opened.epoch, 0, [composed.value]);
		state.fold(decodeRecord(composed.value), () => false);
		return new Room(options, {
			game,
			state,
			epoch: opened.epoch,
			documents: {}
		}, await openPlans(options, game, opened.epoch));
	}
	/** `undefined` when there is no such table. */
	static async open(options) {
		const { store, table, gameOf } = options;
		const opened = await store.open(table);
		if (opened.length === 0) return void 0;
		const loaded = await loadTable(store, table, opened, gameOf);
		return new Room(options, loaded, await openPlans(options, loaded.game, loaded.epoch));
	}
	constructor({ table, store, surroundings }, { game, state, epoch, documents }, plans) {
		if (!state.head) throw new Error("a table begins with its genesis");
		this.table = table;
		this.game = game;
		this.#store = store;
		this.#surroundings = surroundings;
		this.#actions = actionsOf(game);
		this.#state = state;
		this.#shown = state.head;
		this.#snapshotAt = state.head.seq;
		this.#plans = plans;
		this.#journal = new Journal(store, table, epoch, {
			landed: (batch) => this.#show(batch),
			failed: (error, pending) => void this.#storeFailed(error, pending)
		});
		const tenure = {
			epoch: () => this.#journal.epoch,
			renew: () => this.#renew()
		};
		for (const plan of plans.values()) plan.tenure = tenure;
		this.#desks = buildDesks(state.snapshot, state.head.seq, documents, surroundings);
		const readers = this.#publicDesk.readers;
		this.#presence = new PresenceDesk(readers, surroundings.clock, (id) => this.#state.snapshot.public.pose.has(id));
		this.#log = new LogProjector(this.#publicDesk, surroundings.clock);
		this.#quiet = new QuietWatch([...this.#desks.values()], surroundings.clock, () => this.#log.flush());
	}
	get head() {
		return this.#shown;
	}
	get peerCount() {
		let count = 0;
		for (const desk of this.#allDesks()) count += desk.readers.size;
		return count;
	}
	/** Somebody is connected, or something is being written. */
	get isBusy() {
		return this.peerCount > 0 || this.isWriting;
	}
	get isWriting() {
		return !this.#journal.isIdle || this.#mending !== void 0 || [...this.#plans.values()].some((plan) => plan.isWriting);
	}
	/** Checks everything, runs the action, has it written; answers once it is on disk and shown. */
	async act(seat, holderName, request) {
		const repeated = this.#repeated(seat, request.id);
		if (repeated) return repeated;
		const action = this.#checked(seat, request);
		if (isRefusal(action)) return this.#refused(request.name, action);
		while (this.#journal.isBroken) if (!await this.#mend()) return this.#refused(request.name, notSaved());
		const answer = this.#run(seat, holderName, action.action, action.args, request);
		if (isRefusal(answer)) return this.#refused(request.name, answer);
		return answer;
	}
	/** The server's own entries, in a seat's name. */
	async actByHouse(name, seatId, args) {
		while (this.#journal.isBroken) if (!await this.#mend()) return notSaved();
		const outcome = runHouseAction(this.#state.snapshot, name, seatId, args.name);
		if (isRefusal(outcome)) return outcome;
		const seat = this.game.seats.find(({ id }) => id === seatId) ?? {
			id: seatId,
			kind: "spectator"
		};
		return this.#write({
			seat,
			id: this.#surroundings.chance.newId("house"),
			name,
			args,
			at: this.#now(),
			outcome
		}, false);
	}
	/** What the asking seat may know of the table at a glance. */
	describe(seat) {
		const { snapshot } = this.#state;
		const table = tableOf(snapshot);
		return {
			table: this.table,
			game: this.game.id,
			profile: table?.profile ?? "",
			name: table?.name ?? "",
			visibility: table?.visibility ?? "private",
			houseRules: table?.houseRules ?? {},
			step: null,
			seat: seat.id,
			seats: [...snapshot.public.seat].map(([id, record]) => ({
				seat: id,
				...record,
				connected: isOnline(this.#publicDesk.readers, id)
			})),
			head: { ...this.#shown },
			epochs: this.#epochsFor(seat)
		};
	}
	/** The public ledger from an entry on, as JSON text, at most a page; nothing that was not shown. */
	async ledger(from) {
		const head = this.#shown;
		const limit = Math.min(ENTRIES_A_PAGE, head.seq + 1 - from);
		return {
			entries: `[${(limit > 0 ? await this.#store.read(this.table, from, limit) : []).map(entryTextOf).join(",")}]`,
			head
		};
	}
	/** What this seat may do now, with the schema of the arguments. */
	actionsFor(seat) {
		return [...this.#actions.values()].filter((action) => action.mayAct(seat, this.#state.snapshot) === void 0).map(({ name, says, args }) => ({
			name,
			says,
			schema: args
		}));
	}
	epochOf(document) {
		return this.#desks.get(document)?.epoch ?? this.#plans.get(document)?.epoch;
	}
	/** False for unknown documents too: nobody learns which exist. */
	mayOpen(seat, document) {
		if (document === "public") return true;
		if (seat.side === void 0) return false;
		return document === `side-${seat.side}` || document === `plan-${seat.side}`;
	}
	/** Says hello; or sends the socket away when it comes with a document of another epoch. */
	join(peer, epoch) {
		const desk = this.#deskOf(peer.document);
		if (!desk || !this.mayOpen(peer.seat, peer.document)) return peer.close(closeCodes.notForYou, "There is nothing here for you.");
		if (epoch !== void 0 && epoch !== desk.epoch) return peer.close(closeCodes.otherEpoch, "That document has come to its end; take a fresh one.");
		desk.readers.add(peer);
		if (peer.document === "public" && peer.wantsEvents) this.#greet(peer);
		if (desk instanceof PlanDesk) desk.join(peer);
	}
	/** One whole message from a socket. Garbage closes it; nothing is thrown. */
	receive(peer, message) {
		const desk = this.#deskOf(peer.document);
		if (!desk?.readers.has(peer)) return;
		try {
			this.#hear(peer, desk, message);
		} catch {
			this.leave(peer);
			peer.close(closeCodes.updateRefused, "That message made no sense.");
		}
	}
	leave(peer) {
		const desk = this.#deskOf(peer.document);
		if (!desk?.readers.remove(peer)) return;
		if (peer.document !== "public" || !peer.wantsEvents) return;
		this.#presence.announce(peer, isOnline(desk.readers, peer.seat.id));
	}
	/** Closes all sockets of a seat whose sessions were ended. */
	dropSeat(seatId) {
		for (const desk of this.#allDesks()) for (const peer of [...desk.readers]) if (peer.seat.id === seatId) {
			this.leave(peer);
			peer.close(closeCodes.seatRevoked, "This seat was given a new invitation.");
		}
	}
	/** Saves what makes the next opening fast, after all that is being written. */
	async rest() {
		this.#quiet.stop();
		while (this.isWriting) await this.#settled();
		this.#log.flush();
		if (!this.#journal.isBroken) await this.#saveSnapshot(saveDocuments(this.#desks));
	}
	get #publicDesk() {
		const desk = this.#desks.get("public");
		if (!desk) throw new Error("a table without a public document");
		return desk;
	}
	#deskOf(document) {
		return this.#desks.get(document) ?? this.#plans.get(document);
	}
	*#allDesks() {
		yield* this.#desks.values();
		yield* this.#plans.values();
	}
	#epochsFor(seat) {
		const names = [...this.#desks.keys(), ...this.#plans.keys()].filter((name) => this.mayOpen(seat, name));
		return Object.fromEntries(names.map((name) => [name, this.epochOf(name) ?? ""]));
	}
	#now() {
		return new Date(this.#surroundings.clock.now()).toISOString();
	}
	#greet(peer) {
		const hello = { hello: {
			table: this.table,
			epochs: this.#epochsFor(peer.seat),
			seat: peer.seat.id,
			head: this.#shown,
			now: this.#now(),
			online: onlineSeats(this.#publicDesk.readers)
		} };
		peer.send([encodeJson(103, JSON.stringify(hello))]);
		this.#presence.announce(peer, true);
	}
	#hear(peer, desk, message) {
		const { type, decoder } = readType(message);
		if (type === 0) desk.receive(peer, decoder);
		else if (type === 1 || type === 3) return;
		else if (peer.document !== "public" || !peer.wantsEvents) throw new Error("not on this socket");
		else if (type === 101) this.#actFor(peer, readJson(decoder));
		else if (type === 102) this.#presence.receive(peer, readJson(decoder), message.length);
		else throw new Error("no such message");
	}
	async #actFor(peer, payload) {
		const request = payload?.act;
		if (typeof request !== "object" || request === null) return peer.close(closeCodes.updateRefused, "That message made no sense.");
		const answer = await this.act(peer.seat, peer.name, request).catch((error) => this.#unanswerable(error));
		if (!answer) {
			this.leave(peer);
			return peer.close(closeCodes.busy, "The table cannot answer just now; come back in a moment.");
		}
		const id = typeof request.id === "string" ? request.id : "";
		const { kind: _kind, ...said } = answer;
		const reply = answer.kind === "ack" ? { ack: {
			id,
			...said
		} } : { refusal: {
			id,
			...said
		} };
		if (this.#publicDesk.readers.has(peer)) peer.send([encodeJson(101, JSON.stringify(reply))]);
	}
	/** What was done before cannot be read again while the disk fails. "Not saved" would be a lie, so whoever asks is to come back. */
	#unanswerable(error) {
		if (isStoreTrouble(error)) this.#surroundings.tell({
			kind: "store-failed",
			message: error.message
		});
		else this.#surroundings.tell({
			kind: "bug",
			action: "answer",
			error
		});
	}
	/** The same id again: the same answer, also while the first is under way. */
	#repeated(seat, id) {
		if (typeof id !== "string") return void 0;
		const key = id.toLowerCase();
		const known = this.#underWay.get(key) ?? this.#state.ids.get(key);
		if (!known || "seq" in known && known.seq > this.#shown.seq) return void 0;
		if (known.seat !== seat.id) return Promise.resolve(refuse("id-taken", "Another seat has used this id; make a fresh one.", "id"));
		return "answer" in known ? known.answer : this.#answered(known.seq);
	}
	async #answered(seq) {
		const [value] = await this.#store.read(this.table, seq, 1);
		return {
			kind: "ack",
			seq,
			result: (value === void 0 ? void 0 : decodeRecord(value).result) ?? {}
		};
	}
	#checked(seat, { id, name, args, seen }) {
		if (typeof id !== "string" || !UUID.test(id)) return refuse("bad-id", "An action needs a UUID of its own as its id.", "id");
		const action = typeof name === "string" ? this.#actions.get(name) : void 0;
		if (!action) return refuse("no-such-action", "There is no action of that name at this table.", "name");
		if (seen !== void 0 && !isHead(seen)) return refuse("bad-args", "seen: needs seq and hash.", "seen");
		const refusal = action.mayAct(seat, this.#state.snapshot);
		if (refusal) return refusal;
		const checked = checkedArgs(action, args);
		return isRefusal(checked) ? checked : {
			action,
			args: checked.args
		};
	}
	#run(seat, name, action, args, request) {
		const repeated = this.#repeated(seat, request.id);
		if (repeated) return repeated;
		const id = String(request.id).toLowerCase();
		const at = this.#now();
		if (action.name === "roll-dice" && !this.#isNextRoll(seat, args)) return refuse("wrong-counter", "That is not the number of your next roll.", "k");
		try {
			const { chance } = this.#surroundings;
			const outcome = isHistoryAction(action) ? runHistoryAction(action, this.#state.history, seat.id) : action.run(this.#state.snapshot, args, {
				seat,
				name,
				id,
				at,
				chance
			});
			if (isRefusal(outcome)) return outcome;
			const seen = isHead(request.seen) ? { seen: {
				seq: request.seen.seq,
				hash: request.seen.hash
			} } : {};
			return this.#write({
				seat,
				id,
				name: action.name,
				args,
				at,
				outcome,
				...seen
			}, action.isUndoable);
		} catch (error) {
			this.#surroundings.tell({
				kind: "bug",
				action: action.name,
				error
			});
			return refuse("our-mistake", "Something went wrong on the server; nothing was changed.");
		}
	}
	#isNextRoll(seat, args) {
		const { k } = args;
		return k === void 0 || k === (this.#state.rolls.get(seat.id) ?? 0) + 1;
	}
	#write(deed, isUndoable) {
		const began = this.#surroundings.clock.now();
		const composed = composeEntry(this.#state.head, deed, this.#surroundings);
		const { outcome, seat, id, name } = deed;
		this.#state.take(composed.head, outcome.changes, {
			seat: seat.id,
			id,
			name
		}, isUndoable);
		const line = outcome.isWhollySecret ?? false ? void 0 : logLineOf({
			entry: {
				seq: composed.head.seq,
				at: deed.at,
				seat: seat.id,
				name
			},
			...outcome.facts ? { facts: outcome.facts } : {}
		});
		this.#state.log(line);
		const answer = new Promise((settle) => {
			this.#journal.add({
				...composed,
				id,
				changes: outcome.changes,
				line,
				answer: {
					kind: "ack",
					seq: composed.head.seq,
					result: outcome.result ?? {}
				},
				settle
			});
		});
		this.#underWay.set(id, {
			seat: seat.id,
			answer
		});
		answer.then(() => {
			this.#underWay.delete(id);
			this.#surroundings.tell({
				kind: "acted",
				action: name,
				milliseconds: this.#surroundings.clock.now() - began
			});
		});
		return answer;
	}
	/** On disk: into the documents, then the entries, then the answers. */
	#show(batch) {
		const last = batch.at(-1);
		if (!last) return;
		this.#shown = last.head;
		const update = this.#publicDesk.change(batch.flatMap(({ changes }) => changes.public ? [changes.public] : []));
		const entries = encodeJson(100, `{"ledger":[${batch.map(({ text }) => text).join(",")}]}`);
		this.#sendPublic(update, entries);
		this.#showSides(batch);
		this.#log.add(batch.flatMap(({ line }) => line ? [line] : []));
		for (const { settle, answer } of batch) settle(answer);
		this.#quiet.stirred();
		if (last.head.seq - this.#snapshotAt >= SNAPSHOT_EVERY && this.#journal.isIdle) this.#saveSnapshot();
	}
	#sendPublic(update, entries) {
		const both = update ? [update, entries] : [entries];
		const updateOnly = update ? [update] : [];
		const entriesOnly = [entries];
		this.#publicDesk.readers.send((peer, isSynced) => {
			if (!isSynced) return peer.wantsEvents ? entriesOnly : void 0;
			return peer.wantsEvents ? both : updateOnly;
		});
	}
	#showSides(batch) {
		for (const side of this.game.sides) {
			const layers = batch.flatMap(({ changes }) => changes.sides?.[side] ?? []);
			if (layers.length === 0) continue;
			const seq = batch.findLast(({ changes }) => changes.sides?.[side])?.head.seq ?? this.#shown.seq;
			const desk = this.#desks.get(`side-${side}`);
			const update = desk?.change(layers, { seq });
			if (!update) continue;
			const messages = [update];
			desk?.readers.send((_peer, isSynced) => isSynced ? messages : void 0);
		}
	}
	async #storeFailed(error, pending) {
		this.#surroundings.tell({
			kind: "store-failed",
			message: error instanceof Error ? error.message : String(error)
		});
		await this.#mend(pending);
		const refusal = notSaved();
		for (const { settle } of pending) settle(refusal);
		const notice = [encodeJson(101, JSON.stringify({ notice: {
			code: refusal.code,
			message: refusal.message
		} }))];
		this.#publicDesk.readers.send((peer) => peer.wantsEvents ? notice : void 0);
	}
	/** Opens the table anew and goes back to what is on disk. One attempt at a time; true when the room may go on. */
	#mend(pending = []) {
		this.#mending ??= this.#reopen(pending).finally(() => {
			this.#mending = void 0;
		});
		return this.#mending;
	}
	/** For a plan whose write failed: nothing may be run while the table changes hands. */
	async #renew() {
		while (this.#underWay.size > 0) await Promise.all([...this.#underWay.values()].map(({ answer }) => answer));
		this.#journal.suspend();
		return this.#mend();
	}
	async #reopen(pending) {
		try {
			const opened = await this.#store.open(this.table);
			const loaded = await loadTable(this.#store, this.table, opened, () => this.game);
			const tail = await readTail(this.#store, this.table, this.#shown.seq + 1, opened.length);
			this.#state = loaded.state;
			this.#journal.mend(loaded.epoch);
			this.#showFound(tail, pending);
			this.#surroundings.tell({
				kind: "recovered",
				seq: this.#shown.seq
			});
			return true;
		} catch (error) {
			if (!isStoreTrouble(error)) this.#surroundings.tell({
				kind: "bug",
				action: "reopen",
				error
			});
			return false;
		}
	}
	/** Entries of a failed append that are on disk all the same: they happened, so they are shown, and answered if anyone waits. */
	#showFound(tail, pending) {
		const waiting = new Map(pending.map((one) => [one.head.hash, one]));
		this.#show(tail.map((value) => {
			const record = decodeRecord(value);
			return waiting.get(record.entry.hash) ?? {
				head: {
					seq: record.entry.seq,
					hash: record.entry.hash
				},
				value,
				text: JSON.stringify(record.entry),
				id: deedOf(record).id ?? "",
				changes: changesOf(record),
				line: logLineOf(record),
				answer: {
					kind: "ack",
					seq: record.entry.seq,
					result: record.result ?? {}
				},
				settle: () => void 0
			};
		}));
	}
	async #saveSnapshot(documents) {
		const { seq } = this.#shown;
		this.#snapshotAt = seq;
		const value = JSON.stringify({
			format: 1,
			state: this.#state.save(),
			...documents ? { documents } : {}
		});
		try {
			await this.#store.saveSnapshot(this.table, this.#journal.epoch, seq, value);
		} catch (error) {
			this.#surroundings.tell({
				kind: "store-failed",
				message: error instanceof Error ? error.message : String(error)
			});
			await this.#renew();
		}
	}
	async #settled() {
		await this.#mending;
		await Promise.all([...this.#underWay.values()].map(({ answer }) => answer));
		for (const plan of this.#plans.values()) await plan.settled();
	}
	#refused(name, refusal) {
		const known = typeof name === "string" && this.#actions.has(name) ? name : "unknown";
		this.#surroundings.tell({
			kind: "refused",
			action: known,
			code: refusal.code
		});
		return refusal;
	}
};
var isHead = (seen) => typeof seen === "object" && seen !== null && Number.isSafeInteger(seen.seq) && /^[0-9a-f]{64}$/.test(String(seen.hash));
var openPlans = async ({ store, table, surroundings }, game, epoch) => new Map(await Promise.all(game.sides.map(async (side) => {
	const name = `plan-${side}`;
	return [name, await PlanDesk.open({
		name,
		table,
		store,
		surroundings,
		epoch
	})];
})));
// packages/table/src/testing/memory-log-store.ts
/** A store without a disk, which keeps the contract of one: writes settle later and in order, and fail when the test says so. */
var MemoryLogStore = class {
	#logs = /* @__PURE__ */ new Map();
	trouble = "none";
	/** After a failed write nothing more is taken until the table was opened anew. */
	#mustReopen = /* @__PURE__ */ new Set();
	async open(table) {
		await Promise.resolve();
		if (this.trouble === "refuse") throw new StoreFailure("the disk is full");
		const log = this.#log(table);
		this.#mustReopen.delete(table);
		log.epoch++;
		return {
			epoch: log.epoch,
			length: log.values.length,
			...log.snapshot ? { snapshot: log.snapshot } : {}
		};
	}
	async append(table, epoch, seq, values) {
		await Promise.resolve();
		const log = this.#writable(table, epoch);
		if (seq !== log.values.length) throw new Fenced(`the log of ${table} has ${log.values.length} records, not ${seq}`);
		this.#write(table, () => log.values.push(...values));
	}
	async read(table, from, limit) {
		await Promise.resolve();
		return this.#log(table).values.slice(from, from + limit);
	}
	async saveSnapshot(table, epoch, seq, value) {
		await Promise.resolve();
		const log = this.#writable(table, epoch);
		this.#write(table, () => {
			log.snapshot = {
				seq,
				value
			};
		});
	}
	async readPlan(table, document) {
		await Promise.resolve();
		return [...this.#log(table).plans.get(document) ?? []];
	}
	async appendPlan(table, epoch, document, update) {
		await Promise.resolve();
		const log = this.#writable(table, epoch);
		this.#write(table, () => log.plans.set(document, [...log.plans.get(document) ?? [], update]));
	}
	async replacePlan(table, epoch, document, updates) {
		await Promise.resolve();
		const log = this.#writable(table, epoch);
		this.#write(table, () => log.plans.set(document, [...updates]));
	}
	#log(table) {
		let log = this.#logs.get(table);
		if (!log) this.#logs.set(table, log = {
			epoch: 0,
			values: [],
			plans: /* @__PURE__ */ new Map()
		});
		return log;
	}
	#writable(table, epoch) {
		const log = this.#log(table);
		if (this.#mustReopen.has(table)) throw new StoreFailure("a write failed; open the table anew");
		if (epoch !== log.epoch) throw new Fenced(`${table} was opened by another`);
		return log;
	}
	#write(table, write) {
		if (this.trouble !== "refuse") write();
		if (this.trouble === "none") return;
		this.#mustReopen.add(table);
		throw new StoreFailure("the disk is full");
	}
};
// packages/table/src/testing/test-game.ts
/** The smallest game that has everything a table must bear: armies with secrets, a board, losses, a hidden march. */
var coordinate = Type.Integer({
	minimum: -1e6,
	maximum: 1e6
});
var poseArg = Type.Tuple([
	coordinate,
	coordinate,
	Type.Integer({
		minimum: 0,
		maximum: 35999
	})
]);
var idArg = Type.String({
	minLength: 1,
	maxLength: 64
});
var standsArg = Type.Object({ stands: Type.Array(idArg, {
	minItems: 1,
	maxItems: 400,
	uniqueItems: true
}) }, { additionalProperties: false });
var players = onlySeats("captain", "commander");
var standArg = Type.Object({
	troopType: Type.String({ maxLength: 40 }),
	command: Type.Union([
		Type.Literal(1),
		Type.Literal(2),
		Type.Literal(3),
		Type.Null()
	]),
	halfPoints: Type.Integer({ minimum: 0 }),
	real: Type.Optional(Type.Array(Type.String({ maxLength: 80 }))),
	entry: Type.Optional(Type.String({ maxLength: 80 }))
}, { additionalProperties: false });
var bringArmy = defineAction({
	name: "bring-army",
	says: "Brings an army to the table, into reserve.",
	args: Type.Object({
		side: Type.String(),
		name: Type.String({ maxLength: 80 }),
		stands: Type.Array(standArg, {
			minItems: 1,
			maxItems: 400
		})
	}, { additionalProperties: false }),
	isUndoable: false,
	isGuessable: false,
	mayAct: onlySeats("captain"),
	run(snapshot, { side, name, stands }, { seat, chance }) {
		const refusal = mayActForSide(seat, side);
		if (refusal) return refusal;
		if (snapshot.public.army.has(side)) return refuse("army-in-play", "That side has its army.", "side");
		const halfPoints = stands.reduce((sum, stand) => sum + stand.halfPoints, 0);
		const edits = new Edits(snapshot).put("army", side, {
			name,
			halfPoints,
			cards: []
		});
		const ids = chance.shuffled(stands).map(({ troopType, ...secret }) => {
			const id = chance.newId("stand");
			edits.put("stand", id, {
				side,
				troopType,
				place: "reserve"
			}).putSecret(side, "stand", id, secret);
			return id;
		});
		return {
			changes: edits.changes(),
			result: { stands: ids },
			publicArgs: {
				side,
				name,
				halfPoints
			},
			secretOf: side,
			facts: {
				name,
				n: ids.length
			}
		};
	}
});
var placeStands = defineAction({
	name: "place-stands",
	says: "Places stands from reserve on the board.",
	args: Type.Object({ stands: Type.Array(Type.Object({
		id: idArg,
		pose: poseArg
	}, { additionalProperties: false }), { minItems: 1 }) }, { additionalProperties: false }),
	isUndoable: true,
	isGuessable: true,
	mayAct: players,
	run(snapshot, { stands }, { seat }) {
		const edits = new Edits(snapshot);
		for (const { id, pose } of stands) {
			const refusal = mayHandleStand(seat, id, snapshot);
			if (refusal) return refusal;
			const stand = snapshot.public.stand.get(id);
			if (stand?.place !== "reserve") return refuse("not-in-reserve", "That stand is not in reserve.", "stands");
			edits.put("stand", id, {
				...stand,
				place: "board"
			}).put("pose", id, pose);
		}
		return {
			changes: edits.changes(),
			facts: { n: stands.length }
		};
	}
});
var moveStands = defineAction({
	name: "move-stands",
	says: "Moves stands on the board.",
	args: Type.Object({ moves: Type.Array(Type.Object({
		id: idArg,
		to: poseArg
	}, { additionalProperties: false }), { minItems: 1 }) }, { additionalProperties: false }),
	isUndoable: true,
	isGuessable: true,
	mayAct: players,
	run(snapshot, { moves }, { seat }) {
		const edits = new Edits(snapshot);
		for (const { id, to } of moves) {
			const refusal = mayHandleStand(seat, id, snapshot);
			if (refusal) return refusal;
			if (!snapshot.public.pose.has(id)) return refuse("not-on-board", "That stand is not on the board.", "moves");
			edits.put("pose", id, to);
		}
		return {
			changes: edits.changes(),
			facts: { n: moves.length }
		};
	}
});
var loseStands = defineAction({
	name: "lose-stands",
	says: "Takes stands off the board for good.",
	args: standsArg,
	isUndoable: true,
	isGuessable: true,
	mayAct: players,
	run(snapshot, { stands }, { seat }) {
		const edits = new Edits(snapshot);
		for (const id of stands) {
			const refusal = mayHandleStand(seat, id, snapshot);
			if (refusal) return refusal;
			const stand = snapshot.public.stand.get(id);
			if (stand?.place !== "board") return refuse("not-on-board", "That stand is not on the board.", "stands");
			edits.put("stand", id, {
				...stand,
				place: "lost"
			}).put("pose", id, null);
		}
		return {
			changes: edits.changes(),
			facts: { n: stands.length }
		};
	}
});
var changeCommand = defineAction({
	name: "assign-stand",
	says: "Gives a stand to a command, in secret.",
	args: Type.Object({
		stand: idArg,
		command: Type.Union([
			Type.Literal(1),
			Type.Literal(2),
			Type.Literal(3)
		])
	}, { additionalProperties: false }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain"),
	run(snapshot, { stand, command }, { seat }) {
		const refusal = mayHandleStand(seat, stand, snapshot);
		if (refusal) return refusal;
		const secret = secretOf(snapshot, stand);
		if (!secret || seat.side === void 0) return refuse("no-such-stand", "Nothing is known of that stand.", "stand");
		return {
			changes: new Edits(snapshot).putSecret(seat.side, "stand", stand, {
				...secret,
				command
			}).changes(),
			secretOf: seat.side,
			isWhollySecret: true
		};
	}
});
/** For tests of what a bug in a game does to a table. */
var stumble = defineAction({
	name: "stumble",
	says: "Has a bug.",
	args: Type.Object({}, { additionalProperties: false }),
	isUndoable: false,
	isGuessable: false,
	mayAct: players,
	run() {
		throw new Error("this game has a bug");
	}
});
var seatsOf = (side) => [
	{
		id: `${side}-captain`,
		kind: "captain",
		side
	},
	{
		id: `${side}-1`,
		kind: "commander",
		side,
		command: 1
	},
	{
		id: `${side}-2`,
		kind: "commander",
		side,
		command: 2
	}
];
({
	id: "skirmish",
	name: "Skirmish",
	sides: ["red", "blue"],
	seats: [
		{
			id: "host",
			kind: "host"
		},
		...seatsOf("red"),
		...seatsOf("blue"),
		{
			id: "umpire",
			kind: "umpire"
		},
		{
			id: "spectator",
			kind: "spectator"
		}
	],
	profiles: [{
		id: "plain",
		name: "Plain",
		description: "A plain board."
	}],
	houseRules: [{
		key: HANDS_ON,
		title: "Hands on",
		description: "Everyone moves every stand.",
		default: false
	}],
	actions: [
		bringArmy,
		placeStands,
		moveStands,
		loseStands,
		changeCommand,
		stumble
	]
}).id;
// packages/table/src/testing/settled.ts
/** Taken when this file is read, before a test fakes timers. This package knows no Node types. */
var { setImmediate: soon, process: process$1 } = globalThis;
process$1.setMaxListeners(0);
closeCodes.otherEpoch, closeCodes.updateRefused;
// apps/server/src/store/group-commit.ts
/** A flush costs the disk the same for one writer as for a hundred, so writers that come close together share one. */
var GroupCommit = class {
	#options;
	#spacing;
	#waiting = [];
	#isRunning = false;
	#isPlanned = false;
	#lastBegan = Number.NEGATIVE_INFINITY;
	#idle = [];
	constructor(options) {
		this.#options = options;
		this.#spacing = options.spacing ?? 5;
	}
	enqueue(changes) {
		return new Promise((resolve, reject) => {
			this.#waiting.push({
				changes,
				resolve,
				reject
			});
			this.#plan();
		});
	}
	/** Resolves when everything that waits now was written or refused. */
	async drained() {
		if (!this.#isRunning && this.#waiting.length === 0) return;
		await new Promise((resolve) => this.#idle.push(resolve));
	}
	#plan() {
		if (this.#isRunning || this.#isPlanned || this.#waiting.length === 0) return;
		this.#isPlanned = true;
		const wait = this.#lastBegan + this.#spacing - performance.now();
		if (wait <= 0) setImmediate(() => this.#begin());
		else setTimeout(() => this.#begin(), wait);
	}
	#begin() {
		this.#isPlanned = false;
		this.#isRunning = true;
		this.#lastBegan = performance.now();
		const group = this.#waiting;
		this.#waiting = [];
		this.#options.write(group.flatMap(({ changes }) => changes)).then(() => this.#succeed(group), (error) => this.#fail(group, error));
	}
	#succeed(group) {
		this.#options.onCommit?.(performance.now() - this.#lastBegan, group.length);
		for (const { resolve } of group) resolve();
		this.#finish();
	}
	/** Who waits behind a failed write built on it, so all of them fail with it. */
	#fail(group, error) {
		this.#options.onFailure(error);
		const behind = this.#waiting;
		this.#waiting = [];
		const failure = new StoreFailure(error instanceof Error ? error.message : String(error));
		for (const { reject } of [...group, ...behind]) reject(failure);
		this.#finish();
	}
	#finish() {
		this.#isRunning = false;
		this.#plan();
		if (this.#waiting.length > 0) return;
		const idle = this.#idle;
		this.#idle = [];
		for (const resolve of idle) resolve();
	}
};
// apps/server/src/store/level-database.ts
/** Another process has the folder. */
var FolderInUse = class extends Error {
	name = "FolderInUse";
};
var REOPEN_AT_MOST_EVERY = 1e3;
/**
* The handle on the database, given out only while it can be trusted. After a failed write LevelDB goes on acknowledging through the
* same handle what is gone at the next open (measured: 20 of 20), so a failure closes it, and whoever asks next opens it anew.
*/
var LevelDatabase = class {
	#folder;
	#level;
	#closing = Promise.resolve();
	#opening;
	#lastTry = Number.NEGATIVE_INFINITY;
	#isClosed = false;
	constructor(folder) {
		this.#folder = folder;
	}
	/** Opens for the first time. Rejects with `FolderInUse`, or with what the disk says. */
	async open() {
		this.#level = await opened(this.#folder);
	}
	/** The open database; `StoreFailure` while it cannot be opened. */
	async level() {
		if (this.#level) return this.#level;
		if (this.#isClosed) throw new StoreFailure("the store is closed");
		this.#opening ??= this.#reopen().finally(() => this.#opening = void 0);
		return this.#opening;
	}
	/** Never to be trusted again. */
	distrust() {
		const level = this.#level;
		this.#level = void 0;
		if (level) this.#closing = level.close().catch(() => void 0);
	}
	async close() {
		this.#isClosed = true;
		await this.#opening?.catch(() => void 0);
		this.distrust();
		await this.#closing;
	}
	async #reopen() {
		if (performance.now() - this.#lastTry < REOPEN_AT_MOST_EVERY) throw new StoreFailure("the disk refused a moment ago");
		this.#lastTry = performance.now();
		await this.#closing;
		try {
			this.#level = await opened(this.#folder);
			return this.#level;
		} catch (error) {
			throw new StoreFailure(error instanceof Error ? reasonOf(error).message : String(error));
		}
	}
};
var reasonOf = (error) => error.cause instanceof Error ? error.cause : error;
var opened = async (folder) => {
	const level = new ClassicLevel(folder);
	try {
		await level.open();
		return level;
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		const reason = reasonOf(error);
		if (reason.code === "LEVEL_LOCKED") throw new FolderInUse(`${folder} is in use by another server`);
		throw reason;
	}
};
// apps/server/src/store/level-keys.ts
/** How the one database is divided. `!` sorts before every letter and digit, and no table id holds one. */
var padded = (number) => String(number).padStart(16, "0");
var recordKey = (table, seq) => `l!${table}!${padded(seq)}`;
var snapshotKey = (table) => `s!${table}`;
var plansOf = (table) => `p!${table}!`;
var planKey = (table, document, count) => `${plansOf(table)}${document}!${padded(count)}`;
var planOf = (table, key) => key.slice(plansOf(table).length).split("!")[0] ?? "";
var smallKey = (key) => `r!${key}`;
/** The range of every key that begins so. */
var beginning = (prefix) => ({
	gte: prefix,
	lt: `${prefix}\u{10ffff}`
});
/** The number at a key's end. */
var seqOf = (key) => Number(key.slice(key.lastIndexOf("!") + 1));
// apps/server/src/store/table-claims.ts
/**
* Who may write to which table, checked in memory when a write is enqueued: LevelDB's lock keeps other processes out of the folder,
* so the only rivals are owners in this one.
*/
var TableClaims = class {
	#claims = /* @__PURE__ */ new Map();
	/** Begins at the time in microseconds, so that no epoch comes back after a restart. */
	#lastEpoch = Math.floor((performance.timeOrigin + performance.now()) * 1e3);
	/** From here on every earlier epoch of the table is void. */
	take(table) {
		const epoch = ++this.#lastEpoch;
		this.#claims.set(table, {
			epoch,
			length: 0,
			hasFailed: false,
			plans: /* @__PURE__ */ new Map(),
			planCount: 0
		});
		return epoch;
	}
	/** Tells what the disk holds; `Fenced` when the table was taken again meanwhile. */
	settle(table, epoch, length, plans, planCount) {
		const claim = this.check(table, epoch);
		claim.length = length;
		claim.planCount = planCount;
		for (const [document, keys] of plans) claim.plans.set(document, keys);
	}
	check(table, epoch) {
		const claim = this.#claims.get(table);
		if (!claim || claim.epoch !== epoch) throw new Fenced(`table ${table} has another owner now`);
		if (claim.hasFailed) throw new StoreFailure("an earlier write failed; the table must be opened anew");
		return claim;
	}
	/** Promises the next records to this writer; `Fenced` when the log is not as long as he believes. */
	promise(table, epoch, seq, count) {
		const claim = this.check(table, epoch);
		if (claim.length !== seq) throw new Fenced(`table ${table} has ${claim.length} records, not ${seq}`);
		claim.length += count;
	}
	/** After a failed write nothing is known of any table. */
	voidAll() {
		for (const claim of this.#claims.values()) claim.hasFailed = true;
	}
};
// apps/server/src/store/level-store.ts
/** Ledgers, snapshots, plans and small records of all tables in one LevelDB, with one flushed group commit for all of them. */
var LevelStore = class LevelStore {
	#database;
	#claims = new TableClaims();
	#commits;
	/** Rejects with `FolderInUse` when another process has the folder. */
	static async open(folder, options = {}) {
		const database = new LevelDatabase(folder);
		await database.open();
		return new LevelStore(database, options);
	}
	constructor(database, options) {
		this.#database = database;
		this.#commits = new GroupCommit({
			write: (changes) => this.#write(changes),
			onFailure: () => this.#distrust(),
			onCommit: options.onCommit
		});
	}
	async open(table) {
		const epoch = this.#claims.take(table);
		await this.#commits.drained();
		return this.#reading(async () => {
			const length = await this.#lengthOf(table);
			const plans = await this.#planKeysOf(table);
			const snapshot = await (await this.#database.level()).get(snapshotKey(table));
			const counts = [...plans.values()].flat().map(seqOf);
			this.#claims.settle(table, epoch, length, plans, Math.max(0, ...counts));
			return {
				epoch,
				length,
				...snapshot === void 0 ? {} : { snapshot: parseSnapshot(snapshot) }
			};
		});
	}
	async append(table, epoch, seq, values) {
		this.#claims.promise(table, epoch, seq, values.length);
		await this.#commits.enqueue(values.map((value, i) => ({
			put: recordKey(table, seq + i),
			value
		})));
	}
	read(table, from, limit) {
		return this.#reading(async () => {
			const { lt } = beginning(`l!${table}!`);
			return (await this.#database.level()).values({
				gte: recordKey(table, from),
				lt,
				limit
			}).all();
		});
	}
	async saveSnapshot(table, epoch, seq, value) {
		this.#claims.check(table, epoch);
		await this.#commits.enqueue([{
			put: snapshotKey(table),
			value: `${seq}\n${value}`
		}]);
	}
	readPlan(table, document) {
		return this.#reading(async () => {
			return (await this.#database.level()).values({
				...beginning(`${plansOf(table)}${document}!`),
				valueEncoding: "view"
			}).all();
		});
	}
	async appendPlan(table, epoch, document, update) {
		const claim = this.#claims.check(table, epoch);
		const key = planKey(table, document, ++claim.planCount);
		claim.plans.set(document, [...claim.plans.get(document) ?? [], key]);
		await this.#commits.enqueue([{
			put: key,
			value: update
		}]);
	}
	async replacePlan(table, epoch, document, updates) {
		const claim = this.#claims.check(table, epoch);
		const old = claim.plans.get(document) ?? [];
		const puts = updates.map((value) => ({
			put: planKey(table, document, ++claim.planCount),
			value
		}));
		claim.plans.set(document, puts.map(({ put }) => put));
		await this.#commits.enqueue([...old.map((del) => ({ del })), ...puts]);
	}
	/** Invites and sessions, in the same database and the same group commits. */
	records = {
		get: (key) => this.#reading(async () => (await this.#database.level()).get(smallKey(key))),
		list: (prefix) => this.#reading(async () => {
			return (await (await this.#database.level()).iterator(beginning(smallKey(prefix))).all()).map(([key, value]) => [key.slice(smallKey("").length), value]);
		}),
		write: (changes) => this.#commits.enqueue(changes.map((change) => "put" in change ? {
			put: smallKey(change.put),
			value: change.value
		} : { del: smallKey(change.del) }))
	};
	async close() {
		await this.#commits.drained();
		await this.#database.close();
	}
	async #write(changes) {
		const batch = (await this.#database.level()).batch();
		for (const change of changes) if ("del" in change) batch.del(change.del);
		else if (typeof change.value === "string") batch.put(change.put, change.value);
		else batch.put(change.put, change.value, { valueEncoding: "view" });
		await batch.write({ sync: true });
	}
	#distrust() {
		this.#claims.voidAll();
		this.#database.distrust();
	}
	async #lengthOf(table) {
		const [last] = await (await this.#database.level()).keys({
			...beginning(`l!${table}!`),
			reverse: true,
			limit: 1
		}).all();
		return last === void 0 ? 0 : seqOf(last) + 1;
	}
	async #planKeysOf(table) {
		const keys = await (await this.#database.level()).keys(beginning(plansOf(table))).all();
		const plans = /* @__PURE__ */ new Map();
		for (const key of keys) plans.set(planOf(table, key), [...plans.get(planOf(table, key)) ?? [], key]);
		return plans;
	}
	/** A read that meets a database which was closed under it has learnt nothing. */
	async #reading(read) {
		try {
			return await read();
		} catch (error) {
			if (error instanceof Error && "code" in error && String(error.code).startsWith("LEVEL_")) throw new StoreFailure(error.message);
			throw error;
		}
	}
};
var parseSnapshot = (text) => {
	const end = text.indexOf("\n");
	return {
		seq: Number(text.slice(0, end)),
		value: text.slice(end + 1)
	};
};
// apps/server/src/system-chance.ts
var ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
/** So many letters and digits (5 bits each) that nobody can guess; none of them means anything in a cookie, a path or a key. */
var randomName = (length) => Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join("");
var shuffled = (things) => {
	const order = [...things];
	for (let i = order.length - 1; i > 0; i--) {
		const j = randomInt(i + 1);
		[order[i], order[j]] = [order[j], order[i]];
	}
	return order;
};
/** The system's own generator. */
var systemChance = {
	newId: (kind) => `${kind}:${randomName(10)}`,
	shuffled,
	roll: (dice) => dice.map((sides) => randomInt(1, sides + 1))
};
// apps/server/src/system-clock.ts
/** Longer delays are for a clock of their own: past 2^31 ms Node fires at once. */
var LONGEST = 6e4;
var systemClock = {
	now: () => Date.now(),
	after: (milliseconds, run) => {
		const timer = setTimeout(run, Math.min(milliseconds, LONGEST));
		return () => clearTimeout(timer);
	}
};
// apps/server/bench/action-cost.ts
var AT_ONCE = 50;
var captain = {
	id: "red-captain",
	kind: "captain",
	side: "red"
};
var surroundings = {
	clock: systemClock,
	chance: systemChance,
	newSalt: () => randomBytes(32),
	hashText: (text) => createHash("sha256").update(text).digest("hex"),
	tell: () => void 0
};
var reader = (id) => ({
	id: `peer-${id}`,
	seat: captain,
	name: "Reader",
	document: "public",
	wantsEvents: true,
	buffered: 0,
	send: () => void 0,
	close: (code) => {
		if (code !== 4409) throw new Error(`sent away with ${code}`);
	}
});
var done = async (room, name, args) => {
	const answer = await room.act(captain, "Red", {
		id: randomUUID(),
		name,
		args
	});
	if (isRefusal(answer)) throw new Error(`${name}: ${answer.code}: ${answer.message}`);
	return answer.result;
};
var deployedRoom = async (store) => {
	const genesis = {
		game: grandTriumph.id,
		profile: grandTriumph.profiles[0]?.id ?? "",
		name: "Bench"
	};
	const details = {
		visibility: "private",
		houseRules: {},
		versions: {}
	};
	const room = await Room.create({
		table: "bench",
		game: grandTriumph,
		store,
		surroundings
	}, {
		...genesis,
		...details
	});
	const sample = sampleArmies[0]?.army;
	if (!sample) throw new Error("there is no sample army");
	const many = Array.from({ length: 200 }, (_, i) => sample.stands[i % sample.stands.length]);
	const { stands } = await done(room, "bring-army", {
		side: "red",
		army: {
			...sample,
			stands: many
		}
	});
	await done(room, "place-stands", { stands: stands.map((id, i) => ({
		id,
		pose: poseOf(i, 0)
	})) });
	for (let i = 0; i < 4; i++) {
		const peer = reader(i);
		room.join(peer, void 0);
		room.receive(peer, askForAll);
	}
	return {
		room,
		stands
	};
};
var measure = async (store, moves) => {
	const { room, stands } = await deployedRoom(store);
	let count = 0;
	const move = () => done(room, "move-stands", { moves: [{
		id: stands[++count % 200],
		to: poseOf(count, count)
	}] });
	const keepMoving = async (many) => {
		for (let i = 0; i < many; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, move));
	};
	await keepMoving(moves / 2);
	const before = process.cpuUsage();
	await keepMoving(moves);
	const { user, system } = process.cpuUsage(before);
	const alone = [];
	for (let i = 0; i < 200; i++) {
		const began = performance.now();
		await move();
		alone.push(performance.now() - began);
	}
	await room.rest();
	return {
		busy: (user + system) / moves,
		alone: median(alone)
	};
};
var moves = Number(process.argv[2] ?? 6e3);
var folder = mkdtempSync(join(tmpdir(), "vexillum-cost-"));
var level = await LevelStore.open(folder);
var costs = {
	disk: await measure(level, moves),
	memory: await measure(new MemoryLogStore(), moves)
};
await level.close();
rmSync(folder, {
	recursive: true,
	force: true
});
console.log(JSON.stringify(costs));
process.exit(0);
export {};
