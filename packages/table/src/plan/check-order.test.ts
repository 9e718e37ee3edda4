import { writeUint8, writeVarString, writeVarUint } from 'lib0/encoding';
import { beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { drafted, type PlanTable, pictureOf, updateOf } from './testing/plan-table.ts';
import { alice, expectRefusal, mallory, tableUnderAttack } from './testing/table-under-attack.ts';
import { handwritten, writeNoDeletes, writeSection } from './testing/write-bomb.ts';

let table: PlanTable;

beforeEach(() => {
  table = tableUnderAttack();
});

/** Neighbours by client and clock; Alice's pad "the plan 😀" has the clocks 2 to 11. */
type Id = readonly [client: number, clock: number];
interface Piece {
  readonly left: Id;
  readonly right: Id;
  readonly text: string;
}

const BOTH_NEIGHBOURS = 0xc0;
const STRING = 4;

const update = (pieces: readonly Piece[]): Uint8Array =>
  handwritten((encoder) => {
    writeVarUint(encoder, 1);
    writeSection(encoder, pieces.length, mallory);
    for (const { left, right, text } of pieces) {
      writeUint8(encoder, BOTH_NEIGHBOURS | STRING);
      for (const number of [...left, ...right]) writeVarUint(encoder, number);
      writeVarString(encoder, text);
    }
    writeNoDeletes(encoder);
  });

describe('what is inserted has its left neighbour on the left', () => {
  test('between two letters of one piece it is taken', () => {
    const sent = update([{ left: [alice, 4], right: [alice, 5], text: '!' }]);
    expect(table.send(sent, 'red-2')).toMatchObject({ kind: 'accepted' });
    expect(pictureOf(table.plan.doc)).toMatchObject({ pad: [['{}', 'the! plan 😀']] });
  });

  test.each([
    ['the other way round', 6, 4],
    ['on one letter', 4, 4],
  ])('within one piece, %s, it is refused', (_, left, right) => {
    expectRefusal(table, update([{ left: [alice, left], right: [alice, right], text: '!' }]));
  });

  test('with another piece between its neighbours it is refused the other way round only', () => {
    const doc = table.newcomer();
    const known = Y.encodeStateVector(doc);
    doc.getText('pad').insert(3, ' whole');
    table.send(Y.encodeStateAsUpdate(doc, known), 'red-3');
    expectRefusal(table, update([{ left: [alice, 8], right: [alice, 3], text: '!' }]));
    const sent = update([{ left: [alice, 3], right: [alice, 8], text: '!' }]);
    expect(table.send(sent, 'red-2')).toMatchObject({ kind: 'accepted' });
    expect(pictureOf(table.newcomer())).toEqual(pictureOf(table.plan.doc));
  });

  test('between pieces of its own update it is refused', () => {
    expectRefusal(
      table,
      update([
        { left: [alice, 4], right: [alice, 5], text: 'abc' },
        { left: [mallory, 2], right: [mallory, 0], text: '!' },
      ]),
    );
  });

  test('a page that was away for long, and wrote between what others wrote, is taken', () => {
    const away = table.newcomer();
    const known = Y.encodeStateVector(away);
    for (let at = 1; at < 200; at += 2) away.getText('pad').insert(at % 9, `${at}`);
    const other = drafted((doc) => Y.applyUpdate(doc, table.plan.state()));
    for (let at = 1; at < 200; at += 3) other.getText('pad').insert(at % 7, `(${at})`);
    other.getText('pad').delete(4, 20);
    expect(table.send(Y.encodeStateAsUpdate(other, known), 'red-3')).toMatchObject({ kind: 'accepted' });
    expect(table.send(Y.encodeStateAsUpdate(away, known), 'red-2')).toMatchObject({ kind: 'accepted' });
    expect(updateOf(table.newcomer())).toEqual(table.plan.state());
    expect(pictureOf(table.listener)).toEqual(pictureOf(table.plan.doc));
  });
});
