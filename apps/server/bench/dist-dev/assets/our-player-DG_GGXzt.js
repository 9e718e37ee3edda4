import { randomBytes } from "node:crypto";
import { Type } from "@sinclair/typebox";
import * as decoding from "lib0/decoding";
import * as encoding from "lib0/encoding";
import { connect } from "node:net";
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
var NAME_LIMIT = 120;
var POINTS_LIMIT = 1e5;
var readList = (list) => {
	list.onlyKeys([
		"name",
		"source",
		"id"
	]);
	const id = list.at("id").isAbsent ? void 0 : list.at("id").words(NAME_LIMIT);
	const reference = {
		name: list.at("name").words(NAME_LIMIT),
		source: list.at("source").text(NAME_LIMIT)
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
			polity: stand.at("polity").value === void 0 ? void 0 : stand.at("polity").words(NAME_LIMIT),
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
		name: file.at("name").words(NAME_LIMIT),
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
var seen = {
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
		defaultSize: seen,
		smallest: seen,
		largest: seen
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
battle("triumph", "TRIUMPH!", triumph11);
var grandTriumph = battle("grand-triumph", "GRAND TRIUMPH!", grand201706);
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
// packages/triumph/src/samples/sample-armies.ts
var hannibal = sampleArmy(grand201706, "hannibal", "Hannibal in Italy, 217 BC", "African veterans and Spaniards in the middle, Gauls beside them, and far better horsemen than Rome has.", [
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
var alexander = sampleArmy(grand201706, "alexander", "Alexander in Asia, 334 BC", "A wall of pikes that holds, and companions on the right who strike.", [
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
/** Armies for a first game, of our own making: opponents come in pairs. */
var sampleArmies = [
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
	]),
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
	]),
	hannibal,
	alexander,
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
	}]),
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
	}])
];
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
// apps/server/bench/load/a-table.ts
/** Where the stand of that number stands after that many moves: somewhere on a board of 90 by 36 MU. */
var poseOf = (stand, moves) => [
	1e3 + (stand * 433 + moves * 137) % 88e3,
	1e3 + (stand * 877 + moves * 211) % 34e3,
	(stand * 97 + moves * 9) % 36e3
];
/** Deals things out to so many hands, one by one. */
var deal = (things, hands) => Array.from({ length: hands }, (_, hand) => things.filter((_thing, i) => i % hands === hand));
// apps/server/bench/wire/client-frame.ts
var MASKED = 128;
var FINAL = 128;
var BINARY = 2;
var PONG = 10;
/**
* A message as a client sends it. Clients must mask; the key here is zero, which leaves the bytes as they are and costs the load
* nothing, while the server unmasks as it always does.
*/
var clientFrame = (payload, opcode = BINARY) => {
	const head = headOf(payload.length, opcode);
	const frame = Buffer.allocUnsafe(head.length + 4 + payload.length);
	frame.set(head, 0);
	frame.writeUInt32LE(0, head.length);
	frame.set(payload, head.length + 4);
	return frame;
};
var pongFrame = (payload) => clientFrame(payload, PONG);
var headOf = (length, opcode) => {
	if (length < 126) return Uint8Array.of(FINAL | opcode, MASKED | length);
	if (length < 65536) return Uint8Array.of(FINAL | opcode, 254, length >> 8, length & 255);
	const head = Buffer.alloc(10);
	head[0] = FINAL | opcode;
	head[1] = 255;
	head.writeUInt32BE(length, 6);
	return head;
};
// apps/server/bench/wire/frame-reader.ts
var CONTROL = 8;
/**
* Takes a server's bytes apart into frames. What nobody wants to read is counted and skipped without touching it: most of the load's
* readers only prove that the frames came.
*/
var FrameReader = class {
	frames = 0;
	bytes = 0;
	#rest;
	#skip = 0;
	/** `isWanted`: messages are handed to `hear` too; control frames always are. */
	push(chunk, isWanted, hear) {
		this.bytes += chunk.length;
		let bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
		this.#rest = void 0;
		for (;;) {
			if (this.#skip > 0) {
				const skipped = Math.min(this.#skip, bytes.length);
				this.#skip -= skipped;
				bytes = bytes.subarray(skipped);
			}
			if (bytes.length === 0) return;
			const taken = this.#frame(bytes, isWanted, hear);
			if (taken === 0) {
				this.#rest = Buffer.from(bytes);
				return;
			}
			bytes = bytes.subarray(taken);
		}
	}
	/** Takes one frame off the front; 0 where it is not all there yet. */
	#frame(bytes, isWanted, hear) {
		if (bytes.length < 2) return 0;
		const opcode = bytes[0] & 15;
		const short = bytes[1] & 127;
		const headLength = short < 126 ? 2 : short === 126 ? 4 : 10;
		if (bytes.length < headLength) return 0;
		const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : bytes.readUInt32BE(6);
		const isRead = isWanted || opcode >= CONTROL;
		if (isRead && bytes.length < headLength + length) return 0;
		this.frames++;
		if (isRead) {
			hear(opcode, bytes.subarray(headLength, headLength + length));
			return headLength + length;
		}
		this.#skip = length;
		return headLength;
	}
};
// apps/server/bench/wire/raw-socket.ts
var CLOSE = 8;
var PING = 9;
var HEAD_END = "\r\n\r\n";
/** Every socket reads into this one: a read is handled before the next begins. */
var shared = Buffer.allocUnsafe(262144);
/**
* A websocket client made by hand on a plain socket, several times cheaper than a real one, so that the load never is the bottleneck.
* Knows whole, uncompressed messages, which is all that the measured servers send.
*/
var RawSocket = class RawSocket {
	reader = new FrameReader();
	/** Hears whole messages; without it they are only counted. */
	listener;
	onClose;
	#socket;
	#head = "";
	#isUpgraded = false;
	#closeCode = 1006;
	#opened;
	/** Resolves after the upgrade; whoever wants the first message sets the listener at once. */
	static open(address, listener) {
		return new Promise((resolve, reject) => {
			const raw = new RawSocket(address, {
				resolve: () => resolve(raw),
				reject
			});
			raw.listener = listener;
		});
	}
	constructor(address, opened) {
		this.#opened = opened;
		const onread = {
			buffer: shared,
			callback: (length) => this.#read(shared.subarray(0, length))
		};
		this.#socket = connect({
			port: address.port,
			host: "127.0.0.1",
			noDelay: true,
			onread
		});
		this.#socket.once("connect", () => this.#socket.write(upgradeRequest(address)));
		this.#socket.once("error", (error) => opened.reject(error));
		this.#socket.once("close", () => {
			opened.reject(/* @__PURE__ */ new Error("closed before the upgrade"));
			this.onClose?.(this.#closeCode);
		});
	}
	send(message) {
		this.#socket.write(clientFrame(message));
	}
	close() {
		this.onClose = void 0;
		this.#socket.destroy();
	}
	#read(chunk) {
		if (this.#isUpgraded) this.#push(chunk);
		else this.#upgrade(chunk);
		return true;
	}
	#push(chunk) {
		this.reader.push(chunk, this.listener !== void 0, (opcode, payload) => {
			if (opcode === CLOSE) this.#closeCode = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
			else if (opcode === PING) this.#socket.write(pongFrame(payload));
			else this.listener?.(payload);
		});
	}
	#upgrade(chunk) {
		this.#head += chunk.toString("latin1");
		const end = this.#head.indexOf(HEAD_END);
		if (end < 0) return;
		if (!this.#head.startsWith("HTTP/1.1 101 ")) return this.#opened.reject(/* @__PURE__ */ new Error(`not upgraded: ${this.#head.slice(0, this.#head.indexOf("\r"))}`));
		this.#isUpgraded = true;
		this.#opened.resolve();
		const rest = this.#head.slice(end + 4);
		if (rest !== "") this.#push(Buffer.from(rest, "latin1"));
	}
};
var upgradeRequest = ({ port, path, cookie }) => [
	`GET ${path} HTTP/1.1`,
	`Host: localhost:${port}`,
	`Origin: http://localhost:${port}`,
	...cookie === void 0 ? [] : [`Cookie: ${cookie}`],
	"Connection: Upgrade",
	"Upgrade: websocket",
	"Sec-WebSocket-Version: 13",
	"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
	"\r\n"
].join("\r\n");
// apps/server/bench/load/our-player.ts
/** A client with an empty document asks for all of it: sync, step 1, a state vector of one byte that says "nothing". */
var askForAll = Uint8Array.of(0, 0, 1, 0);
var prefix = randomBytes(4).toString("hex") + "-0000-4000-8000-";
var moves = 0;
var idOf = (move) => prefix + move.toString(16).padStart(12, "0");
/** A seat of ours that moves stands as the browser does. The table's watcher reads the ledger entries that it hears. */
var OurPlayer = class {
	comebacks = 0;
	#address;
	#stands;
	#flights;
	#isWatcher;
	#socket;
	#seen;
	#moves = 0;
	#frames = 0;
	constructor(address, stands, flights, isWatcher) {
		this.#address = address;
		this.#stands = stands;
		this.#flights = flights;
		this.#isWatcher = isWatcher;
	}
	get frames() {
		return this.#frames + (this.#socket?.reader.frames ?? 0);
	}
	/** Resolves when the whole document is there. */
	connect() {
		return new Promise((resolve, reject) => {
			const hear = (message) => this.#arrive(message, resolve);
			RawSocket.open(this.#address, hear).then((socket) => {
				this.#socket = socket;
				socket.onClose = (code) => this.#comeBack(code, reject);
				socket.send(askForAll);
			}, reject);
		});
	}
	move() {
		const socket = this.#socket;
		if (!socket) return false;
		const stand = this.#stands[this.#moves++ % this.#stands.length];
		const move = ++moves;
		const args = { moves: [{
			id: stand,
			to: poseOf(move, this.#moves)
		}] };
		const act = {
			id: idOf(move),
			name: "move-stands",
			args,
			seen: this.#seen
		};
		if (!this.#isWatcher) this.#flights.launch(move);
		socket.send(encodeJson(101, JSON.stringify({ act })));
		return true;
	}
	roll() {
		const act = {
			id: idOf(++moves),
			name: "roll-dice",
			args: {
				dice: [6],
				why: "bench"
			}
		};
		this.#socket?.send(encodeJson(101, JSON.stringify({ act })));
	}
	close() {
		this.#socket?.close();
		this.#socket = void 0;
	}
	/** Hello, then the document; after that only a watcher reads on. */
	#arrive(message, done) {
		const { type, decoder } = readType(message);
		if (type === 103) this.#seen = readJson(decoder).hello.head;
		if (type !== 0 || !this.#socket) return;
		this.#socket.listener = this.#isWatcher ? (later) => this.#watch(later) : void 0;
		done();
	}
	#watch(message) {
		if (message[0] !== 100) return;
		for (let at = message.indexOf(prefix); at >= 0; at = message.indexOf(prefix, at + 36)) this.#flights.land(Number.parseInt(message.toString("latin1", at + prefix.length, at + 36), 16));
	}
	/** A document that was made anew sends everyone away to fetch it; anything else is an end that the bench did not want. */
	#comeBack(code, fail) {
		this.#frames = this.frames;
		this.#socket = void 0;
		const error = /* @__PURE__ */ new Error(`the server closed a socket with ${code}`);
		fail(error);
		if (code !== closeCodes.otherEpoch) throw error;
		this.comebacks++;
		this.connect();
	}
};
export { THIS_TABLE as A, touchedKeys as C, secretOf as D, publicKinds as E, sideKinds as O, reverse as S, newestKept as T, isPlayer as _, poseOf as a, Edits as b, encodeJson as c, closeCodes as d, platformActions as f, onlySeats as g, mayHandleStand as h, deal as i, defineAction as j, tableOf as k, readJson as l, mayActForSide as m, askForAll as n, sampleArmies as o, HANDS_ON as p, RawSocket as r, grandTriumph as s, OurPlayer as t, readType as u, isRefusal as v, emptySnapshot as w, changeInPlace as x, refuse as y };
