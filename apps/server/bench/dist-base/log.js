import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { fileURLToPath } from "node:url";
import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { ValueErrorType } from "@sinclair/typebox/errors";
import * as decoding from "lib0/decoding";
import { createDecoder, hasContent, readFloat32, readFloat64, readUint8, readVarInt, readVarString, readVarUint, readVarUint8Array } from "lib0/decoding";
import * as encoding from "lib0/encoding";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as Y from "yjs";
import { encodeStateAsUpdate } from "yjs";
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from "y-protocols/sync";
import { STATUS_CODES } from "node:http";
import { networkInterfaces } from "node:os";
import { existsSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { pino } from "pino";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { WebSocket, WebSocketServer } from "ws";
import { ClassicLevel } from "classic-level";
// packages/model/src/action.ts
/** Keeps the types of an action's arguments while it goes into a list of actions. */
var defineAction = (action) => action;
// packages/model/src/records/table-record.ts
var THIS_TABLE = "this";
// packages/model/src/snapshot.ts
var publicKinds = [
	"table",
	"seat",
	"army",
	"pose",
	"stand",
	"terrain",
	"marker",
	"camp",
	"drawing",
	"chat",
	"log"
];
var sideKinds = [
	"stand",
	"pose",
	"chat"
];
/** Kinds that keep only their newest records: adding one more drops the oldest, by the same rule everywhere. */
var newestKept = {
	chat: 100,
	log: 100
};
var emptyMaps = (kinds) => Object.fromEntries(kinds.map((kind) => [kind, /* @__PURE__ */ new Map()]));
var emptyPublic = () => emptyMaps(publicKinds);
var emptySide = () => emptyMaps(sideKinds);
/** A table with nothing on it, with a layer for each of the given sides. */
var emptySnapshot = (sides) => ({
	public: emptyPublic(),
	sides: Object.fromEntries(sides.map((side) => [side, emptySide()]))
});
var tableOf = (snapshot) => snapshot.public.table.get(THIS_TABLE);
var houseRule = (snapshot, key) => tableOf(snapshot)?.houseRules[key];
/** The secret part of a stand, where the reader may know it. */
var secretOf = (snapshot, standId) => {
	const stand = snapshot.public.stand.get(standId);
	return stand && snapshot.sides[stand.side]?.stand.get(standId);
};
/** Which command a stand is in, as far as the reader knows: `undefined` when he does not, `null` when it is in none. */
var commandOf = (snapshot, standId) => snapshot.public.stand.get(standId)?.command ?? secretOf(snapshot, standId)?.command;
// packages/model/src/changes.ts
/** Collects changes against a snapshot; `before` is read from it, so that a change can always be reversed. */
var Edits = class {
	#snapshot;
	#public = {};
	#sides = {};
	constructor(snapshot) {
		this.#snapshot = snapshot;
	}
	put(kind, id, record) {
		note(this.#public, this.#snapshot.public, kind, id, record);
		return this;
	}
	putSecret(side, kind, id, record) {
		note(this.#sides[side] ??= {}, this.#snapshot.sides[side] ?? {}, kind, id, record);
		return this;
	}
	changes() {
		return {
			...Object.keys(this.#public).length > 0 ? { public: this.#public } : {},
			...Object.keys(this.#sides).length > 0 ? { sides: this.#sides } : {}
		};
	}
};
var note = (layer, maps, kind, id, record) => {
	const before = maps[kind]?.get(id) ?? null;
	if (before === null && record === null) return;
	(layer[kind] ??= {})[id] = [before, record];
};
var reverseLayer = (layer) => Object.fromEntries(Object.entries(layer).map(([kind, records]) => [kind, Object.fromEntries(Object.entries(records).map(([id, [before, after]]) => [id, [after, before]]))]));
/** The changes that take these back. */
var reverse = (changes) => ({
	...changes.public ? { public: reverseLayer(changes.public) } : {},
	...changes.sides ? { sides: Object.fromEntries(Object.entries(changes.sides).map(([side, layer]) => [side, reverseLayer(layer)])) } : {}
});
/** Makes the changes in the snapshot's own maps. For an owner of the only copy (a room); everyone else uses `withChanges`. */
var changeInPlace = (snapshot, changes) => {
	if (changes.public) changeLayer(snapshot.public, changes.public);
	for (const [side, layer] of Object.entries(changes.sides ?? {})) {
		const maps = snapshot.sides[side];
		if (maps) changeLayer(maps, layer);
	}
};
var changeLayer = (maps, layer) => {
	for (const kind in layer) {
		const records = maps[kind];
		if (!records) continue;
		const kindChanges = layer[kind];
		for (const id in kindChanges) {
			const after = kindChanges[id][1];
			if (after === null) records.delete(id);
			else records.set(id, after);
		}
		dropOldest(records, newestKept[kind]);
	}
};
var dropOldest = (records, keep) => {
	if (keep === void 0) return;
	for (const id of records.keys()) {
		if (records.size <= keep) return;
		records.delete(id);
	}
};
/** Every record that the changes touch, as `layer/kind/id`. */
var touchedKeys = (changes) => {
	const keys = [];
	const collect = (layerName, layer) => {
		for (const kind in layer) for (const id in layer[kind]) keys.push(`${layerName}/${kind}/${id}`);
	};
	if (changes.public) collect("public", changes.public);
	for (const [side, layer] of Object.entries(changes.sides ?? {})) collect(`side-${side}`, layer);
	return keys;
};
// packages/model/src/refusal.ts
var refuse = (code, message, field) => ({
	kind: "refusal",
	code,
	message,
	...field === void 0 ? {} : { field }
});
var isRefusal = (value) => typeof value === "object" && value !== null && value.kind === "refusal";
// packages/model/src/seat.ts
var isPlayer = (seat) => seat.kind === "captain" || seat.kind === "commander";
// packages/model/src/may-act.ts
/** The house rule that lets every player move every stand. */
var HANDS_ON = "hands-on";
var who = {
	host: "The host",
	captain: "A captain",
	commander: "A commander",
	umpire: "The umpire",
	spectator: "A spectator"
};
/** Lets only these kinds of seat act. */
var onlySeats = (...kinds) => (seat) => kinds.includes(seat.kind) ? void 0 : refuse("not-allowed", seat.kind === "spectator" ? "A spectator watches and does nothing else." : `${who[seat.kind]} may not do this.`);
/** Whether the seat may lay hands on this stand. */
var mayHandleStand = (seat, standId, snapshot) => {
	const stand = snapshot.public.stand.get(standId);
	if (!stand) return refuse("no-such-stand", "That stand is not at this table.");
	if (!isPlayer(seat)) return refuse("not-your-stand", "Only players move stands.");
	if (houseRule(snapshot, "hands-on") === true) return void 0;
	if (stand.side !== seat.side) return refuse("not-your-stand", "That stand belongs to the other side.");
	if (seat.kind === "captain") return void 0;
	const command = commandOf(snapshot, standId);
	if (command === void 0 || command === null || command === seat.command) return void 0;
	return refuse("not-your-command", `That stand is in command ${command}, and you lead command ${seat.command}.`);
};
/** Whether the seat may act in this side's name (its army, camp and markers). */
var mayActForSide = (seat, side) => seat.kind === "umpire" || seat.kind === "captain" && seat.side === side ? void 0 : refuse("not-your-side", "Only that side’s captain may do this.");
// packages/model/src/records/drawing.ts
var drawingShapes = [
	"line",
	"arrow",
	"area"
];
// packages/model/src/actions/draw.ts
var DRAWINGS_LIMIT = 200;
var coordinate$1 = Type.Integer({
	minimum: -1e6,
	maximum: 1e6
});
var draw = defineAction({
	name: "draw",
	says: "Draws a line, an arrow or an area that everyone sees.",
	args: Type.Object({
		shape: Type.Union(drawingShapes.map((shape) => Type.Literal(shape))),
		points: Type.Array(Type.Tuple([coordinate$1, coordinate$1]), {
			minItems: 2,
			maxItems: 200
		})
	}, { additionalProperties: false }),
	isUndoable: true,
	isGuessable: false,
	mayAct: onlySeats("captain", "commander", "umpire"),
	run(snapshot, { shape, points }, { seat, chance }) {
		if (snapshot.public.drawing.size >= DRAWINGS_LIMIT) return refuse("too-many-drawings", `A table holds ${DRAWINGS_LIMIT} drawings; erase some first.`);
		const id = chance.newId("drawing");
		return {
			changes: new Edits(snapshot).put("drawing", id, {
				seat: seat.id,
				shape,
				points
			}).changes(),
			result: { id }
		};
	}
});
// packages/model/src/actions/erase.ts
var erase = defineAction({
	name: "erase",
	says: "Erases drawings; the umpire may erase anybody’s.",
	args: Type.Object({ drawings: Type.Array(Type.String({ maxLength: 64 }), {
		minItems: 1,
		maxItems: 200,
		uniqueItems: true
	}) }, { additionalProperties: false }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "commander", "umpire"),
	run(snapshot, { drawings }, { seat }) {
		const edits = new Edits(snapshot);
		for (const id of drawings) {
			const drawing = snapshot.public.drawing.get(id);
			if (!drawing) return refuse("no-such-drawing", "That drawing is gone already.", "drawings");
			const owner = snapshot.public.seat.get(drawing.seat);
			if (!(drawing.seat === seat.id || seat.side !== void 0 && owner?.side === seat.side) && seat.kind !== "umpire") return refuse("not-your-drawing", "The other side drew that.", "drawings");
			edits.put("drawing", id, null);
		}
		return {
			changes: edits.changes(),
			facts: { n: drawings.length }
		};
	}
});
// packages/model/src/actions/roll-dice.ts
var rollDice = defineAction({
	name: "roll-dice",
	says: "Rolls dice on the server, for everyone to see.",
	args: Type.Object({
		dice: Type.Array(Type.Integer({
			minimum: 2,
			maximum: 100
		}), {
			minItems: 1,
			maxItems: 12
		}),
		why: Type.String({ maxLength: 120 }),
		k: Type.Optional(Type.Integer({ minimum: 1 }))
	}, { additionalProperties: false }),
	isUndoable: false,
	isGuessable: false,
	mayAct: onlySeats("host", "captain", "commander", "umpire"),
	run(_snapshot, { dice, why }, { chance }) {
		const values = chance.roll(dice);
		return {
			changes: {},
			result: { values },
			draw: { values },
			facts: {
				dice,
				values,
				why
			}
		};
	}
});
// packages/model/src/actions/index.ts
/** What can be done at every table, whatever the game. Undo and redo need the table's history and live with it. */
var platformActions = [
	defineAction({
		name: "say",
		says: "Says something to the whole table or to your own side.",
		args: Type.Object({
			text: Type.String({
				minLength: 1,
				maxLength: 500
			}),
			to: Type.Union([Type.Literal("table"), Type.Literal("side")])
		}, { additionalProperties: false }),
		isUndoable: false,
		isGuessable: false,
		mayAct: onlySeats("host", "captain", "commander", "umpire"),
		run(snapshot, { text, to }, { seat, name, at, chance }) {
			if (text.trim() === "") return refuse("empty-text", "There is nothing in that message.", "text");
			const line = {
				seat: seat.id,
				name,
				text,
				at
			};
			const chatId = chance.newId("chat");
			if (to === "table") return { changes: new Edits(snapshot).put("chat", chatId, line).changes() };
			if (seat.side === void 0) return refuse("no-side", "You sit on neither side, so there is no team to talk to.", "to");
			return {
				changes: new Edits(snapshot).putSecret(seat.side, "chat", chatId, line).changes(),
				secretOf: seat.side,
				isWhollySecret: true
			};
		}
	}),
	rollDice,
	draw,
	erase
];
// packages/model/src/pose.ts
var MILLI_MU = 1e3;
var FULL_TURN = 36e3;
// packages/model/src/records/marker.ts
var markerLetters = [
	"A",
	"B",
	"C"
];
// packages/triumph/src/actions/plays-openly.ts
var SEALED_ORDERS = "sealed-orders";
/** Whether a stand's command and general become public when it is placed. */
var playsOpenly = (snapshot) => houseRule(snapshot, SEALED_ORDERS) !== true;
// packages/triumph/src/armies/problem.ts
var isProblem = (value) => typeof value === "object" && value !== null && value.kind === "problem";
// packages/triumph/src/armies/cursor.ts
/** Carries a problem from deep in a file to the door where the file came in; caught by `readFrom` and nowhere else. */
var Unreadable = class extends Error {
	problem;
	constructor(problem) {
		super(`${problem.field}: ${problem.message}`);
		this.problem = problem;
	}
};
var BROKEN_CHARACTER = /\p{Surrogate}/u;
var TEXT_LIMIT = 4e3;
var ITEMS_LIMIT = 2e3;
var kindOf = (value) => {
	if (value === void 0) return "missing";
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "an object";
	return typeof value === "string" ? `the text ${shown(value)}` : shown(value);
};
var shown = (value) => {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
/** A value of a file together with its path, so that whatever is wrong with it can be named. */
var Cursor = class Cursor {
	value;
	path;
	constructor(value, path = "") {
		this.value = value;
		this.path = path;
	}
	fail(message) {
		throw new Unreadable({
			kind: "problem",
			field: this.path === "" ? "file" : this.path,
			message
		});
	}
	get isAbsent() {
		return this.value === void 0 || this.value === null;
	}
	get isObject() {
		return typeof this.value === "object" && this.value !== null && !Array.isArray(this.value);
	}
	/** The value under a key, present or not. */
	at(key) {
		if (!this.isObject) this.fail(`an object is needed here, this is ${kindOf(this.value)}`);
		const own = Object.hasOwn(this.value, key) ? this.value[key] : void 0;
		return new Cursor(own, this.path === "" ? key : `${this.path}.${key}`);
	}
	onlyKeys(keys) {
		this.at("");
		for (const key of Object.keys(this.value)) if (!keys.includes(key)) this.at(key).fail("nobody knows this key");
		return this;
	}
	items(limit = ITEMS_LIMIT) {
		if (!Array.isArray(this.value)) return this.fail(`a list is needed here, this is ${kindOf(this.value)}`);
		if (this.value.length > limit) this.fail(`${this.value.length} entries are too many, ${limit} is the most`);
		return this.value.map((item, index) => new Cursor(item, this.path === "" ? `${index}` : `${this.path}.${index}`));
	}
	/** No entries where the list is missing or null. */
	itemsIfAny(limit) {
		return this.isAbsent ? [] : this.items(limit);
	}
	text(limit = TEXT_LIMIT) {
		if (typeof this.value !== "string") return this.fail(`a text is needed here, this is ${kindOf(this.value)}`);
		if (BROKEN_CHARACTER.test(this.value)) this.fail("this text is broken (half of a character is missing)");
		const text = this.value.normalize("NFC").trim();
		if (text.length > limit) this.fail(`this text is longer than ${limit} characters`);
		return text;
	}
	/** A text that says something. */
	words(limit) {
		const text = this.text(limit);
		return text === "" ? this.fail("this text is empty") : text;
	}
	textIfAny(limit) {
		if (this.isAbsent) return null;
		const text = this.text(limit);
		return text === "" ? null : text;
	}
	integer(smallest, largest) {
		const value = this.value;
		if (typeof value !== "number") return this.fail(`a number is needed here, this is ${kindOf(value)}`);
		if (!Number.isInteger(value)) return this.fail(`a whole number is needed here, this is ${value}`);
		if (value < smallest || value > largest) return this.fail(`${value} is out of bounds, from ${smallest} to ${largest} is possible`);
		return value;
	}
	number() {
		if (typeof this.value === "number" && Number.isFinite(this.value)) return this.value;
		return this.fail(`a number is needed here, this is ${kindOf(this.value)}`);
	}
	boolean() {
		if (typeof this.value === "boolean") return this.value;
		return this.fail(`true or false is needed here, this is ${kindOf(this.value)}`);
	}
	/** `true` or left out, never `false`. */
	trueIfAny() {
		if (this.value === void 0 || this.value === true) return this.value;
		return this.fail(`only true is possible here, this is ${kindOf(this.value)}`);
	}
	oneOf(choices) {
		const found = choices.find((choice) => choice === this.value);
		if (found !== void 0) return found;
		return this.fail(`one of ${choices.map((choice) => shown(choice)).join(", ")} is needed here, this is ${kindOf(this.value)}`);
	}
	/** A code out of a known set. */
	code(known, what) {
		const code = this.text(40);
		return known.has(code) ? code : this.fail(`${shown(code)} is no known ${what}`);
	}
};
/** Reads a whole value or nothing: the first thing that is wrong becomes the answer. */
var readFrom = (json, path, read) => {
	try {
		return read(new Cursor(json, path));
	} catch (error) {
		if (error instanceof Unreadable) return error.problem;
		throw error;
	}
};
// packages/triumph/src/armies/known-codes.ts
var knownCodes = (profile) => ({
	troopTypes: new Set(profile.troopTypes.rows.map((row) => row.code)),
	battleCards: new Set(profile.battleCards.rows.map((row) => row.code))
});
// packages/triumph/src/armies/read-army-file.ts
var NAME_LIMIT$1 = 120;
var POINTS_LIMIT = 1e5;
var readList = (list) => {
	list.onlyKeys([
		"name",
		"source",
		"id"
	]);
	const id = list.at("id").isAbsent ? void 0 : list.at("id").words(NAME_LIMIT$1);
	const reference = {
		name: list.at("name").words(NAME_LIMIT$1),
		source: list.at("source").text(NAME_LIMIT$1)
	};
	return id === void 0 ? reference : {
		...reference,
		id
	};
};
var readCard = (card, known) => {
	card.onlyKeys(["code", "count"]);
	return {
		code: card.at("code").code(known.battleCards, "battle card"),
		count: card.at("count").integer(1, 100)
	};
};
var readCodes = (codes, known, what) => codes.value === void 0 ? void 0 : codes.items(12).map((code) => code.code(known, what));
var standKeys = [
	"troopType",
	"command",
	"halfPoints",
	"general",
	"overall",
	"ally",
	"polity",
	"entry",
	"cards",
	"real"
];
/** Leaves out what is not there, so that a file keeps its own spelling. */
var given = (parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== void 0));
var readStand = (stand, known) => {
	stand.onlyKeys(standKeys);
	return {
		troopType: stand.at("troopType").code(known.troopTypes, "troop type"),
		command: stand.at("command").oneOf([
			1,
			2,
			3,
			null
		]),
		halfPoints: stand.at("halfPoints").integer(0, POINTS_LIMIT),
		...given({
			general: stand.at("general").trueIfAny(),
			overall: stand.at("overall").trueIfAny(),
			ally: stand.at("ally").trueIfAny(),
			polity: stand.at("polity").value === void 0 ? void 0 : stand.at("polity").words(NAME_LIMIT$1),
			entry: stand.at("entry").value === void 0 ? void 0 : stand.at("entry").words(240),
			cards: readCodes(stand.at("cards"), known.battleCards, "battle card"),
			real: readCodes(stand.at("real"), known.troopTypes, "troop type")
		})
	};
};
var readStands = (stands, known) => {
	const read = stands.items().map((stand) => readStand(stand, known));
	return read.length > 0 ? read : stands.fail("an army needs at least one stand");
};
/** Reads an army file; `path` is put before the names of fields, for files inside something else. */
var readArmyFile = (json, profile, path = "") => readFrom(json, path, (file) => {
	const known = knownCodes(profile);
	file.at("vexillumArmy").oneOf([1]);
	file.onlyKeys([
		"vexillumArmy",
		"name",
		"list",
		"halfPoints",
		"stands",
		"cards"
	]);
	const list = file.at("list").value === void 0 ? void 0 : readList(file.at("list"));
	return {
		vexillumArmy: 1,
		name: file.at("name").words(NAME_LIMIT$1),
		...list === void 0 ? {} : { list },
		halfPoints: file.at("halfPoints").integer(0, POINTS_LIMIT),
		stands: readStands(file.at("stands"), known),
		cards: file.at("cards").items(100).map((card) => readCard(card, known))
	};
});
// packages/triumph/src/profiles/sourced.ts
var verified = (value, source) => ({
	value,
	source,
	isVerified: true
});
var unverified = (value, source) => ({
	value,
	source,
	isVerified: false
});
// packages/triumph/src/profiles/battle-cards.ts
var free = {
	per: "army",
	halfPoints: 0
};
var once = (points) => ({
	per: "army",
	halfPoints: points * 2
});
var each = (points) => ({
	per: "card",
	halfPoints: points * 2
});
var perStand = (points) => ({
	per: "stand",
	halfPoints: points * 2
});
var row$2 = (number, code, name, level, cost) => ({
	code,
	name,
	number,
	level,
	cost
});
var open = (code, what) => ({
	code,
	column: "cost",
	source: `Battle Cards 1.0; ${what}`,
	isVerified: false
});
var battleCards = {
	source: "Battle Cards 1.0 (March 2021)",
	isVerified: true,
	columns: { level: {
		source: "where public army lists carry the card",
		isVerified: false
	} },
	cells: [
		open("CF", "whether the point is for the stand, the line or the army is not said"),
		open("MI", "whether stands are counted for each line or for the army is not said"),
		open("CT", "whether the limit of two is of cards or of points is not said")
	],
	rows: [
		row$2(1, "DD", "Deployment Dismounting", "entry", once(1)),
		row$2(2, "MD", "Mid-Battle Dismounting", "entry", once(2)),
		row$2(3, "SV", "Separated Valets", "entry", free),
		row$2(4, "LC", "Light Camelry", "entry", free),
		row$2(5, "AC", "Armored Camelry", "entry", perStand(-1)),
		row$2(5, "CC", "Charging Camelry", "entry", perStand(-1)),
		row$2(6, "CF", "Camel Protected Infantry", "entry", {
			per: "entry",
			halfPoints: 2
		}),
		row$2(7, "SB", "Supporting Bowmen", "entry", free),
		row$2(7, "SP", "Supportable", "entry", free),
		row$2(8, "MI", "Mobile Infantry", "entry", {
			per: "entry",
			halfPoints: 2,
			free: 1
		}),
		row$2(9, "PL", "Plaustrella", "entry", perStand(1)),
		row$2(10, "HL", "Hold the Line", "entry", {
			per: "card",
			halfPoints: 2,
			free: 1
		}),
		row$2(11, "HD", "Hoplite Deep Formation", "entry", free),
		row$2(12, "CT", "Charge Through", "entry", each(1)),
		row$2(13, "AM", "Ambush", "army", once(1)),
		row$2(14, "PD", "Prepared Defenses", "army", each(.5)),
		row$2(15, "SC", "Scythed Chariots and Stampedes", "army", each(2)),
		row$2(16, "NC", "No Camp", "army", once(3)),
		row$2(17, "FC", "Fortified Camp", "army", once(1)),
		row$2(18, "PT", "Pack Train and Herds", "army", once(1)),
		row$2(19, "SW", "Standard Wagon", "army", free),
		row$2(20, "ES", "Elephant Screen", "entry", once(2)),
		row$2(20, "ET", "Screenable", "entry", free),
		row$2(21, "SS", "Shower Shooting", "entry", perStand(1)),
		row$2(22, "CH", "Chained Together", "entry", free),
		row$2(23, "SF", "Sword-Fighting Cavalry", "entry", {
			per: "stand-total",
			halfPoints: 7
		}),
		row$2(24, "DC", "Deceptive Deployment", "army", each(1))
	]
};
// packages/triumph/src/profiles/terrain-types.ts
var piece = {
	smallest: [4, 2],
	largest: [16, 8]
};
var streamPiece = {
	smallest: [8, 1],
	largest: [48, 3]
};
var coastPiece = {
	smallest: [8, 2],
	largest: [48, 6]
};
var obstaclePiece = {
	smallest: [2, 1],
	largest: [2, 1]
};
var row$1 = (code, name, form, outline, ground, shape, defaultSize, { smallest, largest }) => ({
	code,
	name,
	form,
	outline,
	isDifficult: ground === "difficult",
	isHill: shape === "hill",
	defaultSize,
	smallest,
	largest
});
var BATTLE_CARDS = "Battle Cards 1.0";
var seen$1 = {
	source: "sizes of the pieces in a public table mod",
	isVerified: false
};
var terrainTypes = {
	source: "names from the setup reference and a public table mod, which agree",
	isVerified: true,
	columns: {
		form: {
			source: "inferred from the piece classes of a public table mod",
			isVerified: false
		},
		isDifficult: {
			source: "inferred from answers of the authors and from general knowledge",
			isVerified: false
		},
		outline: {
			source: "our own drawing",
			isVerified: false
		},
		isHill: {
			source: "inferred from the names",
			isVerified: false
		},
		defaultSize: seen$1,
		smallest: seen$1,
		largest: seen$1
	},
	cells: [
		{
			code: "dunes",
			column: "isDifficult",
			source: `${BATTLE_CARDS}, card 4`,
			isVerified: true
		},
		{
			code: "oasis",
			column: "isDifficult",
			source: `${BATTLE_CARDS}, card 4`,
			isVerified: true
		},
		{
			code: "prepared-defenses",
			column: "name",
			source: `${BATTLE_CARDS}, card 14`,
			isVerified: true
		},
		{
			code: "prepared-defenses",
			column: "form",
			source: `${BATTLE_CARDS}, card 14`,
			isVerified: true
		},
		{
			code: "prepared-defenses",
			column: "defaultSize",
			source: `${BATTLE_CARDS}, card 14`,
			isVerified: true
		},
		{
			code: "prepared-defenses",
			column: "smallest",
			source: `${BATTLE_CARDS}, card 14`,
			isVerified: true
		},
		{
			code: "prepared-defenses",
			column: "largest",
			source: `${BATTLE_CARDS}, card 14`,
			isVerified: true
		}
	],
	rows: [
		row$1("village", "Village", "area", "block", "difficult", "flat", [6, 6], piece),
		row$1("woods", "Woods", "area", "blob", "difficult", "flat", [8, 6], piece),
		row$1("wooded-hills", "Wooded hills", "area", "blob", "difficult", "hill", [10, 8], piece),
		row$1("steep-hills", "Steep hills", "area", "blob", "difficult", "hill", [8, 8], piece),
		row$1("gentle-hills", "Gentle hills", "area", "blob", "easy", "hill", [10, 8], piece),
		row$1("rough", "Rough", "area", "blob", "difficult", "flat", [8, 6], piece),
		row$1("ploughed-fields", "Ploughed fields", "area", "block", "difficult", "flat", [8, 6], piece),
		row$1("marsh", "Marsh", "area", "blob", "difficult", "flat", [8, 6], piece),
		row$1("dunes", "Dunes", "area", "blob", "difficult", "flat", [8, 8], piece),
		row$1("oasis", "Oasis", "area", "blob", "difficult", "flat", [6, 4], piece),
		row$1("stream", "Stream", "linear", "ribbon", "difficult", "flat", [32, 2], streamPiece),
		row$1("coast", "Coast", "edge", "edge", "difficult", "flat", [32, 3], coastPiece),
		row$1("prepared-defenses", "Prepared defenses", "obstacle", "box", "difficult", "flat", [2, 1], obstaclePiece)
	]
};
// packages/triumph/src/profiles/troop-types.ts
var row = (code, abbreviation, name, category, order, points, moveMu, depthMu, shooting, rangeMu, shotAt, againstFoot, againstMounted) => ({
	code,
	abbreviation,
	name,
	category,
	order,
	halfPoints: points * 2,
	moveMu,
	depthMu,
	shooting,
	rangeMu,
	shotAt,
	againstFoot,
	againstMounted
});
var MODDED = "a public table mod, after table 5 of version 1.1";
var SAMPLE = "a public army builder’s sample data, perhaps of version 1.2";
var doubted = (code, column, source, otherwise) => ({
	code,
	column,
	source,
	isVerified: false,
	otherwise: `${otherwise}, in ${SAMPLE}`
});
/** The 26 troop types. Columns: code, abbreviation, name, category, order, points, move, depth, shooting, range, shot at, against foot, against mounted. */
var troopTypes = {
	source: "three public data sets of the community that agree (army-list server, table mod, list dump)",
	isVerified: true,
	columns: {
		moveMu: {
			source: MODDED,
			isVerified: false
		},
		rangeMu: {
			source: "a public table mod, after rule 59 of version 1.1",
			isVerified: false
		},
		depthMu: {
			source: "two public data sets that agree for all types, scaled with the base width",
			isVerified: true
		}
	},
	cells: [
		doubted("BLV", "moveMu", MODDED, "3"),
		doubted("RBL", "moveMu", MODDED, "4"),
		doubted("HRD", "moveMu", MODDED, "3"),
		doubted("PAV", "againstMounted", "three public data sets that agree", "3"),
		doubted("WWG", "shotAt", "three public data sets that agree", "3")
	],
	rows: [
		row("BLV", "BL", "Bow Levy", "foot", "open", 2, 2, 1.5, null, null, 3, 2, 3),
		row("RBL", "Rb", "Rabble", "foot", "open", 2, 3, 1.5, null, null, 2, 2, 1),
		row("HRD", "Hd", "Horde", "foot", "close", 2, 2, 2, null, null, 2, 3, 2),
		row("ARC", "Arc", "Archers", "foot", "open", 4, 3, 1, 3, 3, 3, 2, 4),
		row("LFT", "LFt", "Light Foot", "foot", "open", 3, 5, 1, null, null, 3, 3, 2),
		row("LSP", "LSp", "Light Spear", "foot", "open", 3, 4, 1, null, null, 3, 3, 3),
		row("RDR", "Rd", "Raiders", "foot", "open", 4, 4, 1, null, null, 3, 4, 2),
		row("SKM", "Sk", "Skirmishers", "foot", "open", 3, 5, 1, null, null, 3, 2, 1),
		row("WBD", "Wb", "Warband", "foot", "open", 3, 4, 1, null, null, 3, 3, 2),
		row("ART", "Art", "Artillery", "foot", "close", 3, 2, 2, 4, 8, 3, 2, 2),
		row("EFT", "EFt", "Elite Foot", "foot", "close", 4, 3, .75, null, null, 3, 5, 3),
		row("HFT", "HFt", "Heavy Foot", "foot", "close", 3, 3, .75, null, null, 3, 4, 3),
		row("PAV", "Pv", "Pavisiers", "foot", "close", 4, 3, 2, 3, 3, 3, 3, 4),
		row("PIK", "Pk", "Pikes", "foot", "close", 3, 3, .75, null, null, 3, 3, 4),
		row("SPR", "Sp", "Spear", "foot", "close", 4, 3, .75, null, null, 3, 4, 4),
		row("WWG", "WWg", "War Wagons", "foot", "close", 3, 2, 2, 3, 3, 4, 3, 4),
		row("WRR", "Wr", "Warriors", "foot", "close", 3, 3, .75, null, null, 3, 3, 2),
		row("BAD", "BH", "Bad Horse", "mounted", "open", 3, 6, 1.5, null, null, 2, 2, 2),
		row("BTX", "BTx", "Battle Taxi", "mounted", "open", 3, 6, 2, null, null, 2, 2, 2),
		row("CHT", "Ch", "Chariots", "mounted", "open", 4, 6, 2, null, null, 3, 2, 3),
		row("ECV", "ECv", "Elite Cavalry", "mounted", "open", 4, 6, 1.5, null, null, 3, 3, 3),
		row("HBW", "HBw", "Horse Bow", "mounted", "open", 4, 8, 1.5, null, null, 2, 2, 3),
		row("JCV", "JCv", "Javelin Cavalry", "mounted", "open", 4, 8, 1.5, null, null, 2, 3, 2),
		row("KNT", "Kn", "Knights", "mounted", "open", 4, 5, 1.5, null, null, 2, 3, 4),
		row("CAT", "Cat", "Cataphracts", "mounted", "close", 4, 4, 2, null, null, 3, 4, 4),
		row("ELE", "El", "Elephants", "mounted", "close", 4, 4, 2, null, null, 3, 5, 4)
	]
};
// packages/triumph/src/profiles/triumph-1-1.ts
var MOD = "a public table mod made for version 1.1";
/** The standard game: one command of 48 points a side. */
var triumph11 = {
	id: "triumph-1.1",
	name: "TRIUMPH! 1.1",
	description: "The standard game with 48 points a side, as far as public sources tell.",
	boardMu: verified([48, 32], "shops and a public table mod agree"),
	grid: unverified({
		columns: 3,
		rows: 1,
		fieldMu: [16, 32]
	}, `thirds of the board, after ${MOD}`),
	zones: verified([
		{
			code: "left",
			name: "Left",
			fromMu: 0,
			toMu: 16
		},
		{
			code: "center",
			name: "Center",
			fromMu: 16,
			toMu: 32
		},
		{
			code: "right",
			name: "Right",
			fromMu: 32,
			toMu: 48
		}
	], "Battle Cards 1.0 (cards 14, 18, 19) and a public table mod agree on thirds"),
	deploymentBandMu: verified(8, "Battle Cards 1.0, card 13"),
	battlelineZones: unverified(["center"], MOD),
	mainCampZones: verified(["center"], "Battle Cards 1.0, cards 16 to 19, as the rule that they change"),
	allyCampZones: unverified(["center"], "the standard game has one camp"),
	commands: verified(1, "GRAND TRIUMPH! 2017, Scale: the standard army is the unit that it triples"),
	armyHalfPoints: verified(96, "GRAND TRIUMPH! 2017, Scale"),
	commandMinimumHalfPoints: unverified(0, "the standard game names no minimum"),
	notAsGeneral: unverified([], "the standard game goes by the army list alone"),
	baseWidthMu: verified(2, "a movement unit is half a base width; Battle Cards 1.0, card 20"),
	campMu: unverified([4, 2], `size in ${MOD}; other shapes are allowed`),
	camps: verified(1, "rule 16.1 by public sources"),
	markerMu: unverified([2, 1], "the standard game has no markers; size of the grand game’s"),
	markerReachMu: verified(null, "the standard game has no markers"),
	troopTypes,
	terrainTypes,
	battleCards
};
// packages/triumph/src/profiles/grand-2017-06.ts
var GRAND = "GRAND TRIUMPH! of 12 June 2017";
var threeCenterZones = [
	"left",
	"center",
	"right"
];
/** Streams and coasts are as long as the short edge, which is longer here. */
var alongTheShortEdge = {
	stream: [36, 2],
	coast: [36, 3]
};
var grandTerrain = {
	...triumph11.terrainTypes,
	rows: triumph11.terrainTypes.rows.map((row) => ({
		...row,
		defaultSize: alongTheShortEdge[row.code] ?? row.defaultSize
	}))
};
/** The big battle: three commands, 144 points a side. */
var grand201706 = {
	...triumph11,
	id: "grand-2017-06",
	name: "GRAND TRIUMPH! (June 2017)",
	description: "The big battle with three commands and 144 points a side, by the rules of 12 June 2017.",
	boardMu: verified([90, 36], `${GRAND}, Scale (GT-SCALE-004)`),
	grid: verified({
		columns: 5,
		rows: 2,
		fieldMu: [18, 18]
	}, `${GRAND}, Scale (GT-SCALE-005)`),
	zones: verified([
		{
			code: "left-wing",
			name: "Left wing",
			fromMu: 0,
			toMu: 18
		},
		{
			code: "left",
			name: "Left",
			fromMu: 18,
			toMu: 36
		},
		{
			code: "center",
			name: "Center",
			fromMu: 36,
			toMu: 54
		},
		{
			code: "right",
			name: "Right",
			fromMu: 54,
			toMu: 72
		},
		{
			code: "right-wing",
			name: "Right wing",
			fromMu: 72,
			toMu: 90
		}
	], `${GRAND}, Scale (GT-SCALE-006)`),
	deploymentBandMu: verified(8, `${GRAND}, Deployment Restrictions (GT-DEPLOY-001)`),
	battlelineZones: verified(threeCenterZones, `${GRAND}, Deployment Restrictions (GT-DEPLOY-003)`),
	mainCampZones: verified(["center"], `${GRAND}, Deployment Restrictions (GT-DEPLOY-002)`),
	allyCampZones: verified(threeCenterZones, `${GRAND}, Deployment Order (GT-ORDER-005)`),
	commands: verified(3, `${GRAND}, Scale (GT-SCALE-002)`),
	armyHalfPoints: verified(288, `${GRAND}, Scale (GT-SCALE-001)`),
	commandMinimumHalfPoints: verified(48, `${GRAND}, Commands (GT-CMD-003)`),
	notAsGeneral: verified([
		"SKM",
		"RBL",
		"ART"
	], `${GRAND}, Generals (GT-GEN-005)`),
	camps: unverified(3, `${GRAND} has a main camp and ally camps; their number is inferred from three commands`),
	markerMu: verified([2, 1], `${GRAND}, Deployment Markers (GT-MARKER-003), as a suggestion`),
	markerReachMu: verified(16, `${GRAND}, Deployment Restrictions (GT-DEPLOY-005)`),
	terrainTypes: grandTerrain
};
// packages/triumph/src/profiles/profile-of.ts
var profiles = [grand201706, triumph11];
var profileOf = (id) => profiles.find((profile) => profile.id === id);
/** The profile of the table. A table without one cannot have been created, so that is a bug. */
var profileAt = (snapshot) => {
	const id = tableOf(snapshot)?.profile;
	const profile = id === void 0 ? void 0 : profileOf(id);
	if (!profile) throw new Error(`no TRIUMPH! profile ${JSON.stringify(id)} for this table`);
	return profile;
};
// packages/triumph/src/actions/args.ts
/** Arguments with these keys and no others. */
var exactly = (properties) => Type.Object(properties, { additionalProperties: false });
var coordinate = Type.Integer({
	minimum: -1e6,
	maximum: 1e6
});
var pose = Type.Tuple([
	coordinate,
	coordinate,
	Type.Integer({
		minimum: 0,
		maximum: FULL_TURN - 1
	})
], { description: "x and y in thousandths of an MU, heading in hundredths of a degree clockwise" });
var length = Type.Integer({
	minimum: 100,
	maximum: 1e5
});
var size = Type.Tuple([length, length], { description: "Width and depth in thousandths of an MU" });
var pieceId = Type.String({
	minLength: 1,
	maxLength: 64
});
var standIds = Type.Array(pieceId, {
	minItems: 1,
	maxItems: 400
});
var side = Type.Union([Type.Literal("red"), Type.Literal("blue")]);
var markerLetter = Type.Union(markerLetters.map((letter) => Type.Literal(letter)));
// packages/triumph/src/actions/bring-army.ts
var ours = (snapshot, ofSide) => [...snapshot.public.stand].filter(([, stand]) => stand.side === ofSide);
var whyNotNow = (snapshot, ofSide, count) => {
	const old = ours(snapshot, ofSide);
	if (old.some(([, stand]) => stand.place !== "reserve")) return refuse("army-in-play", "Some of your stands have left the reserve, so the army cannot be exchanged any more.");
	if (snapshot.public.stand.size - old.length + count > 400) return refuse("too-many-stands", `A table holds 400 stands, both sides together.`, "army.stands");
};
var removeOld = (edits, snapshot, ofSide) => {
	for (const [id] of ours(snapshot, ofSide)) edits.put("stand", id, null).putSecret(ofSide, "stand", id, null).putSecret(ofSide, "pose", id, null);
};
var addNew = (edits, ofSide, stands) => {
	for (const { id, stand } of stands) {
		const { troopType, ...secret } = stand;
		edits.put("stand", id, {
			side: ofSide,
			troopType,
			place: "reserve"
		}).putSecret(ofSide, "stand", id, secret);
	}
};
/** Names the stands in an order that chance gave, so that not even the making of the ids follows the roster. */
var nameStands = (army, chance) => chance.shuffled(army.stands).map((stand) => ({
	id: chance.newId("stand"),
	stand
}));
var inFileOrder = (army, named) => {
	const ids = new Map(named.map(({ id, stand }) => [stand, id]));
	return army.stands.map((stand) => ids.get(stand));
};
var publicArmy = ({ name, halfPoints, cards, list }) => ({
	name,
	halfPoints,
	cards,
	...list === void 0 ? {} : { list: { ...list } }
});
var troopCounts = (army) => {
	const troops = {};
	for (const { troopType } of army.stands) troops[troopType] = (troops[troopType] ?? 0) + 1;
	return troops;
};
/**
* Fills a side's reserve. The ids come from the system's generator and the public order is shuffled, so that nobody can match a stand with
* its line in the roster. It cannot be undone: another army may be brought instead, and a redo would repeat ids that chance gave once.
*/
var bringArmy = defineAction({
	name: "bring-army",
	says: "Brings an army to the table, in reserve; a second one replaces the first while all of it is in reserve.",
	args: exactly({
		side,
		army: Type.Object({}, { description: "An army file: {vexillumArmy: 1, name, list?, halfPoints, stands, cards}" })
	}),
	isUndoable: false,
	isGuessable: false,
	mayAct: onlySeats("captain"),
	run(snapshot, args, { seat, chance }) {
		if (seat.side !== args.side) return refuse("not-your-side", "Only that side’s captain brings its army.", "side");
		const army = readArmyFile(args.army, profileAt(snapshot), "army");
		if (isProblem(army)) return refuse("bad-army", `This army cannot be read: ${army.message}.`, army.field);
		const refusal = whyNotNow(snapshot, args.side, army.stands.length);
		if (refusal) return refusal;
		const shuffled = nameStands(army, chance);
		const edits = new Edits(snapshot);
		removeOld(edits, snapshot, args.side);
		addNew(edits, args.side, shuffled);
		edits.put("army", args.side, publicArmy(army));
		return {
			changes: edits.changes(),
			result: { stands: inFileOrder(army, shuffled) },
			publicArgs: {
				side: args.side,
				army: {
					...publicArmy(army),
					cards: army.cards.map((card) => ({ ...card })),
					stands: shuffled.map(({ id, stand }) => ({
						id,
						troopType: stand.troopType
					}))
				}
			},
			secretOf: args.side,
			facts: {
				side: args.side,
				army: army.name,
				n: army.stands.length,
				troops: troopCounts(army)
			}
		};
	}
});
// packages/triumph/src/actions/stand-facts.ts
/** For the log's sentence: how many stands, of which types, of which side (left out where both). */
var standFacts = (snapshot, ids) => {
	const troops = {};
	const sides = /* @__PURE__ */ new Set();
	for (const id of ids) {
		const stand = snapshot.public.stand.get(id);
		if (!stand) continue;
		troops[stand.troopType] = (troops[stand.troopType] ?? 0) + 1;
		sides.add(stand.side);
	}
	const [side] = sides;
	return {
		n: ids.length,
		troops,
		...sides.size === 1 && side !== void 0 ? { side } : {}
	};
};
// packages/triumph/src/actions/stands-in-hand.ts
/** Refuses unless each stand is at the table, this seat may handle it, and none is named twice. */
var standsInHand = (snapshot, seat, ids, fieldOf) => {
	const met = /* @__PURE__ */ new Set();
	for (const [index, id] of ids.entries()) {
		if (met.has(id)) return refuse("stand-twice", "The same stand is named twice.", fieldOf(index));
		met.add(id);
		const refusal = mayHandleStand(seat, id, snapshot);
		if (refusal) return {
			...refusal,
			field: fieldOf(index)
		};
	}
};
// packages/triumph/src/actions/lose-stands.ts
var loseStands = defineAction({
	name: "lose-stands",
	says: "Takes stands out of the battle as lost.",
	args: exactly({ stands: standIds }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "commander"),
	run(snapshot, { stands }, { seat }) {
		const refusal = standsInHand(snapshot, seat, stands, (index) => `stands.${index}`);
		if (refusal) return refusal;
		const edits = new Edits(snapshot);
		for (const [index, id] of stands.entries()) {
			const stand = snapshot.public.stand.get(id);
			if (stand.place !== "board" && stand.place !== "reserve") return refuse("not-in-play", "That stand is out of the battle already.", `stands.${index}`);
			edits.put("stand", id, {
				...stand,
				place: "lost"
			}).put("pose", id, null);
		}
		return {
			changes: edits.changes(),
			facts: standFacts(snapshot, stands)
		};
	}
});
// packages/triumph/src/actions/farthest-corner.ts
var frontCorner = ([x, y, heading], offset) => {
	const angle = heading * Math.PI / 18e3;
	return [x + offset * Math.cos(angle), y - offset * Math.sin(angle)];
};
/**
* How far the front corner that moved most has come, straight, in thousandths of an MU: players measure a move by that corner, so a wheel
* on the spot counts too.
*/
var farthestCorner = (from, to, baseWidthMu) => {
	const half = baseWidthMu * MILLI_MU / 2;
	const distances = [-half, half].map((offset) => {
		const [x1, y1] = frontCorner(from, offset);
		const [x2, y2] = frontCorner(to, offset);
		return Math.hypot(x2 - x1, y2 - y1);
	});
	return Math.round(Math.max(...distances));
};
// packages/triumph/src/actions/place-check.ts
/** How far outside the board a piece may lie: room for a side table, so part of the platform and not of the rules. */
var MARGIN_MU = 20;
/** Refuses places that are too far outside the board. */
var placeCheck = (snapshot) => {
	const [width, depth] = profileAt(snapshot).boardMu.value;
	const margin = MARGIN_MU * MILLI_MU;
	return ([x, y], field) => x < -margin || y < -margin || x > width * 1e3 + margin || y > depth * 1e3 + margin ? refuse("off-board", `That is more than ${MARGIN_MU} MU outside the board.`, field) : void 0;
};
// packages/triumph/src/actions/move-stands.ts
var small = Type.Integer({
	minimum: -1e6,
	maximum: 1e6
});
/** One part of a move (an advance, a wheel, …) as the tool made it: kept in the ledger for replays, not looked into here. */
var leg = Type.Object({}, {
	additionalProperties: Type.Union([
		small,
		Type.Boolean(),
		Type.String({ maxLength: 40 }),
		Type.Array(small, { maxItems: 8 })
	]),
	maxProperties: 8
});
var moveStands = defineAction({
	name: "move-stands",
	says: "Moves stands on the board, all of them or none.",
	args: exactly({ moves: Type.Array(exactly({
		id: pieceId,
		to: pose,
		legs: Type.Optional(Type.Array(leg, { maxItems: 8 }))
	}), {
		minItems: 1,
		maxItems: 400
	}) }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "commander"),
	run(snapshot, { moves }, { seat }) {
		const ids = moves.map((move) => move.id);
		const refusal = standsInHand(snapshot, seat, ids, (index) => `moves.${index}.id`);
		if (refusal) return refusal;
		const checkPlace = placeCheck(snapshot);
		const baseWidth = profileAt(snapshot).baseWidthMu.value;
		const edits = new Edits(snapshot);
		let far = 0;
		for (const [index, { id, to }] of moves.entries()) {
			const from = snapshot.public.pose.get(id);
			if (snapshot.public.stand.get(id)?.place !== "board" || !from) return refuse("not-on-board", "That stand is not on the board.", `moves.${index}.id`);
			const misplaced = checkPlace(to, `moves.${index}.to`);
			if (misplaced) return misplaced;
			far = Math.max(far, farthestCorner(from, to, baseWidth));
			edits.put("pose", id, to);
		}
		return {
			changes: edits.changes(),
			facts: {
				...standFacts(snapshot, ids),
				far
			}
		};
	}
});
// packages/triumph/src/actions/move-terrain.ts
var moveTerrain = defineAction({
	name: "move-terrain",
	says: "Moves, turns or resizes a piece of terrain.",
	args: exactly({
		id: pieceId,
		to: pose,
		size: Type.Optional(size)
	}),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("host", "captain", "commander", "umpire"),
	run(snapshot, { id, to, size }) {
		const terrain = snapshot.public.terrain.get(id);
		if (!terrain) return refuse("no-such-terrain", "That piece of terrain is gone.", "id");
		const misplaced = placeCheck(snapshot)(to, "to");
		if (misplaced) return misplaced;
		const edits = new Edits(snapshot).put("pose", id, to);
		if (size) edits.put("terrain", id, {
			...terrain,
			size
		});
		return {
			changes: edits.changes(),
			facts: { type: terrain.type }
		};
	}
});
// packages/triumph/src/actions/place-camp.ts
var CAMPS_LIMIT = 3;
var freeId = (snapshot, ofSide) => Array.from({ length: CAMPS_LIMIT }, (_, index) => `camp:${ofSide}-${index + 1}`).find((id) => !snapshot.public.camp.has(id));
var hasMainCamp = (snapshot, ofSide) => [...snapshot.public.camp.values()].some((camp) => camp.side === ofSide && !camp.ally);
var newCamp = (snapshot, ofSide, isAlly) => {
	const [width, depth] = profileAt(snapshot).campMu.value;
	return {
		side: ofSide,
		size: [width * MILLI_MU, depth * MILLI_MU],
		...isAlly ?? hasMainCamp(snapshot, ofSide) ? { ally: true } : {}
	};
};
var placeCamp = defineAction({
	name: "place-camp",
	says: "Pitches a camp, the first as the main camp and further ones for allies; with an id it moves that camp.",
	args: exactly({
		side,
		pose,
		id: Type.Optional(pieceId),
		size: Type.Optional(size),
		ally: Type.Optional(Type.Boolean())
	}),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "umpire"),
	run(snapshot, { side, pose, id: givenId, size, ally }, { seat }) {
		const refusal = mayActForSide(seat, side) ?? placeCheck(snapshot)(pose, "pose");
		if (refusal) return refusal;
		const known = givenId === void 0 ? void 0 : snapshot.public.camp.get(givenId);
		if (givenId !== void 0 && known?.side !== side) return refuse("no-such-camp", "That side has no such camp.", "id");
		const id = givenId ?? freeId(snapshot, side);
		if (id === void 0) return refuse("too-many-camps", `A side has at most ${CAMPS_LIMIT} camps.`);
		const camp = {
			...known ?? newCamp(snapshot, side, ally),
			...size ? { size } : {}
		};
		const edits = new Edits(snapshot).put("pose", id, pose);
		if (!known || size) edits.put("camp", id, camp);
		return {
			changes: edits.changes(),
			result: { id },
			facts: {
				side,
				ally: camp.ally === true
			}
		};
	}
});
// packages/triumph/src/actions/place-marker.ts
var placeMarker = defineAction({
	name: "place-marker",
	says: "Puts down a deployment marker, or moves it where it lies already.",
	args: exactly({
		side,
		letter: markerLetter,
		pose
	}),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "umpire"),
	run(snapshot, { side, letter, pose }, { seat }) {
		const refusal = mayActForSide(seat, side) ?? placeCheck(snapshot)(pose, "pose");
		if (refusal) return refusal;
		const id = `marker:${side}-${letter}`;
		const marker = snapshot.public.marker.get(id);
		const edits = new Edits(snapshot).put("pose", id, pose);
		if (!marker) edits.put("marker", id, {
			side,
			letter
		});
		return {
			changes: edits.changes(),
			result: { id },
			facts: {
				side,
				letter
			}
		};
	}
});
// packages/triumph/src/actions/place-stands.ts
/** What a table that plays openly learns of a stand at its placing, as far as the reader knows it. */
var disclosed = (snapshot, id) => {
	const secret = playsOpenly(snapshot) ? secretOf(snapshot, id) : void 0;
	return {
		...secret?.command ? { command: secret.command } : {},
		...secret?.general ? { general: true } : {}
	};
};
var placeStands = defineAction({
	name: "place-stands",
	says: "Puts stands from the reserve on the board.",
	args: exactly({ stands: Type.Array(exactly({
		id: pieceId,
		pose
	}), {
		minItems: 1,
		maxItems: 400
	}) }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "commander"),
	run(snapshot, { stands }, { seat }) {
		const ids = stands.map((stand) => stand.id);
		const refusal = standsInHand(snapshot, seat, ids, (index) => `stands.${index}.id`);
		if (refusal) return refusal;
		const checkPlace = placeCheck(snapshot);
		const edits = new Edits(snapshot);
		for (const [index, { id, pose }] of stands.entries()) {
			const stand = snapshot.public.stand.get(id);
			if (stand.place !== "reserve") return refuse("not-in-reserve", "That stand is not in reserve.", `stands.${index}.id`);
			const misplaced = checkPlace(pose, `stands.${index}.pose`);
			if (misplaced) return misplaced;
			edits.put("stand", id, {
				...stand,
				...disclosed(snapshot, id),
				place: "board"
			}).put("pose", id, pose);
		}
		return {
			changes: edits.changes(),
			facts: standFacts(snapshot, ids)
		};
	}
});
// packages/triumph/src/profiles/sourced-table.ts
var rowOf = (table, code) => table.rows.find((row) => row.code === code);
// packages/triumph/src/profiles/rows-of.ts
var troopTypeOf = (profile, code) => rowOf(profile.troopTypes, code);
var terrainTypeOf = (profile, code) => rowOf(profile.terrainTypes, code);
// packages/triumph/src/actions/place-terrain.ts
var TERRAIN_LIMIT = 60;
var storedSize = ([width, depth]) => [Math.round(width * MILLI_MU), Math.round(depth * MILLI_MU)];
var placeTerrain = defineAction({
	name: "place-terrain",
	says: "Lays a piece of terrain; without a size it gets the usual one of its type.",
	args: exactly({
		type: Type.String({
			maxLength: 40,
			description: "A terrain type of the profile, such as `woods`"
		}),
		pose,
		size: Type.Optional(size),
		variant: Type.Optional(Type.Integer({
			minimum: 0,
			maximum: 999,
			description: "Picks the outline"
		}))
	}),
	isUndoable: true,
	isGuessable: false,
	mayAct: onlySeats("host", "captain", "commander", "umpire"),
	run(snapshot, { type, pose, size, variant }, { chance }) {
		const terrainType = terrainTypeOf(profileAt(snapshot), type);
		if (!terrainType) return refuse("no-such-terrain-type", "These rules know no such terrain.", "type");
		if (snapshot.public.terrain.size >= TERRAIN_LIMIT) return refuse("too-much-terrain", `A table holds ${TERRAIN_LIMIT} pieces of terrain; remove some first.`);
		const misplaced = placeCheck(snapshot)(pose, "pose");
		if (misplaced) return misplaced;
		const id = chance.newId("terrain");
		const piece = {
			type,
			size: size ?? storedSize(terrainType.defaultSize),
			variant: variant ?? snapshot.public.terrain.size
		};
		return {
			changes: new Edits(snapshot).put("terrain", id, piece).put("pose", id, pose).changes(),
			result: { id },
			facts: { type }
		};
	}
});
// packages/triumph/src/actions/remove-camp.ts
var removeCamp = defineAction({
	name: "remove-camp",
	says: "Takes a camp off the board.",
	args: exactly({ id: pieceId }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "umpire"),
	run(snapshot, { id }, { seat }) {
		const camp = snapshot.public.camp.get(id);
		if (!camp) return refuse("no-such-camp", "That camp is gone already.", "id");
		const refusal = mayActForSide(seat, camp.side);
		if (refusal) return refusal;
		return {
			changes: new Edits(snapshot).put("camp", id, null).put("pose", id, null).changes(),
			facts: {
				side: camp.side,
				ally: camp.ally === true
			}
		};
	}
});
// packages/triumph/src/actions/remove-marker.ts
var removeMarker = defineAction({
	name: "remove-marker",
	says: "Takes a deployment marker off the board.",
	args: exactly({ id: pieceId }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("captain", "umpire"),
	run(snapshot, { id }, { seat }) {
		const marker = snapshot.public.marker.get(id);
		if (!marker) return refuse("no-such-marker", "That marker is gone already.", "id");
		const refusal = mayActForSide(seat, marker.side);
		if (refusal) return refusal;
		return {
			changes: new Edits(snapshot).put("marker", id, null).put("pose", id, null).changes(),
			facts: {
				side: marker.side,
				letter: marker.letter
			}
		};
	}
});
// packages/triumph/src/actions/remove-terrain.ts
var removeTerrain = defineAction({
	name: "remove-terrain",
	says: "Takes a piece of terrain off the board.",
	args: exactly({ id: pieceId }),
	isUndoable: true,
	isGuessable: true,
	mayAct: onlySeats("host", "captain", "commander", "umpire"),
	run(snapshot, { id }) {
		const terrain = snapshot.public.terrain.get(id);
		if (!terrain) return refuse("no-such-terrain", "That piece of terrain is gone already.", "id");
		return {
			changes: new Edits(snapshot).put("terrain", id, null).put("pose", id, null).changes(),
			facts: { type: terrain.type }
		};
	}
});
// packages/triumph/src/actions/index.ts
var battleActions = [
	bringArmy,
	placeStands,
	moveStands,
	loseStands,
	defineAction({
		name: "return-stands",
		says: "Takes lost stands, or stands on the board, back into reserve.",
		args: exactly({ stands: standIds }),
		isUndoable: true,
		isGuessable: true,
		mayAct: onlySeats("captain", "commander"),
		run(snapshot, { stands }, { seat }) {
			const refusal = standsInHand(snapshot, seat, stands, (index) => `stands.${index}`);
			if (refusal) return refusal;
			const edits = new Edits(snapshot);
			for (const [index, id] of stands.entries()) {
				const stand = snapshot.public.stand.get(id);
				if (stand.place !== "lost" && stand.place !== "board") return refuse("not-in-play", "That stand is neither lost nor on the board.", `stands.${index}`);
				edits.put("stand", id, {
					...stand,
					place: "reserve"
				}).put("pose", id, null);
			}
			return {
				changes: edits.changes(),
				facts: standFacts(snapshot, stands)
			};
		}
	}),
	placeTerrain,
	moveTerrain,
	removeTerrain,
	placeMarker,
	removeMarker,
	placeCamp,
	removeCamp
];
// packages/triumph/src/game.ts
var sides = ["red", "blue"];
var commands = [
	1,
	2,
	3
];
var seatsOf = (side) => [{
	id: `${side}-captain`,
	kind: "captain",
	side
}, ...commands.map((command) => ({
	id: `${side}-${command}`,
	kind: "commander",
	side,
	command
}))];
var seats = [
	{
		id: "host",
		kind: "host"
	},
	...sides.flatMap(seatsOf),
	{
		id: "umpire",
		kind: "umpire"
	},
	{
		id: "spectator",
		kind: "spectator"
	}
];
var houseRules = [{
	key: HANDS_ON,
	title: "Hands on",
	description: "Every player may move every stand, as at a real table. Off: each side moves its own.",
	default: false
}];
var summaryOf = ({ id, name, description }) => ({
	id,
	name,
	description
});
var battle = (id, name, profile) => ({
	id,
	name,
	sides,
	seats,
	profiles: [summaryOf(profile)],
	houseRules,
	actions: battleActions
});
var triumph = battle("triumph", "TRIUMPH!", triumph11);
var games$1 = [battle("grand-triumph", "GRAND TRIUMPH!", grand201706), triumph];
knownCodes(triumph11);
// packages/triumph/src/samples/sample-army.ts
var standsOf = (profile, { general, troops }, command) => {
	const stand = (troopType, entry) => ({
		troopType,
		command,
		halfPoints: troopTypeOf(profile, troopType)?.halfPoints ?? 0,
		entry
	});
	const leads = profile.commands.value > 1 && command === 1 ? {
		general: true,
		overall: true
	} : { general: true };
	return [{
		...stand(...general),
		...leads
	}, ...troops.flatMap(([count, troopType, who]) => Array.from({ length: count }, () => stand(troopType, who)))];
};
/** A sample army from its commands; the first is its largest and has the overall commander. */
var sampleArmy = (profile, id, name, about, commands) => {
	const stands = commands.flatMap((command, index) => standsOf(profile, command, index + 1));
	const halfPoints = stands.reduce((total, stand) => total + stand.halfPoints, 0);
	return {
		id,
		profile: profile.id,
		about,
		army: {
			vexillumArmy: 1,
			name,
			halfPoints,
			stands,
			cards: []
		}
	};
};
sampleArmy(grand201706, "hannibal", "Hannibal in Italy, 217 BC", "African veterans and Spaniards in the middle, Gauls beside them, and far better horsemen than Rome has.", [
	{
		general: ["ECV", "Hannibal and his bodyguard"],
		troops: [
			[
				8,
				"HFT",
				"African veterans"
			],
			[
				4,
				"RDR",
				"Spanish swordsmen"
			],
			[
				2,
				"SKM",
				"Balearic slingers"
			],
			[
				1,
				"ELE",
				"The last elephant"
			]
		]
	},
	{
		general: ["ECV", "Gallic chieftain"],
		troops: [
			[
				1,
				"ECV",
				"Gallic nobles on horseback"
			],
			[
				10,
				"WBD",
				"Gallic tribesmen"
			],
			[
				2,
				"SKM",
				"Gallic youths with javelins"
			]
		]
	},
	{
		general: ["JCV", "Maharbal"],
		troops: [
			[
				5,
				"JCV",
				"Numidian riders"
			],
			[
				4,
				"ECV",
				"Spanish horse"
			],
			[
				2,
				"LFT",
				"Libyan javelinmen"
			]
		]
	}
]);
sampleArmy(grand201706, "alexander", "Alexander in Asia, 334 BC", "A wall of pikes that holds, and companions on the right who strike.", [
	{
		general: ["KNT", "Alexander with the royal squadron"],
		troops: [
			[
				3,
				"KNT",
				"Companion cavalry"
			],
			[
				1,
				"JCV",
				"Scouts of the frontier"
			],
			[
				2,
				"EFT",
				"Shield bearers of the guard"
			],
			[
				6,
				"PIK",
				"Regiments of the right"
			],
			[
				2,
				"LFT",
				"Agrianian javelinmen"
			],
			[
				1,
				"ARC",
				"Cretan archers"
			]
		]
	},
	{
		general: ["PIK", "Craterus"],
		troops: [
			[
				10,
				"PIK",
				"Regiments of the left"
			],
			[
				2,
				"SPR",
				"Hoplites of the Greek league"
			],
			[
				1,
				"SKM",
				"Macedonian slingers"
			]
		]
	},
	{
		general: ["ECV", "Parmenion"],
		troops: [
			[
				3,
				"ECV",
				"Thessalian horse"
			],
			[
				2,
				"JCV",
				"Horsemen of the Greek allies"
			],
			[
				3,
				"SPR",
				"Hired hoplites"
			],
			[
				2,
				"LFT",
				"Thracians"
			],
			[
				1,
				"RBL",
				"Balkan stone throwers"
			]
		]
	}
]);
sampleArmy(grand201706, "crusaders", "The road to Antioch, 1097", "Heavy horsemen whom nobody stops in the open, if their foot keeps the arrows off until then.", [
	{
		general: ["KNT", "Bohemond"],
		troops: [
			[
				6,
				"KNT",
				"Norman knights of the south"
			],
			[
				4,
				"SPR",
				"Armoured footmen"
			],
			[
				2,
				"ARC",
				"Crossbowmen"
			]
		]
	},
	{
		general: ["KNT", "Godfrey"],
		troops: [
			[
				3,
				"KNT",
				"Knights of Lorraine"
			],
			[
				4,
				"SPR",
				"Footmen of Lorraine"
			],
			[
				2,
				"ARC",
				"Archers"
			],
			[
				2,
				"HRD",
				"Pilgrims in arms"
			]
		]
	},
	{
		general: ["KNT", "Raymond"],
		troops: [
			[
				3,
				"KNT",
				"Knights of Provence"
			],
			[
				3,
				"SPR",
				"Footmen of Provence"
			],
			[
				2,
				"ARC",
				"Crossbowmen of Provence"
			],
			[
				2,
				"RBL",
				"Poor folk with slings"
			],
			[
				4,
				"HRD",
				"Pilgrims without armour"
			]
		]
	}
]);
sampleArmy(grand201706, "seljuks", "The host of the Seljuks, 1097", "Swarms of horse archers who are never where the enemy charges, and picked riders for the end.", [
	{
		general: ["ECV", "Kilij Arslan"],
		troops: [[
			4,
			"ECV",
			"Household riders"
		], [
			8,
			"HBW",
			"Turcomans of the sultan"
		]]
	},
	{
		general: ["HBW", "Emir of the border"],
		troops: [[
			9,
			"HBW",
			"Turcomans of the border"
		], [
			2,
			"SKM",
			"Archers on foot"
		]]
	},
	{
		general: ["ECV", "Governor of the cities"],
		troops: [
			[
				4,
				"JCV",
				"Bedouin lancers"
			],
			[
				2,
				"SPR",
				"City guards"
			],
			[
				4,
				"BLV",
				"Archers of the towns"
			],
			[
				5,
				"HRD",
				"Levied townsmen"
			]
		]
	}
]);
sampleArmy(triumph11, "danes", "The great army of the Danes, 871", "Hard foot with axes who come straight on.", [{
	general: ["EFT", "Halfdan"],
	troops: [
		[
			2,
			"EFT",
			"Mailed house troops"
		],
		[
			7,
			"WRR",
			"Crews of the ships"
		],
		[
			2,
			"RDR",
			"Plunderers"
		],
		[
			1,
			"ARC",
			"Bowmen"
		],
		[
			1,
			"SKM",
			"Stone throwers"
		]
	]
}]);
sampleArmy(triumph11, "wessex", "Alfred’s Wessex, 871", "A shield wall with a few good men in front and many farmers behind.", [{
	general: ["EFT", "Alfred"],
	troops: [
		[
			1,
			"EFT",
			"Thegns"
		],
		[
			5,
			"SPR",
			"Shire levy, front ranks"
		],
		[
			5,
			"HRD",
			"Shire levy, farmers"
		],
		[
			2,
			"SKM",
			"Hunters and slingers"
		],
		[
			1,
			"JCV",
			"Mounted scouts"
		]
	]
}]);
// packages/triumph/src/samples/sample-lists.ts
/**
* Invented army lists in the community's JSON shape, as a file would bring them, noise included: for the army screen where a player has no
* list at hand, and for tests on a fresh clone.
*/
var entry = (troopTypeCode, note = null) => ({
	troopTypeCode,
	dismountTypeCode: null,
	note
});
var line = ({ types, min, max, description, core = "", note = "", dates = [], oneType = false, cards = [] }) => ({
	min,
	max,
	dateRanges: dates.map(([startDate, endDate]) => ({
		startDate,
		endDate
	})),
	troopEntries: types.map((type) => entry(type, oneType ? "all" : null)),
	description,
	note,
	core,
	battleCardEntries: cards.map((card) => ({
		battleCardCode: card.code,
		min: card.max === void 0 ? null : 0,
		max: card.max ?? null,
		note: card.note ?? null
	}))
});
line({
	types: ["ECV"],
	min: 1,
	max: 2,
	description: "King’s riders",
	core: "all"
}), line({
	types: ["HFT", "WRR"],
	min: 4,
	max: 8,
	description: "Valley levies",
	core: "all",
	oneType: true
}), line({
	types: ["LFT"],
	min: 2,
	max: 6,
	description: "Herdsmen with javelins"
}), line({
	types: ["SKM", "RBL"],
	min: 0,
	max: 3,
	description: "Slingers and boys",
	dates: [[0, 0]]
}), line({
	types: ["EFT"],
	min: 0,
	max: 2,
	description: "Sworn swords",
	core: "half",
	dates: [[-300, -211]]
}), line({
	types: ["ELE"],
	min: 1,
	max: 1,
	description: "A gift of the coast",
	note: "only the usurper"
});
line({
	types: ["HBW"],
	min: 6,
	max: 11,
	description: "Clansmen with bows",
	core: "all"
}), line({
	types: ["CAT", "KNT"],
	min: 1,
	max: 3,
	description: "Nobles in scales",
	core: "all"
}), line({
	types: ["BAD"],
	min: 0,
	max: 3,
	description: "Herd boys on camels",
	cards: [{ code: "LC" }]
}), line({
	types: ["BLV"],
	min: 0,
	max: 2,
	description: "Townsfolk with bows"
});
line({
	types: ["KNT"],
	min: 1,
	max: 3,
	description: "Patricians",
	core: "all",
	cards: [{
		code: "DD",
		note: "as Elite Foot"
	}]
}), line({
	types: ["SPR"],
	min: 4,
	max: 8,
	description: "Guildsmen with long spears",
	core: "all"
}), line({
	types: ["PAV", "ARC"],
	min: 1,
	max: 4,
	description: "Crossbowmen"
}), line({
	types: ["HRD"],
	min: 0,
	max: 4,
	description: "Country folk"
}), line({
	types: ["ART"],
	min: 0,
	max: 1,
	description: "Bombard",
	dates: [[1340, 1390]]
}), line({
	types: ["WWG"],
	min: 0,
	max: 2,
	description: "Armed carts",
	dates: [[1370, 1390]],
	cards: [{
		code: "MI",
		max: 1
	}]
});
line({
	types: ["HBW"],
	min: 2,
	max: 4,
	description: "Clansmen with bows",
	core: "all"
});
// apps/server/src/games.ts
/** The games that this server runs. The one place where they are named. */
var games = [...games$1];
// apps/server/src/seats/session.ts
var DAY = 864e5;
var SESSION_LIFE = 90 * DAY;
var INVITE_LIFE = 14 * DAY;
var isLive = (session, now) => !session.isRevoked && now < session.until;
// apps/server/src/seats/session-cookie.ts
/**
* One cookie a seat, so that several seats and tables live in one browser. The prefix makes browsers refuse it from anywhere but this
* host over https; on plain http it could not be set at all.
*/
var sessionCookieName = (table, seat, isSecure) => `${isSecure ? "__Host-" : ""}s_${table}_${seat}`;
var sessionCookieOptions = (isSecure) => ({
	path: "/",
	httpOnly: true,
	sameSite: "strict",
	secure: isSecure,
	maxAge: SESSION_LIFE / 1e3
});
/** A request's cookies by name. The first of two that share a name counts, as browsers send the closer one first. */
var readCookies = (header) => {
	const cookies = /* @__PURE__ */ new Map();
	for (const pair of (header ?? "").split(";")) {
		const at = pair.indexOf("=");
		const name = pair.slice(0, at).trim();
		if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
	}
	return cookies;
};
// apps/server/src/seats/who-asks.ts
var heldSessions = ({ table, game, seats }, { cookies, isSecure }) => game.seats.flatMap(({ id }) => {
	const cookie = cookies.get(sessionCookieName(table, id, isSecure));
	return cookie !== void 0 && seats.sessionOf(id, cookie) || [];
});
/** Which of the seats that a browser holds at this table is speaking. */
var whoAsks = (open, asking) => {
	const held = heldSessions(open, asking);
	const [only] = held;
	if (!only) return { kind: "nobody" };
	if (asking.named === void 0) return held.length === 1 ? {
		kind: "session",
		session: only
	} : { kind: "several" };
	const session = held.find(({ seat }) => seat.id === asking.named);
	return session ? {
		kind: "session",
		session
	} : { kind: "not-held" };
};
// apps/server/src/http/client-address.ts
var header = (request, name) => [request.headers[name] ?? []].flat().flatMap((value) => value.split(",")).map((value) => value.trim());
/** Who asks, for limits: behind `hops` trusted proxies the address that the outermost of them saw. */
var clientAddress = (request, hops) => {
	const seen = [request.socket.remoteAddress ?? "", ...header(request, "x-forwarded-for").reverse()];
	return household(seen[Math.min(hops, seen.length - 1)] ?? "");
};
/** An IPv6 household has 2^64 addresses to itself, so it counts as one. */
var household = (address) => {
	const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (v4 !== void 0) return v4;
	const [head = "", tail] = address.split("::");
	const groups = head.split(":").filter((group) => group !== "");
	const missing = tail === void 0 ? 0 : 8 - groups.length - tail.split(":").filter((group) => group !== "").length;
	return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => "0")].slice(0, 4).join(":").toLowerCase();
};
/** Whether the browser came by https; a forwarding header counts only where a proxy is trusted. */
var isHttps = (request, hops) => {
	if ("encrypted" in request.socket && request.socket.encrypted === true) return true;
	return hops > 0 && header(request, "x-forwarded-proto").at(0)?.toLowerCase() === "https";
};
// apps/server/src/http/http-problem.ts
/** An answer that is not what was asked for; thrown anywhere behind a route, caught at the one door of errors. */
var HttpProblem = class extends Error {
	name = "HttpProblem";
	status;
	code;
	field;
	/** Seconds, with 429. */
	retryAfter;
	constructor(status, code, message, more = {}) {
		super(message);
		this.status = status;
		this.code = code;
		this.field = more.field;
		this.retryAfter = more.retryAfter;
	}
};
var errorBody = (code, message, field) => ({ error: {
	code,
	message,
	...field === void 0 ? {} : { field }
} });
var problemOf = (refusal, status) => new HttpProblem(status, refusal.code, refusal.message, { field: refusal.field });
/** The same for a table that is not there and one that the asker may not know. */
var noSuchTable = () => new HttpProblem(404, "no-such-table", "There is no such table, or you have no seat at it.");
var tooFast = (seconds) => new HttpProblem(429, "too-fast", `That was too often; wait ${seconds} s and try again.`, { retryAfter: seconds });
// apps/server/src/http/at-table.ts
var sessionFrom = (who) => {
	switch (who.kind) {
		case "session": return who.session;
		case "nobody": throw noSuchTable();
		case "several": throw new HttpProblem(400, "name-your-seat", "You hold several seats at this table; name one in the header X-Seat.", { field: "X-Seat" });
		case "not-held": throw new HttpProblem(403, "not-your-seat", "You do not hold that seat.", { field: "X-Seat" });
		default: return who;
	}
};
var namedSeat = (request) => {
	const named = request.headers["x-seat"];
	return typeof named === "string" && named !== "" ? named : void 0;
};
/** Runs `answer` for the seat that the request speaks for; 404 alike for a table that is not there and one the asker has no seat at. */
var atTable = async (house, request, answer) => {
	const { table } = request.params;
	const isSecure = isHttps(request.raw, house.trustedHops);
	const asking = {
		cookies: readCookies(request.headers.cookie),
		isSecure,
		named: namedSeat(request)
	};
	const answered = await house.rooms.with(table, async (open) => ({ value: await answer(open, sessionFrom(whoAsks(open, asking))) }));
	if (!answered) throw noSuchTable();
	return answered.value;
};
// apps/server/src/http/checked-body.ts
/** Checks a request's body; what is wrong with it is told with the field's name. */
var checkedBody = (schema) => {
	const check = TypeCompiler.Compile(schema);
	return (body) => {
		if (check.Check(body)) return body;
		const error = check.Errors(body).First();
		const field = error?.path.slice(1).replaceAll("/", ".") || void 0;
		if (field === void 0) throw new HttpProblem(400, "bad-request", "The body of this request is one JSON object.");
		if (error?.type === ValueErrorType.ObjectAdditionalProperties) throw new HttpProblem(400, "unknown-field", `This request has no field ${field.slice(0, 80)}.`, { field: field.slice(0, 80) });
		throw new HttpProblem(400, "bad-request", `${field} is missing or not what it should be.`, { field });
	};
};
// apps/server/src/http/action-routes.ts
var checkedAct = checkedBody(Type.Object({
	id: Type.String(),
	args: Type.Unknown(),
	seen: Type.Optional(Type.Unknown())
}, { additionalProperties: false }));
/** What is malformed or unknown is not a refused action; everything else that the table says no to is. */
var statuses$2 = {
	"bad-args": 400,
	"bad-id": 400,
	"no-such-action": 404,
	"too-fast": 429
};
/** Acting for programs: the same as message 101 on a socket. */
var actionRoutes = (app, house) => {
	app.get("/api/tables/:table/actions", (request) => atTable(house, request, async ({ room }, { seat }) => ({ actions: room.actionsFor(seat) })));
	app.post("/api/tables/:table/actions/:name", (request) => atTable(house, request, async ({ table, room }, session) => {
		const wait = house.limits.actions.take(`${table}/${session.id}`);
		if (wait !== void 0) throw tooFast(wait);
		const { id, args, seen } = checkedAct(request.body);
		const { name } = request.params;
		const answer = await room.act(session.seat, session.name, {
			id,
			name,
			args,
			...seen === void 0 ? {} : { seen }
		});
		if (isRefusal(answer)) throw problemOf(answer, statuses$2[answer.code] ?? 409);
		return {
			seq: answer.seq,
			...answer.result === void 0 ? {} : { result: answer.result }
		};
	}));
};
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
// packages/protocol/src/close-codes.ts
/** Why the server closed a socket. 4400 to 4499 are final for a stock y-websocket client; it retries every other. */
var closeCodes = {
	/** An update to a plan document was refused; take a fresh document. */
	updateRefused: 4400,
	/** No session for that seat in this browser. */
	noSession: 4401,
	/** The seat was rotated or revoked. */
	seatRevoked: 4403,
	/** No such table, document or seat for you. */
	notForYou: 4404,
	/** The document began a new epoch: take a fresh one and come back. */
	otherEpoch: 4409,
	tooLarge: 4413,
	tooFast: 4429,
	/** Busy, draining, or the reader is too slow; come back. */
	busy: 4503,
	/** The server restarts; come back. */
	restarting: 1012
};
// packages/protocol/src/presence.ts
/** What only the seat's own side hears, unless the sender chooses to show it. */
var sidePresenceKeys = [
	"selection",
	"hover",
	"ruler"
];
// packages/protocol/src/wire.ts
/** A message of ours: its type, then one JSON string. */
var encodeJson = (type, json) => {
	const encoder = encoding.createEncoder();
	encoding.writeVarUint(encoder, type);
	encoding.writeVarString(encoder, json);
	return encoding.toUint8Array(encoder);
};
/** The type of a message and a decoder that stands behind it. Throws on an empty message. */
var readType = (message) => {
	const decoder = decoding.createDecoder(message);
	return {
		type: decoding.readVarUint(decoder),
		decoder
	};
};
/** The payload of a message of ours. Throws on what is not JSON. */
var readJson = (decoder) => JSON.parse(decoding.readVarString(decoder));
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
// packages/table/src/room/question-brake.ts
var QUESTIONS = 2;
var WINDOW = 1e4;
/** A sync step one is a few bytes that cost a whole document, so nobody may ask it often. */
var QuestionBrake = class {
	#clock;
	#asked = /* @__PURE__ */ new WeakMap();
	constructor(clock) {
		this.#clock = clock;
	}
	/** Counts one more question; true when it is one too many. */
	isTooMuch(peer) {
		const now = this.#clock.now();
		const recent = (this.#asked.get(peer) ?? []).filter((at) => now - at < WINDOW);
		this.#asked.set(peer, [...recent, now]);
		return recent.length >= QUESTIONS;
	}
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
/** A table document and its readers. Nobody but the room writes it: what clients send is dropped. */
var DocumentDesk = class {
	name;
	readers;
	#projection;
	#surroundings;
	#newEpoch;
	#brake;
	constructor(name, projection, surroundings, newEpoch) {
		this.name = name;
		this.#projection = projection;
		this.#surroundings = surroundings;
		this.#newEpoch = newEpoch;
		this.#brake = new QuestionBrake(surroundings.clock);
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
		if (this.#brake.isTooMuch(peer)) return peer.close(closeCodes.tooFast, "Asked for the document too often.");
		if (!this.#projection.knows(stateVector)) return peer.close(closeCodes.otherEpoch, "You have another document than the table has; take a fresh one.");
		this.readers.hasSynced(peer);
		peer.send([stepTwoMessage(this.#projection.encode(stateVector))]);
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
			touch: seq,
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
		const other = deed.keys.map((key) => this.#touches.get(key)).find((touch) => touch && touch.seq !== deed.touch);
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
			seq: deed.touch,
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
	#brake;
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
		this.#brake = new QuestionBrake(options.surroundings.clock);
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
	#stirredAt = 0;
	#callOff;
	constructor(desks, clock) {
		this.#desks = desks;
		this.#clock = clock;
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
		this.#quiet = new QuietWatch([...this.#desks.values()], surroundings.clock);
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
		const wait = this.#surroundings.pace?.(`${this.table}/${seat.id}`, action.name);
		if (wait !== void 0) return refuse("too-fast", `That is too fast; try again in ${wait} s.`);
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
		const update = this.#publicDesk.change(batch.flatMap(publicLayers));
		const entries = encodeJson(100, `{"ledger":[${batch.map(({ text }) => text).join(",")}]}`);
		this.#sendPublic(update, entries);
		this.#showSides(batch);
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
/** What everyone's document takes up of an entry. Its line of the log goes along: written apart it would cost each reader a message. */
var publicLayers = ({ changes, line }) => [...changes.public ? [changes.public] : [], ...line ? [{ log: { [line.seq]: [null, line] } }] : []];
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
// apps/server/src/http/api-paths.ts
var table = "/api/tables/[^/]+";
var paths = [
	["/healthz", ["GET", "HEAD"]],
	["/metrics", ["GET", "HEAD"]],
	["/api/games", ["GET", "HEAD"]],
	["/api/tables", ["POST"]],
	["/api/claim", ["POST"]],
	[table, ["GET", "HEAD"]],
	[`${table}/ledger`, ["GET", "HEAD"]],
	[`${table}/actions`, ["GET", "HEAD"]],
	[`${table}/actions/[^/]+`, ["POST"]],
	[`${table}/seats/[^/]+/rotate`, ["POST"]],
	[`${table}/seats/[^/]+/device`, ["POST"]],
	["/(?:new|join|armies|table/.*)?", ["GET", "HEAD"]]
].map(([path, methods]) => [new RegExp(`^${path}/?$`), methods]);
/** What an address answers to, for those who came with another method. */
var methodsOf = (url) => {
	const [path = ""] = url.split("?");
	return paths.find(([pattern]) => pattern.test(path))?.[1] ?? [];
};
// apps/server/src/http/security-headers.ts
/** On every answer. The page loads nothing from elsewhere, runs no inline script and sits in nobody's frame (TRUST.md section 4.7). */
var securityHeaders = {
	"content-security-policy": [
		"default-src 'self'",
		"script-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"img-src 'self' blob: data:",
		"connect-src 'self'",
		"worker-src 'self'",
		"require-trusted-types-for 'script'"
	].join("; "),
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin"
};
// apps/server/src/http/refuse-on-wire.ts
/** Answers with plain HTTP where there is only a stream (upgrades, unreadable requests), and hangs up. */
var refuseOnWire = (stream, status, code, message) => {
	const body = JSON.stringify(errorBody(code, message));
	const headers = {
		...securityHeaders,
		"content-type": "application/json; charset=utf-8",
		"content-length": String(Buffer.byteLength(body)),
		connection: "close",
		...status === 429 || status === 503 ? { "retry-after": "5" } : {}
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
	stream.once("finish", () => stream.destroy());
};
// apps/server/src/http/answer-errors.ts
var problems = {
	FST_ERR_CTP_BODY_TOO_LARGE: new HttpProblem(413, "too-large", "The body of this request is larger than 256 KB."),
	FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpProblem(415, "not-json", "The body of this request must be application/json."),
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: new HttpProblem(400, "bad-request", "The body of this request is not as long as it says."),
	FST_ERR_BAD_URL: new HttpProblem(400, "bad-request", "This address cannot be read.")
};
var problemFor = (error, log) => {
	if (error instanceof HttpProblem) return error;
	if (error instanceof StoreFailure) {
		log.error({ reason: error.message }, "the store failed");
		return new HttpProblem(503, "not-saved", "The server cannot write to its disk just now; try again in a moment.");
	}
	const { code = "", statusCode = 500 } = error;
	const known = problems[code];
	if (known) return known;
	if (statusCode >= 400 && statusCode < 500) return new HttpProblem(statusCode, "bad-request", "This request cannot be read.");
	log.error({ err: error }, "bug behind a route");
	return new HttpProblem(500, "bug", "Something is wrong in the server; it has been noted.");
};
var sendProblem = (reply, problem) => {
	if (problem.retryAfter !== void 0) reply.header("retry-after", String(problem.retryAfter));
	return reply.status(problem.status).header("content-type", "application/json; charset=utf-8").send(JSON.stringify(errorBody(problem.code, problem.message, problem.field)));
};
var notFound = (request, reply) => {
	const methods = methodsOf(request.url);
	if (methods.length > 0) {
		reply.header("allow", methods.join(", "));
		return sendProblem(reply, new HttpProblem(405, "method-not-allowed", `This address answers ${methods.join(" and ")} only.`));
	}
	return sendProblem(reply, new HttpProblem(404, "not-found", "There is nothing at this address."));
};
/** One shape for everything that goes wrong, and never a stack trace. */
var answerErrors = (app, log) => {
	app.setErrorHandler((error, _request, reply) => sendProblem(reply, problemFor(error, log)));
	app.setNotFoundHandler(notFound);
};
/** For what is not even HTTP: the same shape, straight onto the wire. */
var answerUnreadable = (error, stream) => {
	if (error.code === "ECONNRESET" || !stream.writable) return;
	refuseOnWire(stream, error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400, "bad-request", "This request cannot be read.");
};
// apps/server/src/seats/invite.ts
var inviteKey = (id) => `invite!${id}`;
var seatKey = (table, seat) => `seat!${table}!${seat}`;
var seatsOfTable = (table) => `seat!${table}!`;
// apps/server/src/system-chance.ts
var ALPHABET$1 = "abcdefghijklmnopqrstuvwxyz234567";
/** So many letters and digits (5 bits each) that nobody can guess; none of them means anything in a cookie, a path or a key. */
var randomName = (length) => Array.from(randomBytes(length), (byte) => ALPHABET$1[byte & 31]).join("");
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
// apps/server/src/seats/secret-token.ts
var hashOf = (kind, text) => createHash("sha256").update(kind).update("\0").update(text).digest("hex");
var isSameHash = (a, b) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
var newSecret = (kind, prefix) => {
	const id = randomName(8);
	const text = `${prefix}${id}_${randomBytes(32).toString("base64url")}`;
	return {
		id,
		text,
		hash: hashOf(kind, text)
	};
};
/** `gt1_<id>_<secret>`: what an invite's link carries in its fragment. */
var newInviteToken = () => newSecret("gtinv1", "gt1_");
/** `<id>_<secret>`: what a session's cookie holds. */
var newSessionToken = () => newSecret("gtses1", "");
/** The id of a text that has an invite's shape. */
var inviteIdOf = (text) => typeof text === "string" ? /^gt1_([a-z2-7]{8})_[A-Za-z0-9_-]{43}$/.exec(text)?.[1] : void 0;
var sessionIdOf = (text) => /^([a-z2-7]{8})_[A-Za-z0-9_-]{43}$/.exec(text)?.[1];
// apps/server/src/http/seat-card.ts
/** A seat as answers show it. */
var seatCard = ({ id, kind, side, command }) => ({
	seat: id,
	kind,
	...side === void 0 ? {} : { side },
	...command === void 0 ? {} : { command }
});
/** The token rides in the fragment, which no server and no log ever sees. */
var inviteCard = (seat, token, publicUrl) => ({
	...seatCard(seat),
	token,
	url: `${publicUrl}/join#${token}`
});
// apps/server/src/http/claim-route.ts
var checkedClaim = checkedBody(Type.Object({
	token: Type.Optional(Type.Unknown()),
	code: Type.Optional(Type.Unknown()),
	name: Type.Optional(Type.Unknown())
}, { additionalProperties: false }));
var noSuchInvite = () => new HttpProblem(404, "no-such-invite", "This link or code leads nowhere; ask for a new one.");
var usedInvite = () => new HttpProblem(410, "invite-used", "This link or code was used already or has run out; ask for a new one.");
var statuses$1 = {
	"invite-used": 410,
	"bad-name": 400,
	"not-saved": 503
};
var logOf = ({ room }) => (name, seat, args) => room.actByHouse(name, seat, args);
/** Sitting down: by an invite's token, or on a second device by a code. */
var claimRoute = (app, house) => {
	app.post("/api/claim", async (request, reply) => {
		const address = clientAddress(request.raw, house.trustedHops);
		const wait = house.limits.wrongClaims.ask(address) ?? house.limits.claims.take(address);
		if (wait !== void 0) throw tooFast(wait);
		const { token, code, name } = checkedClaim(request.body);
		try {
			return sitDown(house, request, reply, code !== void 0 && token === void 0 ? await byCode(house, code, name) : await byToken(house, token, name));
		} catch (error) {
			if (error instanceof HttpProblem && error.status === 404) house.limits.wrongClaims.take(address);
			throw error;
		}
	});
};
var byToken = async (house, token, name) => {
	const invite = await findInvite(house, token);
	const result = await house.rooms.with(invite.table, (open) => open.seats.claim(invite, name, logOf(open)));
	return {
		table: invite.table,
		claimed: claimedFrom(result)
	};
};
var findInvite = async ({ records }, token) => {
	const id = inviteIdOf(token);
	const kept = id === void 0 ? void 0 : await records.get(inviteKey(id));
	const invite = kept === void 0 ? void 0 : JSON.parse(kept);
	if (!invite || !isSameHash(invite.hash, hashOf("gtinv1", String(token)))) throw noSuchInvite();
	return invite;
};
var byCode = async (house, code, name) => {
	const found = house.codes.find(code);
	if (found.kind === "wrong") throw noSuchInvite();
	if (found.kind === "expired") throw usedInvite();
	found.take();
	try {
		const result = await house.rooms.with(found.table, (open) => open.seats.addDevice(found.session, name, logOf(open)));
		return {
			table: found.table,
			claimed: claimedFrom(result)
		};
	} catch (error) {
		found.giveBack();
		throw error;
	}
};
var claimedFrom = (result) => {
	if (!result) throw noSuchInvite();
	if (isRefusal(result)) throw problemOf(result, statuses$1[result.code] ?? 409);
	return result;
};
var sitDown = (house, request, reply, { table, claimed }) => {
	const { session, secret } = claimed;
	const isSecure = isHttps(request.raw, house.trustedHops);
	reply.setCookie(sessionCookieName(table, session.seat.id, isSecure), secret, sessionCookieOptions(isSecure));
	return {
		table,
		...seatCard(session.seat),
		name: session.name
	};
};
// apps/server/src/http/guard-requests.ts
var isReading = (method) => method === "GET" || method === "HEAD";
/** Before any route: what every answer carries, and who may ask at all. */
var guardRequests = (app, { isOwnOrigin, isDraining, log }) => {
	app.addHook("onRequest", async (request, reply) => {
		reply.headers(securityHeaders);
		if (request.url.startsWith("/api/") || request.url === "/metrics") reply.header("cache-control", "no-store");
		if (isDraining()) {
			reply.header("connection", "close");
			throw new HttpProblem(503, "closing", "The server is restarting; try again in a moment.");
		}
		if (!isReading(request.method) && !isOwnOrigin(request.headers.origin)) throw new HttpProblem(403, "foreign-origin", "This request does not come from a page of this server.");
	});
	app.addHook("onResponse", async (request, reply) => {
		log.info({
			method: request.method,
			route: request.routeOptions.url ?? "none",
			status: reply.statusCode,
			milliseconds: Math.round(reply.elapsedTime)
		}, "answered");
	});
};
// apps/server/src/version.ts
var version = {
	name: "@vexillum/server",
	version: "0.1.0",
	"private": true,
	type: "module",
	dependencies: {
		"@fastify/cookie": "11.0.2",
		"@fastify/static": "9.0.0",
		"@sinclair/typebox": "0.34.52",
		"@vexillum/ledger": "*",
		"@vexillum/model": "*",
		"@vexillum/protocol": "*",
		"@vexillum/table": "*",
		"@vexillum/triumph": "*",
		"classic-level": "3.0.0",
		"fastify": "5.12.8",
		"lib0": "0.2.120",
		"pino": "10.4.0",
		"prom-client": "15.1.3",
		"ws": "8.23.0",
		"y-protocols": "1.0.7",
		"yjs": "13.6.33"
	},
	devDependencies: {
		"@types/ws": "8.18.2",
		"y-websocket": "3.1.0"
	}
}.version;
// apps/server/src/http/house-routes.ts
/** How the server is, and what can be played here. */
var houseRoutes = (app, { games, metrics }) => {
	app.get("/healthz", () => ({
		ok: true,
		version
	}));
	app.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
	app.get("/api/games", () => ({ games: games.map(({ id, name, sides, profiles, houseRules }) => ({
		id,
		name,
		sides,
		profiles,
		houseRules
	})) }));
};
// apps/server/src/http/json-body.ts
var utf8 = new TextDecoder("utf-8", { fatal: true });
var parse = (bytes) => {
	if (bytes.length === 0) return void 0;
	try {
		return JSON.parse(utf8.decode(bytes));
	} catch {
		throw new HttpProblem(400, "malformed-json", "The body of this request is not JSON.");
	}
};
/** Bodies are JSON and nothing else: a form or plain text, which a foreign page could send without being asked, is refused. */
var readJsonBodies = (app) => {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) => {
		try {
			done(null, parse(bytes));
		} catch (error) {
			done(error);
		}
	});
};
// apps/server/src/http/own-origins.ts
var loopbackNames = [
	"localhost",
	"127.0.0.1",
	"[::1]"
];
var isLoopback = (host) => host === "localhost" || host === "::1" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
var inUrl = (address) => address.includes(":") ? `[${address.split("%")[0]}]` : address;
var ownAddresses = () => Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => inUrl(address)));
/**
* Pages that may talk to this server: its own. A page elsewhere could otherwise act through a visitor's browser; the list is fixed and
* never taken from the request's Host, which a rebound name would forge.
*/
var ownOrigins = ({ host, port, publicUrl }) => {
	const publicOrigin = publicUrl === void 0 ? void 0 : new URL(publicUrl).origin;
	return (origin) => {
		if (origin === void 0) return false;
		if (origin === publicOrigin) return true;
		return (isLoopback(host) ? loopbackNames : [
			...loopbackNames,
			...ownAddresses(),
			inUrl(host)
		]).some((name) => origin === originOf(name, port()));
	};
};
/** As a browser writes it: port 80 is left out. */
var originOf = (name, port) => new URL(`http://${name}:${port}`).origin;
// apps/server/src/http/page-routes.ts
/** Addresses that the web app itself makes sense of. */
var pages = [
	"/",
	"/new",
	"/join",
	"/armies",
	"/table/*"
];
var YEAR = "public, max-age=31536000, immutable";
/** The web app as it was built: its page at every address of its own, and its files. */
var pageRoutes = async (app, folder) => {
	if (!existsSync(join(folder, "index.html"))) {
		for (const page of pages) app.get(page, (_request, reply) => reply.status(503).type("text/plain; charset=utf-8").send(notBuilt));
		return;
	}
	await app.register(fastifyStatic, {
		root: folder,
		index: false,
		wildcard: false,
		cacheControl: false,
		setHeaders: (reply, path) => void reply.setHeader("cache-control", path.includes(`${sep}assets${sep}`) ? YEAR : "no-cache")
	});
	for (const page of pages) app.get(page, (_request, reply) => reply.sendFile("index.html"));
};
var notBuilt = "The server runs, but the web app has not been built. Start it with: npm start\n";
// apps/server/src/seats/seat-page.ts
/** A spectator's invite lets many in, so it is never spent by a claim. */
var isForMany = (seat) => seat.kind === "spectator";
/** Somebody has claimed it and still holds it. */
var isClaimed = (page) => isForMany(page.seat) ? page.sessions.length > 0 : page.invite.isSpent === true;
var newInvite = (table, seat, now) => {
	const { id, text, hash } = newInviteToken();
	return {
		invite: {
			id,
			table,
			seat: seat.id,
			hash,
			expires: now + INVITE_LIFE
		},
		token: text
	};
};
var inviteChange = (invite) => ({
	put: inviteKey(invite.id),
	value: JSON.stringify(invite)
});
var pageChange = (table, { seat, invite, sessions }) => ({
	put: seatKey(table, seat.id),
	value: JSON.stringify({
		invite,
		sessions: sessions.map(({ id, hash, name, until }) => ({
			id,
			hash,
			name,
			until
		}))
	})
});
var readPage = (seat, value) => {
	const { invite, sessions } = JSON.parse(value);
	return {
		seat,
		invite,
		sessions: sessions.map((kept) => ({
			...kept,
			seat,
			isRevoked: false
		}))
	};
};
// apps/server/src/seats/may-rotate.ts
/** A captain his side, the umpire any seat, the host those that nobody has claimed and the spectators'. */
var mayRotate = (asking, page) => {
	if (asking.kind === "umpire") return void 0;
	if (asking.kind === "captain" && page.seat.side === asking.side) return void 0;
	if (asking.kind === "host" && (!isClaimed(page) || isForMany(page.seat))) return void 0;
	return refuse("not-allowed", asking.kind === "host" ? "Somebody holds this seat; only its captain or the umpire may give it a new link." : "Only the side’s captain, the umpire or, while nobody has claimed it, the host may give this seat a new link.");
};
// apps/server/src/http/seat-routes.ts
var checkedNothing = checkedBody(Type.Object({}, { additionalProperties: false }));
var seatOf = (params) => params.seat;
var statuses = {
	"no-such-seat": 404,
	"not-allowed": 403,
	"not-saved": 503
};
/** Giving a seat to somebody else, or to one's own second device. */
var seatRoutes = (app, house) => {
	app.post("/api/tables/:table/seats/:seat/rotate", (request) => atTable(house, request, async ({ room, seats }, session) => {
		checkedNothing(request.body ?? {});
		const rotated = await seats.rotate(seatOf(request.params), (page) => mayRotate(session.seat, page), (name, seat, args) => room.actByHouse(name, seat, args));
		if (isRefusal(rotated)) throw problemOf(rotated, statuses[rotated.code] ?? 409);
		room.dropSeat(rotated.seat.id);
		return inviteCard(rotated.seat, rotated.token, house.publicUrl());
	}));
	app.post("/api/tables/:table/seats/:seat/device", (request) => atTable(house, request, async ({ table, seats }, session) => {
		checkedNothing(request.body ?? {});
		if (!seats.page(seatOf(request.params))) throw new HttpProblem(404, "no-such-seat", "This table has no such seat.");
		if (session.seat.id !== seatOf(request.params)) throw new HttpProblem(403, "not-your-seat", "Only the seat itself lets another device in.");
		const issued = house.codes.issue(table, session);
		if (!issued) throw new HttpProblem(503, "busy", "Too many codes are waiting just now; try again in a minute.");
		return {
			code: issued.code,
			expires: new Date(issued.expires).toISOString()
		};
	}));
};
// apps/server/src/http/genesis-from.ts
var NAME_LIMIT = 60;
var checkedNewTable = checkedBody(Type.Object({
	game: Type.String(),
	profile: Type.Optional(Type.String()),
	name: Type.Optional(Type.String()),
	houseRules: Type.Optional(Type.Record(Type.String(), Type.Union([
		Type.Boolean(),
		Type.Number(),
		Type.String()
	]))),
	visibility: Type.Optional(Type.Union([Type.Literal("private"), Type.Literal("public")]))
}, { additionalProperties: false }));
var bad$1 = (field, code, message) => new HttpProblem(400, code, message, { field });
/** What a new table is to be, from a request's body: unknown games, profiles and house rules are refused by name. */
var genesisFrom = (body, games) => {
	const wanted = checkedNewTable(body);
	const game = games.find(({ id }) => id === wanted.game);
	if (!game) throw bad$1("game", "no-such-game", "This server has no such game.");
	return {
		game,
		genesis: {
			game: game.id,
			profile: profileFrom(wanted, game),
			name: tableName(wanted.name ?? game.name),
			visibility: wanted.visibility ?? "private",
			houseRules: houseRulesFrom(wanted, game),
			versions: { vexillum: version }
		}
	};
};
var profileFrom = ({ profile }, game) => {
	const found = profile === void 0 ? game.profiles[0] : game.profiles.find(({ id }) => id === profile);
	if (!found) throw bad$1("profile", "no-such-profile", "This game has no such profile.");
	return found.id;
};
var houseRulesFrom = ({ houseRules = {} }, game) => {
	for (const [key, value] of Object.entries(houseRules)) checkHouseRule(key, value, game);
	return Object.fromEntries(game.houseRules.map((rule) => [rule.key, Object.hasOwn(houseRules, rule.key) ? houseRules[rule.key] : rule.default]));
};
var checkHouseRule = (key, value, game) => {
	const rule = game.houseRules.find((known) => known.key === key);
	const field = `houseRules.${key.slice(0, 80)}`;
	if (!rule) throw bad$1(field, "no-such-house-rule", "This game has no such house rule.");
	if (!(rule.choices ? rule.choices.includes(value) : typeof value === typeof rule.default) || typeof value === "number" && !Number.isSafeInteger(value) || typeof value === "string" && value.length > 200) throw bad$1(field, "bad-house-rule", "This house rule cannot have that value.");
};
var unseen$1 = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
var tableName = (said) => {
	const name = said.normalize("NFC").trim();
	if (name === "" || name.length > NAME_LIMIT || unseen$1.test(name)) throw bad$1("name", "bad-name", `A table’s name has 1 to ${NAME_LIMIT} letters and no unseen characters.`);
	return name;
};
// apps/server/src/http/table-routes.ts
/** Making a table, and looking at one. */
var tableRoutes = (app, house) => {
	app.post("/api/tables", async (request, reply) => {
		const wait = house.limits.newTables.ask(clientAddress(request.raw, house.trustedHops));
		if (wait !== void 0) throw tooFast(wait);
		const { game, genesis } = genesisFrom(request.body, house.games);
		house.limits.newTables.take(clientAddress(request.raw, house.trustedHops));
		const { table, invites } = await house.rooms.create(game, genesis);
		reply.status(201);
		return {
			table,
			invites: invites.map(({ seat, token }) => inviteCard(seat, token, house.publicUrl()))
		};
	});
	app.get("/api/tables/:table", (request, reply) => atTable(house, request, async (open, session) => {
		await renewCookie(house, request, reply, open, session);
		return open.room.describe(session.seat);
	}));
	app.get("/api/tables/:table/ledger", (request, reply) => {
		const from = entryNumber(request.query.from);
		return atTable(house, request, async ({ room }) => {
			const { entries, head } = await room.ledger(from);
			reply.type("application/json; charset=utf-8");
			return `{"entries":${entries},"head":${JSON.stringify(head)}}`;
		});
	});
};
var entryNumber = (from) => {
	if (from === void 0) return 0;
	if (typeof from === "string" && /^\d{1,15}$/.test(from)) return Number(from);
	throw new HttpProblem(400, "bad-request", "from is the number of an entry.", { field: "from" });
};
/** The session slides, and the browser's cookie with it. */
var renewCookie = async (house, request, reply, { table, seats }, session) => {
	if (!await seats.renew(session).catch(() => false)) return;
	const isSecure = isHttps(request.raw, house.trustedHops);
	const name = sessionCookieName(table, session.seat.id, isSecure);
	const value = readCookies(request.headers.cookie).get(name);
	if (value !== void 0) reply.setCookie(name, value, sessionCookieOptions(isSecure));
};
// apps/server/src/limits/count-by-key.ts
/** How many are open at once for each address or session. */
var CountByKey = class {
	#most;
	#counts = /* @__PURE__ */ new Map();
	constructor(most) {
		this.#most = most;
	}
	isFull(key) {
		return (this.#counts.get(key) ?? 0) >= this.#most;
	}
	enter(key) {
		this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
	}
	leave(key) {
		const left = (this.#counts.get(key) ?? 0) - 1;
		if (left > 0) this.#counts.set(key, left);
		else this.#counts.delete(key);
	}
};
// apps/server/src/limits/token-bucket.ts
var perMinute = (count) => ({
	burst: count,
	perSecond: count / 60
});
var perHour = (count) => ({
	burst: count,
	perSecond: count / 3600
});
/** Fills steadily up to the burst; every use takes from it. */
var TokenBucket = class {
	#rate;
	#level;
	#at;
	constructor(rate, now) {
		this.#rate = rate;
		this.#level = rate.burst;
		this.#at = now;
	}
	/** Takes `amount` if it is there. */
	take(now, amount = 1) {
		if (this.levelAt(now) < amount) return false;
		this.#level -= amount;
		return true;
	}
	levelAt(now) {
		const passed = Math.max(0, now - this.#at) / 1e3;
		this.#level = Math.min(this.#rate.burst, this.#level + passed * this.#rate.perSecond);
		this.#at = now;
		return this.#level;
	}
	/** Whole seconds until `amount` is there, at least 1. */
	secondsUntil(now, amount = 1) {
		return Math.max(1, Math.ceil((amount - this.levelAt(now)) / this.#rate.perSecond));
	}
	isFull(now) {
		return this.levelAt(now) >= this.#rate.burst;
	}
};
// apps/server/src/limits/rate-by-key.ts
var SWEEP_ABOVE = 1e4;
/** One bucket for each address (or seat, or session); full buckets say nothing and are forgotten when there are many. */
var RateByKey = class {
	#rate;
	#clock;
	#buckets = /* @__PURE__ */ new Map();
	#sweepAbove = SWEEP_ABOVE;
	constructor(rate, clock) {
		this.#rate = rate;
		this.#clock = clock;
	}
	/** `undefined` when it may go on, else the seconds to wait. */
	take(key) {
		const bucket = this.#bucketOf(key);
		return bucket.take(this.#clock.now()) ? void 0 : bucket.secondsUntil(this.#clock.now());
	}
	/** The same without taking. */
	ask(key) {
		const bucket = this.#buckets.get(key);
		return bucket && bucket.levelAt(this.#clock.now()) < 1 ? bucket.secondsUntil(this.#clock.now()) : void 0;
	}
	#bucketOf(key) {
		let bucket = this.#buckets.get(key);
		if (!bucket) {
			if (this.#buckets.size >= this.#sweepAbove) this.#sweep();
			this.#buckets.set(key, bucket = new TokenBucket(this.#rate, this.#clock.now()));
		}
		return bucket;
	}
	#sweep() {
		for (const [key, bucket] of this.#buckets) if (bucket.isFull(this.#clock.now())) this.#buckets.delete(key);
		this.#sweepAbove = Math.max(SWEEP_ABOVE, this.#buckets.size * 2);
	}
};
// apps/server/src/limits/limits.ts
var UNLIMITED = {
	burst: Number.POSITIVE_INFINITY,
	perSecond: 1
};
var LARGEST_MESSAGE = 65536;
var limitsOn = (clock) => ({
	wrongClaims: new RateByKey(perMinute(5), clock),
	claims: new RateByKey(perMinute(60), clock),
	newTables: new RateByKey(perHour(30), clock),
	actions: new RateByKey({
		burst: 60,
		perSecond: 30
	}, clock),
	talk: new RateByKey({
		burst: 5,
		perSecond: 1
	}, clock),
	rolls: new RateByKey({
		burst: 5,
		perSecond: 5
	}, clock),
	socketsPerAddress: new CountByKey(300),
	socketsPerSession: new CountByKey(8),
	spectators: 50,
	messages: {
		burst: 60,
		perSecond: 30
	},
	bytes: {
		burst: 2 * LARGEST_MESSAGE,
		perSecond: LARGEST_MESSAGE
	}
});
/** For load tests. */
var limitsOff = (clock) => ({
	wrongClaims: new RateByKey(UNLIMITED, clock),
	claims: new RateByKey(UNLIMITED, clock),
	newTables: new RateByKey(UNLIMITED, clock),
	actions: new RateByKey(UNLIMITED, clock),
	talk: new RateByKey(UNLIMITED, clock),
	rolls: new RateByKey(UNLIMITED, clock),
	socketsPerAddress: new CountByKey(Number.POSITIVE_INFINITY),
	socketsPerSession: new CountByKey(Number.POSITIVE_INFINITY),
	spectators: Number.POSITIVE_INFINITY,
	messages: UNLIMITED,
	bytes: UNLIMITED
});
// apps/server/src/log.ts
var logLevels = [
	"trace",
	"debug",
	"info",
	"warn",
	"error",
	"fatal",
	"silent"
];
/**
* Structured lines on the error stream; what a person at the terminal needs is printed plainly on the other one. Lines name types, ids,
* sizes and codes: never a token, a cookie, an address of a link or anybody's words.
*/
var createLog = (level, destination) => pino({
	level,
	base: null,
	timestamp: pino.stdTimeFunctions.isoTime
}, destination ?? pino.destination({
	fd: 2,
	sync: true
}));
// apps/server/src/metrics.ts
var milliseconds = [
	1,
	2,
	5,
	10,
	25,
	50,
	100,
	250,
	1e3
];
/** Numbers of one server, for `GET /metrics`. */
var Metrics = class {
	#registry = new Registry();
	#actions = this.#counter("vexillum_actions_total", "Actions that were accepted.", ["action"]);
	#refusals = this.#counter("vexillum_refusals_total", "Actions that were refused.", ["code"]);
	#dropped = this.#counter("vexillum_updates_dropped_total", "Updates from clients to documents that only the server writes.", []);
	#plansRefused = this.#counter("vexillum_plan_updates_refused_total", "Updates to plan documents that were refused.", ["code"]);
	#slow = this.#counter("vexillum_slow_readers_total", "Readers sent away because they read too slowly.", []);
	#closed = this.#counter("vexillum_sockets_closed_total", "Sockets that the server closed.", ["code"]);
	#rebuilt = this.#counter("vexillum_documents_rebuilt_total", "Documents that began a new epoch.", []);
	#storeFailures = this.#counter("vexillum_store_failures_total", "Writes that the disk refused.", []);
	#actionTime = this.#histogram("vexillum_action_milliseconds", "From an action’s arrival until it is on disk and shown.");
	#commitTime = this.#histogram("vexillum_commit_milliseconds", "One flushed group commit.");
	#commitWriters = new Histogram({
		name: "vexillum_commit_writers",
		help: "Writers that shared one flushed group commit.",
		buckets: [
			1,
			2,
			5,
			10,
			50,
			200
		],
		registers: [this.#registry]
	});
	constructor() {
		this.#gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
		this.#gauge("process_heap_bytes", "JavaScript heap in use.", () => process.memoryUsage().heapUsed);
		this.#gauge("process_cpu_seconds_total", "Processor time used.", () => process.resourceUsage().userCPUTime / 1e6 + process.resourceUsage().systemCPUTime / 1e6);
		this.#gauge("process_uptime_seconds", "Since the process began.", () => process.uptime());
	}
	watch(counts) {
		this.#gauge("vexillum_sockets", "Open sockets.", counts.sockets);
		this.#gauge("vexillum_rooms", "Tables in memory.", counts.rooms);
	}
	hear(event) {
		switch (event.kind) {
			case "acted":
				this.#actions.inc({ action: event.action });
				return this.#actionTime.observe(event.milliseconds);
			case "refused": return this.#refusals.inc({ code: event.code });
			case "update-dropped": return this.#dropped.inc();
			case "plan-refused": return this.#plansRefused.inc({ code: event.code });
			case "slow-reader": return this.#slow.inc();
			case "rebuilt": return this.#rebuilt.inc();
			case "store-failed": return this.#storeFailures.inc();
			case "recovered":
			case "bug": return;
			default: return event;
		}
	}
	committed(took, writers) {
		this.#commitTime.observe(took);
		this.#commitWriters.observe(writers);
	}
	socketClosed(code) {
		this.#closed.inc({ code: String(code) });
	}
	text() {
		return this.#registry.metrics();
	}
	get contentType() {
		return this.#registry.contentType;
	}
	#counter(name, help, labelNames) {
		return new Counter({
			name,
			help,
			labelNames,
			registers: [this.#registry]
		});
	}
	#histogram(name, help) {
		return new Histogram({
			name,
			help,
			buckets: milliseconds,
			registers: [this.#registry]
		});
	}
	#gauge(name, help, read) {
		new Gauge({
			name,
			help,
			registers: [this.#registry],
			collect() {
				this.set(read());
			}
		});
	}
};
// apps/server/src/kept-open.ts
/**
* Things that are opened once however many ask together, handed out only when they are wholly there, and closed when nobody has used
* them for a while. Who asks while one is closing waits for that and gets a newly opened one.
*/
var KeptOpen = class {
	#options;
	#entries = /* @__PURE__ */ new Map();
	constructor(options) {
		this.#options = options;
	}
	get size() {
		return this.#entries.size;
	}
	async lease(key) {
		const entry = await this.#entryOf(key);
		entry.leases++;
		entry.stopIdling?.();
		try {
			const thing = await entry.opening;
			if (thing !== void 0) return {
				thing,
				release: this.#releaseOnce(key, entry, thing)
			};
		} catch (error) {
			this.#forget(key, entry);
			throw error;
		}
		this.#forget(key, entry);
	}
	/** Runs `use` with the thing; `undefined` where there is none. */
	async with(key, use) {
		const lease = await this.lease(key);
		if (!lease) return void 0;
		try {
			return await use(lease.thing);
		} finally {
			lease.release();
		}
	}
	/** Closes everything, used or not. */
	async closeAll() {
		await Promise.all([...this.#entries].map(([key, entry]) => entry.closing ??= this.#close(key, entry)));
	}
	async #entryOf(key) {
		for (;;) {
			const entry = this.#entries.get(key);
			if (!entry) return this.#begin(key);
			if (!entry.closing) return entry;
			await entry.closing;
		}
	}
	#begin(key) {
		const entry = {
			opening: this.#options.open(key),
			leases: 0
		};
		this.#entries.set(key, entry);
		return entry;
	}
	#forget(key, entry) {
		if (this.#entries.get(key) === entry) this.#entries.delete(key);
	}
	#releaseOnce(key, entry, thing) {
		let isReleased = false;
		return () => {
			if (isReleased) return;
			isReleased = true;
			if (--entry.leases === 0) this.#idle(key, entry, thing);
		};
	}
	#idle(key, entry, thing) {
		entry.stopIdling?.();
		entry.stopIdling = this.#options.clock.after(this.#options.idleMilliseconds, () => {
			if (entry.leases > 0 || entry.closing) return;
			if (this.#options.isBusy(thing)) this.#idle(key, entry, thing);
			else entry.closing = this.#close(key, entry);
		});
	}
	async #close(key, entry) {
		entry.stopIdling?.();
		try {
			const thing = await entry.opening;
			if (thing !== void 0) await this.#options.close(thing);
		} catch (error) {
			this.#options.onCloseFailed(key, error);
		} finally {
			this.#forget(key, entry);
		}
	}
};
// apps/server/src/seats/skeleton.ts
/** Letters that look like other letters: Cyrillic and Greek twins of Latin ones, digits that pass for letters. After lower-casing. */
var twins = {
	а: "a",
	в: "b",
	с: "c",
	ԁ: "d",
	е: "e",
	ё: "e",
	һ: "h",
	н: "h",
	і: "l",
	ї: "l",
	ј: "j",
	к: "k",
	ӏ: "l",
	м: "m",
	о: "o",
	р: "p",
	ԛ: "q",
	ѕ: "s",
	т: "t",
	у: "y",
	х: "x",
	ԝ: "w",
	ү: "y",
	г: "r",
	п: "n",
	α: "a",
	β: "b",
	ε: "e",
	η: "n",
	ι: "l",
	κ: "k",
	ν: "v",
	ο: "o",
	ρ: "p",
	τ: "t",
	υ: "u",
	χ: "x",
	γ: "y",
	ω: "w",
	μ: "m",
	ζ: "z",
	ı: "l",
	i: "l",
	1: "l",
	"|": "l",
	"!": "l",
	0: "o",
	5: "s",
	$: "s",
	ɑ: "a",
	ɡ: "g",
	ʟ: "l",
	օ: "o",
	ս: "u",
	հ: "h",
	ո: "n",
	ց: "g",
	ʏ: "y",
	ꞌ: "'"
};
var invisible = /[\p{Default_Ignorable_Code_Point}\s]/gu;
/** Two names with the same skeleton look alike to someone who reads quickly. Only ever compared, never shown. */
var skeletonOf = (name) => Array.from(name.normalize("NFKD").toLowerCase().replace(invisible, ""), (letter) => twins[letter] ?? letter).join("").replaceAll("rn", "m").replaceAll("vv", "w").normalize("NFC");
// apps/server/src/seats/holder-name.ts
var MOST_GRAPHEMES = 32;
/** Graphemes may be long (families of emoji, letters with many marks): the whole name still fits a label. */
var MOST_UNITS = 200;
var reserved = new Set([
	"umpire",
	"host",
	"server",
	"red",
	"blue"
].map(skeletonOf));
/** Control, bidirectional and other unseen characters; the joiners of emoji and of Persian are none of them. */
var unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]|\u2800/u;
var seen = /[\p{L}\p{N}\p{S}\p{P}]/u;
var pileOfMarks = /\p{M}{5}/u;
var oddSpace = /(?! )\s/u;
var graphemes = new Intl.Segmenter(void 0, { granularity: "grapheme" });
var bad = (message) => refuse("bad-name", message, "name");
/** The name as the table will show it, or what is wrong with it. `others` are the names of the other holders at the table. */
var holderName = (said, others) => {
	if (typeof said !== "string") return bad("Say what the others may call you.");
	const name = said.normalize("NFC");
	return wrongWith(name) ?? likeAnother(name, others) ?? { name };
};
var wrongWith = (name) => {
	if (name === "") return bad("Say what the others may call you.");
	if (unseen.test(name)) return bad("A name has no unseen characters in it.");
	if (name !== name.trim() || oddSpace.test(name)) return bad("A name neither begins nor ends with a space.");
	if (/[<>]/.test(name)) return bad("A name has no < or > in it.");
	if (!seen.test(name) || pileOfMarks.test(name)) return bad("A name is made of letters that people can read.");
	if (name.length > MOST_UNITS || [...graphemes.segment(name)].length > MOST_GRAPHEMES) return bad(`A name has at most ${MOST_GRAPHEMES} letters.`);
	if (reserved.has(skeletonOf(name))) return bad("That word means a seat or a side at this table; take another name.");
};
var likeAnother = (name, others) => {
	const skeleton = skeletonOf(name);
	for (const other of others) if (skeletonOf(other) === skeleton) return bad("Somebody at this table has that name, or one that looks like it.");
};
// apps/server/src/seats/seat-book.ts
var MOST_DEVICES = 20;
var spent = () => refuse("invite-used", "This link was used already or has run out; ask for a new one.");
/**
* Who holds which seat at one table. What is on disk changes first; memory follows. Changes happen one after another, so that of
* two who claim one invite together exactly one gets the seat.
*/
var SeatBook = class SeatBook {
	#options;
	#pages = /* @__PURE__ */ new Map();
	#lastChange = Promise.resolve();
	/** Makes the invites of a new table. */
	static async create(options) {
		const { table, game, records, clock } = options;
		const made = game.seats.map((seat) => ({
			seat,
			...newInvite(table, seat, clock.now())
		}));
		await records.write(made.flatMap(({ seat, invite }) => [inviteChange(invite), pageChange(table, {
			seat,
			invite,
			sessions: []
		})]));
		return made.map(({ seat, token }) => ({
			seat,
			token
		}));
	}
	static async open(options) {
		const book = new SeatBook(options);
		const prefix = seatsOfTable(options.table);
		for (const [key, value] of await options.records.list(prefix)) {
			const seat = options.game.seats.find(({ id }) => id === key.slice(prefix.length));
			if (seat) book.#pages.set(seat.id, readPage(seat, value));
		}
		return book;
	}
	constructor(options) {
		this.#options = options;
	}
	page(seatId) {
		return this.#pages.get(seatId);
	}
	/** The live session that a cookie's value stands for. */
	sessionOf(seatId, cookie) {
		const id = sessionIdOf(cookie);
		const session = this.#pages.get(seatId)?.sessions.find((candidate) => candidate.id === id);
		if (!session || !isLive(session, this.#now()) || !isSameHash(session.hash, hashOf("gtses1", cookie))) return void 0;
		return session;
	}
	/** Takes the seat that the invite is for: 410 `invite-used`, 400 `bad-name`, or what the ledger refused. */
	claim(invite, saidName, log) {
		return this.#change(async () => {
			const page = this.#pages.get(invite.seat);
			if (!page || page.invite.id !== invite.id || page.invite.isSpent || page.invite.expires <= this.#now()) return spent();
			const sessions = page.sessions.filter((session) => isLive(session, this.#now()));
			if (sessions.length >= this.#options.mostSpectators) return refuse("too-many-spectators", `This table has ${this.#options.mostSpectators} spectators already.`);
			const said = holderName(saidName, this.#namesOfOthers(void 0));
			if (isRefusal(said)) return said;
			const left = isForMany(page.seat) ? page.invite : {
				...page.invite,
				isSpent: true
			};
			return this.#seatSomebody({
				...page,
				invite: left,
				sessions
			}, said.name, log);
		});
	}
	/** Lets a second device of the same holder in. Without a name he keeps his. */
	addDevice(issuer, saidName, log) {
		return this.#change(async () => {
			const page = this.#pages.get(issuer.seat.id);
			if (!page || !isLive(issuer, this.#now())) return spent();
			if (page.sessions.length >= MOST_DEVICES) return refuse("too-many-devices", "This seat has too many devices already.");
			const said = holderName(saidName ?? issuer.name, this.#namesOfOthers(issuer));
			if (isRefusal(said)) return said;
			if (said.name === issuer.name) return this.#addSession(page, said.name);
			return this.#seatSomebody(page, said.name, log);
		});
	}
	/** Kills the seat's sessions and makes a new invite. Who may do that is asked before. */
	rotate(seatId, mayRotate, log) {
		return this.#change(async () => {
			const page = this.#pages.get(seatId);
			if (!page) return refuse("no-such-seat", "This table has no such seat.", "seat");
			const refusal = mayRotate(page);
			if (refusal) return refusal;
			const logged = await log("rotate-seat", seatId, {});
			if (isRefusal(logged)) return logged;
			const { invite, token } = newInvite(this.#options.table, page.seat, this.#now());
			await this.#write({
				seat: page.seat,
				invite,
				sessions: []
			}, [{
				...page.invite,
				isSpent: true
			}, invite]);
			for (const session of page.sessions) session.isRevoked = true;
			return {
				kind: "rotated",
				seat: page.seat,
				token
			};
		});
	}
	/** Makes a session last from now on, at most once a day: true when the cookie is to be set anew. */
	async renew(session) {
		const until = this.#now() + SESSION_LIFE;
		if (until - session.until < 864e5) return false;
		session.until = until;
		return this.#change(async () => {
			const page = this.#pages.get(session.seat.id);
			if (!page || session.isRevoked) return false;
			await this.#write(page, []);
			return true;
		});
	}
	/** The ledger first: when the server dies between the two, the invite still works. */
	async #seatSomebody(page, name, log) {
		const logged = await log("claim-seat", page.seat.id, { name });
		if (isRefusal(logged)) return logged;
		if (!isForMany(page.seat)) for (const session of page.sessions) session.name = name;
		return this.#addSession(page, name);
	}
	async #addSession(page, name) {
		const { id, hash, text } = newSessionToken();
		const session = {
			id,
			hash,
			seat: page.seat,
			name,
			until: this.#now() + SESSION_LIFE,
			isRevoked: false
		};
		const next = {
			...page,
			sessions: [...page.sessions, session]
		};
		await this.#write(next, page.invite.isSpent ? [page.invite] : []);
		return {
			kind: "claimed",
			session,
			secret: text
		};
	}
	async #write(page, invites) {
		await this.#options.records.write([...invites.map(inviteChange), pageChange(this.#options.table, page)]);
		this.#pages.set(page.seat.id, page);
	}
	/** Names at the table, but for the holder of this session: an ordinary seat has one holder on several devices. */
	#namesOfOthers(own) {
		const isOwn = (session) => own !== void 0 && session.seat.id === own.seat.id && session.name === own.name;
		return [...this.#pages.values()].flatMap(({ sessions }) => sessions.filter((session) => isLive(session, this.#now()) && !isOwn(session)).map(({ name }) => name));
	}
	#change(act) {
		const done = this.#lastChange.then(act, act);
		this.#lastChange = done.catch(() => void 0);
		return done;
	}
	#now() {
		return this.#options.clock.now();
	}
};
// apps/server/src/rooms.ts
var IDLE = 3e4;
/** The tables in memory. */
var Rooms = class {
	#options;
	#kept;
	constructor(options) {
		this.#options = options;
		this.#kept = new KeptOpen({
			open: (table) => this.#open(table),
			close: ({ room }) => room.rest(),
			isBusy: ({ room }) => room.isBusy,
			onCloseFailed: options.onCloseFailed,
			clock: options.clock,
			idleMilliseconds: IDLE
		});
	}
	get size() {
		return this.#kept.size;
	}
	/** Makes a table with one invite a seat. Rejects with `StoreFailure`. */
	async create(game, genesis) {
		const table = randomName(16);
		const { store, surroundings } = this.#options;
		const room = await Room.create({
			table,
			game,
			store,
			surroundings
		}, genesis);
		const invites = await SeatBook.create(this.#bookOptions(table, game));
		await room.rest();
		return {
			table,
			invites
		};
	}
	/** `undefined`: no such table. */
	async lease(table) {
		return isTableId(table) ? this.#kept.lease(table) : void 0;
	}
	with(table, use) {
		return isTableId(table) ? this.#kept.with(table, use) : Promise.resolve(void 0);
	}
	/** Saves and forgets every table. */
	closeAll() {
		return this.#kept.closeAll();
	}
	async #open(table) {
		const { games, store, records, surroundings } = this.#options;
		if ((await records.list(`seat!${table}!`)).length === 0) return void 0;
		const gameOf = (id) => games.find((game) => game.id === id);
		const room = await Room.open({
			table,
			store,
			surroundings,
			gameOf
		});
		if (!room) return void 0;
		const seats = await SeatBook.open(this.#bookOptions(table, room.game));
		return {
			table,
			game: room.game,
			room,
			seats
		};
	}
	#bookOptions(table, game) {
		const { records, clock, mostSpectators } = this.#options;
		return {
			table,
			game,
			records,
			clock,
			mostSpectators
		};
	}
};
/** What a table's id looks like; anything else is no table, without asking the disk. */
var isTableId = (text) => /^[a-z2-7]{16}$/.test(text);
// apps/server/src/seats/device-codes.ts
/** No letters or digits that are mistaken for each other when read aloud. */
var ALPHABET = "abcdefghjkmnpqrstvwxyz23456789";
var FINDING = 3;
var LENGTH = 8;
var LIFE = 6e5;
var TRIES = 5;
var someLetters = (length) => Array.from({ length }, () => ALPHABET[randomInt(30)]).join("");
/**
* One-time codes that let a holder's second device in: three letters find the code, five are its secret. They live ten minutes, so they
* are kept in memory only; after a restart one asks for another.
*/
var DeviceCodes = class {
	#clock;
	#waiting = /* @__PURE__ */ new Map();
	constructor(clock) {
		this.#clock = clock;
	}
	/** A session has one code at a time: a new one replaces it. `undefined` when too many are waiting. */
	issue(table, session) {
		this.#sweep(session);
		const finder = this.#freeFinder();
		if (finder === void 0) return void 0;
		const code = finder + someLetters(5);
		const expires = this.#clock.now() + LIFE;
		this.#waiting.set(finder, {
			table,
			session,
			hash: hashOf("gtdev1", code),
			expires,
			tries: TRIES,
			isUsed: false
		});
		return {
			code,
			expires
		};
	}
	/** Each wrong secret costs a try, and the fifth the code. */
	find(said) {
		const code = typeof said === "string" && said.length < 40 ? said.toLowerCase().replaceAll(/[\s-]/g, "") : "";
		const finder = code.slice(0, FINDING);
		const waiting = code.length === LENGTH ? this.#waiting.get(finder) : void 0;
		if (!waiting) return { kind: "wrong" };
		if (!isSameHash(waiting.hash, hashOf("gtdev1", code))) {
			if (--waiting.tries <= 0) this.#waiting.delete(finder);
			return { kind: "wrong" };
		}
		if (this.#isOver(waiting)) return { kind: "expired" };
		return {
			kind: "found",
			table: waiting.table,
			session: waiting.session,
			take: () => void (waiting.isUsed = true),
			giveBack: () => void (waiting.isUsed = false)
		};
	}
	#freeFinder() {
		for (let attempt = 0; attempt < 20; attempt++) {
			const finder = someLetters(FINDING);
			if (!this.#waiting.has(finder)) return finder;
		}
	}
	#sweep(session) {
		for (const [finder, waiting] of this.#waiting) if (waiting.session === session || this.#isLongOver(waiting)) this.#waiting.delete(finder);
	}
	#isOver(waiting) {
		return waiting.isUsed || waiting.expires <= this.#clock.now() || !isLive(waiting.session, this.#clock.now());
	}
	/** Kept a while longer, so that he who comes late hears "expired". */
	#isLongOver(waiting) {
		return waiting.expires + LIFE <= this.#clock.now();
	}
};
// apps/server/src/sync/sync-address.ts
var path = /^\/sync\/([A-Za-z0-9_-]{1,64})\/([a-z0-9-]{1,64})$/;
/** What an upgrade asks for, `/sync/TABLE/DOCUMENT?seat=…&epoch=…&events=1`; `undefined` when it is no such address. */
var readSyncAddress = (url) => {
	const [pathname = "", query = ""] = (url ?? "").split("?", 2);
	const [, table, document] = path.exec(pathname) ?? [];
	if (table === void 0 || document === void 0) return void 0;
	const params = new URLSearchParams(query);
	return {
		table,
		document,
		seat: params.get("seat") || void 0,
		epoch: params.get("epoch") || void 0,
		wantsEvents: params.get("events") === "1"
	};
};
// apps/server/src/sync/binary-frame.ts
var FINAL_BINARY = 130;
var headerFor = (length) => {
	if (length < 126) return Buffer.from([FINAL_BINARY, length]);
	if (length < 65536) {
		const header = Buffer.from([
			FINAL_BINARY,
			126,
			0,
			0
		]);
		header.writeUInt16BE(length, 2);
		return header;
	}
	const header = Buffer.alloc(10);
	header[0] = FINAL_BINARY;
	header[1] = 127;
	header.writeUIntBE(length, 4, 6);
	return header;
};
/** These messages as websocket frames from a server (RFC 6455, section 5.2: whole, binary, unmasked, not compressed). */
var binaryFrames = (messages) => Buffer.concat(messages.flatMap((message) => [headerFor(message.length), message]));
var framed = /* @__PURE__ */ new WeakMap();
/** The same array of messages goes to many readers: it is framed for the first and kept for the others. */
var sharedFrames = (messages) => {
	let frames = framed.get(messages);
	if (!frames) framed.set(messages, frames = binaryFrames(messages));
	return frames;
};
// apps/server/src/sync/table-socket.ts
/** An awareness message about nobody: stock clients take half a minute without a message for a dead line, and pings do not count. */
var NOTHING_NEW = [Uint8Array.of(1, 1, 0)];
var SAY_SOMETHING_AFTER = 1e4;
var FIRST_MESSAGE_WITHIN = 1e4;
var PING_AFTER = 25e3;
var GONE_AFTER = 6e4;
/** The room sends slow readers away earlier; this holds whatever it is that they were sent (answers, whole documents). */
var UNREAD_AT_MOST = 4194304;
/** One websocket: keeps its limits, keeps it alive, and hands whole messages to the room once it was let in. */
var TableSocket = class {
	#options;
	#messages;
	#bytes;
	#openedAt;
	#heardAt;
	#spokeAt;
	#hasSpoken = false;
	#isClosing = false;
	#early = [];
	#admission;
	#peer;
	constructor(options) {
		const { ws, clock, limits } = options;
		const now = clock.now();
		this.#options = options;
		this.#messages = new TokenBucket(limits.messages, now);
		this.#bytes = new TokenBucket(limits.bytes, now);
		this.#openedAt = this.#heardAt = this.#spokeAt = now;
		ws.on("message", (data, isBinary) => this.#receive(data, isBinary));
		ws.on("pong", () => this.#heardAt = clock.now());
		ws.on("error", () => void 0);
		ws.on("close", () => this.#closed());
	}
	get isOpen() {
		return !this.#isClosing && this.#options.ws.readyState === this.#options.ws.OPEN;
	}
	/** From here on the room hears it; what it said while it waited at the door comes first. */
	admit(admission) {
		this.#admission = admission;
		this.#peer = this.#peerFor(admission);
		admission.room.join(this.#peer, admission.epoch);
		const early = this.#early;
		this.#early = [];
		for (const message of early) this.#hear(message);
	}
	close(code, reason) {
		if (this.#isClosing) return;
		this.#isClosing = true;
		this.#early = [];
		this.#leave();
		this.#options.onServerClosed(code);
		this.#options.ws.close(code, reason);
	}
	/** Called every second or so. */
	tick() {
		const now = this.#options.clock.now();
		if (now - this.#heardAt >= GONE_AFTER) return this.#options.ws.terminate();
		if (!this.isOpen) return;
		if (!this.#hasSpoken && now - this.#openedAt >= FIRST_MESSAGE_WITHIN) return this.close(closeCodes.busy, "Nothing was heard from you.");
		if (this.#admission && !isLive(this.#admission.session, now)) return this.#revoke();
		if (now - this.#heardAt >= PING_AFTER) this.#options.ws.ping();
		if (now - this.#spokeAt >= SAY_SOMETHING_AFTER) this.#send(NOTHING_NEW);
	}
	#receive(data, isBinary) {
		const now = this.#options.clock.now();
		this.#heardAt = now;
		this.#hasSpoken = true;
		if (!this.isOpen || this.#options.isDraining()) return;
		if (!isBinary || !(data instanceof Uint8Array)) return this.close(closeCodes.updateRefused, "Only binary messages are understood here.");
		if (data.length > 65536) return this.close(closeCodes.tooLarge, "That message was too large.");
		if (!this.#messages.take(now) || !this.#bytes.take(now, data.length)) return this.close(closeCodes.tooFast, "That was too much at once.");
		if (this.#peer) this.#hear(data);
		else this.#early.push(data);
	}
	/** Whether the session still counts is asked for each message: a seat may be taken away at any moment. */
	#hear(message) {
		if (!this.isOpen || !this.#admission || !this.#peer) return;
		if (!isLive(this.#admission.session, this.#options.clock.now())) return this.#revoke();
		this.#admission.room.receive(this.#peer, message);
	}
	#revoke() {
		this.close(closeCodes.seatRevoked, "This seat was given to somebody else.");
	}
	#peerFor({ session, document, wantsEvents }) {
		const { stream } = this.#options;
		return {
			id: randomName(8),
			seat: session.seat,
			name: session.name,
			document,
			wantsEvents,
			get buffered() {
				return stream.writableLength;
			},
			send: (messages) => this.#send(messages),
			close: (code, reason) => this.close(code, reason)
		};
	}
	/**
	* Past ws, straight onto the stream: one framing for all readers and one write for each. This is sound because nothing is compressed
	* and no Blob is ever sent, so that ws itself writes every frame at once and keeps no queue that these could overtake.
	*/
	#send(messages) {
		if (!this.isOpen) return;
		if (this.#options.stream.writableLength > UNREAD_AT_MOST) return this.close(closeCodes.busy, "You are reading too slowly; come back.");
		this.#spokeAt = this.#options.clock.now();
		this.#options.stream.write(sharedFrames(messages));
	}
	/** At once, not when the other end has said goodbye too: he counts as gone from here on. */
	#leave() {
		if (this.#peer) this.#admission?.room.leave(this.#peer);
	}
	#closed() {
		this.#isClosing = true;
		this.#leave();
		this.#options.onClosed(this);
	}
};
// apps/server/src/sync/table-web-socket.ts
var MESSAGE_TOO_BIG = 1009;
var TOO_MANY_PARTS = 1008;
/**
* ws closes by itself when a message is too large or comes in too many fragments, with codes after which a stock client comes back
* at once to do the same again. Ours are final.
*/
var TableWebSocket = class extends WebSocket {
	close(code, reason) {
		if (code === MESSAGE_TOO_BIG || code === TOO_MANY_PARTS) super.close(closeCodes.tooLarge, "That message was too large.");
		else super.close(code, reason);
	}
};
// apps/server/src/sync/sockets.ts
var TICK = 1e3;
/** The defaults of ws let five sockets pin 9.5 MB with tiny fragments (measured); with these each is closed. */
var carefully = {
	maxPayload: 262144,
	maxFragments: 64,
	maxBufferedChunks: 1024,
	perMessageDeflate: false,
	clientTracking: false,
	closeTimeout: 5e3
};
/**
* All websockets of one server. Path, Origin and the number of connections are asked before the upgrade; whatever a player can mend
* is told after it by a close code, since browsers cannot read the answers to an upgrade.
*/
var Sockets = class {
	#house;
	#open = /* @__PURE__ */ new Set();
	#upgrader = new WebSocketServer({
		noServer: true,
		WebSocket: TableWebSocket,
		...carefully
	});
	#stopTicking;
	constructor(house) {
		this.#house = house;
		this.#stopTicking = this.#tickLater();
	}
	get size() {
		return this.#open.size;
	}
	upgrade(request, stream, head) {
		stream.on("error", () => stream.destroy());
		const house = this.#house;
		const address = readSyncAddress(request.url);
		if (!address) return refuseOnWire(stream, 404, "not-found", "There is nothing at this address.");
		if (!house.isOwnOrigin(request.headers.origin)) return refuseOnWire(stream, 403, "foreign-origin", "This request does not come from a page of this server.");
		if (house.isDraining()) return refuseOnWire(stream, 503, "closing", "The server is restarting; try again in a moment.");
		const asking = this.#asking(request, address);
		if (!this.#takePlace(request, stream, address, asking)) return refuseOnWire(stream, 429, "too-many-connections", "Too many connections are open already.");
		this.#upgrader.handleUpgrade(request, stream, head, (ws) => this.#opened(ws, stream, address, asking));
	}
	/** Tells everyone to come back after the restart. */
	closeAll() {
		this.#stopTicking();
		for (const socket of this.#open) socket.close(closeCodes.restarting, "The server restarts; come back in a moment.");
	}
	#asking(request, { seat }) {
		const isSecure = isHttps(request, this.#house.trustedHops);
		return {
			cookies: readCookies(request.headers.cookie),
			isSecure,
			named: seat
		};
	}
	/** Counts the connection against its address and the session that it comes with; gives the places back when it ends. */
	#takePlace(request, stream, { table, seat }, { cookies, isSecure }) {
		const { socketsPerAddress, socketsPerSession } = this.#house.limits;
		const address = clientAddress(request, this.#house.trustedHops);
		const prefix = sessionCookieName(table, seat ?? "", isSecure);
		const cookie = seat === void 0 ? [...cookies].find(([name]) => name.startsWith(prefix))?.[1] : cookies.get(prefix);
		if (socketsPerAddress.isFull(address) || cookie !== void 0 && socketsPerSession.isFull(cookie)) return false;
		socketsPerAddress.enter(address);
		if (cookie !== void 0) socketsPerSession.enter(cookie);
		stream.once("close", () => {
			socketsPerAddress.leave(address);
			if (cookie !== void 0) socketsPerSession.leave(cookie);
		});
		return true;
	}
	#opened(ws, stream, address, asking) {
		let lease;
		const socket = new TableSocket({
			ws,
			stream,
			clock: this.#house.clock,
			limits: this.#house.limits,
			isDraining: this.#house.isDraining,
			onServerClosed: (code) => this.#house.metrics.socketClosed(code),
			onClosed: (closed) => {
				this.#open.delete(closed);
				lease?.release();
			}
		});
		this.#open.add(socket);
		this.#admit(socket, address, asking).then((taken) => {
			lease = taken;
			if (!socket.isOpen) lease?.release();
		}, (error) => {
			this.#house.log.error({ err: error }, "a socket could not be let in");
			socket.close(closeCodes.busy, "The table cannot be opened just now; come back in a moment.");
		});
	}
	/** The one place that decides who may hear what. Answers the lease that the socket keeps while it lives. */
	async #admit(socket, address, asking) {
		const lease = await this.#house.rooms.lease(address.table);
		if (!lease) {
			socket.close(closeCodes.notForYou, "There is nothing here for you.");
			return;
		}
		if (socket.isOpen) this.#letIn(socket, lease.thing, address, asking);
		return lease;
	}
	#letIn(socket, open, { table, document, seat, epoch, wantsEvents }, asking) {
		const who = whoAsks(open, asking);
		const { room } = open;
		if (who.kind === "session" && room.mayOpen(who.session.seat, document) && room.epochOf(document) !== void 0) return socket.admit({
			room,
			session: who.session,
			document,
			wantsEvents,
			epoch
		});
		const isStale = seat !== void 0 && asking.cookies.has(sessionCookieName(table, seat, asking.isSecure));
		if (who.kind === "nobody" || who.kind === "not-held" && isStale) return socket.close(closeCodes.noSession, "You hold no seat here; open your invitation again.");
		if (who.kind === "several") return socket.close(closeCodes.notForYou, "You hold several seats here; name one.");
		return socket.close(closeCodes.notForYou, "There is nothing here for you.");
	}
	#tickLater() {
		return this.#house.clock.after(TICK, () => {
			this.#stopTicking = this.#tickLater();
			for (const socket of this.#open) socket.tick();
		});
	}
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
// apps/server/src/create-server.ts
var BODY_LIMIT = 262144;
var GOODBYE = 2e3;
/** The same from the sources and from the bundle: both lie one folder under apps/server. */
var builtWebApp = fileURLToPath(new URL("../../web/dist", import.meta.url));
var hashText = (text) => createHash("sha256").update(text).digest("hex");
var tellOf = (metrics, log) => (event) => {
	metrics.hear(event);
	if (event.kind === "bug") log.error({
		action: event.action,
		err: event.error
	}, "bug in a room");
	else if (event.kind === "store-failed") log.error({ reason: event.message }, "the store failed");
	else if (event.kind === "recovered") log.warn({ seq: event.seq }, "a table went on after the store had failed");
	else log.debug(event, "at a table");
};
/** Talk and dice have a pace of their own, under that of messages. */
var paceOf = (limits) => (key, action) => action === "say" ? limits.talk.take(key) : action === "roll-dice" ? limits.rolls.take(key) : void 0;
var urlFor = (host, port) => {
	return `http://${host === "0.0.0.0" || host === "::" || isLoopback(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
};
/** A whole server as a value: two in one process do not know of each other. Rejects when it cannot listen. */
var createServer = async (options) => {
	const { host = "127.0.0.1", clock = systemClock, chance = systemChance, games: games$2 = games } = options;
	const { metrics = new Metrics(), log = createLog("silent") } = options;
	const limits = options.hasLimits === false ? limitsOff(clock) : limitsOn(clock);
	let port = 0;
	let isDraining = false;
	const surroundings = {
		clock,
		chance,
		hashText,
		newSalt: () => randomBytes(32),
		tell: tellOf(metrics, log),
		pace: paceOf(limits)
	};
	const rooms = new Rooms({
		games: games$2,
		store: options.store,
		records: options.records,
		surroundings,
		clock,
		mostSpectators: limits.spectators,
		onCloseFailed: (table, error) => log.error({
			table,
			err: error
		}, "a table could not be put to rest")
	});
	const house = {
		games: games$2,
		rooms,
		records: options.records,
		codes: new DeviceCodes(clock),
		limits,
		clock,
		metrics,
		log,
		trustedHops: options.trustedHops ?? 0,
		isOwnOrigin: ownOrigins({
			host,
			port: () => port,
			publicUrl: options.publicUrl
		}),
		publicUrl: () => options.publicUrl === void 0 ? urlFor(host, port) : new URL(options.publicUrl).origin,
		isDraining: () => isDraining
	};
	const app = await createApp(house, options.webFolder ?? builtWebApp);
	const sockets = new Sockets(house);
	metrics.watch({
		sockets: () => sockets.size,
		rooms: () => rooms.size
	});
	app.server.on("upgrade", (request, stream, head) => sockets.upgrade(request, stream, head));
	await app.listen({
		host,
		port: options.port ?? 0
	});
	port = app.server.address().port;
	let closing;
	const close = async () => {
		isDraining = true;
		app.server.close();
		await rooms.closeAll();
		sockets.closeAll();
		const hangUp = setTimeout(() => app.server.closeAllConnections(), GOODBYE);
		await app.close();
		clearTimeout(hangUp);
	};
	return {
		port,
		url: urlFor(host, port),
		close: () => closing ??= close()
	};
};
/** A name longer than any of ours is simply not there. */
var addressProblem = (code) => code === "FST_ERR_MAX_PARAM_LENGTH" ? new HttpProblem(404, "not-found", "There is nothing at this address.") : new HttpProblem(400, "bad-request", "This address cannot be read.");
var createApp = async (house, webFolder) => {
	const app = fastify({
		bodyLimit: BODY_LIMIT,
		requestTimeout: 3e4,
		forceCloseConnections: "idle",
		return503OnClosing: false,
		clientErrorHandler: answerUnreadable,
		frameworkErrors: (error, _request, reply) => {
			sendProblem(reply.headers(securityHeaders), addressProblem(error.code));
		}
	});
	readJsonBodies(app);
	answerErrors(app, house.log);
	await app.register(fastifyCookie);
	guardRequests(app, house);
	houseRoutes(app, house);
	tableRoutes(app, house);
	claimRoute(app, house);
	seatRoutes(app, house);
	actionRoutes(app, house);
	await pageRoutes(app, webFolder);
	await app.ready();
	return app;
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
// apps/server/src/open-when-free.ts
var PATIENCE = 15e3;
var TRY_EVERY = 250;
/** Opens the store, waiting for a server that is just leaving the folder. Rejects with `FolderInUse` when it stays. */
var openWhenFree = async (folder, options, onWait) => {
	const giveUpAt = performance.now() + PATIENCE;
	for (let isFirst = true;; isFirst = false) try {
		return await LevelStore.open(folder, options);
	} catch (error) {
		if (!(error instanceof FolderInUse) || performance.now() > giveUpAt) throw error;
		if (isFirst) onWait();
		await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
	}
};
// apps/server/src/settings.ts
/** A setting that cannot be used; its message is for whoever starts the server. */
var BadSetting = class extends Error {
	name = "BadSetting";
};
var wholeNumber = (name, text, most) => {
	const number = Number(text);
	if (/^\d+$/.test(text) && number <= most) return number;
	throw new BadSetting(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
};
var publicUrl = (text) => {
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (url?.protocol === "http:" || url?.protocol === "https:") return url.origin;
	throw new BadSetting(`PUBLIC_URL must be an address like https://table.example.org, not "${text}".`);
};
var logLevel = (text) => {
	const level = logLevels.find((known) => known === text);
	if (level) return level;
	throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${text}".`);
};
var hasLimits = (text, host) => {
	if (text === "on") return true;
	if (text !== "off") throw new BadSetting(`RATE_LIMITS must be on or off, not "${text}".`);
	if (isLoopback(host)) return false;
	throw new BadSetting(`RATE_LIMITS=off is for load tests on one machine, and HOST ${host} can be reached from others.`);
};
/** Reads the environment; an empty variable counts as one that is not set. */
var readSettings = (environment) => {
	const host = environment["HOST"] || "127.0.0.1";
	return {
		host,
		port: wholeNumber("PORT", environment["PORT"] || "8080", 65535),
		dataFolder: resolve(environment["DATA_DIR"] || "./data"),
		publicUrl: environment["PUBLIC_URL"] ? publicUrl(environment["PUBLIC_URL"]) : void 0,
		trustedHops: wholeNumber("TRUST_PROXY", environment["TRUST_PROXY"] || "0", 10),
		logLevel: logLevel(environment["LOG_LEVEL"] || "warn"),
		hasLimits: hasLimits(environment["RATE_LIMITS"] || "on", host)
	};
};
// apps/server/src/main.ts
/** A server that cannot finish its work in this time leaves all the same: what was acknowledged is on disk. */
var STOP_WITHIN = 9e3;
var plainly = (error, { host, port, dataFolder }) => {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (error instanceof FolderInUse) return `Another server is using ${dataFolder}. Stop it, or set DATA_DIR to another folder.`;
	if (code === "EADDRINUSE") return `Port ${port} is in use by another program. Stop it, or set PORT to another number.`;
	if (code === "EACCES" && port > 0 && port < 1024) return `This user may not use port ${port}. Set PORT to a number above 1023.`;
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is no address of this machine.`;
	return `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
};
var start = async (settings) => {
	const metrics = new Metrics();
	const log = createLog(settings.logLevel);
	process.on("unhandledRejection", (error) => log.error({ err: error }, "bug"));
	const store = await openWhenFree(settings.dataFolder, { onCommit: (milliseconds, writers) => metrics.committed(milliseconds, writers) }, () => console.log(`Another server is using ${settings.dataFolder}; waiting up to 15 s for it to stop ...`));
	return {
		server: await createServer({
			...settings,
			store,
			records: store.records,
			metrics,
			log
		}),
		store
	};
};
var running;
var isStopping = false;
/** The first signal stops the server, and a second one changes nothing. */
var stop = async () => {
	if (isStopping) return;
	isStopping = true;
	setTimeout(() => process.exit(0), STOP_WITHIN).unref();
	try {
		await running?.server.close();
		await running?.store.close();
	} finally {
		process.exit(0);
	}
};
var fail = (message) => {
	console.error(message);
	process.exit(1);
};
var settingsOrExit = () => {
	try {
		return readSettings(process.env);
	} catch (error) {
		if (error instanceof BadSetting) return fail(error.message);
		throw error;
	}
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop());
var settings = settingsOrExit();
try {
	running = await start(settings);
	if (!isStopping) console.log(`Vexillum is ready at ${running.server.url}`);
} catch (error) {
	fail(plainly(error, settings));
}
export {};
