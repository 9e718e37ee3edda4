import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalJson } from '@vexillum/ledger';
import { copyOf, relink } from '@vexillum/ledger/testing';
import { testKeys } from '@vexillum/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyCommand } from '../apps/verify/src/command.ts';
import { playedMatch } from '../packages/triumph/src/screen/testing/played-match.ts';
import { run } from './lib/run.mjs';

/**
 * As much of a match file as is broken here.
 * @typedef {[x: number, y: number, heading: number]} Pose
 * @typedef {{
 *   name: string, seq: number, hash: string, checkpoint?: unknown, draw: { values: number[] },
 *   openings: { slots: { p: unknown }[] }, changes: { pose: Record<string, [from: Pose, to: Pose]> },
 * }} Entry
 * @typedef {{ ledger: Entry[], secrets: Record<string, { seq: number }[]>, head: { seq: number, hash: string } }} Match
 */

const script = fileURLToPath(new URL('verify.mjs', import.meta.url));
/** @param {readonly string[]} args */
const program = (...args) =>
  run(process.execPath, [script, ...args], { cwd: folder, env: { npm_lifecycle_event: '' } });

/**
 * The same without a process: each takes seconds to start.
 * @param {readonly string[]} args
 */
const verify = (...args) => {
  /** @type {string[]} */
  const lines = [];
  /** @param {string} text */
  const note = (text) => void lines.push(`${text}\n`);
  const code = verifyCommand(args, { home: folder, say: note, complain: note });
  return { code, output: lines.join('') };
};

/** @type {string} */
let folder;
/** @type {{ public: string, side: string, full: string }} */
let texts;
/**
 * @param {string} name
 * @param {string} content
 */
const file = (name, content) => {
  writeFileSync(join(folder, name), content);
  return name;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const room = await playedMatch('ended');
  texts = {
    public: await room.file('public'),
    side: await room.file('side'),
    full: await room.file('full'),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The full file with something changed.
 * @param {(match: Match) => void} change
 */
const changed = (change) => {
  const match = JSON.parse(texts.full);
  change(match);
  return `${canonicalJson(match)}\n`;
};
/**
 * @param {Match} match
 * @param {string} name
 */
const named = (match, name) => {
  const entry = match.ledger.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`nobody did ${name}`);
  return entry;
};

/**
 * The first stand of a move lies four MU elsewhere.
 * @param {Match} match
 */
const moveElsewhere = (match) => {
  const [moved] = Object.values(named(match, 'move-stands').changes.pose);
  if (moved === undefined) throw new Error('nothing moved');
  moved[1][0] += 4000;
};

/**
 * As a lying server would hand it out, which has the table's own key.
 * @param {(match: Match) => void} change
 */
const forged = (change) => {
  const match = JSON.parse(texts.full);
  change(match);
  return relink(match, match.ledger[0].args.gameId, testKeys.signing);
};

test('says ok for every view of a match that was really played, with a few facts, from the command line', async () => {
  const files = Object.entries(texts).map(([view, text]) => file(`${view}.json`, text));
  const { code, output } = await program(...files);
  const lines = output.split('\n').filter((line) => line.startsWith('ok '));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    /^ok public\.json: \d+ entries, 2 rolls, 1 rolled by hand, 24 seals, 24 opened, rules of edition 1, head:( [a-z]+){8}$/,
  );
  expect(output).toContain('  note: red sealed cmd.1.cp, cmd.1.flank');
  expect(code).toBe(0);
});

/** @param {string} text */
const withByteFlipped = (text) => text.replace('Forward!', 'Forwart!');

