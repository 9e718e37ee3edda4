import { encodeRecord, Fenced, type LogStore, PAGE_BYTES } from '@vexillum/table/room';
import { describe, expect, it, onTestFinished } from 'vitest';

/** A store under test, and how to make its next writes fail and then come back. */
export interface StoreUnderTest {
  readonly store: LogStore;
  /** Every write until `heal` fails. */
  readonly hurt: () => void;
  readonly heal: () => Promise<void> | void;
  readonly close: () => Promise<void>;
}

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

/** What every log store promises, whatever it is made of. */
export const storeConformance = (name: `a store ${string}`, begin: () => Promise<StoreUnderTest>): void => {
  const begun = async (): Promise<StoreUnderTest> => {
    const under = await begin();
    onTestFinished(() => under.close());
    return under;
  };

  describe(`${name} keeps its promises`, () => {
    it('knows nothing of a table that nobody has written', async () => {
      const { store } = await begun();
      expect(await store.open('a')).toEqual({ epoch: expect.any(Number), length: 0 });
      expect(await store.read('a', 0, 10)).toEqual([]);
    });

    it('keeps records in order and apart by table', async () => {
      const { store } = await begun();
      const a = await store.open('a');
      const b = await store.open('ab');
      await store.append('a', a.epoch, 0, ['one', 'two']);
      await store.append('ab', b.epoch, 0, ['else']);
      await store.append('a', a.epoch, 2, ['three', 'vier ü 🎲']);
      expect(await store.read('a', 0, 10)).toEqual(['one', 'two', 'three', 'vier ü 🎲']);
      expect(await store.read('a', 1, 2)).toEqual(['two', 'three']);
      expect(await store.read('a', 4, 10)).toEqual([]);
      expect(await store.read('ab', 0, 10)).toEqual(['else']);
      expect((await store.open('a')).length).toBe(4);
    });

    it('reads a thousand records back in the order of their numbers', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      const values = Array.from({ length: 1100 }, (_, n) => `record ${n}`);
      await store.append('a', epoch, 0, values);
      expect(await store.read('a', 0, 2000)).toEqual(values);
    });

    it('reads no more at one time than a page may hold, and never nothing: whoever reads on gets all of it', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      const values = Array.from({ length: 8 }, (_, n) => String(n).repeat(PAGE_BYTES / 4));
      values.push('9'.repeat(2 * PAGE_BYTES), 'the last');
      await store.append('a', epoch, 0, values);
      const read: string[] = [];
      while (read.length < values.length) {
        const page = await store.read('a', read.length, 1000);
        expect(page.length).toBeGreaterThan(0);
        expect(page.slice(0, -1).join('').length).toBeLessThanOrEqual(PAGE_BYTES);
        read.push(...page);
      }
      expect(read.map((value) => value.length)).toEqual(values.map((value) => value.length));
      expect(await store.read('a', 8, 1)).toHaveLength(1);
    });

    it('tells what its records tell everyone, or one side, page by page', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      const entry = (seq: number) => `{"args":{"text":"a } and a \\\\\\" of ${seq} ü"},"seq":${seq}}`;
      const secrets = { red: { salt: 'ab', part: '{"args":{}}' } };
      const values = Array.from({ length: 500 }, (_, seq) =>
        encodeRecord(entry(seq), seq % 100 === 7 ? { secrets } : { undid: seq }),
      );
      await store.append('a', epoch, 0, values);
      const told = async (side: string | undefined, before: number) => {
        const texts: string[] = [];
        for (let from = 0; from < before; ) {
          const { bytes, next } = await store.readTexts('a', side, from, before);
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
      expect((await store.readTexts('a', undefined, 500, 600)).next).toBe(500);
      await store.append('a', epoch, 500, [encodeRecord(entry(500), {})]);
      expect(await store.readTexts('a', undefined, 500, 600)).toMatchObject({ next: 501 });
    });

    it('takes appends that follow each other before the first has landed', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      await Promise.all([0, 1, 2, 3].map((seq) => store.append('a', epoch, seq, [`${seq}`])));
      expect(await store.read('a', 0, 10)).toEqual(['0', '1', '2', '3']);
    });

    it('fences an owner who is not the newest, and writes nothing of theirs', async () => {
      const { store } = await begun();
      const old = await store.open('a');
      await store.append('a', old.epoch, 0, ['one']);
      const { epoch, length } = await store.open('a');
      expect(epoch).toBeGreaterThan(old.epoch);
      expect(length).toBe(1);
      await expect(store.append('a', old.epoch, 1, ['stolen'])).rejects.toThrow(Fenced);
      await expect(store.saveSnapshot('a', old.epoch, 0, 'stolen')).rejects.toThrow(Fenced);
      await expect(store.appendPlan('a', old.epoch, 'plan-red', bytes(1))).rejects.toThrow(Fenced);
      await expect(store.replacePlan('a', old.epoch, 'plan-red', [])).rejects.toThrow(Fenced);
      await store.append('a', epoch, 1, ['two']);
      expect(await store.read('a', 0, 10)).toEqual(['one', 'two']);
    });

    it('fences a writer who is wrong about the length', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      await store.append('a', epoch, 0, ['one']);
      await expect(store.append('a', epoch, 0, ['again'])).rejects.toThrow(Fenced);
      await expect(store.append('a', epoch, 2, ['gap'])).rejects.toThrow(Fenced);
      expect(await store.read('a', 0, 10)).toEqual(['one']);
    });

    it('counts what the former owner still had under way', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      const [written, opened] = await Promise.all([
        store.append('a', epoch, 0, ['one']).then(
          () => true,
          () => false,
        ),
        store.open('a'),
      ]);
      expect(opened.length).toBe(written ? 1 : 0);
      await store.append('a', opened.epoch, opened.length, ['next']);
    });

    it('keeps the newest snapshot', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      await store.append('a', epoch, 0, ['one', 'two']);
      await store.saveSnapshot('a', epoch, 0, 'first');
      await store.saveSnapshot('a', epoch, 1, 'second\nwith a line');
      expect((await store.open('a')).snapshot).toEqual({ seq: 1, value: 'second\nwith a line' });
    });

    it('keeps plans in the order they were written, apart by document, and replaces them whole', async () => {
      const { store } = await begun();
      const { epoch } = await store.open('a');
      for (let n = 0; n < 12; n++) await store.appendPlan('a', epoch, 'plan-red', bytes(n));
      await store.appendPlan('a', epoch, 'plan-blue', bytes(200));
      const again = await store.open('a');
      await store.appendPlan('a', again.epoch, 'plan-red', bytes(12));
      expect((await store.readPlan('a', 'plan-red')).map(([n]) => n)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ]);
      await store.replacePlan('a', again.epoch, 'plan-red', [bytes(50), bytes(51)]);
      await store.appendPlan('a', again.epoch, 'plan-red', bytes(52));
      expect((await store.readPlan('a', 'plan-red')).map(([n]) => n)).toEqual([50, 51, 52]);
      expect((await store.readPlan('a', 'plan-blue')).map(([n]) => n)).toEqual([200]);
    });

    it('after a failed write takes nothing until the table was reopened, and then goes on', async () => {
      const { store, hurt, heal } = await begun();
      const { epoch } = await store.open('a');
      await store.append('a', epoch, 0, ['safe']);
      hurt();
      const fates = await Promise.allSettled([
        store.append('a', epoch, 1, ['lost?']),
        store.append('a', epoch, 2, ['behind it']),
      ]);
      expect(fates.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      for (const fate of fates)
        expect(fate).toMatchObject({ reason: { name: expect.stringMatching(/NotWritten|Unknown|Fenced/) } });
      await heal();
      await expect(store.append('a', epoch, 1, ['too early'])).rejects.toMatchObject({ name: 'NotWritten' });
      const anew = await store.open('a');
      expect((await store.read('a', 0, 10)).slice(0, 1)).toEqual(['safe']);
      expect(await store.read('a', 0, 10)).toHaveLength(anew.length);
      await store.append('a', anew.epoch, anew.length, ['on we go']);
      expect((await store.read('a', 0, 10)).at(-1)).toBe('on we go');
    });

    it('tells after a failed write what is there, and nothing of what was refused', async () => {
      const { store, hurt, heal } = await begun();
      const { epoch } = await store.open('a');
      const record = (seq: number) => encodeRecord(`{"seq":${seq}}`, {});
      const told = async (from: number) =>
        new TextDecoder().decode((await store.readTexts('a', undefined, from, 9)).bytes);
      await store.append('a', epoch, 0, [record(0)]);
      expect(await told(0)).toBe('{"seq":0}');
      hurt();
      await expect(store.append('a', epoch, 1, [record(1)])).rejects.toMatchObject({
        name: expect.stringMatching(/NotWritten|Unknown/),
      });
      await heal();
      const anew = await store.open('a');
      expect(await told(1)).toBe(anew.length > 1 ? '{"seq":1}' : '');
      await store.append('a', anew.epoch, anew.length, [record(7)]);
      expect(await told(anew.length)).toBe('{"seq":7}');
      expect(await told(0)).toContain('{"seq":0}');
    });
  });
};
