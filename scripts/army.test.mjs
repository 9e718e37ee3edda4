import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleAllyOptions, sampleArmies, sampleLists, writeArmyFile } from '@vexillum/triumph';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArmies } from './lib/read-armies.mjs';
import { run } from './lib/run.mjs';

const script = fileURLToPath(new URL('army.mjs', import.meta.url));

/**
 * @template T
 * @param {readonly T[]} samples
 */
const firstOf = ([first]) => {
  if (first === undefined) throw new Error('there are no samples');
  return first;
};
const sampleArmy = firstOf(sampleArmies).army;
const sampleList = firstOf(/** @type {readonly { troopOptions: readonly object[] }[]} */ (sampleLists));

/**
 * @param {string} cwd
 * @param {readonly string[]} files
 */
const program = (cwd, ...files) => run(process.execPath, [script, ...files], { cwd, env: { npm_lifecycle_event: '' } });

/**
 * The same without a process: each takes seconds to start.
 * @param {string} home
 * @param {readonly string[]} files
 */
const army = (home, ...files) => {
  /** @type {string[]} */
  const lines = [];
  const code = readArmies(files, home, (line) => lines.push(`${line}\n`));
  return { code, output: lines.join('') };
};

/** @type {string} */
let folder;
/**
 * @param {string} name
 * @param {unknown} content
 */
const file = (name, content) => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'army-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('one line for each file that can be read whole, from the command line', async () => {
  const files = [
    file('list.json', sampleList),
    file('army.json', writeArmyFile(sampleArmy)),
    file('allies.json', sampleAllyOptions),
    file('marked.json', `\ufeff${JSON.stringify(sampleLists[1])}`),
  ];
  const { code, output } = await program(folder, ...files);
  expect(output.split('\n')).toEqual([
    'ok Hill Kingdom of Arvenna 480 to 211 BC (army list: 6 troop options)',
    'ok The road to Antioch, 1097 (army: 40 stands, 144 points)',
    'ok ally options (1 option)',
    'ok Riders of the Plain 500 BC to 350 AD (army list: 4 troop options)',
    '',
  ]);
  expect(code).toBe(0);
});

test('one line for what is wrong, with file and field, and the others are read all the same', () => {
  const [stand] = sampleArmy.stands;
  const broken = { ...sampleArmy, stands: [{ ...stand, command: 7 }] };
  const files = [
    file('broken-army.json', broken),
    file('broken-list.json', { ...sampleList, troopOptions: [{ ...sampleList.troopOptions[0], min: 'one' }] }),
    file('no.json', '{'),
    'missing.json',
    file('tricky.json', { kind: 'problem', field: 'x', message: 'y' }),
    file('list.json', sampleLists[2]),
  ];
  const { code, output } = army(folder, ...files);
  const lines = output.trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^broken-army\.json: stands\.0\.command: /);
  expect(lines[1]).toMatch(/^broken-list\.json: troopOptions\.0\.min: /);
  expect(lines[2]).toMatch(/^no\.json: file: this is not JSON/);
  expect(lines[3]).toBe('missing.json: file: there is no such file');
  expect(lines[4]).toMatch(/^tricky\.json: name: /);
  expect(lines[5]).toMatch(/^ok League of the River Cities/);
  expect(code).toBe(1);
});

test('a name with line breaks stays on its line', () => {
  const { output } = army(folder, file('lines.json', { ...sampleArmies[4]?.army, name: 'One\nok Two' }));
  expect(output).toBe('ok One ok Two (army: 14 stands, 48 points)\n');
});

test('without files it says how it is used', async () => {
  const { code, output } = await program(folder);
  expect(output).toMatch(/^Usage: npm run army -- FILE/);
  expect(code).toBe(1);
});
