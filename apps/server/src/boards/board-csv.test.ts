import type { BoardRow } from '@vexillum/protocol';
import { describe, expect, it } from 'vitest';
import { boardCsv, potCsv } from './board-csv.ts';

const row = (over: Partial<BoardRow> = {}): BoardRow => ({ position: 1, name: 'Rosa', card: 'ab', value: 3, ...over });
const linesOf = (csv: string): readonly string[] => csv.split('\r\n');
/** The cells of a line as a program reads them that keeps to RFC 4180. */
const cellsOf = (line = ''): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

describe('a board for a spreadsheet', () => {
  it('has a heading, a line a row, and ends each as RFC 4180 has it', () => {
    const csv = boardCsv('scores', {
      hasMore: false,
      rows: [
        row({
          opponents: 2,
          profile: 'twin-holms',
          tableName: 'The "two" isles, again',
          match: 'm',
          endedAt: '2026-11-24T10:00:00.000Z',
          rules: { neutral: true, lands: 5 },
        }),
      ],
    });
    const [head = '', line, rest] = linesOf(csv);
    expect(head).toBe('\ufeffposition,player,score,opponents,profile,table,ended_at,house_rules,card,match');
    expect(cellsOf(line)).toEqual([
      '1',
      'Rosa',
      '3',
      '2',
      'twin-holms',
      'The "two" isles, again',
      '2026-11-24T10:00:00.000Z',
      'neutral=true; lands=5',
      'ab',
      'm',
    ]);
    expect(rest).toBe('');
  });

  it('leaves a value below nothing a number', () => {
    const [, line] = linesOf(boardCsv('ranked', { hasMore: false, rows: [row({ value: -3.14159, games: 10 })] }));
    expect(line).toMatch(/^1,"Rosa",-3\.14,10,/);
  });

  it.each([
    ['=HYPERLINK("https://evil.example","win")', `'=HYPERLINK("https://evil.example","win")`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "  '=1"],
    ['Rosa;=1+1', "Rosa;'=1+1"],
    ['Rosa|@x', "Rosa|'@x"],
    ['Rosa","=1+1', `Rosa","'=1+1`],
    ['＝1', "'＝1"],
    ['Anna-Lena', 'Anna-Lena'],
  ])('makes no formula of the name %s', (name, read) => {
    for (const csv of [
      boardCsv('winners', { hasMore: false, rows: [row({ name })] }),
      potCsv({ rows: [{ position: 1, name, card: 'ab', value: 1, games: 1, won: 1 }] }),
    ])
      expect(cellsOf(linesOf(csv)[1])[1]).toBe(read);
  });
});
