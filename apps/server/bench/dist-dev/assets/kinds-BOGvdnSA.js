// apps/server/bench/kinds.ts
/** What is measured: a plain broadcast, a plain Yjs relay that keeps nothing, and this server. */
var kinds = [
	"raw",
	"relay",
	"ours"
];
var kindNames = {
	raw: "raw ws broadcast",
	relay: "plain Yjs relay",
	ours: "Vexillum"
};
export { kinds as n, kindNames as t };
