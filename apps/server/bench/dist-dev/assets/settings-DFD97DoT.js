// apps/server/bench/settings.ts
var wholeBench = {
	rounds: 3,
	warmSeconds: 1.5,
	seconds: 5,
	search: {
		movesPerTable: 20,
		warmSeconds: 1,
		seconds: 3.5,
		halvings: 3
	},
	quietTables: 500,
	oldMoves: 1e4,
	oldLogLines: 2e3,
	actionMoves: 1e4
};
var quickBench = {
	...wholeBench,
	rounds: 1,
	warmSeconds: 1,
	seconds: 2,
	search: {
		movesPerTable: 20,
		warmSeconds: .5,
		seconds: 1.5,
		halvings: 2
	},
	actionMoves: 4e3
};
export { wholeBench as n, quickBench as t };
