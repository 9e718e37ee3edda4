import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lastJson } from './last-json.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const built = join(root, '.cache/measures');

/**
 * A measure as one file, as players have the rules: through a loader they take half as long again.
 * @param {string} script its name, without ending
 */
const bundle = async (script) => {
  const { build, defaultServerConditions } = await import('vite');
  const conditions = ['source', ...defaultServerConditions];
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: join(root, 'scripts/lib', `${script}.mjs`),
      target: 'node20',
      outDir: join(built, script),
      rolldownOptions: { output: { entryFileNames: 'measure.mjs' } },
    },
  });
  return join(built, script, 'measure.mjs');
};

/**
 * Runs a measure of the rules in as many processes as there are cores. It answers by `answerPart`.
 * @template Row
 * @param {string} script its name in this folder, without ending
 * @param {readonly string[]} options
 * @param {(done: number, of: number, row: Row) => void} tell
 * @returns {Promise<Row[]>} in the order of the parts
 */
export const measureInParts = async (script, options, tell) => {
  const file = await bundle(script);
  /** @param {readonly string[]} args */
  const ask = async (args) => {
    const { code, output } = await run(process.execPath, [file, ...args, ...options]);
    if (code !== 0) throw new Error(output);
    return output;
  };
  /** @type {number} */
  const parts = lastJson(await ask([]));
  /** @type {Row[]} */
  const rows = [];
  let [next, done] = [0, 0];
  const worker = async () => {
    while (next < parts) {
      const part = next++;
      /** @type {Row} */
      const row = lastJson(await ask(['--part', String(part)]));
      rows[part] = row;
      done += 1;
      tell(done, parts, row);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return rows;
};
