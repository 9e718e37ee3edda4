import { describe, expect, it } from 'vitest';
import { namesIn } from '@vexillum/model';
import { areKeptNames, checkNames, nameToken } from './kept-name.ts';

const salt = '00'.repeat(31) + '01';

describe('a name beside a ledger', () => {
  it('is known by its token: the first half of a salted digest', () => {
    // printf '…01' | xxd -r -p, then the name, into sha256sum
    expect(nameToken({ name: 'Ann', salt })).toMatch(/^~[0-9a-f]{32}$/);
    expect(nameToken({ name: 'Ann', salt })).toBe(nameToken({ name: 'Ann', salt }));
    expect(nameToken({ name: 'Ben', salt })).not.toBe(nameToken({ name: 'Ann', salt }));
    expect(nameToken({ name: 'Ann', salt: 'ff'.repeat(32) })).not.toBe(nameToken({ name: 'Ann', salt }));
  });

  it('is found out where it is another than the ledger stands for', () => {
    const ann = { name: 'Ann', salt };
    expect(checkNames({ [nameToken(ann)]: ann })).toEqual([]);
    expect(checkNames({ [nameToken(ann)]: { ...ann, name: 'Mallory' } })).toMatchObject([{ kind: 'name' }]);
    expect(checkNames()).toEqual([]);
    expect(namesIn({ [nameToken(ann)]: ann })(nameToken(ann))).toBe('Ann');
    expect(namesIn()('toString')).toBeUndefined();
  });

  it('has one shape', () => {
    const token = nameToken({ name: 'Ann', salt });
    expect(areKeptNames({ [token]: { name: 'Ann', salt } })).toBe(true);
    for (const wrong of [
      { Ann: { name: 'Ann', salt } },
      { [token]: { name: 'Ann' } },
      { [token]: { name: 'Ann', salt, more: 1 } },
      { [token]: { name: 1, salt } },
      { [token]: { name: 'Ann', salt: 'ab' } },
      { [token]: 'Ann' },
      [],
      null,
    ])
      expect(areKeptNames(wrong)).toBe(false);
  });
});
