import { describe, expect, test } from 'vitest';
import { catalogueFaults, coverageJson, coverageSummary, coverageText, ruleCoverage } from './lib/rule-coverage.mjs';
import { namedBy, rowIdsIn, testTitlesIn } from './lib/test-titles.mjs';

/** @typedef {import('./lib/rule-coverage.mjs').Row} Row */

/**
 * @param {string} id
 * @param {Partial<Row>} [more]
 * @returns {Row}
 */
const row = (id, more = {}) => ({
  id,
  seed: '001',
  section: 'Rafts',
  phase: 'deployment',
  automatable: 'check',
  ...more,
});
const rules = [{ id: 'rafts-float', rows: ['GT-RAFT-001', 'GT-RAFT-004'] }];
const tests = new Map([['GT-RAFT-001', ['rafts.test.ts']]]);
/**
 * @param {readonly Row[]} seedRows
 * @param {readonly import('./lib/rule-coverage.mjs').Answer[]} catalogue
 */
const holes = (seedRows, catalogue) => ruleCoverage({ seedRows, catalogue, rules, tests }).map(({ hole }) => hole);

describe('what is covered', () => {
  test('a row whose rule claims it and that a test names', () => {
    const told = { id: 'GT-RAFT-001', what: 'Rafts float.', how: 'rule', by: 'rafts-float' };
    expect(holes([row('GT-RAFT-001')], [told])).toEqual([undefined]);
    expect(holes([row('GT-RAFT-001')], [{ ...told, by: 'rafts-sink' }])).toEqual([
      'no rule of this name claims it: rafts-sink',
    ]);
    expect(holes([row('GT-RAFT-001')], [{ ...told, by: 'rafts-float, rafts-sink' }])[0]).toContain('rafts-sink');
  });

  test('without a test that names it, or a word in the catalogue, it is a hole', () => {
    const told = { id: 'GT-RAFT-004', what: 'Rafts float.', how: 'rule', by: 'rafts-float' };
    expect(holes([row('GT-RAFT-004')], [told])).toEqual(['no test names it']);
    expect(holes([row('GT-RAFT-001')], [])).toEqual(['nobody has told how it is covered']);
    expect(holes([row('GT-RAFT-001')], [{ id: 'GT-RAFT-001', what: '', how: 'tracked', by: '' }])).toEqual([
      'it is not told by what it is covered',
    ]);
  });

  test('a row may wait, with a reason', () => {
    const waits = { id: 'GT-RAFT-002', what: 'Rafts sink.', how: 'waits', by: '' };
    expect(holes([row('GT-RAFT-002')], [{ ...waits, why: 'there are no rivers yet' }])).toEqual([undefined]);
    expect(holes([row('GT-RAFT-002')], [waits])).toEqual(['it waits without a reason']);
  });

  test('what a row is good for makes no difference: one that is only shown is asked for too', () => {
    expect(holes([row('GT-RAFT-003', { automatable: 'display' })], [])).toEqual(['nobody has told how it is covered']);
  });

  test('is printed by seed and section, with a line for each row and one for the end', () => {
    const seedRows = [row('GT-RAFT-001'), row('GT-RAFT-002'), row('GT-RAFT-003', { automatable: 'display' })];
    const catalogue = [
      { id: 'GT-RAFT-001', what: 'Rafts float.', how: 'rule', by: 'rafts-float' },
      { id: 'GT-RAFT-003', what: 'Rafts are built.', how: 'waits', by: '', why: 'there are no rivers' },
    ];
    const entries = ruleCoverage({ seedRows, catalogue, rules, tests });
    expect(coverageText(entries).split('\n')).toEqual([
      'Seed 001, Rafts: 1 of 3',
      '  ok     GT-RAFT-001  [deployment, check]  rule rafts-float  rafts.test.ts',
      '  HOLE   GT-RAFT-002  [deployment, check]  nobody has told how it is covered',
      '  waits  GT-RAFT-003  [deployment, display]  waits  there are no rivers',
      '',
    ]);
    expect(coverageSummary(entries)).toMatch(/^1 of 3 rows are covered, 1 wait with a reason, 1 are holes/);
    expect(coverageJson(entries)).toEqual({
      covered: ['GT-RAFT-001'],
      missing: [
        { id: 'GT-RAFT-002', why: 'nobody has told how it is covered' },
        { id: 'GT-RAFT-003', why: 'there are no rivers' },
      ],
    });
  });

  test('two parts of the program may cover a row together', () => {
    const both = [
      { id: 'GT-RAFT-001', what: 'Rafts float.', how: 'rule', by: 'rafts-float' },
      { id: 'GT-RAFT-001', what: 'Rafts are launched.', how: 'tracked', by: 'launch-raft' },
    ];
    expect(holes([row('GT-RAFT-001')], both)).toEqual([undefined]);
    expect(catalogueFaults({ seedRows: [row('GT-RAFT-001')], catalogue: both, rules: [] })).toEqual([]);
    const waiting = { id: 'GT-RAFT-001', what: 'Rafts sink.', how: 'waits', by: '', why: 'no rivers' };
    expect(catalogueFaults({ seedRows: [row('GT-RAFT-001')], catalogue: [...both, waiting], rules: [] })).toEqual([
      'GT-RAFT-001 waits and is covered',
    ]);
  });

  test('a catalogue that tells a row twice, or of rows that are none, is at fault', () => {
    /** @param {string} id */
    const told = (id) => ({ id, what: 'Rafts.', how: 'shown', by: 'river' });
    const catalogue = [told('GT-RAFT-001'), told('GT-RAFT-001'), told('GT-RAFT-009')];
    expect(catalogueFaults({ seedRows: [row('GT-RAFT-001')], catalogue, rules })).toEqual([
      'GT-RAFT-001 is in the catalogue twice',
      'GT-RAFT-009 is in the catalogue and not on the list',
      'the rule rafts-float names GT-RAFT-004, which is not on the list',
    ]);
  });
});

