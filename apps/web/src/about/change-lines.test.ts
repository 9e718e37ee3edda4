import { describe, expect, test } from 'vitest';
import { changesOf } from './change-lines.ts';

describe('the change log', () => {
  test('is read version by version, with whom each line concerns (KR-HELP-CHANGELOG)', () => {
    const read = changesOf(
      '# Changelog\n\nOne line a change.\n\n## 0.2.0\n\n- [player] A `board`.\n- [host] [code] A port.\n\n## 0.1.0\n\n- [code] A test.\n',
    );
    expect(read).toEqual([
      {
        version: '0.2.0',
        lines: [
          { readers: ['player'], text: 'A board.' },
          { readers: ['host', 'code'], text: 'A port.' },
        ],
      },
      { version: '0.1.0', lines: [{ readers: ['code'], text: 'A test.' }] },
    ]);
  });
});
