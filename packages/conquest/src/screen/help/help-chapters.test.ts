import { describe, expect, it } from 'vitest';
import { searchHelp } from '@vexillum/frame/help/help-chapter';
import { helpChapters } from './help-chapters.ts';

const found = (question: string) => searchHelp(helpChapters(), question);

describe('searching the help (KR-HELP-SEARCH)', () => {
  it('finds what speaks of every word, whatever its letters', () => {
    expect(found('FLAGS recruits').flatMap(({ rows }) => rows.map(([name]) => name))).toContain('Turning in');
  });

  it('finds a chapter by its name', () => {
    const [keys] = found('keys');
    expect(keys).toEqual(helpChapters().find(({ title }) => title === 'Keys'));
  });

  it('finds nothing where there is nothing, and everything where nothing is asked', () => {
    expect(found('elephants')).toEqual([]);
    expect(found('  ')).toEqual(helpChapters());
  });
});
