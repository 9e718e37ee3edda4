import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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
 * @template T
 * @param {string} output
 * @returns {T}
 */
const lastJson = (output) => JSON.parse(output.trim().split('\n').at(-1) ?? '');

/**
 * Runs a measure of the rules in as many processes as there are cores. Asked for its `--parts`, it prints the names of what was asked for; given one as
 * `--part NAME`, it prints its row, as JSON.
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
  /** @type {string[]} */
  const parts = lastJson(await ask(['--parts']));
  /** @type {Row[]} */
  const rows = [];
  const left = parts.entries();
  let done = 0;
  const worker = async () => {
    for (const [at, part] of left) {
      /** @type {Row} */
      const row = lastJson(await ask(['--part', part]));
      rows[at] = row;
      done += 1;
      tell(done, parts.length, row);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return rows;
};
