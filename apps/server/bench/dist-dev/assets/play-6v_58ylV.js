import { setTimeout } from "node:timers/promises";
// apps/server/bench/load/play.ts
var DRAIN_WITHIN = 5e3;
/** Lets the clients of these tables move stands at random moments, each as often as the others, and watches the moves arrive. */
var play = async (tables, { server, flights }, pace) => {
	const move = turnTaker(tables);
	await keepPace(move, pace.movesPerSecond, pace.warmSeconds);
	flights.begin();
	const before = {
		cpu: server.cpuSeconds,
		load: process.cpuUsage(),
		at: performance.now()
	};
	const moves = await keepPace(move, pace.movesPerSecond, pace.seconds);
	const seconds = (performance.now() - before.at) / 1e3;
	const cpu = server.cpuSeconds - before.cpu;
	const load = process.cpuUsage(before.load);
	flights.end();
	await drained(flights);
	return {
		moves,
		lost: flights.inTheAir,
		...percentiles(flights.latencies),
		serverCpu: cpu / seconds,
		cpuPerMove: cpu / moves * 1e6,
		loadCpu: (load.user + load.system) / 1e6 / seconds
	};
};
/** Each call lets the next client move. Neighbours in the order sit at different tables. */
var turnTaker = (tables) => {
	const most = Math.max(...tables.map(({ players }) => players.length));
	const order = Array.from({ length: most }, (_, i) => tables.flatMap(({ players }) => players[i] ?? [])).flat();
	let turn = 0;
	return () => order[turn++ % order.length]?.move() ?? false;
};
/** Random gaps, as of people who do not know of each other; answers how many moves were made. */
var keepPace = async (move, perSecond, seconds) => {
	const began = performance.now();
	const until = began + seconds * 1e3;
	const gap = () => -Math.log(1 - Math.random()) * 1e3 / perSecond;
	let moves = 0;
	for (let due = began + gap(); due < until;) {
		for (const now = performance.now(); due <= now && due < until; due += gap()) if (move()) moves++;
		await setTimeout(1);
	}
	return moves;
};
var drained = async (flights) => {
	const giveUpAt = performance.now() + DRAIN_WITHIN;
	while (flights.inTheAir > 0 && performance.now() < giveUpAt) await setTimeout(20);
};
var percentiles = (milliseconds) => {
	const sorted = Float64Array.from(milliseconds).sort();
	const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
	return {
		p50: at(.5),
		p95: at(.95),
		p99: at(.99)
	};
};
export { play as t };
