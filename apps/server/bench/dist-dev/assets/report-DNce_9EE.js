import { n as kinds, t as kindNames } from "./kinds-BOGvdnSA.js";
// apps/server/bench/report.ts
var round = (value) => {
	if (!Number.isFinite(value)) return "-";
	if (Math.abs(value) >= 100) return value.toFixed(0);
	return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
};
/** Columns as wide as their widest cell; the first to the left, numbers to the right. */
var columns = (rows) => {
	const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
	const pad = (cell, i) => i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
	return rows.map((row) => `  ${row.map(pad).join("  ")}`.trimEnd()).join("\n");
};
var verdict = ({ isMet, missedBy, unit }) => isMet ? "met" : `MISSED by ${round(missedBy)} ${unit}`;
var aimRows = (aims) => [[
	"",
	"measured",
	"aim",
	""
], ...aims.map((aim) => [
	aim.name,
	`${round(aim.value)} ${aim.unit}`,
	`${aim.isAtLeast ? ">=" : "<="} ${aim.wanted} ${aim.unit}`,
	verdict(aim)
])];
var row = (name, unit, numbers) => {
	const against = (kind) => round((numbers.ours ?? NaN) / (numbers[kind] ?? NaN));
	const cells = kinds.map((kind) => round(numbers[kind] ?? NaN));
	return [
		`${name}, ${unit}`,
		...cells,
		against("relay"),
		against("raw")
	];
};
var header = [
	"",
	...kinds.map((kind) => kindNames[kind]),
	"ours/relay",
	"ours/raw"
];
var of = (records, pick) => Object.fromEntries(kinds.flatMap((kind) => records[kind] === void 0 ? [] : [[kind, pick(records[kind])]]));
var playedRows = (played) => [
	row("  actor to reader p50", "ms", of(played, ({ p50 }) => p50)),
	row("  actor to reader p95", "ms", of(played, ({ p95 }) => p95)),
	row("  actor to reader p99", "ms", of(played, ({ p99 }) => p99)),
	row("  server CPU", "% of a core", of(played, ({ serverCpu }) => serverCpu * 100)),
	row("  server CPU per move", "us", of(played, ({ cpuPerMove }) => cpuPerMove)),
	row("  moves that never came", "count", of(played, ({ lost }) => lost))
];
var rowsOf = (results, { quietTables, oldMoves, oldLogLines, search }) => [
	header,
	["1 table, 8 clients, 30 moves/s each client (240 moves/s)"],
	...playedRows(results.oneTable),
	["200 tables, 4 clients, 5 moves/s each table (1,000 moves/s)"],
	...playedRows(results.manyTables),
	[`most tables on one core with p99 < 100 ms, 4 clients, ${search.movesPerTable / 4} moves/s each client`],
	row("  tables", "count", of(results.tablesPerCore, ({ tables }) => tables)),
	row("  server CPU per move there", "us", of(results.tablesPerCore, ({ played }) => played?.cpuPerMove ?? NaN)),
	[`${quietTables} quiet tables, ${quietTables * 4} connections, 200 stands each (the raw broadcast knows no stands)`],
	row("  memory", "MB", of(results.memory, ({ megabytes }) => megabytes)),
	row("  memory after collecting garbage", "MB", of(results.memory, ({ collected }) => collected)),
	row("  memory before anybody came", "MB", of(results.memory, ({ empty }) => empty)),
	[`joining a table after ${oldMoves} moves and ${oldLogLines} log lines`],
	row("  server and network", "ms", of(results.join, ({ milliseconds }) => milliseconds)),
	row("  the document", "KB", of(results.join, ({ bytes }) => bytes / 1024)),
	row("  first after a restart of the server", "ms", { ours: results.coldJoin.milliseconds }),
	["a move inside the server, without sockets, four readers"],
	row("  CPU, on disk", "us", { ours: results.actionCost.disk.busy }),
	row("  CPU, kept in memory only", "us", { ours: results.actionCost.memory.busy }),
	row("  alone until on disk and shown", "ms", { ours: results.actionCost.disk.alone })
];
/** The run as tables to read: aims first. */
var report = (results, aims, settings, notes) => {
	const details = rowsOf(results, settings);
	const lines = columns(details.filter((cells) => cells.length > 1)).split("\n");
	const body = details.map((cells) => cells.length > 1 ? lines.shift() : `\n  ${cells[0]}`);
	return [
		"Aims",
		columns(aimRows(aims)),
		"",
		"Numbers",
		...body,
		"",
		...notes
	].join("\n");
};
export { report as t };
