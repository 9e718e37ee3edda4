import { a as Fleet, t as MeasuredServer } from "./assets/measured-server-BP8pWAvO.js";
import { mkdtempSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
// apps/server/bench/dev-mem.ts
var programs = JSON.parse(process.env["BENCH_PROGRAMS"]);
var n = Number(process.argv[2]);
var kind = process.argv[3] ?? "ours";
var server = await MeasuredServer.start(kind, programs, mkdtempSync("/tmp/vexbench-"));
console.log("empty", server.megabytes);
var fleet = new Fleet(server, 4);
await fleet.tables(n);
console.log("set up", server.megabytes);
var heap = async () => kind === "ours" ? (await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()).match(/process_heap_bytes (\d+)/)?.[1] : 0;
console.log(await heap());
await setTimeout(14e3);
console.log("rest", server.megabytes, await heap());
server.collect();
await setTimeout(1500);
console.log("gc", server.megabytes, await heap());
server.collect();
await setTimeout(1500);
console.log("gc", server.megabytes, await heap());
if (process.argv[4]) {
	process.kill(server.pid, "SIGHUP");
	await setTimeout(8e3);
}
fleet.close();
await server.stop();
process.exit(0);
export {};
