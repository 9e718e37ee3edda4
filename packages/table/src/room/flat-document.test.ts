import { isLongRun } from '@vexillum/model/testing';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { seededRandom } from '../testing/index.ts';
import { FlatDocument } from './flat-document.ts';

const KINDS = ['pose', 'log', 'seat', 'lines'];

/** What is as readers see it, in the order in which they see it. */
const readIn = (doc: Y.Doc) => KINDS.map((kind) => [...doc.getMap(kind).entries()]);

/** The author's document, the same as Yjs writes it, and some who read what the author tells: one always, others now and then. */
class Histories {
  written: FlatDocument;
  readonly yjs = new Y.Doc();
  readonly constant = new Y.Doc();
  readonly comesAndGoes = new Y.Doc();
  #changes = 0;
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
    this.written = new FlatDocument(Math.floor(this.#random() * 2 ** 32));
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  /** One transaction of a few changes, often several of the same record. */
  change(): void {
    const before = this.written.clock;
    const deleted: number[] = [];
    this.yjs.transact(() => {
      for (let count = 1 + this.below(4); count > 0; count--) this.#changeOne(deleted);
    });
    const update = this.written.update(before, deleted);
    Y.applyUpdate(this.constant, update);
    if (this.below(3) === 0) Y.applyUpdate(this.comesAndGoes, update);
  }

  #lines = 0;

  /** A line of the log, of which only the newest few stay: others are dropped, some of them in the very transaction in which they came. */
  #log(deleted: number[]): void {
    // One that is written anew is deleted as others are: there may be readers who have its first item alone.
    const known = `${this.#lines - this.below(3)}`;
    const isAnew = this.below(4) === 0 && this.yjs.getMap('lines').has(known);
    const [id, value] = [isAnew ? known : `${++this.#lines}`, this.#value(this.#changes++)];
    this.written.set('lines', id, value);
    this.yjs.getMap('lines').set(id, value);
    const oldest = `${this.#lines - this.below(4)}`;
    if (!this.yjs.getMap('lines').has(oldest)) return;
    const item = this.written.drop('lines', oldest);
    if (item !== undefined) deleted.push(item);
    this.yjs.getMap('lines').delete(oldest);
  }

  #changeOne(deleted: number[]): void {
    if (this.below(3) === 0) return this.#log(deleted);
    const kind = KINDS[this.below(3)] as string;
    const id = `record:${this.below(8)}`;
    const value = this.#value(this.#changes++);
    if (this.below(5) > 0) {
      this.written.set(kind, id, value);
      this.yjs.getMap(kind).set(id, value);
    } else {
      const item = this.written.delete(kind, id);
      if (item !== undefined) deleted.push(item);
      this.yjs.getMap(kind).delete(id);
    }
  }

  #value(n: number): unknown {
    return [n, `${n} ü`, { n, list: [n, { deep: null }] }, [n, -n, n / 3], n % 2 === 0, ''][this.below(6)];
  }

  /** The one who comes and goes is told what they have missed, by what they say that they have. */
  bringBack(): void {
    const clock = Y.decodeStateVector(Y.encodeStateVector(this.comesAndGoes)).get(this.written.client) ?? 0;
    Y.applyUpdate(this.comesAndGoes, this.written.since(clock));
  }

  newcomer(update: Uint8Array): Y.Doc {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, update);
    return doc;
  }
}

const RUNS = isLongRun ? 1000 : 20;

describe('a document that is written without Yjs', () => {
  it('is read by Yjs as if Yjs had written it, whoever comes and goes: random histories', () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const histories = new Histories(seed);
      const newcomers: [Y.Doc, ReturnType<typeof readIn>][] = [];
      for (let step = 0; step < 100; step++) {
        histories.change();
        const asked = histories.below(12);
        if (asked === 0) histories.bringBack();
        if (asked === 1) newcomers.push([histories.newcomer(histories.written.since(0)), readIn(histories.yjs)]);
        // A document in which nothing was ever written is not saved as one.
        if (asked === 2 && histories.written.clock > 0)
          histories.written = FlatDocument.read(histories.written.save()) as FlatDocument;
      }
      for (const [doc, then] of newcomers) expect(readIn(doc), `seed ${seed}`).toEqual(then);
      histories.bringBack();
      const expected = readIn(histories.yjs);
      const { constant, comesAndGoes, written } = histories;
      for (const doc of [constant, comesAndGoes, histories.newcomer(written.save())]) {
        expect(readIn(doc), `seed ${seed}`).toEqual(expected);
        expect(Y.decodeStateVector(Y.encodeStateVector(doc))).toEqual(new Map([[written.client, written.clock]]));
      }
      expect(KINDS.map((kind) => [...(written.records()[kind] ?? new Map())])).toEqual(expected);
    }
  });

  it('goes on where readers of any of its forms have come to, each from their own', () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const histories = new Histories(seed);
      const readers: Y.Doc[] = [];
      for (let step = 0; step < 60; step++) {
        const clocks = readers.map((doc) =>
          Y.decodeStateVector(Y.encodeStateVector(doc)).get(histories.written.client),
        );
        histories.change();
        for (const [i, doc] of readers.entries()) Y.applyUpdate(doc, histories.written.since(clocks[i] ?? 0));
        if (step % 7 === 0) readers.push(histories.newcomer(histories.written.since(0)));
        if (step % 11 === 0) readers.push(histories.newcomer(histories.written.save()));
      }
      for (const doc of readers) expect(readIn(doc), `seed ${seed}`).toEqual(readIn(histories.yjs));
    }
  });

  it('tells a newcomer of a record that was often written anew its first and its last item alone', () => {
    const document = new FlatDocument(7);
    for (let n = 0; n < 1000; n++) document.set('pose', 'stand:a', [n, n, n]);
    expect(document.since(0).length).toBeLessThan(60);
    expect(document.deadItems).toBe(999);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, document.since(0));
    expect(doc.getMap('pose').get('stand:a')).toEqual([999, 999, 999]);
  });

  it('remembers next to nothing of records that were dropped, and tells a newcomer of none of them', () => {
    const document = new FlatDocument(7);
    for (let n = 0; n < 1000; n++) {
      document.set('log', `${n}`, { text: `line ${n}` });
      if (n >= 100) document.drop('log', `${n - 100}`);
    }
    expect([document.deadItems, document.living]).toEqual([900, 100]);
    const alone = new FlatDocument(7);
    for (let n = 900; n < 1000; n++) alone.set('log', `${n}`, { text: `line ${n}` });
    expect(document.since(0).length).toBeLessThan(alone.since(0).length + 120);
    const again = FlatDocument.read(document.save()) as FlatDocument;
    expect(again.since(0)).toEqual(document.since(0));
    expect(again.since(950)).toEqual(document.since(950));
  });

  it('is not read out of bytes that were cut, or that another has written', () => {
    const document = new FlatDocument(7);
    document.set('pose', 'stand:a', [1, 2, 3]);
    document.set('pose', 'stand:a', [1, 2, 4]);
    const saved = document.save();
    for (let length = 0; length < saved.length; length++)
      expect(FlatDocument.read(saved.slice(0, length))).toBeUndefined();
    expect(FlatDocument.read(Uint8Array.of(...saved, 0))).toBeUndefined();
    const foreign = new Y.Doc();
    foreign.getArray('list').push([1]);
    expect(FlatDocument.read(Y.encodeStateAsUpdate(foreign))).toBeUndefined();
    expect(FlatDocument.read(Y.encodeStateAsUpdate(new Y.Doc()))).toBeUndefined();
  });
});
