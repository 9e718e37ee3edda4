import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainText } from '@vexillum/model';
import { isProblem, profiles, readImport } from '@vexillum/triumph';

/** @typedef {{ field: string, message: string }} Wrong */

/**
 * @param {string} field
 * @param {string} message
 * @returns {{ problem: Wrong }}
 */
const wrong = (field, message) => ({ problem: { field, message } });

/** @param {unknown} error */
const saidBy = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string} path */
const open = (path) => {
  try {
    const bytes = readFileSync(path);
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

/** @param {Exclude<ReturnType<typeof readImport>, import('@vexillum/triumph').Problem>} read */
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
 * @param {string} path
 * @returns {{ problem: Wrong } | { summary: string }}
 */
const readOne = (path) => {
  const opened = open(path);
  if ('problem' in opened) return opened;
  const parsed = parse(opened.text);
  if ('problem' in parsed) return parsed;
  const [profile] = profiles;
  if (profile === undefined) throw new Error('there are no rules to read an army by');
  const read = readImport(parsed.json, profile);
  return isProblem(read) ? wrong(read.field, plainText(read.says)) : { summary: summaryOf(read) };
};

/**
 * Reads army lists and army files and says one line of each.
 * @param {readonly string[]} files
 * @param {string} home the folder that the files' paths start from
 * @param {(line: string) => void} [say]
 * @returns {0 | 1} the exit code
 */
export const readArmies = (files, home, say = console.log) => {
  const found = files.map((file) => ({ file, read: readOne(resolve(home, file)) }));
  for (const { file, read } of found)
    say(oneLine('problem' in read ? `${file}: ${read.problem.field}: ${read.problem.message}` : `ok ${read.summary}`));
  return found.some(({ read }) => 'problem' in read) ? 1 : 0;
};
