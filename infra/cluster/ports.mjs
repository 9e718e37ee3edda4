import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * So many ports that nobody uses now.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export const freePorts = async (count) => {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => /** @type {import('node:net').AddressInfo} */ (probe.address()).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
};
