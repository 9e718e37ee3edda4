import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

/**
 * `npm run army -- FILE…`: reads army lists and army files, one line each. The workspaces run from source, which Node must be told at its
 * start, so the script starts itself once more.
 */
const reads = process.execArgv.includes('--conditions=source');
const files = process.argv.slice(2);

const usage = () => {
  console.error(
    'Usage: npm run army -- FILE...\nReads army lists and army files (JSON) and says whether they can be read whole.',
  );
  process.exitCode = 1;
};

/** npm runs scripts in the checkout; the player's paths start where he stands. */
const home = process.env.npm_lifecycle_event === 'army' ? (process.env.INIT_CWD ?? process.cwd()) : process.cwd();

const startAgain = async () => {
  const say = console.log;
  console.log = console.error; // an installation may talk, but not among the answers
  await ensureInstalled();
  console.log = say;
  const self = fileURLToPath(import.meta.url);
  const args = ['--conditions=source', '--import', 'tsx', self, ...files];
  const { code } = await run(process.execPath, args, { show: true, env: { VEXILLUM_ARMY_HOME: home } });
  process.exitCode = code;
};

const wrong = (field, message) => ({ field, message });

const open = (file) => {
  try {
    const bytes = readFileSync(resolve(process.env.VEXILLUM_ARMY_HOME ?? home, file));
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${error.message})`;
    return { problem: wrong('file', why) };
  }
};

const parse = (text) => {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { problem: wrong('file', `this is not JSON (${error.message})`) };
  }
};

const count = (things, name) => `${things.length} ${name}${things.length === 1 ? '' : 's'}`;

const summaries = {
  army: ({ army }) => `${army.name} (army: ${count(army.stands, 'stand')}, ${army.halfPoints / 2} points)`,
  list: ({ list }) => `${list.extendedName} (army list: ${count(list.troopOptions, 'troop option')})`,
  allies: ({ options }) => `ally options (${count(options, 'option')})`,
  themes: ({ names }) => `themes (${names.join(', ')})`,
  nothing: () => 'an empty list',
};

const oneLine = (text) => text.replace(/[\p{C}\s]+/gu, ' ');

const readOne = (file, { isProblem, profiles, readImport }) => {
  const opened = open(file);
  const parsed = opened.problem ? opened : parse(opened.text);
  if (parsed.problem) return parsed;
  const read = readImport(parsed.json, profiles[0]);
  return isProblem(read) ? { problem: read } : { summary: summaries[read.kind](read) };
};

const readAll = async () => {
  const triumph = await import('@vexillum/triumph');
  for (const file of files) {
    const { problem, summary } = readOne(file, triumph);
    console.log(oneLine(problem ? `${file}: ${problem.field}: ${problem.message}` : `ok ${summary}`));
    if (problem) process.exitCode = 1;
  }
};

if (files.length === 0) usage();
else if (reads) await readAll();
else await startAgain();
