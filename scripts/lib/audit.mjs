import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

/**
 * As much of npm's report as is read.
 * @typedef {{ vulnerabilities?: Readonly<Record<string, { severity: string, range?: string, nodes?: readonly string[] }>>, message?: string, error?: { summary?: string } }} Report
 */

const grave = new Set(['high', 'critical']);

/** @param {string} output */
const reportIn = (output) => {
  try {
    return /** @type {Report} */ (JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)));
  } catch {
    return undefined;
  }
};

/**
 * What npm says about known holes: those that are grave, by name, but for what only developers have; or why nobody knows.
 * @param {string} output
 * @param {(path: string) => boolean} isForDevelopers of a package, by its path in the lock file
 * @returns {{ findings: readonly string[], trouble?: string }}
 */
export const readAudit = (output, isForDevelopers) => {
  const report = reportIn(output);
  if (report?.vulnerabilities === undefined) {
    const why = report?.message ?? report?.error?.summary ?? 'npm said nothing that can be read';
    return { findings: [], trouble: `the registry was asked in vain: ${why.split(' - ')[0]}` };
  }
  const findings = Object.entries(report.vulnerabilities)
    .filter(
      ([, { severity, nodes = [] }]) => grave.has(severity) && !(nodes.length > 0 && nodes.every(isForDevelopers)),
    )
    .map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`);
  return { findings };
};

/** Asks the registry. Not with `--omit=dev`: npm would leave out what a developer's tool asks to find beside it, although it is shipped. */
export const audit = async () => {
  /** @type {Readonly<Record<string, { dev?: boolean, devOptional?: boolean }>>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const { output } = await npm(['audit', '--json', '--audit-level=high', '--loglevel=silent']);
  return readAudit(output, (path) => packages[path]?.dev === true || packages[path]?.devOptional === true);
};
