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

/** @typedef {typeof import('@vexillum/triumph')} Triumph */
/** @typedef {{ field: string, message: string }} Wrong */

/**
 * @param {string} field
 * @param {string} message
 * @returns {{ problem: Wrong }}
 */
const wrong = (field, message) => ({ problem: { field, message } });

/** @param {unknown} error */
const saidBy = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string} file */
const open = (file) => {
  try {
    const bytes = readFileSync(resolve(process.env.VEXILLUM_ARMY_HOME ?? home, file));
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return wrong('file', isMissing ? 'there is no such file' : `it cannot be read (${saidBy(error)})`);
  }
};

/** @param {string} text */
const parse = (text) => {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return wrong('file', `this is not JSON (${saidBy(error)})`);
  }
};

/**
 * @param {readonly unknown[]} things
 * @param {string} name
 */
const count = (things, name) => `${things.length} ${name}${things.length === 1 ? '' : 's'}`;

/** @param {Exclude<ReturnType<Triumph['readImport']>, import('@vexillum/triumph').Problem>} read */
const summaryOf = (read) => {
  switch (read.kind) {
    case 'army':
      return `${read.army.name} (army: ${count(read.army.stands, 'stand')}, ${read.army.halfPoints / 2} points)`;
    case 'list':
      return `${read.list.extendedName} (army list: ${count(read.list.troopOptions, 'troop option')})`;
    case 'allies':
      return `ally options (${count(read.options, 'option')})`;
    case 'themes':
      return `themes (${read.names.join(', ')})`;
    case 'nothing':
      return 'an empty list';
    default:
      throw new Error(`nothing is said of ${JSON.stringify(read)}`);
  }
};

/** @param {string} text */
const oneLine = (text) => text.replace(/[\p{C}\s]+/gu, ' ');

/**
 * @param {string} file
 * @param {Triumph} triumph
 * @returns {{ problem: Wrong } | { summary: string }}
 */
const readOne = (file, { isProblem, profiles: [profile], readImport }) => {
  const opened = open(file);
  if ('problem' in opened) return opened;
  const parsed = parse(opened.text);
  if ('problem' in parsed) return parsed;
  if (profile === undefined) throw new Error('there are no rules to read an army by');
  const read = readImport(parsed.json, profile);
  return isProblem(read) ? { problem: read } : { summary: summaryOf(read) };
};

const readAll = async () => {
  const triumph = await import('@vexillum/triumph');
  for (const file of files) {
    const read = readOne(file, triumph);
    const isWrong = 'problem' in read;
    console.log(oneLine(isWrong ? `${file}: ${read.problem.field}: ${read.problem.message}` : `ok ${read.summary}`));
    if (isWrong) process.exitCode = 1;
  }
};

if (files.length === 0) usage();
else if (reads) await readAll();
else await startAgain();
