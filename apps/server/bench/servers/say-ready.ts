import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port, says so in the same words as Vexillum does, and goes at the first SIGTERM, once `keep` has kept what it has to. */
export const sayReady = (server: Server, keep: () => Promise<void> = () => Promise.resolve()): void => {
  server.listen(0, '127.0.0.1', () =>
    console.log(`The baseline is ready at http://localhost:${(server.address() as AddressInfo).port}`),
  );
  process.once('SIGTERM', () => void keep().finally(() => process.exit(0)));
};
