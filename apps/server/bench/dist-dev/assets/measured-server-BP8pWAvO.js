import { a as poseOf, i as deal, o as sampleArmies, r as RawSocket, t as OurPlayer } from "./our-player-DG_GGXzt.js";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import * as encoding from "lib0/encoding";
import * as Y from "yjs";
import { Agent, request } from "node:http";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
// apps/server/bench/load/flights.ts
/** Moves on their way from the actor to the reader that watches their table. */
var Flights = class {
	#sent = /* @__PURE__ */ new Map();
	#milliseconds = [];
	#isCounting = false;
	launch(key) {
		if (this.#isCounting) this.#sent.set(key, performance.now());
	}
	land(key) {
		const at = this.#sent.get(key);
		if (at === void 0) return;
		this.#sent.delete(key);
		this.#milliseconds.push(performance.now() - at);
	}
	/** From here on moves are watched; earlier ones are forgotten. */
	begin() {
		this.#sent = /* @__PURE__ */ new Map();
		this.#milliseconds = [];
		this.#isCounting = true;
	}
	/** No new ones are watched; those in the air may still land. */
	end() {
		this.#isCounting = false;
	}
	get inTheAir() {
		return this.#sent.size;
	}
	get latencies() {
		return this.#milliseconds;
	}
};
// apps/server/bench/load/http-client.ts
var agent = new Agent({
	keepAlive: true,
	maxSockets: 16
});
var textOf = async (response) => {
	let text = "";
	response.setEncoding("utf8");
	for await (const part of response) text += part;
	return text;
};
/** Posts JSON to the server. Throws what the server says when it refuses. */
var post = (port, path, body, cookie) => new Promise((resolve, reject) => {
	const text = JSON.stringify(body);
	const headers = {
		host: `localhost:${port}`,
		origin: `http://localhost:${port}`,
		"content-type": "application/json",
		"content-length": Buffer.byteLength(text),
		...cookie === void 0 ? {} : { cookie }
	};
	const sent = request({
		host: "127.0.0.1",
		port,
		path,
		method: "POST",
		agent,
		headers
	}, (response) => {
		textOf(response).then((answer) => {
			const { statusCode = 0, headers: answered } = response;
			if (statusCode >= 300) return reject(/* @__PURE__ */ new Error(`${path}: ${statusCode} ${answer}`));
			resolve({
				body: JSON.parse(answer),
				cookie: answered["set-cookie"]?.[0]?.split(";")[0]
			});
		}, reject);
	});
	sent.once("error", reject);
	sent.end(text);
});
// apps/server/bench/load/our-table.ts
var GAME = "grand-triumph";
var sides = ["red", "blue"];
/** Half of the table's stands: a sample army's over and over, free for every commander of the side to move. */
var army = () => {
	const [sample] = sampleArmies;
	if (!sample) throw new Error("there is no sample army");
	const { stands, name, halfPoints } = sample.army;
	return {
		vexillumArmy: 1,
		name,
		halfPoints,
		stands: Array.from({ length: 200 / sides.length }, (_, i) => ({
			...stands[i % stands.length],
			command: null
		})),
		cards: []
	};
};
/** Brings the side's army and puts all of it on the board; answers the stands' ids. */
var deploy = async (act, side) => {
	const { result } = await act("bring-army", {
		side,
		army: army()
	});
	await act("place-stands", { stands: result.stands.map((id, i) => ({
		id,
		pose: poseOf(i, side === "red" ? 0 : 1)
	})) });
	return result.stands;
};
/** So many seats, the same number on each side, captains first. */
var seatsFor = (clients) => [
	"red-captain",
	"blue-captain",
	"red-1",
	"blue-1",
	"red-2",
	"blue-2",
	"red-3",
	"blue-3"
].slice(0, clients);
/** A table on our server: made, claimed, armed and deployed over HTTP as a player's browser would, then joined by sockets. */
var openOurTable = async (port, clients, flights) => {
	const { table, invites } = (await post(port, "/api/tables", {
		game: GAME,
		name: "Bench"
	})).body;
	const seats = seatsFor(clients);
	const cookies = await Promise.all(seats.map(async (seat) => {
		const token = invites.find((invite) => invite.seat === seat)?.token;
		return (await post(port, "/api/claim", {
			token,
			name: seat
		})).cookie ?? "";
	}));
	const hands = await Promise.all(sides.map(async (side, i) => {
		const act = async (name, args) => (await post(port, `/api/tables/${table}/actions/${name}`, {
			id: randomUUID(),
			args
		}, cookies[i])).body;
		return deal(await deploy(act, side), clients / sides.length);
	}));
	const players = seats.map((seat, i) => {
		const address = {
			port,
			path: `/sync/${table}/public?seat=${seat}&events=1`,
			cookie: cookies[i] ?? ""
		};
		return new OurPlayer(address, hands[i % 2]?.[Math.floor(i / 2)] ?? [], flights, i === 0);
	});
	for (const player of players) await player.connect();
	return {
		players,
		get comebacks() {
			return players.reduce((sum, player) => sum + player.comebacks, 0);
		},
		get frames() {
			return players.reduce((sum, player) => sum + player.frames, 0);
		},
		door: {
			port,
			path: `/sync/${table}/public?seat=red-captain&events=1`,
			cookie: cookies[0] ?? ""
		},
		close: () => players.forEach((player) => player.close())
	};
};
// apps/server/bench/wire/yjs-moves.ts
var SYNC = 0;
var UPDATE = 2;
var ITEM_OF_ANY_WITH_ORIGIN_AND_KEY = 168;
/** Who wrote the document that every relay table begins with; the pose of stand n is its n-th struct. */
var AUTHOR = 1;
/** An update as y-protocols sends it. */
var syncUpdate = (update) => {
	const encoder = encoding.createEncoder();
	encoding.writeVarUint(encoder, SYNC);
	encoding.writeVarUint(encoder, UPDATE);
	encoding.writeVarUint8Array(encoder, update);
	return encoding.toUint8Array(encoder);
};
var firstDocument = () => {
	const doc = new Y.Doc();
	doc.clientID = AUTHOR;
	doc.transact(() => {
		for (let stand = 0; stand < 200; stand++) doc.getMap("pose").set(`stand:${stand}`, [...poseOf(stand, 0)]);
		for (let stand = 0; stand < 200; stand++) {
			const record = {
				side: stand % 2 === 0 ? "red" : "blue",
				troopType: "HFT",
				place: "board",
				command: 1 + stand % 3
			};
			doc.getMap("stand").set(`stand:${stand}`, record);
		}
	});
	return doc;
};
var first = Y.encodeStateAsUpdate(firstDocument());
/** The message that fills a relay's empty room with 200 stands. */
var firstUpdate = syncUpdate(first);
/**
* A client's own Yjs updates, written byte by byte: what `map.set(id, pose)` of a real document would send, at a twentieth of its cost.
* `checkYjsMoves` compares the two.
*/
var YjsMover = class {
	client;
	#clock = 0;
	#last = /* @__PURE__ */ new Map();
	constructor(client) {
		this.client = client;
	}
	/** The clock of the next move. */
	get clock() {
		return this.#clock;
	}
	/** The message that moves a stand. A stand has one mover for good. */
	move(stand, pose) {
		const origin = this.#last.get(stand) ?? {
			client: AUTHOR,
			clock: stand
		};
		const own = {
			client: this.client,
			clock: this.#clock++
		};
		this.#last.set(stand, own);
		return syncUpdate(moveUpdate(own, origin, pose));
	}
};
var moveUpdate = (own, origin, pose) => {
	const encoder = encoding.createEncoder();
	encoding.writeVarUint(encoder, 1);
	encoding.writeVarUint(encoder, 1);
	encoding.writeVarUint(encoder, own.client);
	encoding.writeVarUint(encoder, own.clock);
	encoding.writeUint8(encoder, ITEM_OF_ANY_WITH_ORIGIN_AND_KEY);
	encoding.writeVarUint(encoder, origin.client);
	encoding.writeVarUint(encoder, origin.clock);
	encoding.writeVarUint(encoder, 1);
	encoding.writeAny(encoder, [...pose]);
	encoding.writeVarUint(encoder, 1);
	encoding.writeVarUint(encoder, origin.client);
	encoding.writeVarUint(encoder, 1);
	encoding.writeVarUint(encoder, origin.clock);
	encoding.writeVarUint(encoder, 1);
	return encoding.toUint8Array(encoder);
};
/** Throws where the moves made by hand do to a document anything else than Yjs's own. */
var checkYjsMoves = () => {
	const [byHand, byYjs] = [new Y.Doc(), new Y.Doc()];
	for (const doc of [byHand, byYjs]) Y.applyUpdate(doc, first);
	byYjs.clientID = 77;
	const last = /* @__PURE__ */ new Map();
	for (let clock = 0; clock < 50; clock++) {
		const stand = clock % 7;
		const own = {
			client: 77,
			clock
		};
		Y.applyUpdate(byHand, moveUpdate(own, last.get(stand) ?? {
			client: AUTHOR,
			clock: stand
		}, poseOf(stand, clock)));
		last.set(stand, own);
		byYjs.getMap("pose").set(`stand:${stand}`, [...poseOf(stand, clock)]);
	}
	const [hand, yjs] = [Y.encodeStateAsUpdate(byHand), Y.encodeStateAsUpdate(byYjs)];
	if (Buffer.compare(hand, yjs) !== 0) throw new Error("the hand-made Yjs updates are not what Yjs makes");
};
// apps/server/bench/load/yjs-table.ts
var tables = 0;
var movers = 1e3;
/** A client and a clock name a move; the product stays a safe integer. */
var keyOf = (client, clock) => client * 2 ** 24 + clock;
var YjsPlayer = class {
	#socket;
	#stands;
	#flights;
	#mover = new YjsMover(++movers);
	#moves = 0;
	/** `flights`: where his moves are watched. The table's watcher does not watch himself. */
	constructor(socket, stands, flights) {
		this.#socket = socket;
		this.#stands = stands;
		this.#flights = flights;
	}
	move() {
		const stand = this.#stands[this.#moves % this.#stands.length];
		const { client, clock } = this.#mover;
		const message = this.#mover.move(stand, poseOf(stand, ++this.#moves));
		this.#flights?.launch(keyOf(client, clock));
		this.#socket.send(message);
		return true;
	}
};
/** Reads the numbers at the front of an update message: type, step, length, clients, structs, client, clock. */
var watch = (flights) => (message) => {
	let at = 0;
	const next = () => {
		let value = 0;
		for (let scale = 1;; scale *= 128) {
			const byte = message[at++] ?? 0;
			value += (byte & 127) * scale;
			if (byte < 128) return value;
		}
	};
	if (next() !== 0 || next() !== 2) return;
	next();
	if (next() !== 1 || next() !== 1) return;
	flights.land(keyOf(next(), next()));
};
/** A table on the relay, or on the raw broadcast, which does not look at what it passes on: the same clients with the same bytes. */
var openYjsTable = async (kind, port, clients, flights) => {
	const door = {
		port,
		path: `/table-${++tables}`
	};
	const sockets = [];
	for (let i = 0; i < clients; i++) sockets.push(await RawSocket.open(door));
	if (kind === "relay") sockets[0]?.send(firstUpdate);
	if (sockets[0]) sockets[0].listener = watch(flights);
	const hands = deal(Array.from({ length: 200 }, (_, stand) => stand), clients);
	return {
		players: sockets.map((socket, i) => new YjsPlayer(socket, hands[i] ?? [], i === 0 ? void 0 : flights)),
		comebacks: 0,
		get frames() {
			return sockets.reduce((sum, socket) => sum + socket.reader.frames, 0);
		},
		door,
		close: () => sockets.forEach((socket) => socket.close())
	};
};
// apps/server/bench/load/fleet.ts
var AT_A_TIME = 8;
/** Tables full of clients on one server; grows as wanted and stays connected. */
var Fleet = class {
	server;
	flights = new Flights();
	#clients;
	#tables = [];
	constructor(server, clients) {
		this.server = server;
		this.#clients = clients;
	}
	/** The first `count` tables; opens those that are missing. */
	async tables(count) {
		let missing = count - this.#tables.length;
		const open = async () => {
			while (missing-- > 0) this.#tables.push(await this.#open());
		};
		await Promise.all(Array.from({ length: AT_A_TIME }, open));
		return this.#tables.slice(0, count);
	}
	get comebacks() {
		return this.#tables.reduce((sum, table) => sum + table.comebacks, 0);
	}
	close() {
		for (const table of this.#tables.splice(0)) table.close();
	}
	#open() {
		const { kind, port } = this.server;
		if (kind === "ours") return openOurTable(port, this.#clients, this.flights);
		return openYjsTable(kind, port, this.#clients, this.flights);
	}
};
// apps/server/bench/servers/cores.ts
/** The server has a core to itself, and who loads it another. */
var SERVER_CORE = "0";
var LOAD_CORE = "1";
var hasTaskset = () => spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;
/** Whether programs can be held to one core here: needs Linux's taskset and two cores. */
var canPin = availableParallelism() >= 2 && hasTaskset();
/** The command line that runs a program on the servers' core. */
var onServerCore = (command, args) => canPin ? ["taskset", [
	"-c",
	SERVER_CORE,
	command,
	...args
]] : [command, [...args]];
/** Holds this process and all its threads to the other core. */
var moveToLoadCore = () => {
	if (canPin) spawnSync("taskset", [
		"-a",
		"-c",
		"-p",
		LOAD_CORE,
		String(process.pid)
	], { stdio: "ignore" });
};
// apps/server/bench/servers/process-use.ts
/** Linux counts processor time in hundredths of a second for programs to read, on every machine (USER_HZ). */
var TICKS_A_SECOND = 100;
var read = (path) => {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
};
/** Processor seconds of a process and all its threads; NaN where there is no /proc. */
var cpuSecondsOf = (pid) => {
	const fields = read(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ") ?? [];
	return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};
/** Resident megabytes of a process; NaN where there is no /proc. */
var megabytesOf = (pid) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? "")?.[1]) / 1024;
// apps/server/bench/servers/measured-server.ts
var READY = / is ready at http:\/\/[^:]+:(\d+)/;
var START_WITHIN = 3e4;
/** One server under measurement, in a process of its own. */
var MeasuredServer = class MeasuredServer {
	kind;
	port;
	#child;
	/** `folder`: where ours keeps its data; the baselines keep none. */
	static async start(kind, programs, folder) {
		const profile = process.env["BENCH_PROFILE"];
		const [command, args] = onServerCore(process.execPath, [
			...programs.switches,
			"--expose-gc",
			`--import=${programs.collectOnSignal}`,
			...profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}/${kind}`] : [],
			programs[kind]
		]);
		const settings = {
			PORT: "0",
			HOST: "127.0.0.1",
			DATA_DIR: folder,
			RATE_LIMITS: "off",
			LOG_LEVEL: "warn",
			PUBLIC_URL: ""
		};
		const env = {
			...process.env,
			...settings,
			NODE_ENV: "production"
		};
		const child = spawn(command, args, {
			env,
			stdio: [
				"ignore",
				"pipe",
				"inherit"
			]
		});
		running.add(child);
		child.once("exit", () => running.delete(child));
		return new MeasuredServer(kind, child, await portOf(child, kind));
	}
	constructor(kind, child, port) {
		this.kind = kind;
		this.port = port;
		this.#child = child;
	}
	get pid() {
		return this.#child.pid ?? 0;
	}
	get cpuSeconds() {
		return cpuSecondsOf(this.pid);
	}
	get megabytes() {
		return megabytesOf(this.pid);
	}
	/** Asks for a collection of garbage; it is done within a moment. */
	collect() {
		this.#child.kill("SIGUSR2");
	}
	async stop() {
		if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
		const gone = once(this.#child, "exit");
		this.#child.kill("SIGTERM");
		await gone;
	}
};
var running = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const child of running) child.kill("SIGKILL");
});
var portOf = async (child, kind) => {
	const late = setTimeout(() => child.kill("SIGKILL"), START_WITHIN);
	try {
		if (!child.stdout) throw new Error("no output");
		for await (const line of createInterface({ input: child.stdout })) {
			const port = READY.exec(line)?.[1];
			if (port !== void 0) return Number(port);
		}
	} finally {
		clearTimeout(late);
		child.stdout?.resume();
	}
	throw new Error(`the server of ${kind} ended before it was ready`);
};
export { Fleet as a, onServerCore as i, canPin as n, checkYjsMoves as o, moveToLoadCore as r, syncUpdate as s, MeasuredServer as t };
