import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bytesFromHex,
  canonicalJson,
  type Countersignature,
  countersignedText,
  diceChain,
  diceRequest,
  type MatchFile,
  publicKeyOf,
  rollWith,
} from '@vexillum/ledger';
import { copyOf, relink } from '@vexillum/ledger/testing';
import { smallArmy } from '@vexillum/triumph/testing';
import { randomUUID } from 'node:crypto';
import { MemoryStore } from '@vexillum/table/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BattleTable, battleTable } from '../../test/battle-table.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { type TestDevice, testDevice } from '../../test/test-device.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

interface Keys {
  readonly master: string;
  readonly signing: string;
}

let folder: string;
let server: TestServer;
let table: BattleTable;
let keys: Keys;
let devices: Readonly<Record<'red' | 'blue', TestDevice>>;
let good: string;
let card: string;

/** `npm run verify`, as a player types it. */
const verify = (...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/verify.mjs'), ...args],
      { cwd: folder, env: { ...process.env, npm_lifecycle_event: '' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};

type Copy = ReturnType<typeof copyOf> & { countersignatures?: readonly Countersignature[] };

/** The match as whoever runs the server could hand it out: with the table's own key. */
const byOperator = (change: (match: Copy) => void, key = keys.signing): string => {
  const match: Copy = copyOf(JSON.parse(good) as MatchFile);
  change(match);
  return relink(match, table.table, key);
};

const talk = (match: Copy) => {
  const entry = match.ledger.find(({ name }) => name === 'say');
  if (!entry) throw new Error('nobody spoke');
  return entry;
};

/** Somebody would have said something else. */
const sayOtherwise = (match: Copy): void => {
  const entry = talk(match);
  const text = canonicalJson(entry).replaceAll('well met', 'ill met!');
  Object.assign(entry, JSON.parse(text));
};

const withoutCountersigns = (match: Copy): void => {
  delete match.countersignatures;
};

const HOUR = 3_600_000;

/** All of it would have happened three hours earlier. */
const threeHoursEarlier = (match: Copy): void => {
  for (const entry of match.ledger) entry.at = new Date(Date.parse(entry.at) - 3 * HOUR).toISOString();
};

/** What the devices would have signed of the ledger that they were shown, by clocks that are right. */
const countersignedAnew = async (text: string): Promise<string> => {
  const match = JSON.parse(text) as MatchFile;
  const signed = (match.countersignatures ?? []).map(async (one) => {
    const said = { ...one, hash: match.ledger[one.seq]?.hash ?? '' };
    const { signer } = one.seat.startsWith('red') ? devices.red : devices.blue;
    return { ...said, sig: await signer.sign(countersignedText(table.table, said)) };
  });
  return `${canonicalJson({ ...match, countersignatures: await Promise.all(signed) })}\n`;
};

/** Dice that an operator likes: one who rolls tries ids until the secret that only they know makes sixes of them. */
const groundId = (k: number, why: string): string => {
  const secret = diceChain(bytesFromHex(keys.master), table.table, 'red-1', 0).secret(k);
  for (;;) {
    const id = randomUUID();
    const request = diceRequest({ game: table.table, seat: 'red-1', chain: 0, k, dice: [6, 6], why, id });
    if (rollWith(secret, request).every((value) => value === 6)) return id;
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vexillum-liars-'));
  const store = new MemoryStore();
  const { records } = store;
  server = await startTestServer({ store, publicUrl: 'https://vexillum.example' });
  table = await battleTable(server, { game: 'grand-triumph', houseRules: { 'sealed-orders': false } });
  keys = JSON.parse((await records.get(`keys!${table.table}`)) ?? '') as Keys;
  const [red, blue] = await Promise.all([
    testDevice(table.of('red-captain'), { table: table.table, seat: 'red-captain' }),
    testDevice(table.of('blue-captain'), { table: table.table, seat: 'blue-captain' }),
  ]);
  devices = { red, blue };
  const [first = ''] = await table.bring('red', smallArmy);
  await table.did('red-captain', 'place-stands', { stands: [{ id: first, pose: [20_000, 5000, 0] }] });
  await table.did('host', 'say', { text: 'well met', to: 'table' });
  for (const k of [1, 2, 3]) {
    const why = `throw ${k}`;
    const rolled = await table
      .of('red-1')
      .act(table.table, 'red-1', 'roll-dice', { dice: [6, 6], why }, groundId(k, why));
    expect(rolled.json<{ result: { values: number[] } }>().result.values).toEqual([6, 6]);
  }
  for (let i = 0; i < 40; i++) await table.did('blue-1', 'say', { text: `${i} of forty`, to: 'table' });
  await table.did('host', 'say', { text: 'the end', to: 'table' });
  const exported = async () => (await table.of('host').get(`/api/tables/${table.table}/export`)).text;
  const countersigned = async () =>
    ((JSON.parse(await exported()) as MatchFile).countersignatures ?? []).map(({ seat, seq }) => `${seat} ${seq}`);
  await vi.waitFor(
    async () => expect(await countersigned()).toEqual(expect.arrayContaining(['blue-captain 50', 'red-captain 50'])),
    { timeout: 30_000 },
  );
  good = await exported();
  card = (await server.browser().get('/.well-known/vexillum-server.json')).text;
  file('good.json', good);
  file('server.json', card);
}, 60_000);

afterAll(async () => {
  devices.red.close();
  devices.blue.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The match with a key of the thief's own, from the first entry on. */
const byThief = (change: (match: Copy) => void = () => undefined): string => {
  const thief = 'ab'.repeat(32);
  return byOperator((match) => {
    Object.assign(match.ledger[0]?.args as object, { key: publicKeyOf(thief) });
    match.key = publicKeyOf(thief);
    change(match);
  }, thief);
};

const linesOf = (output: string, name: string): readonly string[] =>
  output.split('\n').filter((line) => line.startsWith(`${name}: `) || line.startsWith(`ok ${name}: `));

describe('npm run verify', () => {
  it('says of a true match who stands behind it, how far it is countersigned, and which dice prove nothing', async () => {
    const { code, output } = await verify('good.json');
    expect(output).toMatch(/^ok good\.json: \d+ entries, 3 rolls/);
    expect(output).toMatch(
      / {2}signed by table key [0-9a-f]{16}, certified by vexillum\.example \([a-z]+( [a-z]+){7}\): unknown server/,
    );
    expect(output).toMatch(
      / {2}countersigned: blue 1 of 4 up to entry 50, red 1 of 4 up to entry 50; (\d) of \1 bound the times from both sides/,
    );
    expect(output).toMatch(/ {2}dice: 3 rolls could have been chosen by the server's operator/);
    expect(code).toBe(0);
  });

  it('knows the server that the reader names, and nobody else', async () => {
    const [known, unknown, nothing] = await Promise.all([
      verify('--server', 'server.json', 'good.json'),
      verify('--server', 'cd'.repeat(32), 'good.json'),
      verify('--server', 'good.json', 'good.json'),
    ]);
    expect(known.output).toMatch(/certified by vexillum\.example \([a-z ]+\), which you named/);
    expect(known.code).toBe(0);
    expect(unknown.output).toMatch(
      /^good\.json: unknown-server: The table’s key is certified by https:\/\/vexillum\.example .* which is not the server that you named\.$/m,
    );
    expect(unknown.code).toBe(1);
    expect(nothing.output).toMatch(/^--server good\.json: that is neither a server's key nor what a server says/);
    expect(nothing.code).toBe(1);
  });

  it('says of a match from before all this what it lacks, and that it is ok', async () => {
    const old = join(root, 'tests/old-matches/grand-triumph-sealed.vexillum.json');
    const { code, output } = await verify(old);
    expect(output).toMatch(/^ok /);
    expect(output).toMatch(/which no server has certified: unknown server/);
    expect(output).toMatch(/countersigned by nobody/);
    expect(code).toBe(0);
  });

  it('names each lie for what it is', async () => {
    const shifted = byOperator(threeHoursEarlier);
    const lies: Readonly<Record<string, readonly [text: string, says: RegExp]>> = {
      'edited.json': [good.replace('well met', 'ill met!'), /forged: Entry \d+ does not match its own hash/],
      'edited-dice.json': [
        byOperator((match) => {
          withoutCountersigns(match);
          const roll = match.ledger.find(({ draw }) => draw !== undefined);
          Object.assign(roll?.draw ?? {}, { values: [6, 5] });
        }),
        /forged: The roll of entry \d+ shows 6, 5 where the dice came to 6, 6/,
      ],
      'not-theirs.json': [
        `${canonicalJson({
          ...(JSON.parse(good) as MatchFile),
          countersignatures: (JSON.parse(good) as Copy).countersignatures?.map((one) => ({
            ...one,
            at: new Date(Date.parse(one.at) - HOUR).toISOString(),
          })),
        })}\n`,
        /forged: What (red|blue)-captain is said to have countersigned at entry \d+ was not signed by their device/,
      ],
      'resigned.json': [byThief(), /re-signed: The table’s key is not the one that the server at .* has certified/],
      'resigned-and-edited.json': [byThief(sayOtherwise), /re-signed: /],
      'forked.json': [
        byOperator(sayOtherwise),
        /forked: Entry \d+ is not the one that (red|blue)-captain has countersigned/,
      ],
      'rewound.json': [
        byOperator((match) => match.ledger.splice(45)),
        /rewound: The file ends at entry 44, and (red|blue)-captain had countersigned entry 50/,
      ],
      'shifted.json': [shifted, /forked: /],
      'lying-clock.json': [
        await countersignedAnew(shifted),
        /time-shifted: Entry \d+ says .*, and by the clock of (red|blue)-captain it was seen at/,
      ],
      'other.json': ['{}\n', /unreadable: /],
    };
    const names = Object.entries(lies).map(([name, [text]]) => file(name, text));
    const { code, output } = await verify(...names);
    for (const [name, [, says]] of Object.entries(lies))
      expect(linesOf(output, name)).toEqual([expect.stringMatching(says)]);
    expect(code).toBe(1);
  });

  it('a match that a thief has stripped and signed anew is not that of the server that the reader names', async () => {
    const stripped = byThief((match) => {
      withoutCountersigns(match);
      delete match.certificate;
      sayOtherwise(match);
    });
    const [alone, held, beside] = await Promise.all([
      verify(file('stripped.json', stripped)),
      verify('--server', 'server.json', 'stripped.json'),
      verify('good.json', 'stripped.json'),
    ]);
    expect(alone.output).toMatch(/which no server has certified: unknown server/);
    expect(held.output).toMatch(/^stripped\.json: unknown-server: No server has certified the table’s key/m);
    expect(beside.output).toMatch(/^good\.json and stripped\.json: re-signed: /m);
    expect([alone.code, held.code, beside.code]).toEqual([0, 1, 1]);
  });

  it('a server that tells two histories is found by two files of it, and one that is only earlier is not called a lie', async () => {
    const other = byOperator((match) => {
      withoutCountersigns(match);
      sayOtherwise(match);
    });
    const earlier = byOperator((match) => {
      withoutCountersigns(match);
      match.ledger.splice(45);
    });
    const [forked, older] = await Promise.all([
      verify('good.json', file('history.json', other)),
      verify(file('earlier.json', earlier), 'good.json'),
    ]);
    expect(forked.output).toMatch(
      /^good\.json and history\.json: forked: they tell two histories of one game from entry \d+ on/m,
    );
    expect(older.output).toMatch(/note: earlier\.json is the same match as good\.json, \d+ entries earlier/);
    expect([forked.code, older.code]).toEqual([1, 0]);
  });
});

describe('a device that countersigns', () => {
  it('is named once in the ledger, and its clock must be right', async () => {
    const { ledger, countersignatures = [] } = JSON.parse(good) as MatchFile;
    const named = ledger.filter(({ name }) => name === 'name-device');
    expect(new Set(named.map(({ seat }) => seat))).toEqual(new Set(['blue-captain', 'red-captain']));
    expect(named).toHaveLength(2);
    expect(countersignatures.every(({ isLive }) => isLive)).toBe(true);
    const late = await testDevice(table.of('red-2'), { table: table.table, seat: 'red-2', isAhead: -HOUR });
    await expect.poll(() => late.answers.at(-1)).toContain('wrong-clock');
    late.close();
  });

  it('whoever watches does not vouch, nobody signs with a key that is not named, and nothing false is kept', async () => {
    const ask = (seat: string, path: string, body: object) =>
      table.of(seat).post(`/api/tables/${table.table}/${path}`, body, { 'x-seat': seat });
    const [one] = (JSON.parse(good) as MatchFile).countersignatures ?? [];
    if (!one) throw new Error('nobody countersigned');
    const { seat: _seat, ...body } = one;
    expect(await ask('spectator', 'countersignatures', body)).toMatchObject({
      status: 403,
      error: { code: 'not-playing' },
    });
    expect(await ask('blue-2', 'countersignatures', body)).toMatchObject({
      status: 409,
      error: { code: 'unknown-device' },
    });
    expect(await ask(one.seat, 'countersignatures', { ...body, seq: 1 })).toMatchObject({
      status: 400,
      error: { code: 'bad-signature' },
    });
    expect(await ask('blue-2', 'devices', { key: one.key, proof: one.sig })).toMatchObject({
      status: 400,
      error: { code: 'bad-proof' },
    });
    const { signer } = one.seat.startsWith('red') ? devices.red : devices.blue;
    const otherPast = { ...one, hash: '00'.repeat(32) };
    const sig = await signer.sign(countersignedText(table.table, otherPast));
    expect((await ask(one.seat, 'countersignatures', { ...body, hash: otherPast.hash, sig })).text).toContain(
      'another-past',
    );
  });
});
