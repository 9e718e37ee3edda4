import {
  encodeRecord,
  Fenced,
  PAGE_BYTES,
  type RecordChange,
  type Store,
  type TableChunk,
  TableExists,
  type Tenure,
} from '@vexillum/table/room';
import { tenureOf } from '@vexillum/table/testing';
import { describe, expect, it, onTestFinished } from 'vitest';

/** A store under test, and how to make things go wrong with it. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Every write until `heal` fails. */
  readonly hurt: () => void;
  readonly heal: () => Promise<void> | void;
  /** Until the answered function is called writes are done, and their writers are told that nobody knows. */
  readonly loseAnswers: () => () => void;
  /** The server that uses the store ends without a word to its tables, whatever is under way; answers the next one's store over the same data. */
  readonly end: () => Promise<Store>;
  /** Another server that uses the same data asks for a table while this one lives. */
  readonly rival: (table: string) => Promise<'refused' | 'mine' | 'elsewhere'>;
  readonly close: () => Promise<void>;
}

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

const failed = { name: expect.stringMatching(/NotWritten|Unknown/) as unknown };

const chunksOf = async (store: Store, table: string): Promise<TableChunk[]> => {
  const chunks: TableChunk[] = [];
  for await (const chunk of store.tables.dump(table)) chunks.push(chunk);
  return chunks;
};

const listed = async (store: Store, after?: string): Promise<string[]> => {
  const tables: string[] = [];
  for await (const table of store.tables.list(after)) tables.push(table);
  return tables;
};

/** Gives a table back and takes it again, as its next owner does. */
const again = async (store: Store, tenure: Tenure): Promise<Tenure> => {
  await tenure.handOver();
  return tenureOf(store.tables, tenure.table);
};