describe('what tests name', () => {
  test('ids of every shape, and those between two', () => {
    expect(rowIdsIn('GT-DEPLOY-001: a stand; BC-01-DEPDIS-DEPLOY-2, BC-00-FORMAT-6')).toEqual([
      'GT-DEPLOY-001',
      'BC-01-DEPDIS-DEPLOY-2',
      'BC-00-FORMAT-6',
    ]);
    expect(rowIdsIn('GT-RAFT-008 to GT-RAFT-011')).toEqual([
      'GT-RAFT-008',
      'GT-RAFT-011',
      'GT-RAFT-009',
      'GT-RAFT-010',
    ]);
    expect(rowIdsIn('BC-13-AMBUSH-DEPLOY-2 to BC-13-AMBUSH-DEPLOY-4')).toHaveLength(3);
    expect(rowIdsIn('KR-RAFT-X5, KR-RAFT-FLOATS: so')).toEqual(['KR-RAFT-X5', 'KR-RAFT-FLOATS']);
    expect(rowIdsIn('KR-RAFT-SEA-0 to KR-RAFT-SEA-2')).toHaveLength(3);
    expect(rowIdsIn('KR-001 and GT')).toEqual([]);
  });

  test('are titles of tests and groups and the tables that fill them in; never what is only mentioned or not run', () => {
    const text = `
      // GT-RAFT-001
      describe('GT-RAFT-002', () => {
        it.each([['GT-RAFT-003', 1]])('%s floats', () => { expect('GT-RAFT-004').toBe(''); });
        test(\`GT-RAFT-005 \${name}\`, () => {});
        test.skip('GT-RAFT-006', () => {});
        it.todo('GT-RAFT-007');
        describe.skipIf(away)('GT-RAFT-008', () => {});
        check('GT-RAFT-009', () => {});
        it.each(named)('%s', () => {});
      });
      const named = [['GT-RAFT-010', 1]];
      const unread = [['GT-RAFT-011', 1]];`;
    expect(testTitlesIn('a.test.ts', text).flatMap(rowIdsIn).sort()).toEqual([
      'GT-RAFT-002',
      'GT-RAFT-003',
      'GT-RAFT-005',
      'GT-RAFT-008',
      'GT-RAFT-010',
    ]);
    expect(namedBy([{ path: 'a.test.ts', text }]).get('GT-RAFT-003')).toEqual(['a.test.ts']);
  });
});
