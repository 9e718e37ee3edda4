import * as Y from 'yjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { PlanDocument } from './plan-document.ts';
import { drafted, PlanTable, pictureOf, updateOf } from './testing/plan-table.ts';

let table: PlanTable;

beforeEach(() => {
  table = new PlanTable();
});

/** A page of this seat that has just synced, and sends every edit. */
const pageOf = (seat: string): Y.Doc => {
  const doc = table.newcomer();
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'server') expect(table.send(update, seat)).toMatchObject({ kind: 'accepted' });
  });
  return doc;
};

const refresh = (doc: Y.Doc): void =>
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(table.plan.doc, Y.encodeStateVector(doc)), 'server');

describe('a side plans together', () => {
  test('every root of the layout takes what it is for', () => {
    const page = pageOf('red-1');
    page.getMap('arrow').set('arrow:1', {
      points: [
        [0, 0],
        [10, 4.5],
      ],
      color: 'red',
    });
    page.getMap('note').set('note:1', { text: 'hold the hill 😀' });
    page.getMap('order').set('order-1.a', { command: 1, steps: [{ to: { at: [1, 2] } }] });
    page.getMap('request').set('request_1', { text: 'send help', done: false, by: null });
    page.getText('pad').insert(0, 'left wing first 😀');
    page.getText('pad').format(0, 4, { bold: true });
    expect(pictureOf(table.plan.doc)).toEqual(pictureOf(page));
    expect(pictureOf(table.listener)).toEqual(pictureOf(page));
  });

  test('a teammate overwrites and deletes what another made, also in the middle of the text', () => {
    const first = pageOf('red-1');
    first.getMap('note').set('a', { text: 'mine' });
    first.getMap('note').set('b', { text: 'mine too' });
    first.getText('pad').insert(0, 'advance at once');
    const second = pageOf('red-2');
    second.getMap('note').set('a', { text: 'ours' });
    second.getMap('note').delete('b');
    second.getText('pad').delete(8, 3);
    refresh(first);
    expect(first.getMap('note').toJSON()).toEqual({ a: { text: 'ours' } });
    expect(first.getText('pad').toJSON()).toBe('advance once');
  });

  test('a seat writes from two devices and after a reload; each client id is its own from then on', () => {
    const [phone, laptop] = [pageOf('red-1'), pageOf('red-1')];
    phone.getMap('note').set('a', { text: 'phone' });
    laptop.getMap('note').set('b', { text: 'laptop' });
    const reloaded = pageOf('red-1');
    reloaded.getMap('note').set('c', { text: 'reloaded' });
    const clients = [phone, laptop, reloaded].map((doc) => doc.clientID);
    expect(table.plan.owners()).toEqual({ 'red-1': clients });
  });

  test('an update that is sent twice changes nothing the second time', () => {
    const update = updateOf(drafted((doc) => doc.getMap('note').set('a', { text: 'x' })));
    expect(table.send(update, 'red-1')).toMatchObject({ isEmpty: false });
    expect(table.send(update, 'red-1')).toMatchObject({ kind: 'accepted', isEmpty: true, claimed: [] });
  });

  test('a reconnecting page sends a text again of which the table knows the first half: it is not doubled', () => {
    const doc = drafted((fresh) => fresh.getText('pad').insert(0, 'hold '));
    table.send(updateOf(doc), 'red-1');
    doc.getText('pad').insert(5, 'the hill');
    expect(table.send(updateOf(doc), 'red-1')).toMatchObject({ kind: 'accepted', isEmpty: false });
    expect(table.plan.doc.getText('pad').toJSON()).toBe('hold the hill');
    expect(pictureOf(table.listener)).toEqual(pictureOf(table.plan.doc));
  });

  test('an empty sync step 2 is taken and changes nothing', () => {
    expect(table.send(updateOf(new Y.Doc()), 'red-1')).toMatchObject({ kind: 'accepted', isEmpty: true });
  });

  test('a long afternoon offline arrives in one update', () => {
    const page = table.newcomer();
    const known = table.plan.stateVector();
    for (let line = 0; line < 300; line++) page.getText('pad').insert(page.getText('pad').length, `line ${line}\n`);
    for (let turn = 0; turn < 300; turn++) page.getMap('order').set(`o${turn % 7}`, { turn });
    page.getText('pad').delete(100, 500);
    expect(table.send(Y.encodeStateAsUpdate(page, known), 'red-1')).toMatchObject({ kind: 'accepted' });
    expect(pictureOf(table.plan.doc)).toEqual(pictureOf(page));
  });

  test('two who both scribbled in the same place for hours offline are both taken', () => {
    const scribbler = (): Y.Doc =>
      drafted((doc) => {
        for (let line = 0; line < 700; line++) {
          doc.getText('pad').insert(0, `line ${line}\n`);
          if (line % 3 === 0) doc.getText('pad').delete(2, 2);
        }
      });
    const [first, second] = [scribbler(), scribbler()];
    expect(table.send(updateOf(first), 'red-1')).toMatchObject({ kind: 'accepted' });
    expect(table.send(updateOf(second), 'red-2')).toMatchObject({ kind: 'accepted' });
    expect(pictureOf(table.listener)).toEqual(pictureOf(table.plan.doc));
  });

  test('orders may hold shared maps and texts down to five keys', () => {
    const page = pageOf('red-1');
    let map = page.getMap('order');
    for (let level = 0; level < 4; level++) map = map.set('k', new Y.Map()) as Y.Map<unknown>;
    map.set('text', 'deep enough');
    expect(pictureOf(table.plan.doc)).toEqual(pictureOf(page));
  });

  test('a value may hold five lists and objects inside one another', () => {
    const page = pageOf('red-1');
    page.getMap('order').set('o', { a: [{ b: [[1]] }] });
    expect(table.plan.doc.getMap('order').get('o')).toEqual({ a: [{ b: [[1]] }] });
  });

  test('an edit inside what a teammate has deleted meanwhile is taken and comes to nothing', () => {
    const first = pageOf('red-1');
    first.getMap('order').set('o', new Y.Map([['text', 'x']]));
    const offline = table.newcomer();
    const known = Y.encodeStateVector(offline);
    (offline.getMap('order').get('o') as Y.Map<unknown>).set('text', 'y');
    first.getMap('order').delete('o');
    expect(table.send(Y.encodeStateAsUpdate(offline, known), 'red-2')).toMatchObject({ kind: 'accepted' });
    expect(table.plan.doc.getMap('order').size).toBe(0);
    expect(pictureOf(table.listener)).toEqual(pictureOf(table.plan.doc));
  });

  test('after a restart the plan and its owners are back, from the updates and from the compact state', () => {
    const page = pageOf('red-1');
    page.getMap('note').set('a', { text: 'x' });
    page.getMap('note').set('a', { text: 'y' });
    const compact = new PlanDocument(table.plan.state(), table.plan.owners());
    table.restart();
    page.getMap('note').set('b', { text: 'z' });
    expect(compact.stateVector()).not.toEqual(table.plan.stateVector());
    expect(table.plan.doc.getMap('note').toJSON()).toEqual({ a: { text: 'y' }, b: { text: 'z' } });
    expect(compact.doc.getMap('note').toJSON()).toEqual({ a: { text: 'y' } });
    expect(compact.owners()).toEqual({ 'red-1': [page.clientID] });
  });

  test('a stored plan that lacks an update is not opened', () => {
    const page = pageOf('red-1');
    page.getMap('note').set('a', { text: 'x' });
    page.getMap('note').set('a', { text: 'y' });
    expect(() => new PlanDocument(table.stored.slice(1))).toThrow('lacks some of its updates');
  });

  test('what a teammate deletes is gone from the stored state', () => {
    const page = pageOf('red-1');
    page.getMap('note').set('a', { text: 'a secret word' });
    page.getMap('note').delete('a');
    expect(new TextDecoder().decode(table.plan.state())).not.toContain('secret');
  });
});
