import { isRefusal } from '@vexillum/model';
import { writeAny, writeUint8, writeVarString, writeVarUint } from 'lib0/encoding';
import { beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { planLimits } from './plan-limits.ts';
import { drafted, type PlanTable, updateOf } from './testing/plan-table.ts';
import { alice, mallory, tableUnderAttack, expectUnharmed, expectRefusal } from './testing/table-under-attack.ts';
import {
  handwritten,
  nestedArrays,
  oneStruct,
  rawEntry,
  writeNoDeletes,
  writeRootItem,
  writeSection,
} from './testing/write-bomb.ts';

let table: PlanTable;

beforeEach(() => {
  table = tableUnderAttack();
});

const expectRefused = (update: Uint8Array, code?: string): void => expectRefusal(table, update, code);

/** The two figures that a bomb would move. This package knows no Node types. */
const { process } = globalThis as unknown as {
  process: { memoryUsage(): { heapUsed: number; arrayBuffers: number } };
};
const memoryInUse = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const MEGABYTE = 1_048_576;
const nestedMaps = (depth: number): Y.Doc =>
  drafted((doc) => {
    let map = doc.getMap('order');
    for (let level = 0; level < depth; level++) map = map.set('k', new Y.Map()) as Y.Map<unknown>;
  }, mallory);

describe('bombs of TRUST 4.6 against a plan', () => {
  test('a poison document of 3,000 nested maps is refused', () => {
    expectRefused(updateOf(nestedMaps(3000)));
  });

  test('a poison document and the deletion that would throw half-way, in one update, are refused', () => {
    const poison = handwritten((encoder) => {
      writeVarUint(encoder, 1);
      writeSection(encoder, 3000, mallory);
      for (let clock = 0; clock < 3000; clock++) {
        if (clock === 0) writeRootItem(encoder, 7, 'order', 'k');
        else {
          writeUint8(encoder, 7 | 0x20);
          for (const number of [0, mallory, clock - 1]) writeVarUint(encoder, number);
          writeVarString(encoder, 'k');
        }
        writeVarUint(encoder, 1);
      }
      for (const number of [1, mallory, 1, 0, 1]) writeVarUint(encoder, number);
    });
    expectRefused(poison);
  });

  test('a poison document brought one map at a time is refused at the sixth key', () => {
    const poison = nestedMaps(0);
    const updates: Uint8Array[] = [];
    poison.on('update', (update: Uint8Array) => updates.push(update));
    let map = poison.getMap('order');
    for (let level = 0; level < 7; level++) map = map.set('k', new Y.Map()) as Y.Map<unknown>;
    const answers = updates.map((update) => table.send(update, 'red-2').kind);
    expect(answers).toEqual([...Array(5).fill('accepted'), 'refusal', 'refusal']);
    expectUnharmed(table);
  });

  test('a seven-byte update that announces 32 million structs is refused before anything is allocated for it', () => {
    const bomb = Uint8Array.of(1, 0xff, 0xff, 0xff, 0x0f, 1, 0);
    const before = memoryInUse();
    for (let time = 0; time < 20; time++) expect(isRefusal(table.send(bomb, 'red-2'))).toBe(true);
    expect(memoryInUse() - before).toBeLessThan(20 * MEGABYTE);
    expectRefused(bomb);
  });

  test.each([
    ['authors', [0xff, 0xff, 0xff, 0x0f, 1, 1, 0]],
    ['authors of deletions', [0, 0xff, 0xff, 0xff, 0x0f]],
    ['deletions', [0, 1, 5, 0xff, 0xff, 0xff, 0x0f, 0, 1]],
  ])('an update that announces millions of %s is refused', (_, bytes) => {
    expectRefused(Uint8Array.from(bytes));
  });

  test('an array that announces millions of elements is refused', () => {
    expectRefused(rawEntry(mallory, 'k', Uint8Array.of(117, 0xff, 0xff, 0xff, 0x0f, 126)));
  });

  test('a withheld first update: the later ones are refused, and nothing is parked for everybody', () => {
    const updates: Uint8Array[] = [];
    const doc = drafted((fresh) => fresh.on('update', (update: Uint8Array) => updates.push(update)), mallory);
    for (let turn = 0; turn < 5; turn++) doc.getMap('order').set('o', { turn });
    for (const update of updates.slice(1)) expectRefused(update);
    expect(table.plan.doc.store.pendingStructs).toBeNull();
    expect(table.send(updates[0] as Uint8Array, 'red-2')).toMatchObject({ kind: 'accepted' });
  });

  test('deletions of what nobody wrote yet are refused, and nothing is parked for everybody', () => {
    expectRefused(Uint8Array.of(0, 1, 77, 1, 0, 5));
    expect(table.plan.doc.store.pendingDs).toBeNull();
  });

  test('a collected struct of length 2^52 under the client id of a victim is refused', () => {
    const gc = (length: number, client: number, clock: number): Uint8Array =>
      oneStruct(
        client,
        (encoder) => {
          writeUint8(encoder, 0);
          writeVarUint(encoder, length);
        },
        clock,
      );
    const clock = Y.getState(table.plan.doc.store, alice);
    expectRefused(gc(2 ** 52, alice, clock));
    expectRefused(gc(10, alice, clock));
    expectRefused(gc(2 ** 52, mallory, 0));
    expectRefused(gc(planLimits.gcLength + 1, mallory, 0));
    expect(table.send(gc(planLimits.gcLength, mallory, 0), 'red-2')).toMatchObject({ kind: 'accepted' });
  });

  test('deleted content of length 2^52 is refused, though it is under the own client id', () => {
    const deleted = oneStruct(mallory, (encoder) => {
      writeRootItem(encoder, 1, 'note', 'k');
      writeVarUint(encoder, 2 ** 52);
    });
    expectRefused(deleted);
  });

  test('400 KB of nested arrays are refused as too large', () => {
    expectRefused(rawEntry(mallory, 'k', nestedArrays(200_000)), 'too-large');
  });

  test.each([5, 6, 100, 10_000, 32_000])('%i arrays inside one another within a record are refused', (depth) => {
    const record = handwritten((encoder) => {
      writeUint8(encoder, 118);
      writeVarUint(encoder, 1);
      writeVarString(encoder, 'deep');
      for (const byte of nestedArrays(depth)) writeUint8(encoder, byte);
    });
    expectRefused(rawEntry(mallory, 'k', record, 'order'));
  });

  test('an update in the V2 encoding is refused', () => {
    const doc = drafted((fresh) => fresh.getMap('note').set('n', { text: 'second version' }), mallory);
    expectRefused(Y.encodeStateAsUpdateV2(doc));
    // Yjs #687: run lengths of the V2 encoding that turn 21 bytes into five million structs.
    expectRefused(Uint8Array.of(0, 0, 2, 65, 1, 0, 0, 3, 0, 0xff, 0x7f, 0, 0, 1, 0, 0, 1, 0xff, 0xff, 0x7f, 1));
  });

  test('an author who appears twice in one update is refused: Yjs would apply only the second part', () => {
    const twice = handwritten((encoder) => {
      writeVarUint(encoder, 2);
      for (const text of ['one', 'two']) {
        writeSection(encoder, 1, mallory);
        writeRootItem(encoder, 8, 'note', text);
        writeVarUint(encoder, 1);
        writeAny(encoder, { text });
      }
      writeNoDeletes(encoder);
    });
    expectRefused(twice);
  });

  test('structs of length 0 and deletions of length 0 are refused', () => {
    expectRefused(oneStruct(mallory, (encoder) => [0, 0].forEach((byte) => writeUint8(encoder, byte))));
    expectRefused(Uint8Array.of(0, 1, ...handwritten((encoder) => writeVarUint(encoder, alice)), 1, 3, 0));
  });

  test('overlapping deletions, each of which would walk the whole plan, are refused', () => {
    const overlapping = handwritten((encoder) => {
      for (const number of [0, 1, alice, 2, 0, 5, 1, 5]) writeVarUint(encoder, number);
    });
    expectRefused(overlapping);
  });

  test('thousands of pieces that each make Yjs search a long text are refused', () => {
    const scattered = (client: number, count: number): Uint8Array =>
      handwritten((encoder) => {
        writeVarUint(encoder, 1);
        writeSection(encoder, count, client);
        for (let piece = 0; piece < count; piece++) {
          writeUint8(encoder, piece === 0 ? 4 : 4 | 0x40);
          if (piece === 0) {
            writeVarUint(encoder, 1);
            writeVarString(encoder, 'pad');
          } else for (const number of [client, 0]) writeVarUint(encoder, number);
          writeVarString(encoder, 'x');
        }
        writeNoDeletes(encoder);
      });
    expect(table.send(scattered(mallory, 3000), 'red-2')).toMatchObject({ kind: 'accepted' });
    expectRefused(scattered(mallory + 1, 3000));
    expectRefused(scattered(mallory + 1, planLimits.updateStructs + 1));
  });

  test('a struct that builds on itself is refused', () => {
    const circular = oneStruct(mallory, (encoder) => {
      writeUint8(encoder, 4 | 0x80);
      for (const number of [mallory, 0]) writeVarUint(encoder, number);
      writeVarString(encoder, 'x');
    });
    expectRefused(circular);
  });

  test('a struct that ties the pad to a note is refused', () => {
    const tie = oneStruct(mallory, (encoder) => {
      writeUint8(encoder, 4 | 0x80 | 0x40);
      for (const number of [alice, 2, alice, 0]) writeVarUint(encoder, number);
      writeVarString(encoder, 'x');
    });
    expectRefused(tie);
  });
});