/** What every store promises, whatever it is made of. */
export const storeConformance = (name: `a store ${string}`, begin: () => Promise<StoreUnderTest>): void => {
  const begun = async () => {
    const under = await begin();
    onTestFinished(() => under.close());
    const { store } = under;
    const { tables, records } = store;
    return { ...under, tables, records, claim: (table: string) => tenureOf(tables, table) };
  };

  describe(`${name} keeps its promises`, () => {
    it('knows nothing of a table that nobody has written', async () => {
      const { tables, store, claim } = await begun();
      expect((await claim('a')).found).toEqual({ length: 0 });
      expect(await tables.read('a', 0, 10)).toEqual([]);
      expect(await chunksOf(store, 'a')).toEqual([]);
      expect(await listed(store)).toEqual([]);
    });

    it('keeps records in order and apart by table', async () => {
      const { tables, store, claim } = await begun();
      const a = await claim('a');
      const b = await claim('ab');
      await a.append(0, ['one', 'two']);
      await b.append(0, ['else']);
      await a.append(2, ['three', 'vier ü 🎲']);
      expect(await tables.read('a', 0, 10)).toEqual(['one', 'two', 'three', 'vier ü 🎲']);
      expect(await tables.read('a', 1, 2)).toEqual(['two', 'three']);
      expect(await tables.read('a', 4, 10)).toEqual([]);
      expect(await tables.read('ab', 0, 10)).toEqual(['else']);
      expect((await again(store, a)).found.length).toBe(4);
    });

    it('reads a thousand records back in the order of their numbers', async () => {
      const { tables, claim } = await begun();
      const values = Array.from({ length: 1100 }, (_, n) => `record ${n}`);
      await (await claim('a')).append(0, values);
      expect(await tables.read('a', 0, 2000)).toEqual(values);
    });

    it('reads no more at one time than a page may hold, and never nothing: whoever reads on gets all of it', async () => {
      const { tables, claim } = await begun();
      const values = Array.from({ length: 8 }, (_, n) => String(n).repeat(PAGE_BYTES / 4));
      values.push('9'.repeat(2 * PAGE_BYTES), 'the last');
      await (await claim('a')).append(0, values);
      const read: string[] = [];
      while (read.length < values.length) {
        const page = await tables.read('a', read.length, 1000);
        expect(page.length).toBeGreaterThan(0);
        expect(page.slice(0, -1).join('').length).toBeLessThanOrEqual(PAGE_BYTES);
        read.push(...page);
      }
      expect(read.map((value) => value.length)).toEqual(values.map((value) => value.length));
      expect(await tables.read('a', 8, 1)).toHaveLength(1);
    });

    it('tells what its records tell everyone, or one side, page by page', async () => {
      const { tables, claim } = await begun();
      const tenure = await claim('a');
      const entry = (seq: number) => `{"args":{"text":"a } and a \\\\\\" of ${seq} ü"},"seq":${seq}}`;
      const secrets = { red: { salt: 'ab', part: '{"args":{}}' } };
      const values = Array.from({ length: 500 }, (_, seq) =>
        encodeRecord(entry(seq), seq % 100 === 7 ? { secrets } : { undid: seq }),
      );
      await tenure.append(0, values);
      const told = async (side: string | undefined, before: number) => {
        const texts: string[] = [];
        for (let from = 0; from < before; ) {
          const { bytes, next } = await tables.readTexts('a', side, from, before);
          expect(next).toBeGreaterThan(from);
          if (bytes.length > 0) texts.push(new TextDecoder().decode(bytes));
          from = next;
        }
        return texts.join(',');
      };
      expect(await told(undefined, 450)).toBe(Array.from({ length: 450 }, (_, seq) => entry(seq)).join(','));
      const ofRed = (seq: number) => `{"part":"{\\"args\\":{}}","salt":"ab","seq":${seq}}`;
      expect(await told('red', 300)).toBe([7, 107, 207].map(ofRed).join(','));
      expect(await told('blue', 500)).toBe('');
      // What was read before its time is read again.
      expect((await tables.readTexts('a', undefined, 500, 600)).next).toBe(500);
      await tenure.append(500, [encodeRecord(entry(500), {})]);
      expect(await tables.readTexts('a', undefined, 500, 600)).toMatchObject({ next: 501 });
    });

    it('takes appends that follow each other before the first has landed', async () => {
      const { tables, claim } = await begun();
      const tenure = await claim('a');
      await Promise.all([0, 1, 2, 3].map((seq) => tenure.append(seq, [`${seq}`])));
      expect(await tables.read('a', 0, 10)).toEqual(['0', '1', '2', '3']);
    });

    it('fences a writer who is wrong about the length', async () => {
      const { tables, claim } = await begun();
      const tenure = await claim('a');
      await tenure.append(0, ['one']);
      await expect(tenure.append(0, ['again'])).rejects.toThrow(Fenced);
      await expect(tenure.append(2, ['gap'])).rejects.toThrow(Fenced);
      expect(await tables.read('a', 0, 10)).toEqual(['one']);
    });

    it('keeps the newest snapshot', async () => {
      const { store, claim } = await begun();
      const tenure = await claim('a');
      await tenure.append(0, ['one', 'two']);
      await tenure.saveSnapshot(0, 'first');
      await tenure.saveSnapshot(1, 'second\nwith a line');
      expect((await again(store, tenure)).found.snapshot).toEqual({ seq: 1, value: 'second\nwith a line' });
    });

    it('keeps plans in the order they were written, apart by document, and replaces them whole', async () => {
      const { store, tables, claim } = await begun();
      const first = await claim('a');
      for (let n = 0; n < 12; n++) await first.appendPlan('plan-red', bytes(n));
      await first.appendPlan('plan-blue', bytes(200));
      const tenure = await again(store, first);
      await tenure.appendPlan('plan-red', bytes(12));
      const red = async () => (await tables.readPlan('a', 'plan-red')).map(([n]) => n);
      expect(await red()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      await tenure.replacePlan('plan-red', [bytes(50), bytes(51)]);
      await tenure.appendPlan('plan-red', bytes(52));
      expect(await red()).toEqual([50, 51, 52]);
      expect((await tables.readPlan('a', 'plan-blue')).map(([n]) => n)).toEqual([200]);
    });
  });

  describe(`${name} empties a plan document with what it appends, all or none`, () => {
    const talk = async (tables: Store['tables']) => (await tables.readPlan('a', 'talk')).map(([n]) => n);

    it('of all that was written before, and of nothing that is written afterwards', async () => {
      const { store, tables, claim } = await begun();
      const tenure = await claim('a');
      await Promise.all([
        tenure.append(0, ['one']),
        tenure.appendPlan('talk', bytes(1)),
        tenure.appendPlan('other', bytes(9)),
        tenure.appendPlan('talk', bytes(2)),
        tenure.append(1, ['two'], [], 'talk'),
        tenure.appendPlan('talk', bytes(3)),
        tenure.append(2, ['three']),
      ]);
      expect([await talk(tables), await tables.readPlan('a', 'other')]).toEqual([[3], [bytes(9)]]);
      const next = await again(store, tenure);
      await next.append(3, ['four'], [], 'talk');
      expect(await talk(tables)).toEqual([]);
      await next.append(4, ['five'], [], 'talk');
      await next.appendPlan('talk', bytes(4));
      expect(await talk(tables)).toEqual([4]);
      expect((await chunksOf(store, 'a')).filter(({ kind }) => kind === 'plan')).toEqual([
        { kind: 'plan', document: 'other', updates: [bytes(9)] },
        { kind: 'plan', document: 'talk', updates: [bytes(4)] },
      ]);
    });

    it('nothing where it is fenced, or the disk fails', async () => {
      const { tables, claim, hurt, heal } = await begun();
      const tenure = await claim('a');
      await tenure.append(0, ['one']);
      await tenure.appendPlan('talk', bytes(1));
      await expect(tenure.append(7, ['two'], [], 'talk')).rejects.toThrow(Fenced);
      expect(await talk(tables)).toEqual([1]);
      hurt();
      await expect(tenure.append(1, ['two'], [], 'talk')).rejects.toMatchObject(failed);
      await heal();
      await tenure.reopen();
      expect(await talk(tables)).toEqual(tenure.found.length === 1 ? [1] : []);
    });

    it('or it happened, where the answer is lost', async () => {
      const { tables, claim, loseAnswers } = await begun();
      const tenure = await claim('a');
      await tenure.appendPlan('talk', bytes(1));
      const found = loseAnswers();
      await expect(tenure.append(0, ['one'], [], 'talk')).rejects.toMatchObject({ name: 'Unknown' });
      found();
      await tenure.reopen();
      expect([tenure.found.length, await talk(tables)]).toEqual([1, []]);
    });
  });

  describe(`${name} gives a table to one owner at a time`, () => {
    it('answers “elsewhere” to whoever claims it from the living, and gives it once it was handed over', async () => {
      const { store, tables, claim, rival } = await begun();
      expect(await store.standing.ownerOf('a')).toEqual({ kind: 'nobody' });
      const tenure = await claim('a');
      await tenure.append(0, ['one']);
      expect(await store.standing.ownerOf('a')).toEqual({ kind: 'me' });
      expect(await tables.claim('a')).toMatchObject({ kind: 'elsewhere' });
      expect(await rival('a')).toMatch(/refused|elsewhere/);
      await tenure.append(1, ['two']);
      await tenure.handOver();
      expect(await store.standing.ownerOf('a')).toEqual({ kind: 'nobody' });
      expect((await claim('a')).found.length).toBe(2);
    });

    it('gives it to one of those who claim it together', async () => {
      const { tables } = await begun();
      const claims = await Promise.all(Array.from({ length: 10 }, () => tables.claim('a')));
      expect(claims.filter(({ kind }) => kind === 'mine')).toHaveLength(1);
    });

    it('writes nothing of an owner who has handed it over', async () => {
      const { store, tables, claim } = await begun();
      const old = await claim('a');
      await old.append(0, ['one']);
      const tenure = await again(store, old);
      await expect(old.append(1, ['stolen'], [{ put: 'stolen', value: '' }])).rejects.toThrow(Fenced);
      await expect(old.saveSnapshot(0, 'stolen')).rejects.toThrow(Fenced);
      await expect(old.appendPlan('plan-red', bytes(1))).rejects.toThrow(Fenced);
      await expect(old.replacePlan('plan-red', [])).rejects.toThrow(Fenced);
      await expect(old.reopen()).rejects.toThrow(Fenced);
      await old.handOver();
      expect(await tables.claim('a'), 'that gave nothing away').toMatchObject({ kind: 'elsewhere' });
      await tenure.append(1, ['two']);
      expect(await tables.read('a', 0, 10)).toEqual(['one', 'two']);
      expect(await store.records.get('stolen')).toBeUndefined();
    });

    it('hands it over under load, and loses nothing', async () => {
      const { store, tables, claim } = await begun();
      const acknowledged: string[] = [];
      let tenure = await claim('a');
      for (let owner = 0; owner < 12; owner++) {
        const { length } = tenure.found;
        const writes = Array.from({ length: 5 }, async (_, n) => {
          const value = `${owner} ${n}`;
          await tenure.append(length + n, [value]);
          acknowledged.push(value);
        });
        const gone = tenure.handOver();
        const fates = await Promise.allSettled(writes);
        await gone;
        const refusals = fates.flatMap((fate) => (fate.status === 'rejected' ? [(fate.reason as Error).name] : []));
        expect(refusals.filter((why) => why !== 'Fenced')).toEqual([]);
        tenure = await tenureOf(tables, 'a');
      }
      const values = await tables.read('a', 0, 1000);
      expect(values).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(values).size).toBe(values.length);
      expect(tenure.found.length).toBe(values.length);
      expect(await listed(store)).toEqual(['a']);
    });

    it('lets the next owner read what the former had under way, or refuses it to the former', async () => {
      const { claim, end } = await begun();
      const tenure = await claim('a');
      await tenure.append(0, ['0']);
      const writes = Array.from({ length: 20 }, (_, n) => tenure.append(n + 1, [`${n + 1}`]));
      const settled = Promise.allSettled(writes);
      const next = await end();
      const found = await next.tables.read('a', 0, 100);
      const { length } = (await tenureOf(next.tables, 'a')).found;
      const fates = await settled;
      const acknowledged = fates.filter(({ status }) => status === 'fulfilled').length;
      expect(found).toEqual(Array.from({ length }, (_, n) => `${n}`));
      expect(length).toBeGreaterThan(acknowledged);
      await expect(tenure.append(length, ['late'])).rejects.toMatchObject({
        name: expect.stringMatching(/Fenced|NotWritten|StoreFailure/) as unknown,
      });
      expect(await next.tables.read('a', length, 10)).toEqual([]);
      await next.close();
    });
  });

  describe(`${name} tells the truth after a failed write`, () => {
    it('takes nothing until the table was reopened, and then goes on', async () => {
      const { tables, claim, hurt, heal } = await begun();
      const tenure = await claim('a');
      await tenure.append(0, ['safe']);
      hurt();
      const fates = await Promise.allSettled([tenure.append(1, ['lost?']), tenure.append(2, ['behind it'])]);
      for (const fate of fates) expect(fate).toMatchObject({ status: 'rejected', reason: failed });
      await heal();
      await expect(tenure.append(1, ['too early'])).rejects.toMatchObject({ name: 'NotWritten' });
      await tenure.reopen();
      const { length } = tenure.found;
      expect((await tables.read('a', 0, 10)).slice(0, 1)).toEqual(['safe']);
      expect(await tables.read('a', 0, 10)).toHaveLength(length);
      await tenure.append(length, ['on we go']);
      expect((await tables.read('a', 0, 10)).at(-1)).toBe('on we go');
    });

    it('tells what is there, and nothing of what was refused', async () => {
      const { tables, claim, hurt, heal } = await begun();
      const tenure = await claim('a');
      const record = (seq: number) => encodeRecord(`{"seq":${seq}}`, {});
      const told = async (from: number) =>
        new TextDecoder().decode((await tables.readTexts('a', undefined, from, 9)).bytes);
      await tenure.append(0, [record(0)]);
      expect(await told(0)).toBe('{"seq":0}');
      hurt();
      await expect(tenure.append(1, [record(1)])).rejects.toMatchObject(failed);
      await heal();
      await tenure.reopen();
      const { length } = tenure.found;
      expect(await told(1)).toBe(length > 1 ? '{"seq":1}' : '');
      await tenure.append(length, [record(7)]);
      expect(await told(length)).toBe('{"seq":7}');
      expect(await told(0)).toContain('{"seq":0}');
    });

    it('says “unknown” where nobody knows, and reopening tells', async () => {
      const { tables, claim, loseAnswers } = await begun();
      const tenure = await claim('a');
      await tenure.append(0, ['one']);
      const found = loseAnswers();
      await expect(tenure.append(1, ['two'])).rejects.toMatchObject({ name: 'Unknown' });
      found();
      await tenure.reopen();
      expect(await tables.read('a', 0, 10)).toEqual(['one', 'two']);
      expect(tenure.found.length).toBe(2);
      await tenure.append(2, ['three']);
    });
  });

  it(`${name} tells small records page by page, in order of their keys`, async () => {
    const { records } = await begun();
    const keys = ['told!10', 'told!2', 'told!30', 'told!4'];
    await records.write(['tole', 'told', 'told"', ...keys].map((put) => ({ put, value: `of ${put}` })));
    const pageOf = async (after: string, most: number) =>
      (await records.page('told!', after, most)).map(([key, value]) => {
        expect(value).toBe(`of ${key}`);
        return key;
      });
    expect(await pageOf('', 3)).toEqual(['told!10', 'told!2', 'told!30']);
    expect(await pageOf('told!2', 3)).toEqual(['told!30', 'told!4']);
    expect(await pageOf('told!3', 1)).toEqual(['told!30']);
    expect(await pageOf('told!4', 3)).toEqual([]);
    expect(await pageOf('a', 9)).toEqual(keys);
    await records.write([{ del: 'told!30' }]);
    expect(await pageOf('told!2', 3)).toEqual(['told!4']);
  });

  it(`${name} takes a small record away only while its value is the one that somebody has read, where they say so`, async () => {
    const { records } = await begun();
    const left = async (...writes: readonly (readonly RecordChange[])[]) => {
      await records.write([{ put: 'ended!a', value: 'one' }]);
      await Promise.all(writes.map((changes) => records.write(changes)));
      return records.get('ended!a');
    };
    const strike = (ifStill: string) => ({ del: 'ended!a', ifStill });
    const two = { put: 'ended!a', value: 'two' };
    expect(await left([strike('one')])).toBe(undefined);
    expect(await left([strike('two')])).toBe('one');
    // Together, in the order in which they were asked for.
    expect(await left([two], [strike('one')])).toBe('two');
    expect(await left([strike('one')], [two])).toBe('two');
    expect(await left([two], [strike('two')])).toBe(undefined);
    expect(await left([strike('two'), strike('one')])).toBe(undefined);
    expect(await left([strike('two'), { del: 'ended!a' }])).toBe(undefined);
    await records.write([strike('one')]);
    expect(await records.get('ended!a')).toBe(undefined);
  });

  describe(`${name} writes small records beside a table's own, all or none`, () => {
    const beside = [{ put: 'seat!a!red', value: 'Rosa' }, { del: 'invite!1' }];

    it('where it is written', async () => {
      const { records, claim } = await begun();
      await records.write([{ put: 'invite!1', value: 'open' }]);
      await (await claim('a')).append(0, ['Rosa sits down'], beside);
      expect([await records.get('seat!a!red'), await records.get('invite!1')]).toEqual(['Rosa', undefined]);
    });

    it('where it is fenced', async () => {
      const { records, claim } = await begun();
      await records.write([{ put: 'invite!1', value: 'open' }]);
      await expect((await claim('a')).append(3, ['Rosa sits down'], beside)).rejects.toThrow(Fenced);
      expect([await records.get('seat!a!red'), await records.get('invite!1')]).toEqual([undefined, 'open']);
    });

    it.each(['the disk fails', 'the answer is lost'])('where %s', async (how) => {
      const { tables, records, claim, hurt, heal, loseAnswers } = await begun();
      await records.write([{ put: 'invite!1', value: 'open' }]);
      const tenure = await claim('a');
      const found = how === 'the disk fails' ? (hurt(), heal) : loseAnswers();
      await expect(tenure.append(0, ['Rosa sits down'], beside)).rejects.toMatchObject(failed);
      await found();
      await tenure.reopen();
      const isThere = (await tables.read('a', 0, 1)).length === 1;
      expect([await records.get('seat!a!red'), await records.get('invite!1')]).toEqual(
        isThere ? ['Rosa', undefined] : [undefined, 'open'],
      );
    });
  });

  describe(`${name} gives whole tables away and takes them`, () => {
    const filled = async (tenure: Tenure): Promise<void> => {
      await tenure.append(
        0,
        Array.from({ length: 2300 }, (_, n) => `entry ${n} ${'ü'.repeat(n % 50)}`),
      );
      await tenure.saveSnapshot(2100, 'all of it');
      for (let n = 0; n < 5; n++) await tenure.appendPlan('plan-red', bytes(n, n + 1));
      await tenure.replacePlan('plan-red', [bytes(9), bytes(8, 7)]);
      await tenure.appendPlan('plan-blue', bytes(200));
    };

    it('what was dumped, loaded and dumped again is the same to the byte, also between two stores', async () => {
      const [from, to] = [await begun(), await begun()];
      await filled(await from.claim('a'));
      const chunks = await chunksOf(from.store, 'a');
      expect(new Set(chunks.map(({ kind }) => kind))).toEqual(new Set(['records', 'snapshot', 'plan']));
      await from.tables.load('b', from.tables.dump('a'));
      await to.tables.load('a', from.tables.dump('a'));
      for (const copy of [await chunksOf(from.store, 'b'), await chunksOf(to.store, 'a')]) expect(copy).toEqual(chunks);
      const tenure = await to.claim('a');
      expect(tenure.found).toEqual({ length: 2300, snapshot: { seq: 2100, value: 'all of it' } });
      await tenure.append(2300, ['and on']);
      await tenure.appendPlan('plan-red', bytes(6));
      expect((await to.tables.readPlan('a', 'plan-red')).map(([n]) => n)).toEqual([9, 8, 6]);
      expect(await listed(from.store)).toEqual(['a', 'b']);
      expect(await listed(from.store, 'a')).toEqual(['b']);
    });

    it('a table that exists is not loaded over, and of a load that fails nothing is left', async () => {
      const { store, tables, claim } = await begun();
      await filled(await claim('a'));
      const broken = async function* (): AsyncGenerator<TableChunk> {
        for await (const chunk of tables.dump('a')) {
          yield chunk;
          if (chunk.kind === 'snapshot') throw new Error('the line was cut');
        }
      };
      await expect(tables.load('b', broken())).rejects.toThrow('the line was cut');
      expect(await chunksOf(store, 'b')).toEqual([]);
      expect(await listed(store)).toEqual(['a']);
      await tables.load('b', tables.dump('a'));
      await expect(tables.load('b', tables.dump('a'))).rejects.toThrow(TableExists);
      await expect(tables.load('a', tables.dump('b')), 'somebody has it open').rejects.toThrow(TableExists);
      expect(await chunksOf(store, 'b')).toEqual(await chunksOf(store, 'a'));
    });
  });

  it(`${name} is alive until it is closed, and takes nothing afterwards`, async () => {
    const { store, claim } = await begun();
    const tenure = await claim('a');
    expect(store.standing.isAlive).toBe(true);
    await store.close();
    expect(store.standing.isAlive).toBe(false);
    await expect(tenure.append(0, ['late'])).rejects.toMatchObject({
      name: expect.stringMatching(/StoreFailure|NotWritten/),
    });
  });
};
