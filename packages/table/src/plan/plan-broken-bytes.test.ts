import { isRefusal } from '@vexillum/model';
import { howMany } from '@vexillum/model/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { drafted, type PlanTable, pictureOf, updateOf } from './testing/plan-table.ts';
import { mallory, tableUnderAttack, expectUnharmed } from './testing/table-under-attack.ts';

let table: PlanTable;

beforeEach(() => {
  table = tableUnderAttack();
});

describe('broken bytes', () => {
  test('random bytes never throw and never change the plan', () => {
    const before = pictureOf(table.plan.doc);
    const bytes = fc.uint8Array({ maxLength: 200 });
    const update = fc.oneof(
      bytes,
      bytes.map((tail) => Uint8Array.of(1, 1, 5, 0, ...tail)),
    );
    fc.assert(
      fc.property(update, (garbage) => {
        table.send(garbage, 'red-2');
        expect(pictureOf(table.plan.doc)).toEqual(before);
      }),
      { numRuns: howMany(600, 10_000) },
    );
    expectUnharmed(table, before);
  });

  test('an honest update that is cut short anywhere is refused', () => {
    const update = updateOf(
      drafted((doc) => {
        doc.getMap('note').set('n', { text: 'a note', at: [1, 2.5, null, true] });
        doc.getText('pad').insert(0, 'some text');
        doc.getText('pad').format(2, 3, { bold: true });
        doc.getText('pad').delete(0, 1);
      }, mallory),
    );
    const before = pictureOf(table.plan.doc);
    for (let length = 0; length < update.length; length++) {
      expect(isRefusal(table.send(update.slice(0, length), 'red-2'))).toBe(true);
    }
    expectUnharmed(table, before);
    expect(table.send(update, 'red-2')).toMatchObject({ kind: 'accepted' });
  });

  test('an honest update with changed bytes is refused or taken whole: everyone still has the same plan', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(changes, fc.boolean(), fc.integer({ min: 1, max: 0xffff_ffff }), (edits, isTwice, client) => {
        const doc = table.newcomer();
        doc.clientID = client;
        const known = Y.encodeStateVector(doc);
        doc.getText('pad').insert(doc.getText('pad').length, ' more');
        doc.getMap('note').set('note-1', { text: 'changed', by: ['red', 2] });
        doc.getMap('order').set('nest', new Y.Map([['text', 'deep']]));
        doc.getText('pad').format(0, 2, { bold: true });
        const update = Y.encodeStateAsUpdate(doc, known);
        for (const [at, byte] of edits) update[at % update.length] = byte;
        table.send(update, 'red-2');
        if (isTwice) table.send(update, 'red-2');
        const picture = pictureOf(table.plan.doc);
        expect(pictureOf(table.newcomer())).toEqual(picture);
        expect(pictureOf(table.listener)).toEqual(picture);
      }),
      { numRuns: howMany(300, 5000) },
    );
    expectUnharmed(table);
  });
});
