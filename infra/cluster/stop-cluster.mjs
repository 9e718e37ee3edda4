import { rmSync } from 'node:fs';
import { readCluster, stopMember } from './running.mjs';

/**
 * Ends everything in an order in which nobody misses anybody, and keeps what they have on the disk.
 * @param {string} folder
 * @param {{ remove?: boolean }} [options] `remove`: takes that away, too
 */
export const stopCluster = async (folder, { remove = false } = {}) => {
  const { members } = readCluster(folder);
  for (const kind of ['node', 'haproxy', 'patroni', 'etcd'])
    await Promise.all(members.filter((member) => member.kind === kind).map((member) => stopMember(member)));
  if (remove) rmSync(folder, { recursive: true, force: true });
};
