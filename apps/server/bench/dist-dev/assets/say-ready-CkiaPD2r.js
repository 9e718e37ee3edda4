// apps/server/bench/servers/say-ready.ts
/** Listens on a free port, says so in the same words as Vexillum does, and goes at the first SIGTERM. */
var sayReady = (server) => {
	server.listen(0, "127.0.0.1", () => console.log(`The baseline is ready at http://localhost:${server.address().port}`));
	process.once("SIGTERM", () => process.exit(0));
};
export { sayReady as t };
