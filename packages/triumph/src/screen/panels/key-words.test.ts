import { keyHelp } from '../../hand/index.ts';
import { describe, expect, it } from 'vitest';
import { deedText, keysText } from './key-words.ts';

const keysOf = (does: string) => keyHelp.filter((row) => row.does === does).map(keysText);

describe('the table of keys is read out for the help screen', () => {
  it('keys have the names that stand on the keyboard', () => {
    expect(keysOf('previous-stand')).toEqual(['Shift + Tab']);
    expect(keysOf('advance')).toEqual(['↑  W']);
    expect(keysOf('keep-group')).toContain('Ctrl + 1 … 9');
  });

  it('no two actions are told with the same words', () => {
    const deeds = [...new Set(keyHelp.map((row) => row.does))];
    expect(new Set(deeds.map(deedText)).size).toBe(deeds.length);
  });
});