/** @type {Readonly<Record<string, readonly [make: () => string, says: RegExp]>>} */
const corruptions = {
  'a byte is flipped': [() => withByteFlipped(texts.full), /^bad-\d+\.json: forged: Entry \d+/],
  'the same JSON is spelt another way': [
    () => texts.full.replace(',', ', '),
    /^bad-\d+\.json: unreadable: The file is not spelt as a match is: .* at character \d+\./,
  ],
  'the newline at the end is gone': [() => texts.full.trimEnd(), /^bad-\d+\.json: unreadable: The file is not spelt/],
  'the file was cut off': [() => texts.full.slice(0, 20_000), /^bad-\d+\.json: unreadable: The file is not JSON\.$/m],
  'the last entries were taken away': [
    () => changed((match) => match.ledger.splice(-3)),
    /^bad-\d+\.json: forged: The head is not the last entry/,
  ],
  'it was wound back, and the head with it': [
    () =>
      changed((match) => {
        match.ledger.splice(-3);
        for (const side of Object.keys(match.secrets))
          match.secrets[side] = (match.secrets[side] ?? []).filter(({ seq }) => seq < match.ledger.length);
        for (const { seq, hash } of match.ledger.slice(-1)) match.head = { seq, hash };
      }),
    /^bad-\d+\.json: forged: The signature of the head, entry \d+, is not the server's/,
  ],
  'two entries have changed places': [
    () => changed(({ ledger }) => ledger.splice(20, 2, ...ledger.slice(20, 22).reverse())),
    /^bad-\d+\.json: forged: Entry 2[01]/,
  ],
  'somebody else signed the head': [
    () => relink(copyOf(JSON.parse(texts.full)), 'g_played'),
    /^bad-\d+\.json: forged: The signature of the head/,
  ],
  'an opening was forged': [
    () =>
      forged((match) =>
        named(match, 'reveal-secrets')
          .openings.slots.slice(0, 1)
          .forEach((slot) => (slot.p = { command: 3 })),
      ),
    /^bad-\d+\.json: forged: Entry \d+.*marker/i,
  ],
  'dice were rolled twice with one number': [
    () =>
      forged((match) => {
        const [first, second] = match.ledger.filter(({ name }) => name === 'roll-dice');
        if (first !== undefined && second !== undefined) second.draw = first.draw;
      }),
    /^bad-\d+\.json: forged: The roll of entry \d+ is number 1 of its chain where number 2 is due/,
  ],
  'a die was turned': [
    () =>
      forged((match) => {
        const { draw } = named(match, 'roll-dice');
        draw.values = draw.values.map((value) => (value % 6) + 1);
      }),
    /^bad-\d+\.json: forged: The roll of entry \d+ shows \d where the dice came to \d/,
  ],
  'a stand lies elsewhere than the table said': [
    () => forged(moveElsewhere),
    /^bad-\d+\.json: forged: (The checkpoint of entry|Entry) \d+/,
  ],
  'a stand went farther than its player said': [
    () =>
      forged((match) => {
        for (const entry of match.ledger) delete entry.checkpoint;
        moveElsewhere(match);
      }),
    /^bad-\d+\.json: forged: Entry \d+/,
  ],
};

describe('one file after another, each wrong in its own way', () => {
  /** @type {ReturnType<typeof verify>} */
  let told;

  beforeAll(() => {
    const files = Object.values(corruptions).map(([make], index) => {
      const text = make();
      expect(text).not.toBe(texts.full);
      return file(`bad-${index}.json`, text);
    });
    told = verify(...files);
  });

  test.each(Object.entries(corruptions).map(([what, [, says]], index) => [what, says, index]))(
    'names what is wrong when %s',
    (_what, says, index) => {
      const lines = told.output.split('\n').filter((line) => line.includes(`bad-${index}.json`));
      expect(lines).toEqual([expect.stringMatching(says)]);
    },
  );

  test('and exits 1', () => {
    expect(told.output).not.toMatch(/^ok/m);
    expect(told.code).toBe(1);
  });
});

test('tells of files that are not there, are huge or are no match, and checks the others all the same', () => {
  const huge = file('huge.json', '');
  truncateSync(join(folder, huge), 33 * 1024 * 1024);
  const { code, output } = verify(
    'missing.json',
    huge,
    file('other.json', '{"a":1}\n'),
    file('good.json', texts.public),
  );
  expect(output.split('\n').filter((line) => !line.startsWith('  '))).toEqual([
    'missing.json: there is no such file',
    'huge.json: it has 33 MB, and a match has at most 32',
    'other.json: unreadable: The file has not the parts that a match has.',
    expect.stringMatching(/^ok good\.json: /),
    '',
  ]);
  expect(code).toBe(1);
});

test('as JSON it says the same for programs', () => {
  const { code, output } = verify(
    '--json',
    file('good.json', texts.full),
    file('bad.json', withByteFlipped(texts.full)),
  );
  const [good, bad] = JSON.parse(output);
  expect(good).toMatchObject({ file: 'good.json', ok: true, faults: [], isReplayed: true, view: 'full', rolls: 2 });
  expect(good.match).toBeUndefined();
  expect(bad).toMatchObject({ file: 'bad.json', ok: false });
  expect(bad.faults[0]).toMatchObject({ seq: expect.any(Number), kind: expect.any(String), says: expect.any(String) });
  expect(code).toBe(1);
});

test('without files it says how it is used', () => {
  const { code, output } = verify();
  expect(output).toMatch(/^Usage: npm run verify -- /);
  expect(code).toBe(1);
});
