import { t as aimsOf } from "./assets/aims-DdmYmuMH.js";
import { a as Fleet, i as onServerCore, n as canPin, o as checkYjsMoves, r as moveToLoadCore, s as syncUpdate, t as MeasuredServer } from "./assets/measured-server-BP8pWAvO.js";
import { l as readJson, n as askForAll, r as RawSocket, u as readType } from "./assets/our-player-DG_GGXzt.js";
import { n as medians, t as median } from "./assets/median-B2H4hZh0.js";
import { n as kinds } from "./assets/kinds-BOGvdnSA.js";
import { t as play } from "./assets/play-6v_58ylV.js";
import { t as report } from "./assets/report-DNce_9EE.js";
import { n as wholeBench, t as quickBench } from "./assets/settings-DFD97DoT.js";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import * as Y from "yjs";
import { setTimeout } from "node:timers/promises";
import { spawn } from "node:child_process";
// apps/server/bench/load/join-once.ts
var STEP_TWO = 1;
/** Somebody opens the table with nothing in his hands: connection, upgrade, and the whole document. */
var joinOnce = async (door) => {
	const began = performance.now();
	let head = NaN;
	let arrived = () => void 0;
	const whole = new Promise((resolve) => arrived = resolve);
	const socket = await RawSocket.open(door, (message) => {
		if (message[0] === 0 && message[1] === STEP_TWO) return arrived({
			milliseconds: performance.now() - began,
			bytes: message.length,
			head
		});
		const { type, decoder } = readType(message);
		if (type === 103) head = readJson(decoder).hello.head.seq;
	});
	socket.send(askForAll);
	const joined = await whole;
	socket.close();
	return joined;
};
// apps/server/bench/measures/action-cost.ts
/** Runs the room by itself in a process on the servers' core. */
var measureActionCost = async (programs, moves) => {
	const [command, args] = onServerCore(process.execPath, [
		...programs.switches,
		programs.actionCost,
		String(moves)
	]);
	const child = spawn(command, args, { stdio: [
		"ignore",
		"pipe",
		"inherit"
	] });
	let said = "";
	for await (const part of child.stdout) said += String(part);
	return JSON.parse(said);
};
// apps/server/bench/measures/join.ts
var AT_ONCE = 200;
var JOINS = 25;
/** A table with a past: so many moves, then so many lines of log. */
var playOldTable = async (server, moves, logLines) => {
	const fleet = new Fleet(server, 4);
	const [table] = await fleet.tables(1);
	if (!table) throw new Error("no table");
	const old = {
		door: table.door,
		table,
		fleet
	};
	if (server.kind === "ours") {
		await growLedger(old, moves, (player) => table.players[player]?.move());
		await growLedger(old, logLines, (player) => table.players[player]?.roll?.());
	} else {
		await moveAll(old, moves);
		await writeLog(table.door, logLines);
	}
	await setTimeout(1500);
	return old;
};
/** Joins one after the other, each just after a move, so that no answer lies ready. */
var measureJoins = async ({ door, table }) => {
	const joins = [];
	for (let i = 0; i < JOINS; i++) {
		table.players[i % 4]?.move();
		await setTimeout(20);
		joins.push(await joinOnce(door));
	}
	return {
		milliseconds: median(joins.map(({ milliseconds }) => milliseconds)),
		bytes: Math.max(...joins.map(({ bytes }) => bytes))
	};
};
/** Acts until our ledger has grown by that much; what was lost while a document was made anew is done again. */
var growLedger = async ({ door }, by, act) => {
	let { head } = await joinOnce(door);
	const until = head + by;
	while (head < until) {
		for (let i = Math.min(AT_ONCE, until - head); i > 0; i--) act(i % 4);
		await setTimeout(30);
		head = await restingHead(door, head);
	}
};
/** The ledger's head once it no longer moves. */
var restingHead = async (door, head) => {
	for (;;) {
		const next = (await joinOnce(door)).head;
		if (next === head) return head;
		head = next;
		await setTimeout(10);
	}
};
var moveAll = async ({ table }, moves) => {
	for (let i = 0; i < moves; i++) {
		table.players[i % 4]?.move();
		if (i % AT_ONCE === 0) await setTimeout(20);
	}
};
/** A stock client that keeps a log in the shared document. */
var writeLog = async (door, lines) => {
	const socket = await RawSocket.open(door);
	const doc = new Y.Doc();
	doc.on("update", (update) => socket.send(syncUpdate(update)));
	for (let i = 0; i < lines; i++) {
		doc.getArray("log").push([{
			at: (/* @__PURE__ */ new Date()).toISOString(),
			seat: "red-captain",
			name: "roll-dice",
			facts: { values: [1 + i % 6] }
		}]);
		if (i % AT_ONCE === 0) await setTimeout(10);
	}
	await setTimeout(200);
	socket.close();
};
// apps/server/bench/measures/latency.ts
/** The same play on all three, one after the other, round by round, so that a mood of the machine meets all of them. */
var measureLatency = async (fleets, tables, pace, rounds) => {
	const played = {
		raw: [],
		relay: [],
		ours: []
	};
	for (let round = 0; round < rounds; round++) for (const kind of kinds) played[kind].push(await play(await fleets[kind].tables(tables), fleets[kind], pace));
	return {
		raw: medians(played.raw),
		relay: medians(played.relay),
		ours: medians(played.ours)
	};
};
// apps/server/bench/measures/memory.ts
/** A room of ours lets its documents sleep after ten quiet seconds; a little longer, and all three have come to rest. */
var REST = 14e3;
var COLLECT = 1500;
/** Memory of so many tables with four silent clients each, on fresh servers. */
var measureMemory = async (servers, tables) => {
	const empty = megabytesOf(servers);
	const fleets = kinds.map((kind) => new Fleet(servers[kind], 4));
	for (const fleet of fleets) await fleet.tables(tables);
	await setTimeout(REST);
	const full = megabytesOf(servers);
	for (const kind of kinds) servers[kind].collect();
	await setTimeout(COLLECT);
	const collected = megabytesOf(servers);
	for (const fleet of fleets) fleet.close();
	const of = (kind) => ({
		megabytes: full[kind],
		collected: collected[kind],
		empty: empty[kind]
	});
	return {
		raw: of("raw"),
		relay: of("relay"),
		ours: of("ours")
	};
};
var megabytesOf = (servers) => ({
	raw: servers.raw.megabytes,
	relay: servers.relay.megabytes,
	ours: servers.ours.megabytes
});
/** Above this the load has no time left and measures itself. */
var LOAD_LIMIT = .97;
var MOST_TABLES = 1500;
/** Looks for the most tables at which moves still arrive in time: a guess from the processor time of a few, then up, then between. */
var searchTablesPerCore = async (fleet, plan) => {
	let best;
	let fails;
	let isLoadBound = false;
	const holds = async (tables) => {
		const played = await playAt(fleet, tables, plan);
		const isHeld = played.p99 < 100 && played.lost === 0;
		if (isHeld) best = {
			tables,
			played
		};
		else fails = tables;
		isLoadBound = played.loadCpu > LOAD_LIMIT;
		return isHeld;
	};
	const few = await playAt(fleet, 40, plan);
	let next = clamp(Math.round(40 / few.serverCpu * .85));
	while (fails === void 0 && next < MOST_TABLES && await holds(next)) next = clamp(Math.ceil(next * 1.25));
	while (best === void 0 && next > 10) await holds(next = Math.floor(next * .75));
	for (let i = 0; i < plan.halvings && best && fails !== void 0; i++) await holds(Math.round((best.tables + fails) / 2));
	return {
		tables: best?.tables ?? 0,
		played: best?.played,
		isLoadBound
	};
};
var clamp = (tables) => Math.min(MOST_TABLES, Math.max(10, tables));
var playAt = async (fleet, tables, plan) => play(await fleet.tables(tables), fleet, {
	movesPerSecond: tables * plan.movesPerTable,
	warmSeconds: plan.warmSeconds,
	seconds: plan.seconds
});
// apps/server/bench/main.ts
/** The whole bench; this process is also the load. The script that starts it says where the built programs are. */
var programs = JSON.parse(process.env["BENCH_PROGRAMS"] ?? "{}");
var isJson = process.argv.includes("--json");
var settings = process.argv.includes("--quick") ? quickBench : wholeBench;
var folders = [];
/** Progress goes to the error stream: with --json the other one carries one object and nothing else. */
var say = (text) => {
	if (!isJson) console.error(text);
};
var newFolder = () => {
	const folder = mkdtempSync(join(tmpdir(), "vexillum-bench-"));
	folders.push(folder);
	return folder;
};
var startAll = async () => ({
	raw: await MeasuredServer.start("raw", programs, newFolder()),
	relay: await MeasuredServer.start("relay", programs, newFolder()),
	ours: await MeasuredServer.start("ours", programs, newFolder())
});
var stopAll = async (servers) => {
	await Promise.all(Object.values(servers).map((server) => server.stop()));
};
var fleetsOn = (servers, clients) => ({
	raw: new Fleet(servers.raw, clients),
	relay: new Fleet(servers.relay, clients),
	ours: new Fleet(servers.ours, clients)
});
var closeFleets = (fleets) => Object.values(fleets).forEach((fleet) => fleet.close());
var underLoad = async ({ rounds, warmSeconds, seconds, search }) => {
	const servers = await startAll();
	say("One table, 8 clients ...");
	const single = fleetsOn(servers, 8);
	const oneTable = await measureLatency(single, 1, {
		movesPerSecond: 240,
		warmSeconds,
		seconds
	}, rounds);
	closeFleets(single);
	say("200 tables, 4 clients each ...");
	const fleets = fleetsOn(servers, 4);
	const manyTables = await measureLatency(fleets, 200, {
		movesPerSecond: 1e3,
		warmSeconds,
		seconds
	}, rounds);
	fleets.raw.close();
	say("Most tables on one core: the plain relay ...");
	const relay = await searchTablesPerCore(fleets.relay, search);
	fleets.relay.close();
	say("Most tables on one core: Vexillum ...");
	const ours = await searchTablesPerCore(fleets.ours, search);
	closeFleets(fleets);
	await stopAll(servers);
	return {
		oneTable,
		manyTables,
		tablesPerCore: {
			relay,
			ours
		}
	};
};
var atRest = async ({ quietTables }) => {
	say(`${quietTables} quiet tables ...`);
	const servers = await startAll();
	const memory = await measureMemory(servers, quietTables);
	await stopAll(servers);
	return { memory };
};
var withAPast = async ({ oldMoves, oldLogLines }) => {
	say(`A table after ${oldMoves} moves ...`);
	const relayServer = await MeasuredServer.start("relay", programs, newFolder());
	const relay = await measureJoins(await playOldTable(relayServer, oldMoves, oldLogLines));
	await relayServer.stop();
	const folder = newFolder();
	const server = await MeasuredServer.start("ours", programs, folder);
	const old = await playOldTable(server, oldMoves, oldLogLines);
	const ours = await measureJoins(old);
	old.fleet.close();
	await server.stop();
	const again = await MeasuredServer.start("ours", programs, folder);
	const coldJoin = await joinOnce({
		...old.door,
		port: again.port
	});
	await again.stop();
	return {
		join: {
			relay,
			ours
		},
		coldJoin
	};
};
var notes = [
	`${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "an unknown make"}, Node ${process.version}.`,
	canPin ? "The server has one core to itself and the load the other (taskset)." : "Server and load share the cores as the system likes: taskset is missing here or there is one core only.",
	"Moves come at random moments. Latency is read at one client of each table, from the sending of others to the ledger entry (ours) or the update.",
	"Ours runs as npm start runs it, with RATE_LIMITS=off (at most 30 messages/s a socket otherwise); all servers have the same Node switches."
];
var tidyUp = () => folders.forEach((folder) => rmSync(folder, {
	recursive: true,
	force: true
}));
process.once("exit", tidyUp);
checkYjsMoves();
moveToLoadCore();
say("The cost of an action ...");
var results = {
	actionCost: await measureActionCost(programs, settings.actionMoves),
	...await underLoad(settings),
	...await atRest(settings),
	...await withAPast(settings)
};
var aims = aimsOf(results);
console.log(isJson ? JSON.stringify({
	aims,
	results,
	settings,
	notes
}) : report(results, aims, settings, notes));
process.exit(0);
export {};
