import { execFileSync } from 'node:child_process';

/** The first that compares before it renews the lock of the one that writes, where etcd's third interface is asked. */
const COMPARES_FROM = [3, 0, 3];

/**
 * What is to be said of a Patroni that can give the lock back to a machine that stood still, together with all that was played since.
 * @param {string} said as `patroni --version` has it
 * @returns {string | undefined}
 */
export const remarkOnPatroni = (said) => {
  const version = /(\d+)\.(\d+)\.(\d+)/.exec(said);
  const parts = version?.slice(1).map(Number) ?? [];
  const differs = COMPARES_FROM.findIndex((part, index) => part !== parts[index]);
  const isOlder = version && differs >= 0 && (parts[differs] ?? 0) < (COMPARES_FROM[differs] ?? 0);
  return isOlder
    ? `Patroni ${version[0]} may lose what was played after a fail-over, when the machine that stood still goes on. Take ${COMPARES_FROM.join('.')} or later, or a watchdog: see infra/README.md.`
    : undefined;
};

/** @param {string} program */
export const versionOfPatroni = (program) => execFileSync(program, ['--version'], { encoding: 'utf8' });
