import { describe, expect, test } from 'vitest';
import { changesOf } from './change-lines.ts';

describe('the change log', () => {
  test('is read version by version, with whom each line concerns (KR-HELP-CHANGELOG)', () => {
    const read = changesOf(
      '# Changelog\n\nOne line a change.\n\n## 0.2.0\n\n- [player] A `board`.\n- [host] A port.\n\n## 0.1.0\n\n- [code] A test.\n',
    );
    expect(read).toEqual([
      {
        version: '0.2.0',
        lines: [
          { reader: 'player', text: 'A board.' },
          { reader: 'host', text: 'A port.' },
        ],
      },
      { version: '0.1.0', lines: [{ reader: 'code', text: 'A test.' }] },
    ]);
  });
});
