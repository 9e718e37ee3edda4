import { isRefusal } from '@vexillum/model';
import { writeAny, writeUint8, writeVarString, writeVarUint } from 'lib0/encoding';
import { beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { planLimits } from './plan-limits.ts';
import { drafted, type PlanTable, updateOf } from './testing/plan-table.ts';
import { mallory, tableUnderAttack, expectUnharmed, expectRefusal } from './testing/table-under-attack.ts';
import { handwritten, oneStruct, rawEntry } from './testing/write-bomb.ts';

let table: PlanTable;

beforeEach(() => {
  table = tableUnderAttack();
});

const expectRefused = (update: Uint8Array, code?: string): void => expectRefusal(table, update, code);

describe('keys, roots and contents of TRUST 4.5 and 4.6', () => {
  test.each([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '',
    'a b',
    'x'.repeat(65),
  ])('the key "%s" is refused', (key) => {
    expectRefused(updateOf(drafted((doc) => doc.getMap('note').set(key, { isAdmin: true }), mallory)));
  });

  test.each([
    ['an object', { isAdmin: true }],
    ['a number', 1],
  ])('a __proto__ that is %s inside a record is refused', (_, prototype) => {
    const value = handwritten((encoder) => {
      writeUint8(encoder, 118);
      writeVarUint(encoder, 1);
      writeVarString(encoder, '__proto__');
      writeAny(encoder, prototype);
    });
    expectRefused(rawEntry(mallory, 'k', value));
  });

  test('a __proto__ in a text format is refused', () => {
    const format = oneStruct(mallory, (encoder) => {
      writeUint8(encoder, 6);
      writeVarUint(encoder, 1);
      writeVarString(encoder, 'pad');
      writeVarString(encoder, 'bold');
      writeVarString(encoder, '{"__proto__":{"isAdmin":true}}');
    });
    expectRefused(format);
  });

  const draftOf: Record<string, (doc: Y.Doc) => unknown> = {
    'an unknown root': (doc) => doc.getMap('stand').set('s', { side: 'red' }),
    'a root called constructor': (doc) => doc.getMap('constructor').set('s', { side: 'red' }),
    'the pad used as a map': (doc) => doc.getMap('pad').set('s', { side: 'red' }),
    'a map used as a text': (doc) => doc.getText('note').insert(0, 'text'),
    'a map used as an array': (doc) => doc.getArray('note').push([{ text: 'x' }]),
    'a subdocument': (doc) => doc.getMap('note').set('s', new Y.Doc()),
    'binary content': (doc) => doc.getMap('note').set('s', new Uint8Array(10)),
    'bytes inside a record': (doc) => doc.getMap('note').set('s', { bytes: new Uint8Array(10) }),
    'a big integer inside a record': (doc) => doc.getMap('note').set('s', { big: 10n }),
    'an embed in the pad': (doc) => doc.getText('pad').insertEmbed(0, { image: 'x' }),
    'a shared type in the pad': (doc) => doc.getText('pad').insertEmbed(0, new Y.Map()),
    'a nested array': (doc) => doc.getMap('note').set('s', new Y.Array()),
    'a nested XML element': (doc) => doc.getMap('note').set('s', new Y.XmlElement('script')),
    'a nested XML text': (doc) => doc.getMap('note').set('s', new Y.XmlText()),
    'an entry that is no record': (doc) => doc.getMap('note').set('s', 'text'),
    'an entry that is a list': (doc) => doc.getMap('note').set('s', [1]),
  };
  test.each(Object.entries(draftOf))('%s is refused', (_, draft) => {
    expectRefused(updateOf(drafted(draft, mallory)));
  });
});

describe('limits of a plan', () => {
  test('an update of more than 64 KB is refused as too large, one just below is taken', () => {
    const written = (length: number): Uint8Array =>
      updateOf(drafted((doc) => doc.getText('pad').insert(0, 'x'.repeat(length)), mallory));
    expectRefused(written(planLimits.updateBytes), 'too-large');
    expect(table.send(written(planLimits.updateBytes - 40), 'red-2')).toMatchObject({ kind: 'accepted' });
  });

  test('a note of more than 4 KB is refused, also when it overwrites a short one', () => {
    const long = { text: 'x'.repeat(planLimits.noteBytes) };
    for (const root of ['note', 'request'])
      expectRefused(updateOf(drafted((doc) => doc.getMap(root).set('n', long), mallory)), 'too-large');
    const doc = table.newcomer();
    const known = Y.encodeStateVector(doc);
    doc.getMap('note').set('note-1', long);
    expectRefused(Y.encodeStateAsUpdate(doc, known), 'too-large');
  });

  test('a note that grows letter by letter inside a shared text is refused beyond 4 KB', () => {
    const doc = drafted(() => {}, mallory);
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    const note = doc.getMap('note').set('n', new Y.Text());
    for (let part = 0; part < 5; part++) note.insert(0, 'x'.repeat(1000));
    const answers = updates.map((update) => table.send(update, 'red-2').kind);
    expect(answers).toEqual([...Array(5).fill('accepted'), 'refusal']);
    expectUnharmed(table);
  });

  test('a full plan takes no more, but can be cleared', () => {
    const doc = table.newcomer();
    doc.clientID = mallory;
    const answers: string[] = [];
    doc.on('update', (update: Uint8Array) => {
      const answer = table.send(update, 'red-2');
      answers.push(isRefusal(answer) ? answer.code : answer.kind);
    });
    while (answers.at(-1) !== 'too-large') doc.getText('pad').insert(doc.getText('pad').length, 'x'.repeat(60_000));
    expect(answers.length).toBe(18);
    expect(table.plan.state().length).toBeLessThanOrEqual(planLimits.documentBytes);

    const fresh = table.newcomer();
    fresh.on('update', (update: Uint8Array) => answers.push(table.send(update, 'red-1').kind));
    fresh.getText('pad').delete(10, 900_000);
    fresh.getMap('note').set('room', { text: 'again' });
    expect(answers.slice(-2)).toEqual(['accepted', 'accepted']);
    expectUnharmed(table);
  });
});
