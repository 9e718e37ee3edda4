import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port that nobody has just now, for a server that comes back to the same one. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
